/** The signed-in customer's name, e-mail, overview and orders. Each throws Unavailable. */
import type { Context } from '~/platform/context.server';
import type { Profile } from './account';
import { tokenFor } from './account-session.server';
import { sourceOf } from './account-source.server';

/** Name and e-mail. */
export const getProfile = (context: Context, token: string) =>
  sourceOf(context).getProfile(context, token);

/** The same for pages that are everybody's: null when nobody is signed in, or the session has ended. */
export async function findProfile(context: Context): Promise<Profile | null> {
  const token = await tokenFor(context);
  const profile = token ? await getProfile(context, token) : null;
  return profile?.ok ? profile.value : null;
}

/** What the dashboard shows. */
export const getOverview = (context: Context, token: string) =>
  sourceOf(context).getOverview(context, token);

/** One page of orders, newest first; `page` is 0-based. */
export const getOrders = (context: Context, token: string, page: number) =>
  sourceOf(context).getOrders(context, token, page);

/** The customer's order with these digits in its gid; null when it does not exist or is someone else's. */
export const getOrder = (context: Context, token: string, id: string) =>
  sourceOf(context).getOrder(context, token, id);
