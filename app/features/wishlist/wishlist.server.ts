/**
 * The service stores the list; during an outage, the cookies' copy is used. A proven email opens that email's list;
 * any other visitor uses the browser's list.
 */
import { isHandle } from '~/features/catalog/handle';
import type { CardProduct } from '~/features/catalog/card-product';
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { optional } from '~/platform/optional.server';
import { fail, ok, type Result } from '~/platform/result';
import {
  fetchByEmail,
  fetchById,
  sendEvent,
  type WishlistRefusal,
} from '~/services/wishlist/wishlist.server';
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
  retireOthersList,
  setProof,
  setIdCookie,
  applySentChanges,
  dropOthersList,
} from './wishlist-cookies.server';
import { normalizeEmail } from './wishlist-form';
import { readLink } from './wishlist-link.server';
import type { StoredChange, WishlistChange } from './wishlist';

/** Reads products for wishlist events, which contain the catalog's data, never form data. Throws Unavailable. */
type FindProducts = (handles: string[]) => Promise<CardProduct[]>;

export interface WishlistSources {
  find: FindProducts;
  findCustomer(): Promise<string | null>;
}

type WishlistOwner = 'browser' | 'customer' | 'link';

export interface WishlistView {
  /** Newest first. */
  handles: string[];
  /** Titles of products that left the catalog. */
  titles: Record<string, string>;
  owner: WishlistOwner;
  /** Masked email address of the list, or the one entered in this browser. Null for a stale list of a customer. */
  email: string | null;
  /** True during an outage or above the rate limit: the list is from the cookies. */
  stale: boolean;
  /** True if the browser's own list would make this list too long, so it stays in the browser. */
  unmerged: boolean;
  /** By handle. */
  refused: Refusals;
}

type Refusals = ReadonlyMap<string, WishlistRefusal>;

/** refused: also for an unknown product. */
export type ChangeProblem = WishlistRefusal | 'too-many-waiting';

/**
 * Sends nothing for a browser without a list or login. A page view that would send changes counts as a change; above
 * the limit, the list is stale.
 */
export async function readWishlist(
  context: Context,
  sources: WishlistSources,
): Promise<WishlistView> {
  const { limits, buyerIp, visitor, isChange } = context;
  const { proven } = await lookUpOwner(context, sources);
  if (
    !isChange &&
    getWaitingChanges(context).length > 0 &&
    !(await limits.allow('wishlist', buyerIp ?? visitor))
  )
    return staleView(context);
  return orStale(context, synchronize(context, proven, sources));
}

/**
 * Stores the change in a cookie until it is sent. Returns why it was refused; undefined in an outage, unless too many
 * changes wait already.
 */
export function changeWishlist(
  context: Context,
  change: WishlistChange,
  sources: WishlistSources,
): Promise<ChangeProblem | undefined> {
  const work = storeAndSend(context, change, sources);
  context.waitUntil(work);
  return work;
}

async function storeAndSend(
  context: Context,
  change: WishlistChange,
  sources: WishlistSources,
): Promise<ChangeProblem | undefined> {
  const { proven } = await lookUpOwner(context, sources);
  if (!(await addChange(context, change))) return 'too-many-waiting';
  const view = await orStale(context, synchronize(context, proven, sources));
  return view.refused.get(change.handle);
}

/**
 * Merges the browser's list into the link's list; in an outage, the next read does this. Fails if the link is
 * invalid.
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

/** Call this after login, after logout, and when the shopper closes a list. */
export async function switchWishlist(context: Context, sources: WishlistSources): Promise<void> {
  forgetList(context);
  await readWishlist(context, sources);
}

interface OpenList {
  owner: WishlistOwner;
  name: { email: string } | { wishlistId: string };
  list: Wishlist;
  unmerged?: boolean;
}

type OwnerLookup = Promise<Proven | null>;

/**
 * Finds the owner first, because the lookup can end the session, and then drops what belongs to others. If the lookup
 * fails, `proven` rejects.
 */
async function lookUpOwner(
  context: Context,
  sources: WishlistSources,
): Promise<{ proven: OwnerLookup }> {
  const proven = findProvenEmail(context, sources);
  await Promise.allSettled([proven]);
  await dropOthersList(context);
  await retireOthersList(context);
  return { proven };
}

async function synchronize(
  context: Context,
  lookup: OwnerLookup,
  sources: WishlistSources,
): Promise<WishlistView> {
  const waiting = getWaitingChanges(context);
  const proven = await lookup;
  if (!proven && waiting.length === 0 && !(await getIdCookie(context))) {
    // Removes a copy that a reply stored after the logout.
    await applySentChanges(context, []);
    return { ...(await viewOf(context, null)), handles: [] };
  }
  const opened = proven ? await openListOf(context, proven) : await openOwnList(context);
  const sent = await sendChanges(context, opened, waiting, sources.find);
  const reloaded = sent.list ? await reload(context, opened, sent.list) : opened;
  if (reloaded.owner === 'browser' && reloaded.list.wishlistId)
    await setIdCookie(context, reloaded.list.wishlistId, waiting.length > 0);
  const view = await viewOf(context, reloaded, sent.refused);
  await applySentChanges(context, view.handles);
  return view;
}

interface Proven {
  owner: WishlistOwner;
  email: string;
}

async function findProvenEmail(
  context: Context,
  { findCustomer }: WishlistSources,
): Promise<Proven | null> {
  const linked = await getProof(context);
  if (linked) return { owner: 'link', email: linked };
  const customer = normalizeEmail((await findCustomer()) ?? '');
  return customer ? { owner: 'customer', email: customer } : null;
}

async function openListOf(context: Context, { owner, email }: Proven): Promise<OpenList> {
  const merged = await mergeOwnList(context, email);
  return { owner, name: { email }, list: await fetchByEmail(context, email), unmerged: !merged };
}

/** False if the merged list would be too long. */
async function mergeOwnList(context: Context, email: string): Promise<boolean> {
  const wishlistId = await getIdCookie(context);
  if (!wishlistId) return true;
  const own = await fetchById(context, wishlistId);
  if (!own.email && own.events.length > 0) {
    const event = { eventType: 'email/add', event: {}, meta: {}, email, wishlistId } as const;
    const merged = await sendEvent(context, event);
    if (!merged.ok) return false;
  }
  await retireIdCookie(context, wishlistId);
  return true;
}

/** How many derived ids to try: after a lost response, the list with the next id may already have an email. */
const maxListsBefore = 5;

/** If the list has an email, starts a new list, because another person may know the id. */
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
 * Sends each product's latest change, removals first, because a full list refuses additions. Throws Unavailable;
 * unsent changes stay in their cookies.
 */
async function sendChanges(
  context: Context,
  { name, list: before }: OpenList,
  changes: readonly StoredChange[],
  find: FindProducts,
): Promise<{ list?: Wishlist; refused: Refusals }> {
  const refused = new Map<string, WishlistRefusal>();
  const outcome: { list?: Wishlist; refused: Refusals } = { refused };
  const send = async (change: StoredChange, event: WishlistEvent | undefined) => {
    // No event is sent for an unknown product.
    const sent = event && (await sendEvent(context, { ...event, ...name }));
    if (sent?.ok) {
      outcome.list = sent.value;
      await markSent(context, change);
    } else {
      refused.set(change.handle, sent?.error ?? 'refused');
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

/** Uses the list's own fields, so it works without the catalog. */
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

async function reload(context: Context, opened: OpenList, after: Wishlist): Promise<OpenList> {
  const { name } = opened;
  const request =
    'email' in name ? fetchByEmail(context, name.email) : fetchById(context, name.wishlistId);
  const list = await request.catch((error: unknown) => {
    if (isUnavailable(error)) return after;
    throw error;
  });
  // A login in another tab has just merged this list into the customer's, so start a new list.
  const isGivenAway = opened.owner === 'browser' && list.email;
  return isGivenAway ? openOwnList(context) : { ...opened, list };
}

/** During an outage. Customers whose email the wishlist can't use count as 'customer', too. */
async function staleView(context: Context): Promise<WishlistView> {
  const view = { ...(await viewOf(context, null)), stale: true };
  const linked = await getProof(context);
  if (linked) return { ...view, owner: 'link', email: mask(linked) };
  return context.session.get('customer') ? { ...view, owner: 'customer', email: null } : view;
}

async function viewOf(
  context: Context,
  opened: OpenList | null,
  refused: Refusals = new Map(),
): Promise<WishlistView> {
  const events = opened?.list.events.filter(({ productHandle }) => isHandle(productHandle));
  return {
    handles: events?.map(({ productHandle }) => productHandle) ?? getHandles(context),
    titles: Object.fromEntries(events?.map((one) => [one.productHandle, one.title]) ?? []),
    owner: opened?.owner ?? 'browser',
    email: mask(
      opened && 'email' in opened.name ? opened.name.email : await getEmailCookie(context),
    ),
    stale: false,
    unmerged: opened?.unmerged ?? false,
    refused,
  };
}

const mask = (email: string | undefined): string | null =>
  email?.replace(/^(.)[^@]*/, '$1***') ?? null;

async function orStale(context: Context, work: Promise<WishlistView>): Promise<WishlistView> {
  const view = await optional(context, 'wishlist-failed', work, null);
  return view ?? staleView(context);
}
