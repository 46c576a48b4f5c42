import * as v from 'valibot';
import { expect, test } from 'vitest';
import { profileSchema } from './account.schema';

const name = { firstName: 'Ada', lastName: 'Lamb' };

test('a malformed customer is not taken for one without an e-mail [R-292]', () => {
  expect(v.is(profileSchema, { customer: {} })).toBe(false);
  expect(v.is(profileSchema, { customer: name })).toBe(false);
});

test('a customer with a telephone number only has no e-mail, and nobody is signed in without a customer', () => {
  expect(v.parse(profileSchema, { customer: { ...name, email: null } }).customer?.email).toBe('');
  expect(v.parse(profileSchema, { customer: null }).customer).toBeNull();
});
