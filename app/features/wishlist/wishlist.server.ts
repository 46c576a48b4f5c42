/** The wishlist's verbs. The service is the authority; while it is away the own copy goes on. spec §4, §8. */
import type { CardProduct } from '~/features/catalog/card';
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/unavailable';
import {
  fetchByEmail,
  fetchById,
  sendEvent,
  type WishedProduct,
} from '~/services/wishlist/wishlist.server';
import type { WishlistReply as Wishlist } from '~/services/wishlist/wire';
import type { HeartForm } from './forms';
import {
  firstId,
  keepCopy,
  keepEmail,
  keepId,
  keepTodos,
  ownCopy,
  readEmail,
  readId,
  readTodos,
} from './keepsakes.server';
import { changed, isWishable } from './wishlist';

/** Looks products up by handle; events tell the service more than a form is believed to know. */
export type FindProducts = (handles: string[]) => Promise<CardProduct[]>;

export interface WishlistView {
  /** Newest first. */
  handles: string[];
  /** Titles the service remembers, for products that have left the catalogue. */
  titles: Record<string, string>;
  /** Masked; null when no address is attached. */
  email: string | null;
  /** True: this is only the device's own copy. */
  stale: boolean;
}

/** The list, by e-mail if one is known, else by id. A browser without a list asks nobody. */
export async function readWishlist(context: Context, find: FindProducts): Promise<WishlistView> {
  const known = (await readEmail(context)) ?? (await readId(context));
  if (!known && readTodos(context).length === 0) return viewOf(context, null);
  return attempt(context, async () => {
    await sendTodos(context, find);
    return reload(context);
  });
}

/** Adds or removes one product. The own copy changes in any case; what cannot be sent now is sent later. */
export async function changeWishlist(
  context: Context,
  change: HeartForm,
  find: FindProducts,
): Promise<WishlistView> {
  keepCopy(context, changed(ownCopy(context), change));
  keepTodos(context, [...readTodos(context), change]);
  const work = attempt(context, async () => {
    const answer = await sendTodos(context, find);
    return reload(context, answer);
  });
  context.waitUntil(work);
  return work;
}

/** Attaches an address: the list is found again on another device, and one that is there already joins in. */
export async function attachEmail(
  context: Context,
  email: string,
  find: FindProducts,
): Promise<WishlistView> {
  return attempt(context, async () => {
    await sendTodos(context, find);
    const wishlistId = await ownId(context);
    const answer = await sendEvent(context, {
      eventType: 'email/add',
      event: {},
      email,
      wishlistId,
    });
    await keepEmail(context, email);
    return reload(context, answer);
  });
}

const ownId = async (context: Context) => (await readId(context)) ?? (await firstId(context));

async function ownerOf(context: Context) {
  const email = await readEmail(context);
  return email ? { email } : { wishlistId: await ownId(context) };
}

/** Sends what waits, oldest first. Throws Unavailable with the rest still waiting. */
async function sendTodos(context: Context, find: FindProducts): Promise<Wishlist | undefined> {
  const todos = readTodos(context);
  if (todos.length === 0) return undefined;
  const added = todos.filter(({ intent }) => intent === 'add').map(({ handle }) => handle);
  const products = new Map((await find(added)).map((product) => [product.handle, product]));
  const owner = await ownerOf(context);
  let answer: Wishlist | undefined;
  for (const [index, { intent, handle }] of todos.entries()) {
    const product = products.get(handle);
    if (intent === 'remove') {
      const event = { productHandle: handle };
      answer = await sendEvent(context, { eventType: 'wishlist/remove', event, ...owner });
    } else if (product) {
      const event = wishedProduct(product);
      answer = await sendEvent(context, { eventType: 'wishlist/add', event, ...owner });
    }
    // A product nobody knows stays out of the service's list, and out of ours when it is reloaded.
    keepTodos(context, todos.slice(index + 1));
  }
  if (answer) await keepId(context, answer.wishlistId);
  return answer;
}

const wishedProduct = (product: CardProduct): WishedProduct => ({
  id: product.gid,
  productId: product.id,
  productHandle: product.handle,
  title: product.title,
  minPrice: product.price.amount,
  maxPrice: product.priceMax.amount,
  imageSrc: product.images[0]?.src ?? '',
  vendor: product.vendor,
});

/** spec §4: after each change the list is read again, by e-mail if known, else by id. */
async function reload(context: Context, after?: Wishlist): Promise<WishlistView> {
  const email = await readEmail(context);
  const reading = email ? fetchByEmail(context, email) : fetchById(context, await ownId(context));
  const list = await reading.catch((error: unknown) => {
    if (after && isUnavailable(error)) return after;
    throw error;
  });
  if (list.wishlistId) await keepId(context, list.wishlistId);
  const view = viewOf(context, list);
  keepCopy(context, view.handles);
  return view;
}

function viewOf(context: Context, list: Wishlist | null): WishlistView {
  const events = list?.events.filter(({ productHandle }) => isWishable(productHandle));
  return {
    handles: events?.map(({ productHandle }) => productHandle) ?? ownCopy(context),
    titles: Object.fromEntries(events?.map((one) => [one.productHandle, one.title]) ?? []),
    email: list?.email ?? null,
    stale: false,
  };
}

/** spec §8: wishlist errors are logged only; the shopper goes on with the own copy. */
async function attempt(context: Context, work: () => Promise<WishlistView>): Promise<WishlistView> {
  try {
    return await work();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.error('wishlist-failed', { error });
    return { ...viewOf(context, null), stale: true };
  }
}
