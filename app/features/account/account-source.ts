/** What the account needs of the commerce backend, whichever kind of customer accounts the shop has. */
import type { Context } from '~/platform/context.server';
import type { Result } from '~/platform/result';
import type { Address, Order, OrderPage, OrderSummary, Profile } from './account';
import type { AddressFields } from './address-form.server';

/** Fails when the access token is invalid or expired. */
export type CustomerResult<T> = Result<T, 'signed-out'>;

export interface Overview {
  profile: Profile;
  defaultAddress: Address | null;
  /** The newest. */
  orders: OrderSummary[];
}

/** `gid` is the backend's id, which may carry a customer's token and must not leave the server. */
export interface StoredAddress {
  gid: string;
  address: Address;
}

export interface StoredBook {
  nodes: StoredAddress[];
  defaultGid: string | null;
  owner: Pick<Profile, 'firstName' | 'lastName'>;
}

/** What became of a change: `problem` is why it was refused, for the shopper, and `field` what of the form it is about. */
export interface AddressReply {
  problem: string | null;
  field?: keyof AddressFields;
}

type Read<T> = (context: Context, token: string) => Promise<CustomerResult<T>>;

/**
 * One kind of customer accounts. `token` is the access token of the customer who is signed in (`tokenFor`). Reads throw
 * Unavailable. Changes are sent once, without retries; they throw Unavailable, and StorefrontErrors for top-level errors.
 */
export interface AccountSource {
  getProfile: Read<Profile>;
  getOverview: Read<Overview>;
  /** `page` is 0-based; past the end there are no orders. */
  getOrders(context: Context, token: string, page: number): Promise<CustomerResult<OrderPage>>;
  /** By the digits of its gid; null when it does not exist or is someone else's. */
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
