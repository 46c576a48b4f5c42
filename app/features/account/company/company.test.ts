import { expect, test } from 'vitest';
import { companyPathFrom } from './company';

test.each([
  ['/search?q=brass', '/accounts/company?return_to=%2Fsearch%3Fq%3Dbrass'],
  ['/accounts/dashboard', '/accounts/company'],
  ['/discount/CODE', '/accounts/company'],
  ['/cart/leave', '/accounts/company?checkout_url=true'],
  ['/accounts/company?return_to=%2Fcart', '/accounts/company?return_to=%2Fcart'],
])('a shopper who chooses a location on the way from %s gets to %s [R-541]', (path, expected) => {
  expect(companyPathFrom(path)).toBe(expected);
});
