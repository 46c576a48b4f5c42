/** Calls WISHLIST_URL or, if unset, the store's Durable Object. All functions throw Unavailable('wishlist'). */
import type { DurableObjectStub } from '@cloudflare/workers-types';
import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import { serviceUrl } from '~/platform/fetch/service-url';
import { Unavailable } from '~/platform/fetch/unavailable';
import { fail, ok, type Result } from '~/platform/result';
import { withinTime } from '~/platform/within-time';
import {
  wishlistRefusal,
  wishlistReply,
  type Wishlist,
  type WishlistEvent,
} from './wishlist.schema';
import type { WishlistObject, WishlistResult } from './wishlist-object.server';

/** full: no room for another product. refused: rejected permanently. */
export type WishlistRefusal = 'full' | 'refused';

/** If there is no list, the id is empty. */
export const fetchByEmail = async (context: Context, email: string): Promise<Wishlist> =>
  orUnavailable(
    context.env.WISHLIST_URL
      ? await post(context, context.env.WISHLIST_URL, 'email', { email })
      : await callObject(context, (object) => object.byEmail(email)),
  );

/** If there is no list, the id is empty. */
export const fetchById = async (context: Context, wishlistId: string): Promise<Wishlist> =>
  orUnavailable(
    context.env.WISHLIST_URL
      ? await post(context, context.env.WISHLIST_URL, 'id', { wishlistId })
      : await callObject(context, (object) => object.byId(wishlistId)),
  );

/** Without retries. */
export const sendEvent = (
  context: Context,
  event: WishlistEvent,
): Promise<Result<Wishlist, WishlistRefusal>> =>
  context.env.WISHLIST_URL
    ? post(context, context.env.WISHLIST_URL, 'event', event)
    : callObject(context, (object) => object.applyEvent(event));

function orUnavailable(result: Result<Wishlist, WishlistRefusal>): Wishlist {
  if (result.ok) return result.value;
  throw new Unavailable('wishlist', new Error(`A read was ${result.error}`));
}

const deadlineMs = 1500;
/** Permanent refusals. */
const refusals = [400, 413, 422];

/** The path identifies the store's account. The body identifies the list, by email address or id. */
async function post(
  { env, fetchService, log }: Context,
  base: string,
  kind: 'email' | 'id' | 'event',
  body: object,
): Promise<Result<Wishlist, WishlistRefusal>> {
  const path = `api/wishlist/${kind}/${encodeURIComponent(env.WISHLIST_ID ?? env.STORE)}`;
  const { status, text } = await fetchService(
    serviceUrl(base, path).href,
    {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
    { service: 'wishlist', operation: kind, deadlineMs, retry: kind !== 'event' },
  );
  if (refusals.includes(status)) {
    const { error } = v.parse(wishlistRefusal, text);
    log.warn('wishlist-refused', { operation: kind, status, error });
    return fail(error.code === 'list_full' ? 'full' : 'refused');
  }
  if (status !== 200) throw new Unavailable('wishlist', new Error(`HTTP ${status}`));
  const parsed = v.safeParse(wishlistReply, text);
  if (!parsed.success) throw new Unavailable('wishlist', new v.ValiError(parsed.issues));
  return ok(parsed.output);
}

async function callObject(
  { bindings, env, log }: Context,
  call: (object: DurableObjectStub<WishlistObject>) => Promise<WishlistResult>,
): Promise<Result<Wishlist, WishlistRefusal>> {
  const objects = bindings.WISHLISTS;
  if (!objects) throw new Unavailable('wishlist', new Error('No service and no binding'));
  const work = withinTime(call(objects.getByName(env.STORE)), deadlineMs);
  const result = await work.catch((cause: unknown) => {
    throw new Unavailable('wishlist', cause);
  });
  if (!result.ok) {
    log.warn('wishlist-refused', { error: result.error });
    return fail(result.error.code === 'list_full' ? 'full' : 'refused');
  }
  const { events, ...list } = result.value;
  return ok({ ...list, events: events.map(({ eventBody }) => eventBody) });
}
