import type { AddressRow } from '../../carts/cart-addresses';
import type { Cart } from '../../carts/carts';
import { customerIdOf } from '../../customers/access-tokens';
import { addressRow, countryNameOf } from '../../customers/addresses';
import { withoutZip } from '../../customers/contact';
import { hasZones, zoneName } from '../../customers/zones';
import type { Context } from '../graphql/context';
import { digitsOf } from '../graphql/gid';
import { CartMutationError } from './errors';

type Field =
  | 'address1'
  | 'address2'
  | 'city'
  | 'company'
  | 'countryCode'
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'provinceCode'
  | 'zip';

/** Exactly one field is set. */
export type CartAddressInput = {
  copyFromCustomerAddressId?: string | null;
  deliveryAddress?: Partial<Record<Field, string | null>> | null;
};

export type Strategy = 'COUNTRY_CODE_ONLY' | 'STRICT';

type Checked = { input: Partial<Record<Field, string>>; path: string[] };

const columns: Record<Field, string> = {
  ...{ firstName: 'first_name', lastName: 'last_name', company: 'company', phone: 'phone' },
  ...{ address1: 'address1', address2: 'address2', city: 'city', zip: 'zip' },
  ...{ provinceCode: 'province_code', countryCode: 'country_code' },
};

const longest = 255;

const forbidden: [RegExp, string, string][] = [
  [/<[a-z/!][^>]*>/i, 'ADDRESS_FIELD_CONTAINS_HTML_TAGS', 'contains HTML tags'],
  [/https?:\/\/|www\./i, 'ADDRESS_FIELD_CONTAINS_URL', 'contains a URL'],
  [/\p{Extended_Pictographic}/u, 'ADDRESS_FIELD_CONTAINS_EMOJIS', 'contains emojis'],
];

/** Postal codes of the countries the demo sells most to. */
const zips: Record<string, RegExp> = {
  US: /^\d{5}(-\d{4})?$/,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
  ...{ AU: /^\d{4}$/, NZ: /^\d{4}$/, DE: /^\d{5}$/ },
};

/**
 * Returns the address in the request, or a copy of the customer's address. If a field is invalid, throws an error with
 * the field's path. The messages differ from Shopify's.
 */
export function rowOfInput(
  context: Context,
  cart: Cart,
  address: CartAddressInput,
  { path, strategy }: { path: string[]; strategy: Strategy },
): AddressRow {
  const { copyFromCustomerAddressId: own, deliveryAddress: named } = address;
  if ((own == null) === (named == null))
    throw refused('INVALID', path, 'Exactly one kind of address must be given.');
  if (own != null) return copied(context, cart, own, [...path, 'copyFromCustomerAddressId']);
  const entries = Object.entries(named ?? {}).map(([name, value]) => [name, value?.trim() ?? '']);
  const input = Object.fromEntries(entries.filter(([, value]) => value !== '')) as Checked['input'];
  const checked = { input, path: [...path, 'deliveryAddress'] };
  refuseTexts(checked);
  refuseMissing(checked, ['countryCode']);
  if (strategy === 'STRICT') refuseUndeliverable(checked);
  return rowOfFields(input);
}

function rowOfFields(input: Checked['input']): AddressRow {
  const row = Object.fromEntries(
    Object.entries(columns).map(([field, column]) => [column, input[field as Field] ?? null]),
  );
  const { countryCode = '', provinceCode } = input;
  return {
    ...row,
    country: countryNameOf(countryCode),
    province: provinceCode ? zoneName(countryCode, provinceCode) : null,
  };
}

function copied({ sql, world }: Context, cart: Cart, id: string, path: string[]): AddressRow {
  const customer = cart.customerToken === null ? null : customerIdOf(world, cart.customerToken);
  if (customer === null)
    throw refused('MISSING_CUSTOMER_ACCESS_TOKEN', path, 'The cart has no customer.');
  const found = addressRow(sql, customer, digitsOf('MailingAddress', id) ?? 0);
  if (!found) throw refused('INVALID', path, 'The specified customer address does not exist.');
  const kept = [...Object.values(columns), 'country', 'province'];
  return Object.fromEntries(
    kept.map((column) => [column, found[column] === null ? null : String(found[column])]),
  );
}

function refuseTexts({ input, path }: Checked): void {
  for (const [field, value] of Object.entries(input)) {
    if (value.length > longest)
      throw refused('ADDRESS_FIELD_IS_TOO_LONG', [...path, field], `${field} is too long.`);
    for (const [pattern, code, what] of forbidden)
      if (pattern.test(value)) throw refused(code, [...path, field], `${field} ${what}.`);
  }
}

function refuseMissing({ input, path }: Checked, fields: Field[]): void {
  for (const field of fields)
    if (!input[field])
      throw refused('ADDRESS_FIELD_IS_REQUIRED', [...path, field], `${field} is required.`);
}

/** For the validation strategy `STRICT`. */
function refuseUndeliverable({ input, path }: Checked): void {
  const { countryCode = '', provinceCode = '', zip = '' } = input;
  refuseMissing({ input, path }, ['lastName', 'address1', 'city']);
  if (!withoutZip.includes(countryCode)) refuseMissing({ input, path }, ['zip']);
  if (hasZones(countryCode)) {
    refuseMissing({ input, path }, ['provinceCode']);
    if (zoneName(countryCode, provinceCode) === null)
      throw refused('PROVINCE_NOT_FOUND', [...path, 'provinceCode'], 'The province is unknown.');
  }
  if (zip && zips[countryCode]?.test(zip) === false) {
    const message = `The postcode is not valid for ${countryNameOf(countryCode) ?? countryCode}.`;
    throw refused('INVALID_ZIP_CODE_FOR_COUNTRY', [...path, 'zip'], message);
  }
}

const refused = (code: string, field: string[], message: string) =>
  new CartMutationError({ code, field, message }, 'unchanged cart');
