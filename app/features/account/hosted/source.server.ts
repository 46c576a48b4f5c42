import type { AccountSource } from '../account-source';
import { recentOrders } from '../account';
import type { AddressFields } from '../address-form.server';
import { e164 } from '../phone.server';
import { replyOf, wrongPhone } from './address-reply';
import { mutateAccount, queryAccount } from './customer-account-api.server';
import {
  ADDRESS_CREATE_MUTATION,
  ADDRESS_DELETE_MUTATION,
  ADDRESS_UPDATE_MUTATION,
  ADDRESSES_QUERY,
  DEFAULT_ADDRESS_DELETE_MUTATION,
  OVERVIEW_QUERY,
  PROFILE_QUERY,
} from './customer-account.graphql';
import {
  addressesSchema,
  changeSchema,
  overviewSchema,
  profileSchema,
} from './customer-account.schema';
import { getOrder, getOrders } from './orders.server';

export const hostedSource: AccountSource = {
  getOrders,
  getOrder,

  getProfile: (context, token) =>
    queryAccount(context, token, PROFILE_QUERY, { variables: {}, schema: profileSchema }),

  getOverview: (context, token) =>
    queryAccount(context, token, OVERVIEW_QUERY, {
      variables: { recent: recentOrders },
      schema: overviewSchema,
    }),

  readAddresses: (context, token) =>
    queryAccount(context, token, ADDRESSES_QUERY, { variables: {}, schema: addressesSchema }),

  async createAddress(context, token, fields, makeDefault) {
    const input = toInput(fields);
    if (!input) return { problem: wrongPhone, field: 'phone' };
    const variables = { address: input, ...asDefault(makeDefault) };
    const request = { variables, schema: changeSchema };
    const error = await mutateAccount(context, token, ADDRESS_CREATE_MUTATION, request);
    return replyOf(error, fields.country);
  },

  async updateAddress(context, token, addressId, fields, makeDefault) {
    const input = toInput(fields);
    if (!input) return { problem: wrongPhone, field: 'phone' };
    const variables = { addressId, address: input, ...asDefault(makeDefault) };
    const request = { variables, schema: changeSchema };
    const error = await mutateAccount(context, token, ADDRESS_UPDATE_MUTATION, request);
    return replyOf(error, fields.country);
  },

  async deleteAddress(context, token, addressId) {
    const request = { variables: { addressId }, schema: changeSchema };
    const error = await mutateAccount(context, token, ADDRESS_DELETE_MUTATION, request);
    if (error?.code !== 'DELETING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED') return replyOf(error);
    // Shopify refuses to delete the default address.
    const book = await hostedSource.readAddresses(context, token);
    const others = book.ok ? book.value.nodes.filter(({ gid }) => gid !== addressId) : [];
    const [newest] = others.toSorted((one, other) => byAge(other.address.id, one.address.id));
    if (!newest) return replyOf(error);
    const variables = { addressId, nextDefault: newest.gid };
    return replyOf(
      await mutateAccount(context, token, DEFAULT_ADDRESS_DELETE_MUTATION, {
        variables,
        schema: changeSchema,
      }),
    );
  },

  async setDefaultAddress(context, token, addressId) {
    const request = { variables: { addressId, defaultAddress: true }, schema: changeSchema };
    return replyOf(await mutateAccount(context, token, ADDRESS_UPDATE_MUTATION, request));
  },
};

/** Shopify refuses `false`. */
const asDefault = (makeDefault: boolean) => (makeDefault ? { defaultAddress: true } : {});

/** Ids are too large for `number`. */
const byAge = (one: string, other: string): number =>
  one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);

function toInput({ country, province, phone, ...rest }: AddressFields) {
  const phoneNumber = phone === '' ? '' : e164(phone, country);
  if (phoneNumber === null) return null;
  return { ...rest, territoryCode: country, zoneCode: province, phoneNumber };
}
