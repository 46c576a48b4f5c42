import { expect, test } from 'vitest';
import { replyOf, wrongPhone } from './address-reply';

const error = (code: string | null, name: string, message = 'No') => ({
  code,
  field: ['address', name],
  message,
});

test('a successful change has no problem', () => {
  expect(replyOf(null)).toEqual({ problem: null });
});

test.each([
  ['PHONE_NUMBER_NOT_VALID', 'phoneNumber', wrongPhone, 'phone'],
  ['ADDRESS1_MISSING', 'address1', 'This field is required.', 'address1'],
  ['INVALID_TERRITORY_CODE', 'territoryCode', 'Please choose a country.', 'country'],
  ['ZONE_CODE_MISSING', 'zoneCode', 'This field is required.', 'province'],
  ['INVALID_FOR_COUNTRY', 'zoneCode', 'We can’t find this state in this country.', 'province'],
  ['CUSTOMER_ADDRESS_ALREADY_EXISTS', '', 'This address is already in your address book.'],
  ['ADDRESS_ID_DOES_NOT_EXIST', 'addressId', 'This address no longer exists.'],
] as [string, string, string, string?][])(
  '%s is reported at the field, in our words [R-303]',
  (code, name, problem, field) => {
    expect(replyOf(error(code, name), 'US')).toEqual({ problem, ...(field && { field }) });
  },
);

test('other refusals keep Shopify’s message, as a sentence', () => {
  expect(replyOf(error('TOO_LONG', 'city', 'city is too long'))).toEqual({
    problem: 'City is too long.',
    field: 'city',
  });
  expect(replyOf(error('INVALID', 'constructor', 'Try later!'))).toEqual({ problem: 'Try later!' });
  expect(replyOf({ code: null, field: null, message: '' })).toEqual({
    problem: 'We couldn’t save the address.',
  });
});
