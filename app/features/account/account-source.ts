import type { Context } from '~/platform/context.server';
import type { Result } from '~/platform/result';
import type { Address, Order, OrderPage, OrderSummary, Profile } from './account';
import type { AddressFields } from './address-form.server';

/** Fails if the access token is invalid or expired. */
export type CustomerResult<T> = Result<T, 'signed-out'>;

export interface Overview {
  profile: Profile;
  defaultAddress: Address | null;
  orders: OrderSummary[];
}

/** `gid` can contain a customer's token; keep it on the server. */
interface StoredAddress {
  gid: string;
  address: Address;
}

export interface StoredBook {
  nodes: StoredAddress[];
  defaultGid: string | null;
  owner: Pick<Profile, 'firstName' | 'lastName'>;
}

/** `problem`: why Shopify refused the address, in words for the shopper; null if Shopify accepted it. */
export interface AddressReply {
  problem: string | null;
  field?: keyof AddressFields;
}

type Read<T> = (context: Context, token: string) => Promise<CustomerResult<T>>;

/**
 * `token` is the access token. Orders have times (ISO 8601), which `customer.server.ts` converts to days in the store's
 * time zone. Changes are never retried. All functions can throw Unavailable; changes can also throw
 * StorefrontErrors.
 */
export interface AccountSource {
  getProfile: Read<Profile>;
  getOverview: Read<Overview>;
  /** `page` is 0-based; empty past the end. */
  getOrders(context: Context, token: string, page: number): Promise<CustomerResult<OrderPage>>;
  /** `id`: the number in the gid. Null if the customer has no such order. */
  getOrder(context: Context, token: string, id: string): Promise<CustomerResult<Order | null>>;
  readAddresses: Read<StoredBook>;
  createAddress(
    context: Context,
    token: string,
    fields: AddressFields,
    makeDefault: boolean,
  ): Promise<AddressReply>;
  updateAddress(
    context: Context,
    token: string,
    gid: string,
    fields: AddressFields,
    makeDefault: boolean,
  ): Promise<AddressReply>;
  deleteAddress(context: Context, token: string, gid: string): Promise<AddressReply>;
  setDefaultAddress(context: Context, token: string, gid: string): Promise<AddressReply>;
}
