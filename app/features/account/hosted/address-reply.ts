import { requiredMessage } from '~/platform/http/form-fields';
import { addressWords } from '../address-words';
import type { AddressReply } from '../account-source';
import type { AddressFields } from '../address-form.server';
import type { UserError } from './customer-account.schema';

const renamed = new Map<string, keyof AddressFields>([
  ['territoryCode', 'country'],
  ['zoneCode', 'province'],
  ['phoneNumber', 'phone'],
]);
const sameName = 'firstName lastName company address1 address2 city zip'.split(' ');

export const wrongPhone =
  'Please enter a valid phone number with its country code, like +44 20 7946 0018.';

/** `error` is null on success. */
export function replyOf(error: UserError | null, country = ''): AddressReply {
  if (!error) return { problem: null };
  const { region } = addressWords(country);
  switch (error.code) {
    case 'PHONE_NUMBER_NOT_VALID':
      return { problem: wrongPhone, field: 'phone' };
    case 'ADDRESS1_MISSING':
      return { problem: requiredMessage, field: 'address1' };
    case 'TERRITORY_CODE_MISSING':
    case 'INVALID_TERRITORY_CODE':
    case 'COUNTRY_NOT_EXIST':
      return { problem: 'Please choose a country.', field: 'country' };
    case 'ZONE_CODE_MISSING':
      return { problem: requiredMessage, field: 'province' };
    case 'CUSTOMER_ADDRESS_ALREADY_EXISTS':
      return { problem: 'This address is already in your address book.' };
    case 'ADDRESS_ID_DOES_NOT_EXIST':
      return { problem: 'This address no longer exists.' };
  }
  const field = fieldOf(error);
  if (field === 'province' && /^INVALID/.test(error.code ?? ''))
    return { problem: `We can’t find this ${region.toLowerCase()} in this country.`, field };
  return { problem: sentence(error.message), ...(field && { field }) };
}

function fieldOf({ field }: UserError): keyof AddressFields | undefined {
  const name = field?.at(-1) ?? '';
  return renamed.get(name) ?? (sameName.includes(name) ? (name as keyof AddressFields) : undefined);
}

function sentence(message: string): string {
  const text = message.trim() || 'We couldn’t save the address';
  return text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? '' : '.');
}
