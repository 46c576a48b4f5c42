/**
 * Client of the wishlist service: the operator's (WISHLIST_URL), else the store's own Durable Object.
 * All functions throw Unavailable('wishlist').
 */
import type { DurableObjectStub } from '@cloudflare/workers-types';
import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import { Unavailable } from '~/platform/fetch/unavailable';
import { wishlistReply, type Wishlist, type WishlistEvent } from './wishlist.schema';
import type { WishlistObject, WishlistResult } from './wishlist-object.server';

/** The list of an e-mail; without one, an empty list with an empty id. */
export const fetchByEmail = (context: Context, email: string): Promise<Wishlist> =>
  context.env.WISHLIST_URL
    ? post(context, 'email', { email })
    : callObject(context, (object) => object.byEmail(email));

/** The list with this id; without one, an empty list with an empty id. */
export const fetchById = (context: Context, wishlistId: string): Promise<Wishlist> =>
  context.env.WISHLIST_URL
    ? post(context, 'id', { wishlistId })
    : callObject(context, (object) => object.byId(wishlistId));

/** Sends an event once, without retries. Returns the list after it. */
export const sendEvent = (context: Context, event: WishlistEvent): Promise<Wishlist> =>
  context.env.WISHLIST_URL
    ? post(context, 'event', event)
    : callObject(context, (object) => object.applyEvent(event));

const deadlineMs = 1500;

/** The id in the path is the store's account, the one in the body the shopper's list. */
async function post(
  { env, fetchService }: Context,
  kind: 'email' | 'id' | 'event',
  body: object,
): Promise<Wishlist> {
  const path = `/api/wishlist/${kind}/${encodeURIComponent(env.WISHLIST_ID ?? env.STORE)}`;
  const { status, text } = await fetchService(
    new URL(path, env.WISHLIST_URL).href,
    {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
    { service: 'wishlist', operation: kind, deadlineMs, retry: kind !== 'event' },
  );
  if (status !== 200) throw new Unavailable('wishlist', new Error(`HTTP ${status}`));
  const parsed = v.safeParse(wishlistReply, text);
  if (!parsed.success) throw new Unavailable('wishlist', new v.ValiError(parsed.issues));
  return parsed.output;
}

async function callObject(
  { bindings, env }: Context,
  call: (object: DurableObjectStub<WishlistObject>) => Promise<WishlistResult>,
): Promise<Wishlist> {
  const objects = bindings.WISHLISTS;
  if (!objects) throw new Unavailable('wishlist', new Error('No service and no binding'));
  const result = await call(objects.getByName(env.STORE)).catch((cause: unknown) => {
    throw new Unavailable('wishlist', cause);
  });
  if (!result.ok) throw new Unavailable('wishlist', new Error(result.error.message));
  const { events, ...list } = result.value;
  return { ...list, events: events.map(({ eventBody }) => eventBody) };
}
