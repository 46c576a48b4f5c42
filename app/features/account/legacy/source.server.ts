import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { isAccessDenied, StorefrontErrors } from '~/services/shopify/errors';
import { recentOrders } from '../account';
import { isLost, notDefault } from '../account-problem.server';
import type { AccountSource, AddressReply } from '../account-source';
import type { AddressFields } from '../address-form.server';
import { countryName, provincesOf } from '../countries.server';
import { mutateCustomer, queryCustomer } from './account-api.server';
import {
  ADDRESS_CREATE_MUTATION,
  ADDRESS_DEFAULT_MUTATION,
  ADDRESS_DELETE_MUTATION,
  ADDRESS_UPDATE_MUTATION,
  CUSTOMER_ADDRESSES_QUERY,
  CUSTOMER_OVERVIEW_QUERY,
  CUSTOMER_QUERY,
} from './account.graphql';
import { addressesSchema, overviewSchema, profileSchema } from './account.schema';
import { getOrder, getOrders } from './orders.server';

export const legacySource: AccountSource = {
  getOrders,
  getOrder,

  getProfile: (context, customerAccessToken) =>
    queryCustomer(context, CUSTOMER_QUERY, { customerAccessToken }, profileSchema),

  getOverview(context, customerAccessToken) {
    const variables = { customerAccessToken, recent: recentOrders };
    return queryCustomer(context, CUSTOMER_OVERVIEW_QUERY, variables, overviewSchema);
  },

  readAddresses: (context, customerAccessToken) =>
    queryCustomer(context, CUSTOMER_ADDRESSES_QUERY, { customerAccessToken }, addressesSchema),

  async createAddress(context, customerAccessToken, fields, makeDefault) {
    const variables = { customerAccessToken, address: toAddressInput(fields) };
    const { problem, addressGid } = await mutateCustomer(
      context,
      ADDRESS_CREATE_MUTATION,
      variables,
    );
    return !problem && makeDefault && addressGid
      ? makeSavedDefault(context, customerAccessToken, addressGid)
      : { problem };
  },

  async updateAddress(context, customerAccessToken, id, fields, makeDefault) {
    const variables = { customerAccessToken, id, address: toAddressInput(fields) };
    const { problem } = await mutateCustomer(context, ADDRESS_UPDATE_MUTATION, variables);
    return !problem && makeDefault
      ? makeSavedDefault(context, customerAccessToken, id)
      : { problem };
  },

  deleteAddress: (context, customerAccessToken, id) =>
    mutateCustomer(context, ADDRESS_DELETE_MUTATION, { customerAccessToken, id }),

  setDefaultAddress,
};

function setDefaultAddress(
  context: Context,
  customerAccessToken: string,
  addressId: string,
): Promise<AddressReply> {
  return mutateCustomer(context, ADDRESS_DEFAULT_MUTATION, { customerAccessToken, addressId });
}

/** Throws after a lost response, because the caller then reads the address book. */
async function makeSavedDefault(
  context: Context,
  customerAccessToken: string,
  addressId: string,
): Promise<AddressReply> {
  try {
    const { problem } = await setDefaultAddress(context, customerAccessToken, addressId);
    return { problem: problem === null ? null : notDefault };
  } catch (error) {
    const isRefusal = error instanceof StorefrontErrors;
    if (isLost(error) || isAccessDenied(error) || !(isRefusal || isUnavailable(error))) throw error;
    context.log.error('account-unavailable', { form: 'address', error });
    return { problem: notDefault };
  }
}

/** Shopify's input takes names, not codes. */
const toAddressInput = ({ country, province, ...rest }: AddressFields) => ({
  ...rest,
  country: countryName(country),
  province: provincesOf(country).find(({ value }) => value === province)?.label ?? province,
});
