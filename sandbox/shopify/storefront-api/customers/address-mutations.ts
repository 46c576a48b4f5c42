import { findToken } from '../../customers/access-tokens';
import {
  addressRow,
  insertAddress,
  hasSameAddress,
  rowOf,
  updateAddress,
  type AddressInput,
} from '../../customers/addresses';
import type { Context } from '../graphql/context';
import { digitsOf } from '../graphql/gid';
import { addressId, addressOfRow, addressView } from './address-view';
import { customerById } from './customer-view';
import { accessDenied, customerErrors, type CustomerError } from './errors';

type Token = { customerAccessToken: string };

/**
 * For an invalid token, `customerAddressCreate` returns a top-level error, the other mutations a
 * userError.
 */
export const addressMutations = {
  customerAddressCreate: (
    { customerAccessToken: token, address }: Token & { address: AddressInput },
    context: Context,
  ) => {
    const customerId = findToken(context.world, token)?.customerId;
    if (customerId === undefined) throw accessDenied('customerAddressCreate');
    const row = { ...namesOf(context, customerId, token), ...rowOf(address) };
    const problem = problemOf(context, customerId, row);
    if (problem) return { customerAddress: null, ...customerErrors([problem]) };
    const id = insertAddress(context.sql, customerId, row);
    // As on Shopify, the first address becomes the default.
    context.sql.exec(
      'UPDATE customers SET default_address_id = coalesce(default_address_id, ?) WHERE id = ?',
      id,
      customerId,
    );
    return { customerAddress: view(context, customerId, id, token), ...customerErrors([]) };
  },
  customerAddressUpdate: (
    { customerAccessToken: token, id: gid, address }: Token & { id: string; address: AddressInput },
    context: Context,
  ) => {
    const owned = ownedAddress(context, token, gid, 'id');
    if ('error' in owned) return { customerAddress: null, ...customerErrors([owned.error]) };
    const { customerId, id, row } = owned;
    const changed = rowOf(address, String(row['country_code'] ?? ''));
    const problem = problemOf(context, customerId, { ...textsOf(row), ...changed }, id);
    if (problem) return { customerAddress: null, ...customerErrors([problem]) };
    updateAddress(context.sql, id, changed);
    return { customerAddress: view(context, customerId, id, token), ...customerErrors([]) };
  },
  customerAddressDelete: (
    { customerAccessToken: token, id: gid }: Token & { id: string },
    context: Context,
  ) => {
    const owned = ownedAddress(context, token, gid, 'id');
    if ('error' in owned) {
      return { deletedCustomerAddressId: null, ...customerErrors([owned.error]) };
    }
    const { customerId, id } = owned;
    context.sql.exec('DELETE FROM addresses WHERE id = ?', id);
    context.sql.exec(
      `UPDATE customers SET default_address_id =
         (SELECT min(id) FROM addresses WHERE customer_id = customers.id)
       WHERE id = ? AND default_address_id = ?`,
      customerId,
      id,
    );
    return { deletedCustomerAddressId: addressId(id, token), ...customerErrors([]) };
  },
  customerDefaultAddressUpdate: (
    { customerAccessToken: token, addressId: gid }: Token & { addressId: string },
    context: Context,
  ) => {
    const owned = ownedAddress(context, token, gid, 'addressId');
    if ('error' in owned) return { customer: null, ...customerErrors([owned.error]) };
    const { customerId, id } = owned;
    context.sql.exec('UPDATE customers SET default_address_id = ? WHERE id = ?', id, customerId);
    return { customer: customerById(context, customerId, token), ...customerErrors([]) };
  },
};

type Owned = { customerId: number; id: number; row: Record<string, unknown> };

function ownedAddress(
  { world, sql }: Context,
  token: string,
  gid: string,
  field: string,
): Owned | { error: CustomerError } {
  const customerId = findToken(world, token)?.customerId;
  if (customerId === undefined) {
    const message = 'access token does not exist';
    return { error: { code: 'TOKEN_INVALID', field: ['customerAccessToken'], message } };
  }
  const id = digitsOf('MailingAddress', gid) ?? 0;
  const row = addressRow(sql, customerId, id);
  if (row) return { customerId, id, row };
  return { error: { code: 'NOT_FOUND', field: [field], message: 'Address does not exist' } };
}

function problemOf(
  { sql }: Context,
  customerId: number,
  row: Record<string, string | null>,
  id?: number,
): CustomerError | null {
  if (row.country && !row.country_code) {
    const field = ['address', 'country'];
    return { code: 'INVALID', field, message: 'Country is not valid' };
  }
  if (!hasSameAddress(sql, customerId, row, id)) return null;
  return { code: null, field: ['address'], message: 'Address already exists' };
}

/** As on Shopify, addresses without names get the customer's names. */
function namesOf(context: Context, customerId: number, token: string) {
  const customer = customerById(context, customerId, token);
  return rowOf({
    firstName: customer?.['firstName'] as string | null,
    lastName: customer?.['lastName'] as string | null,
  });
}

const textsOf = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).filter(
      (entry): entry is [string, string | null] => typeof entry[1] !== 'number',
    ),
  );

function view({ sql }: Context, customerId: number, id: number, token: string) {
  const row = addressRow(sql, customerId, id);
  return row ? addressView(addressId(id, token), addressOfRow(row)) : null;
}
