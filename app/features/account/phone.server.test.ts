import { expect, test } from 'vitest';
import { e164, isSamePhone } from './phone.server';

test.each([
  ['0412 345 678', 'AU', '+61412345678'],
  ['(613) 555-0111', 'CA', '+16135550111'],
  ['020 7946 0018', 'GB', '+442079460018'],
  ['03-5555-0123', 'JP', '+81355550123'],
  ['06 1234 5678', 'IT', '+390612345678'],
  ['+44 20 7946 0018', 'US', '+442079460018'],
  ['0011 44 20 7946 0018', 'AU', '+442079460018'],
  ['+1 518 555 0163', 'AQ', '+15185550163'],
])('%j in %s is %s', (typed, country, number) => expect(e164(typed, country)).toBe(number));

test.each([
  ['a number of another country without its code', '020 7946 0018', 'US'],
  ['a local number without its area', '555 0163', 'US'],
  ['a country that has no numbers of its own', '518 555 0163', 'AQ'],
  ['a code that no country has', '+999 555 0163', 'US'],
  ['much too long', '+1 518 555 0163 0163 0163', 'US'],
  ['nothing', '', 'US'],
  ['text', 'constructor', '__proto__'],
])('%s is not certain', (_, typed, country) => expect(e164(typed, country)).toBeNull());

test('a number is the same in E.164, with and without spaces, and as it was typed', () => {
  expect(isSamePhone('+61412345678', '0412 345 678', 'AU')).toBe(true);
  expect(isSamePhone('+61412345678', '+61 412 345 678', 'AU')).toBe(true);
  expect(isSamePhone('0412345678', '0412 345 678', 'AU')).toBe(true);
  expect(isSamePhone('+61412345678', '0412 345 679', 'AU')).toBe(false);
  expect(isSamePhone('', '0412 345 678', 'AU')).toBe(false);
});

test('no number is the same as no number only', () => {
  expect(isSamePhone('+61412345678', '', 'AU')).toBe(false);
  expect(isSamePhone('+61412345678', ' - ', 'AU')).toBe(false);
  expect(isSamePhone('', '', 'AU')).toBe(true);
});

test('a number that the tables don’t know is the same with its country’s code', () => {
  expect(isSamePhone('+61012345678', '0012345678', 'AU')).toBe(false);
  expect(isSamePhone('+6112345678', '012345678', 'AU')).toBe(true);
  expect(isSamePhone('+4412345678', '012345678', 'AU')).toBe(false);
  expect(isSamePhone('+15185550163', '518 555 0163', 'AQ')).toBe(true);
  expect(isSamePhone('ext. 012345', '12345', 'AU')).toBe(false);
});

test('the end of a number is another number', () => {
  expect(isSamePhone('+61412345678', '345 678', 'AU')).toBe(false);
  expect(isSamePhone('+61412345678', '12345678', 'AU')).toBe(false);
  expect(isSamePhone('+61345678', '345678', 'AU')).toBe(false);
});
