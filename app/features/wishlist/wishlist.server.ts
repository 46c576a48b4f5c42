/**
 * The wishlist's operations. The service is the authority; during an outage the browser's cookies are used.
 * Which list a request works with: that of an address, if this browser has a proof of it, else the
 * browser's own.
 */
import type { CardProduct } from '~/features/catalog/card-product';
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { optional } from '~/platform/optional.server';
import { fail, ok, type Result } from '~/platform/result';
import { fetchByEmail, fetchById, sendEvent } from '~/services/wishlist/wishlist.server';
import type {
  ListedProduct,
  Wishlist,
  WishlistEvent,
  WishlistProduct,
} from '~/services/wishlist/wishlist.schema';
import {
  addChange,
  dropChange,
  forgetList,
  getEmailCookie,
  getHandles,
  getIdCookie,
  getProof,
  getWaitingChanges,
  markSent,
  newListId,
  retireIdCookie,
  setProof,
  setIdCookie,
  settleChanges,
} from './wishlist-cookies.server';
import { normalizeEmail, readLink } from './wishlist-link.server';
import { isValidHandle, type StoredChange, type WishlistChange } from './wishlist';

/** Looks up products by handle. Events carry product data, which is never taken from a form. Throws Unavailable. */
export type FindProducts = (handles: string[]) => Promise<CardProduct[]>;

/** What the wishlist needs to know from elsewhere in the shop. */
export interface WishlistSources {
  find: FindProducts;
  /** The address of the customer who is signed in; null when nobody is. Throws Unavailable. */
  findCustomer(): Promise<string | null>;
}

/** Whose list it is: this browser's own, a customer's, or that of an address whose mailed link was opened. */
export type WishlistOwner = 'browser' | 'customer' | 'link';

export interface WishlistView {
  /** Newest first. */
  handles: string[];
  /** Titles stored by the service, for products that are no longer in the catalogue. */
  titles: Record<string, string>;
  owner: WishlistOwner;
  /** Masked: the address that the list belongs to, or that was typed into this browser's form. */
  email: string | null;
  /** True when the service was unavailable and these are only the handles of the browser's cookies. */
  stale: boolean;
  /** True when a product was refused because the list is full. */
  full: boolean;
}

/** The list. A browser that has none and is not signed in sends no request. */
export async function readWishlist(
  context: Context,
  sources: WishlistSources,
): Promise<WishlistView> {
  return orStale(context, synchronize(context, sources));
}

/**
 * Adds or removes a product. What cannot be sent now waits in the browser's cookies. Fails when too many
 * changes are waiting: the change is not made.
 */
export async function changeWishlist(
  context: Context,
  change: WishlistChange,
  sources: WishlistSources,
): Promise<Result<WishlistView, 'too-many-waiting'>> {
  if (!addChange(context, change)) return fail('too-many-waiting');
  const work = orStale(context, synchronize(context, sources));
  context.waitUntil(work);
  return ok(await work);
}

/**
 * Opens the list of the address that a link was mailed to; this browser's own becomes part of it. During an
 * outage that is done by the next read. Fails when the link does not work (any more).
 */
export async function openMailedLink(
  context: Context,
  token: string,
  sources: WishlistSources,
): Promise<Result<void, 'dead'>> {
  const email = await readLink(context, token);
  if (!email) return fail('dead');
  forgetList(context);
  await setProof(context, email);
  await readWishlist(context, sources);
  return ok(undefined);
}

/**
 * After a sign-in, a sign-out, or a list that was closed: forgets the list before and reads the one that
 * belongs to the browser now. During an outage nothing is shown until the next read.
 */
export async function switchWishlist(context: Context, sources: WishlistSources): Promise<void> {
  forgetList(context);
  await readWishlist(context, sources);
}

/** A list that this browser may read and change, with how events name it. */
interface OpenList {
  owner: WishlistOwner;
  name: { email: string } | { wishlistId: string };
  list: Wishlist;
}

/** Finds the list, sends what waits for it, and reads it again. Throws Unavailable. */
async function synchronize(context: Context, sources: WishlistSources): Promise<WishlistView> {
  const waiting = getWaitingChanges(context);
  const proven = await findProvenEmail(context, sources);
  if (!proven && waiting.length === 0 && !(await getIdCookie(context))) {
    // A copy without a list was left by a reply that was slower than signing out.
    settleChanges(context, []);
    return { ...(await viewOf(context, null, false)), handles: [] };
  }
  const opened = proven ? await openListOf(context, proven) : await openOwnList(context);
  const sent = await sendChanges(context, opened, waiting, sources.find);
  const reloaded = sent.list ? await reload(context, opened, sent.list) : opened;
  if (reloaded.owner === 'browser' && reloaded.list.wishlistId)
    await setIdCookie(context, reloaded.list.wishlistId);
  const view = await viewOf(context, reloaded, sent.full);
  settleChanges(context, view.handles);
  return view;
}

interface Proven {
  owner: WishlistOwner;
  email: string;
}

/** The address whose list this browser may open: of a mailed link, which was opened later, or the customer's. */
async function findProvenEmail(
  context: Context,
  { findCustomer }: WishlistSources,
): Promise<Proven | null> {
  const linked = await getProof(context);
  if (linked) return { owner: 'link', email: linked };
  const customer = normalizeEmail((await findCustomer()) ?? '');
  return customer ? { owner: 'customer', email: customer } : null;
}

/** The list of a proven address, after this browser's own list has become part of it. */
async function openListOf(context: Context, { owner, email }: Proven): Promise<OpenList> {
  await mergeOwnList(context, email);
  return { owner, name: { email }, list: await fetchByEmail(context, email) };
}

async function mergeOwnList(context: Context, email: string): Promise<void> {
  const wishlistId = await getIdCookie(context);
  if (!wishlistId) return;
  const own = await fetchById(context, wishlistId);
  if (!own.email && own.events.length > 0) {
    const event = { eventType: 'email/add', event: {}, meta: {}, email, wishlistId } as const;
    const merged = await sendEvent(context, event);
    // The lists do not fit into one: the own one stays, and is there again when this one is closed.
    if (!merged.ok) return;
  }
  await retireIdCookie(context, wishlistId);
}

/** How often the next list may belong to an address as well, because a reply with its id was lost. */
const maxListsBefore = 5;

/**
 * This browser's own list. An id opens no list that belongs to an address: whoever had the id before, and
 * whoever uses this browser after its owner has signed out, would see it. A new list follows it then.
 */
async function openOwnList(context: Context): Promise<OpenList> {
  let wishlistId = (await getIdCookie(context)) ?? (await newListId(context));
  for (let before = 0; before < maxListsBefore; before += 1) {
    const list = await fetchById(context, wishlistId);
    if (!list.email) return { owner: 'browser', name: { wishlistId }, list };
    wishlistId = await newListId(context, wishlistId);
  }
  const list = { wishlistId: '', events: [] };
  return { owner: 'browser', name: { wishlistId: crypto.randomUUID() }, list };
}

/**
 * Sends changes, of each product the last: removals, which need no catalogue and make room, then additions, each
 * oldest first. Throws Unavailable and leaves the rest waiting.
 */
async function sendChanges(
  context: Context,
  { name, list: before }: OpenList,
  changes: readonly StoredChange[],
  find: FindProducts,
): Promise<{ list?: Wishlist; full: boolean }> {
  const outcome: { list?: Wishlist; full: boolean } = { full: false };
  const send = async (change: StoredChange, event: WishlistEvent | undefined) => {
    // The service gets no event for an unknown product.
    const sent = event && (await sendEvent(context, { ...event, ...name }));
    if (sent?.ok) {
      outcome.list = sent.value;
      markSent(context, change);
    } else {
      outcome.full ||= sent?.error === 'full';
      dropChange(context, change);
    }
  };
  const lastOf = new Map(changes.map((change) => [change.handle, change]));
  for (const change of changes)
    if (lastOf.get(change.handle) !== change) dropChange(context, change);
  const last = [...lastOf.values()];
  const listed = new Map(before.events.map((product) => [product.productHandle, product]));
  for (const change of last) {
    if (change.intent === 'remove') await send(change, removalOf(change, listed));
  }
  const additions = last.filter(({ intent }) => intent === 'add');
  const found = additions.length > 0 ? await find(additions.map(({ handle }) => handle)) : [];
  const products = new Map(found.map((product) => [product.handle, product]));
  for (const change of additions) await send(change, additionOf(products.get(change.handle)));
  return outcome;
}

const additionOf = (product: CardProduct | undefined): WishlistEvent | undefined =>
  product && { eventType: 'wishlist/add', event: toWishlistProduct(product), meta: {} };

/**
 * A removal has the fields that the list, which was just read, has of the product: as they were when it was added.
 * So it needs no catalogue, and works for a product that is no longer in it.
 */
function removalOf(
  { handle }: WishlistChange,
  listed: ReadonlyMap<string, ListedProduct>,
): WishlistEvent {
  const { title = '', ...fields } = listed.get(handle) ?? { productHandle: handle };
  return { eventType: 'wishlist/remove', event: { ...fields, ...(title && { title }) }, meta: {} };
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

/** Reads the list again, by e-mail if proven, else by id. When that fails, `after` (the reply to the last event) is used. */
async function reload(context: Context, opened: OpenList, after: Wishlist): Promise<OpenList> {
  const { name } = opened;
  const request =
    'email' in name ? fetchByEmail(context, name.email) : fetchById(context, name.wishlistId);
  const list = await request.catch((error: unknown) => {
    if (isUnavailable(error)) return after;
    throw error;
  });
  // A sign-in in another tab has just made this browser's own list part of the customer's.
  const isGivenAway = opened.owner === 'browser' && list.email;
  return isGivenAway ? openOwnList(context) : { ...opened, list };
}

async function viewOf(
  context: Context,
  opened: OpenList | null,
  full: boolean,
): Promise<WishlistView> {
  const events = opened?.list.events.filter(({ productHandle }) => isValidHandle(productHandle));
  return {
    handles: events?.map(({ productHandle }) => productHandle) ?? getHandles(context),
    titles: Object.fromEntries(events?.map((one) => [one.productHandle, one.title]) ?? []),
    owner: opened?.owner ?? 'browser',
    email: mask(
      opened && 'email' in opened.name ? opened.name.email : await getEmailCookie(context),
    ),
    stale: false,
    full,
  };
}

const mask = (email: string | undefined): string | null =>
  email?.replace(/^(.)[^@]*/, '$1***') ?? null;

/** The list that `work` gives, or during an outage what the browser has: a wishlist is not worth an error message. */
async function orStale(context: Context, work: Promise<WishlistView>): Promise<WishlistView> {
  const view = await optional(context, 'wishlist-failed', work, null);
  return view ?? { ...(await viewOf(context, null, false)), stale: true };
}
