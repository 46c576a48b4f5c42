/** The wishlist's operations. The service is the authority; during an outage the browser's cookie is used. */
import type { CardProduct } from '~/features/catalog/card-product';
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { optional } from '~/platform/optional.server';
import { fetchByEmail, fetchById, sendEvent } from '~/services/wishlist/wishlist.server';
import type { Wishlist, WishlistProduct } from '~/services/wishlist/wishlist.schema';
import {
  firstId,
  setHandlesCookie,
  setEmailCookie,
  setIdCookie,
  setPendingChanges,
  getHandlesCookie,
  getEmailCookie,
  getIdCookie,
  getPendingChanges,
  type WishlistChange,
} from './wishlist-cookies.server';
import { applyChange, isValidHandle } from './wishlist';

/** Looks up products by handle. Events carry product data, which is never taken from a form. Throws Unavailable. */
export type FindProducts = (handles: string[]) => Promise<CardProduct[]>;

export interface WishlistView {
  /** Newest first. */
  handles: string[];
  /** Titles stored by the service, for products that are no longer in the catalogue. */
  titles: Record<string, string>;
  /** Masked; null when no e-mail is attached. */
  email: string | null;
  /** True when the service was unavailable and these are only the handles of the browser's cookie. */
  stale: boolean;
}

/** The list, by e-mail if one is attached, else by id. A browser without a list sends no request. */
export async function readWishlist(context: Context, find: FindProducts): Promise<WishlistView> {
  const owner = (await getEmailCookie(context)) ?? (await getIdCookie(context));
  if (!owner && getPendingChanges(context).length === 0) return viewOf(context, null);
  const sent = sendPendingChanges(context, find);
  return orStale(
    context,
    sent.then(() => reload(context)),
  );
}

/** Adds or removes a product. The browser's cookie changes at once; a change that cannot be sent is queued. */
export async function changeWishlist(
  context: Context,
  change: WishlistChange,
  find: FindProducts,
): Promise<WishlistView> {
  setHandlesCookie(context, applyChange(getHandlesCookie(context), change));
  setPendingChanges(context, [...getPendingChanges(context), change]);
  const sent = sendPendingChanges(context, find);
  const work = orStale(
    context,
    sent.then((list) => reload(context, list)),
  );
  context.waitUntil(work);
  return work;
}

/** Attaches an e-mail. If the service has a list for it already, the two are merged. */
export async function attachEmail(
  context: Context,
  email: string,
  find: FindProducts,
): Promise<WishlistView> {
  const attach = async () => {
    await sendPendingChanges(context, find);
    const wishlistId = await ownId(context);
    const list = await sendEvent(context, {
      eventType: 'email/add',
      event: {},
      meta: {},
      email,
      wishlistId,
    });
    await setEmailCookie(context, email);
    return reload(context, list);
  };
  return orStale(context, attach());
}

const ownId = async (context: Context) => (await getIdCookie(context)) ?? (await firstId(context));

async function ownerOf(context: Context) {
  const email = await getEmailCookie(context);
  return email ? { email } : { wishlistId: await ownId(context) };
}

/** Sends the queued changes, oldest first. Throws Unavailable and leaves the rest in the queue. */
async function sendPendingChanges(
  context: Context,
  find: FindProducts,
): Promise<Wishlist | undefined> {
  const changes = getPendingChanges(context);
  if (changes.length === 0) return undefined;
  const added = changes.filter(({ intent }) => intent === 'add').map(({ handle }) => handle);
  const products = new Map((await find(added)).map((product) => [product.handle, product]));
  const owner = await ownerOf(context);
  let list: Wishlist | undefined;
  for (const [index, { intent, handle }] of changes.entries()) {
    const product = products.get(handle);
    if (intent === 'remove') {
      const event = { productHandle: handle };
      list = await sendEvent(context, {
        eventType: 'wishlist/remove',
        event,
        meta: {},
        ...owner,
      });
    } else if (product) {
      const event = toWishlistProduct(product);
      list = await sendEvent(context, { eventType: 'wishlist/add', event, meta: {}, ...owner });
    }
    // The service gets no event for an unknown product, which disappears from the cookie with the next reload.
    setPendingChanges(context, changes.slice(index + 1));
  }
  if (list) await setIdCookie(context, list.wishlistId);
  return list;
}

const toWishlistProduct = (product: CardProduct): WishlistProduct => ({
  id: product.gid,
  productId: product.id,
  productHandle: product.handle,
  title: product.title,
  minPrice: product.price.amount,
  maxPrice: product.priceMax.amount,
  imageSrc: product.images[0]?.src ?? '',
  vendor: product.vendor,
});

/** Reads the list again, by e-mail if known, else by id. When that fails, `after` (the reply to the last event) is used. */
async function reload(context: Context, after?: Wishlist): Promise<WishlistView> {
  const email = await getEmailCookie(context);
  const request = email ? fetchByEmail(context, email) : fetchById(context, await ownId(context));
  const list = await request.catch((error: unknown) => {
    if (after && isUnavailable(error)) return after;
    throw error;
  });
  if (list.wishlistId) await setIdCookie(context, list.wishlistId);
  const view = viewOf(context, list);
  setHandlesCookie(context, view.handles);
  return view;
}

function viewOf(context: Context, list: Wishlist | null): WishlistView {
  const events = list?.events.filter(({ productHandle }) => isValidHandle(productHandle));
  return {
    handles: events?.map(({ productHandle }) => productHandle) ?? getHandlesCookie(context),
    titles: Object.fromEntries(events?.map((one) => [one.productHandle, one.title]) ?? []),
    email: list?.email ?? null,
    stale: false,
  };
}

/** The list that `work` gives, or during an outage the browser's cookie: a wishlist is not worth an error message. */
const orStale = (context: Context, work: Promise<WishlistView>): Promise<WishlistView> =>
  optional(context, 'wishlist-failed', work, { ...viewOf(context, null), stale: true });
