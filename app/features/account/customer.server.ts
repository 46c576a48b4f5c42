/** All functions throw Unavailable. */
import type { Context } from '~/platform/context.server';
import type { Profile } from './account';
import { tokenFor } from './account-session.server';
import { sourceOf } from './account-source.server';

export const getProfile = (context: Context, token: string) =>
  sourceOf(context).getProfile(context, token);

/** Null if no one is signed in. */
export async function findProfile(context: Context): Promise<Profile | null> {
  const token = await tokenFor(context);
  const profile = token ? await getProfile(context, token) : null;
  return profile?.ok ? profile.value : null;
}

export const getOverview = (context: Context, token: string) =>
  sourceOf(context).getOverview(context, token);

/** Newest first; `page` is 0-based. */
export const getOrders = (context: Context, token: string, page: number) =>
  sourceOf(context).getOrders(context, token, page);

/** `id`: digits of the gid. Null if missing or someone else's. */
export const getOrder = (context: Context, token: string, id: string) =>
  sourceOf(context).getOrder(context, token, id);
