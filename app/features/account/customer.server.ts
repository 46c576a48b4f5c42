/** Reads for the account's pages. Each gives null when the token is invalid or expired. */
import type { Context } from '~/platform/context.server';
import { recentOrders, type Address, type OrderSummary, type Profile } from './account';
import { readCustomer } from './account-api.server';
import { overviewSchema, profileSchema } from './account.schema';
import { CUSTOMER_OVERVIEW_QUERY, CUSTOMER_QUERY } from './account.graphql';

export interface Overview {
  profile: Profile;
  defaultAddress: Address | null;
  orders: OrderSummary[];
}

/** Name and e-mail. Throws Unavailable. */
export const getProfile = (context: Context, token: string): Promise<Profile | null> =>
  readCustomer(context, CUSTOMER_QUERY, profileSchema, { customerAccessToken: token });

/** The dashboard: profile, default address, the newest orders. Throws Unavailable. */
export async function getOverview(context: Context, token: string): Promise<Overview | null> {
  const customer = await readCustomer(context, CUSTOMER_OVERVIEW_QUERY, overviewSchema, {
    customerAccessToken: token,
    recent: recentOrders,
  });
  if (!customer) return null;
  const { firstName, lastName, email, defaultAddress, orders } = customer;
  return {
    profile: { firstName, lastName, email },
    defaultAddress: defaultAddress?.address ?? null,
    orders: orders.edges.map(({ node }) => node),
  };
}
