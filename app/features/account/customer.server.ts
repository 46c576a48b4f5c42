/** The customer's name, e-mail and overview. */
import type { Context } from '~/platform/context.server';
import { ok } from '~/platform/result';
import { recentOrders, type Address, type OrderSummary, type Profile } from './account';
import { queryCustomer, type CustomerResult } from './account-api.server';
import { CUSTOMER_OVERVIEW_QUERY, CUSTOMER_QUERY } from './account.graphql';
import { overviewSchema, profileSchema } from './account.schema';

/** Name and e-mail. Throws Unavailable. */
export const getProfile = (
  context: Context,
  customerAccessToken: string,
): Promise<CustomerResult<Profile>> =>
  queryCustomer(context, CUSTOMER_QUERY, { customerAccessToken }, profileSchema);

export interface Overview {
  profile: Profile;
  defaultAddress: Address | null;
  /** The newest. */
  orders: OrderSummary[];
}

/** What the dashboard shows. Throws Unavailable. */
export async function getOverview(
  context: Context,
  customerAccessToken: string,
): Promise<CustomerResult<Overview>> {
  const variables = { customerAccessToken, recent: recentOrders };
  const customer = await queryCustomer(context, CUSTOMER_OVERVIEW_QUERY, variables, overviewSchema);
  if (!customer.ok) return customer;
  const { firstName, lastName, email, defaultAddress, orders } = customer.value;
  return ok({
    profile: { firstName, lastName, email },
    defaultAddress: defaultAddress?.address ?? null,
    orders: orders.edges.map(({ node }) => node),
  });
}
