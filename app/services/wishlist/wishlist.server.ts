/**
 * Client of the wishlist service: the operator's (WISHLIST_URL), else the store's own Durable Object.
 * The id in the path is the store's account, the one in the body the shopper's list. All functions
 * throw Unavailable('wishlist').
 */
import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import { Unavailable } from '~/platform/fetch/unavailable';
import { wishlistReply, type WishlistReply } from './wishlist.schema';

/** Product data of an event. Prices in major units of the market's currency. */
export interface WishlistProduct {
  /** The full gid. */
  id: string;
  /** The gid's digits. */
  productId: string;
  productHandle: string;
  title: string;
  minPrice: number;
  maxPrice: number;
  imageSrc: string;
  vendor: string;
}

/** Identifies the list: by e-mail if one is attached, else by id. */
export type Owner = { email: string } | { wishlistId: string };

export type WishlistEvent =
  | ({ eventType: 'wishlist/add'; event: WishlistProduct } & Owner)
  | ({ eventType: 'wishlist/remove'; event: Pick<WishlistProduct, 'productHandle'> } & Owner)
  | { eventType: 'email/add'; event: object; email: string; wishlistId?: string };

/** The list of an e-mail; without one, an empty list with an empty id. */
export const fetchByEmail = (context: Context, email: string) => post(context, 'email', { email });

/** The list with this id; without one, an empty list with an empty id. */
export const fetchById = (context: Context, wishlistId: string) =>
  post(context, 'id', { wishlistId });

/** Sends an event once, without retries. Returns the list after it. */
export const sendEvent = (context: Context, event: WishlistEvent) =>
  post(context, 'event', { meta: {}, ...event });

const deadlineMs = 1500;

async function post(
  context: Context,
  kind: 'email' | 'id' | 'event',
  body: object,
): Promise<WishlistReply> {
  const { env } = context;
  const path = `/api/wishlist/${kind}/${encodeURIComponent(env.WISHLIST_ID ?? env.STORE)}`;
  const init = {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const { status, text } = env.WISHLIST_URL
    ? await context.fetchService(new URL(path, env.WISHLIST_URL).href, init, {
        service: 'wishlist',
        operation: kind,
        deadlineMs,
        retry: kind !== 'event',
      })
    : await fetchFromObject(context, path, init);
  if (status !== 200) throw new Unavailable('wishlist', new Error(`HTTP ${status}`));
  const parsed = v.safeParse(wishlistReply, text);
  if (!parsed.success) throw new Unavailable('wishlist', new v.ValiError(parsed.issues));
  return parsed.output;
}

interface Stub {
  fetch(url: string, init: RequestInit): Promise<Response>;
}

async function fetchFromObject({ bindings, env }: Context, path: string, init: RequestInit) {
  const shelves = bindings.WISHLISTS;
  if (!shelves) throw new Unavailable('wishlist', new Error('No service and no binding'));
  try {
    const shelf = shelves.get(shelves.idFromName(env.STORE)) as Stub;
    const reply = await shelf.fetch(`https://shelf${path}`, init);
    return { status: reply.status, text: await reply.text() };
  } catch (cause) {
    throw new Unavailable('wishlist', cause);
  }
}
