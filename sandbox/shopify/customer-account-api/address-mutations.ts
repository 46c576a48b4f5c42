import {
  addressRow,
  hasSameAddress,
  insertAddress,
  rowOf,
  updateAddress,
  type AddressInput,
} from '../customers/addresses';
import { customerById } from '../customers/customers';
import { hasZones, provinceCode, zoneName } from '../customers/zones';
import { addressOfRow } from '../storefront-api/customers/address-view';
import { digitsOf } from '../storefront-api/graphql/gid';
import { customerAddressView } from './address-view';
import type { Context } from './context';
import { e164 } from './phone';

type Input = Partial<
  Record<
    | 'address1'
    | 'address2'
    | 'city'
    | 'company'
    | 'firstName'
    | 'lastName'
    | 'phoneNumber'
    | 'territoryCode'
    | 'zip'
    | 'zoneCode',
    string | null
  >
>;
type Problem = { code: string; field: string[] | null; message: string };

const longest = 255;
const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const blank = (text: string | null | undefined) => (text ?? '').trim() === '';

export const addressMutations = {
  customerAddressCreate: (
    { address, defaultAddress }: { address: Input; defaultAddress: boolean | null },
    context: Context,
  ) => {
    const checked = check(context, address, {});
    if ('problem' in checked) return refused('customerAddress', checked.problem);
    const id = insertAddress(context.sql, context.customerId, checked.row);
    const first = customerById(context.sql, context.customerId)?.default_address_id === null;
    if (defaultAddress || first) makeDefault(context, id);
    return { customerAddress: view(context, id), userErrors: [] };
  },
  customerAddressUpdate: (
    args: { addressId: string; address?: Input | null; defaultAddress: boolean | null },
    context: Context,
  ) => {
    const owned = ownedAddress(context, args.addressId);
    if (!owned) return refused('customerAddress', noSuchAddress);
    const isDefault =
      customerById(context.sql, context.customerId)?.default_address_id === owned.id;
    if (args.defaultAddress === false && isDefault) {
      return refused('customerAddress', {
        code: 'DEMOTING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED',
        field: ['defaultAddress'],
        message: 'The default address cannot be demoted',
      });
    }
    if (!args.address && args.defaultAddress === null) {
      const message = 'Address argument is empty';
      return refused('customerAddress', {
        code: 'ADDRESS_ARGUMENT_EMPTY',
        field: ['address'],
        message,
      });
    }
    if (args.address) {
      const checked = check(context, args.address, owned.row, owned.id);
      if ('problem' in checked) return refused('customerAddress', checked.problem);
      updateAddress(context.sql, owned.id, checked.row);
    }
    if (args.defaultAddress) makeDefault(context, owned.id);
    return { customerAddress: view(context, owned.id), userErrors: [] };
  },
  customerAddressDelete: ({ addressId }: { addressId: string }, context: Context) => {
    const owned = ownedAddress(context, addressId);
    if (!owned) return refused('deletedAddressId', noSuchAddress);
    const { sql, customerId } = context;
    const { n } = sql
      .exec<{ n: number }>('SELECT count(*) AS n FROM addresses WHERE customer_id = ?', customerId)
      .one();
    if (n > 1 && customerById(sql, customerId)?.default_address_id === owned.id) {
      return refused('deletedAddressId', {
        code: 'DELETING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED',
        field: ['addressId'],
        message: 'The default address cannot be deleted while there are others',
      });
    }
    sql.exec('DELETE FROM addresses WHERE id = ?', owned.id);
    sql.exec(
      'UPDATE customers SET default_address_id = NULL WHERE id = ? AND default_address_id = ?',
      customerId,
      owned.id,
    );
    return { deletedAddressId: addressId, userErrors: [] };
  },
};

const noSuchAddress: Problem = {
  code: 'ADDRESS_ID_DOES_NOT_EXIST',
  field: ['addressId'],
  message: 'Address does not exist',
};

const refused = (field: string, problem: Problem) => ({ [field]: null, userErrors: [problem] });

function ownedAddress({ sql, customerId }: Context, gid: string) {
  const id = digitsOf('CustomerAddress', gid) ?? 0;
  const row = addressRow(sql, customerId, id);
  return row ? { id, row } : null;
}

function check(
  { sql, customerId }: Context,
  input: Input,
  before: Record<string, unknown>,
  id?: number,
): { row: Record<string, string | null> } | { problem: Problem } {
  const problem = (code: string, field: string, message: string) => ({
    problem: { code, field: ['address', field], message },
  });
  for (const [field, value] of Object.entries(input)) {
    if ((value ?? '').length > longest) return problem('TOO_LONG', field, `${field} is too long`);
  }
  const row = rowOf({ ...(input as AddressInput), phone: undefined });
  if (input.phoneNumber !== undefined) {
    const phone = blank(input.phoneNumber) ? null : e164(input.phoneNumber ?? '');
    if (phone === null && !blank(input.phoneNumber)) {
      return problem('PHONE_NUMBER_NOT_VALID', 'phoneNumber', 'Phone number is not valid');
    }
    row['phone'] = phone;
  }
  const country = (input.territoryCode ?? String(before['country_code'] ?? '')).toUpperCase();
  if (country === '') {
    return problem('TERRITORY_CODE_MISSING', 'territoryCode', 'Country is required');
  }
  const countryName = /^[A-Z]{2}$/.test(country) ? names.of(country) : undefined;
  if (!countryName)
    return problem('INVALID_TERRITORY_CODE', 'territoryCode', 'Country is not valid');
  if (input.territoryCode) Object.assign(row, { country: countryName, country_code: country });
  if (input.zoneCode !== undefined) {
    const province = blank(input.zoneCode) ? null : zoneName(country, input.zoneCode ?? '');
    if (province === null && !blank(input.zoneCode)) {
      return problem('INVALID_FOR_COUNTRY', 'zoneCode', 'Province is not valid for the country');
    }
    Object.assign(row, { province, province_code: provinceCode(country, province ?? '') });
  } else if (input.territoryCode && country !== before['country_code']) {
    Object.assign(row, { province: null, province_code: null });
  }
  const after = { ...textsOf(before), ...row };
  if (hasZones(country) && blank(after['province'])) {
    return problem('ZONE_CODE_MISSING', 'zoneCode', 'Province is required');
  }
  if (blank(after['address1']))
    return problem('ADDRESS1_MISSING', 'address1', 'Address is required');
  if (hasSameAddress(sql, customerId, after, id)) {
    const message = 'Address already exists';
    return { problem: { code: 'CUSTOMER_ADDRESS_ALREADY_EXISTS', field: ['address'], message } };
  }
  return { row };
}

const textsOf = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).filter(
      (entry): entry is [string, string | null] => typeof entry[1] !== 'number',
    ),
  );

function makeDefault({ sql, customerId }: Context, id: number): void {
  sql.exec('UPDATE customers SET default_address_id = ? WHERE id = ?', id, customerId);
}

function view({ sql, customerId }: Context, id: number) {
  const row = addressRow(sql, customerId, id);
  return row ? customerAddressView(id, addressOfRow(row)) : null;
}
