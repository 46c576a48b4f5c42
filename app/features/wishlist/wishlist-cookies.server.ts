import * as v from 'valibot';
import { isHandle } from '~/features/catalog/handle';
import type { Context } from '~/platform/context.server';
import { toHex } from '~/platform/digest';
import { keyedHash } from '~/platform/keyed-hash.server';
import { flashOf, textFlash } from '~/platform/session/flash.server';
import { seal, unseal } from '~/platform/session/seal.server';
import {
  changeNameAt,
  changePrefix,
  formatChange,
  formatHandles,
  handlesAfter,
  handlesCookie,
  parseChanges,
  parseHandles,
  timeOfChange,
  type StoredChange,
  type WishlistChange,
} from './wishlist';

/** The last removed handle, for the list's page. */
export const removedFlash = textFlash('wishlist-removed');

/** When a link was sent, in ms since 1970: tells repeated requests apart. */
export const linkSentFlash = flashOf('wishlist-link-sent', v.number());

const oneDay = 24 * 3600;
const oneYear = 365 * oneDay;
const idCookie = 'wishlist-id';
const idBeforeCookie = 'wishlist-id-before';
const emailCookie = 'wishlist-email';
const proofCookie = 'wishlist-proof';
/** Whose list the copy in `wishlist` is: a hash as in a change's `owner`. Missing for the browser's own list. */
const copyOwnerCookie = 'wishlist-owner';
/** At most as long as a customer's session. */
const proofSeconds = 30 * oneDay;

async function getSealed({ cookies, env }: Context, name: string): Promise<string | undefined> {
  const sealed = cookies.get(name);
  const text = sealed ? await unseal(sealed, env.SESSION_SECRET, name) : undefined;
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/** An empty value is logged, but not stored, because some services return '' for a missing list. */
async function setSealed(
  { cookies, env, log }: Context,
  name: string,
  text: string,
  maxAge = oneYear,
): Promise<void> {
  if (!text) return log.warn('wishlist-not-kept', { name });
  cookies.set(name, await seal(text, env.SESSION_SECRET, name), { maxAge });
}

/** The address to which a link was sent. It doesn't prove that the visitor owns this address. */
export const getEmailCookie = (context: Context) => getSealed(context, emailCookie);
/** `maxAge`: how long the link works, in seconds. */
export const setEmailCookie = (context: Context, email: string, maxAge: number) =>
  setSealed(context, emailCookie, email, maxAge);

/** In the cookie, between a list's id and the customer who has changed the list. */
const customerMark = ' customer ';

/** The service's id of this browser's own list. */
export const getIdCookie = async (context: Context) =>
  (await getSealed(context, idCookie))?.split(customerMark)[0];

/**
 * During a login, marks the list as the customer's, and the cookie expires with the login, so that the browser's next
 * user doesn't get the list. `renews`: sets the same id again, so that it doesn't expire a year after the first change.
 */
export async function setIdCookie(context: Context, id: string, renews = false): Promise<void> {
  const customer = context.session.get('customer');
  const maxAge = await atMostUntilClosed(context, oneYear);
  if (renews || (await getIdCookie(context)) !== id)
    await setSealed(context, idCookie, customer ? id + customerMark + customer : id, maxAge);
}

/** Stores the id of a merged or abandoned list in another cookie, to derive the next list's id from it. */
export async function retireIdCookie(context: Context, id: string): Promise<void> {
  await setSealed(context, idBeforeCookie, id);
  if (context.cookies.get(idCookie)) context.cookies.remove(idCookie);
}

/**
 * Customers without a usable email change the browser's own list. Retires such a list when the customer isn't signed in
 * any more, even if the session ended early.
 */
export async function retireOthersList(context: Context): Promise<void> {
  const [id = '', customer] = (await getSealed(context, idCookie))?.split(customerMark) ?? [];
  if (customer !== undefined && customer !== context.session.get('customer'))
    await retireIdCookie(context, id);
}

/** A UUID from visitor id and previous list's id, so that two tabs get the same id. */
export async function newListId(context: Context, idBefore?: string): Promise<string> {
  const { visitor, env } = context;
  const before = idBefore ?? (await getSealed(context, idBeforeCookie)) ?? '';
  const text = new TextEncoder().encode(`wishlist\n${visitor}\n${before}\n${env.SESSION_SECRET}`);
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', text)).slice(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return toHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const proof = v.object({ email: v.string(), until: v.number() });
/** Several stores may have the same secret. */
const proofPurpose = ({ env }: Context) => `${proofCookie} ${env.STORE}`;

/** The email address of the opened link; undefined after the list was closed or the proof expired. */
export const getProof = async (context: Context) => (await readProof(context))?.email;

async function readProof(context: Context): Promise<v.InferOutput<typeof proof> | undefined> {
  const { cookies, env } = context;
  const sealed = cookies.get(proofCookie);
  if (!sealed) return undefined;
  const opened = v.safeParse(
    proof,
    await unseal(sealed, env.SESSION_SECRET, proofPurpose(context)),
  );
  return opened.success && opened.output.until > Date.now() ? opened.output : undefined;
}

/** Limits `maxAge` (in seconds) to the rest of the emailed link's proof or of the login. */
async function atMostUntilClosed(context: Context, maxAge: number): Promise<number> {
  const end = (await readProof(context))?.until ?? context.session.endsAt;
  return end ? Math.min((end - Date.now()) / 1000, maxAge) : maxAge;
}

export async function setProof(context: Context, email: string): Promise<void> {
  const until = Date.now() + proofSeconds * 1000;
  const sealed = await seal({ email, until }, context.env.SESSION_SECRET, proofPurpose(context));
  context.cookies.set(proofCookie, sealed, { maxAge: proofSeconds });
}

/** Another list can then be shown. */
export function forgetList({ cookies }: Context): void {
  for (const name of [proofCookie, emailCookie, handlesCookie, copyOwnerCookie])
    if (cookies.get(name) !== undefined) cookies.remove(name);
  for (const { name, sent } of getChanges({ cookies })) if (sent) cookies.remove(name);
}

type WithCookies = Pick<Context, 'cookies'>;

const getCopy = ({ cookies }: WithCookies): string[] => parseHandles(cookies.get(handlesCookie));

const getChanges = ({ cookies }: WithCookies): StoredChange[] =>
  parseChanges(cookies.names(changePrefix).map((name) => [name, cookies.get(name) ?? '']));

/** Newest first. */
export const getHandles = (context: WithCookies): string[] =>
  handlesAfter(getCopy(context), getChanges(context));

/** The copy expires with the login or with the proof from an emailed link; without either, after a year. */
async function setCopy(context: Context, handles: readonly string[]): Promise<void> {
  const { cookies } = context;
  const value = formatHandles(handles);
  const owner = await currentOwner(context);
  const isSameOwner = owner === (cookies.get(copyOwnerCookie) ?? '');
  if (isSameOwner && value === (cookies.get(handlesCookie) ?? '')) return;
  const maxAge = await atMostUntilClosed(context, oneYear);
  cookies.set(handlesCookie, value, { maxAge, httpOnly: false });
  if (owner) cookies.set(copyOwnerCookie, owner, { maxAge });
  else if (!isSameOwner) cookies.remove(copyOwnerCookie);
}

export const wishlistChange = v.object({
  intent: v.picklist(['add', 'remove']),
  handle: v.pipe(v.string(), v.check(isHandle)),
});

/** Limits of unsent changes: seconds and number. */
const waitingSeconds = 7 * oneDay;
const maxWaiting = 20;
/**
 * A change's cookie stays after the change was sent, because a cached wishlist may lack the change. It stays for at most
 * `sentSeconds`, and only for the newest `maxSent` changes.
 */
const sentSeconds = oneDay;
const maxSent = 20;
/** How long a late reply to an earlier request may still lack a sent change. */
const overtakingMs = 15_000;

/** Oldest first, at most `maxWaiting`: the cookies are unsigned, and each change is a call to the service. */
export const getWaitingChanges = (context: WithCookies): StoredChange[] =>
  getChanges(context)
    .filter(({ sent }) => !sent)
    .slice(0, maxWaiting);

/** A keyed hash of the opened link's email, or of the signed-in customer; '' without either. */
async function currentOwner(context: Context): Promise<string> {
  const owner = (await getProof(context)) ?? context.session.get('customer');
  if (!owner) return '';
  const hash = await keyedHash(`wishlist owner\n${owner}`, context.env.SESSION_SECRET);
  return hash.slice(0, 32);
}

/**
 * Drops the copy and the changes of a customer, or of the opener of an emailed link, whose list was closed, so that the
 * next person neither sees nor gets them. What belongs to the browser's own list stays.
 */
export async function dropOthersList(context: Context): Promise<void> {
  const { cookies } = context;
  const copyOwner = cookies.get(copyOwnerCookie);
  const changes = getChanges(context).filter(({ owner }) => owner !== '');
  if (!copyOwner && changes.length === 0) return;
  const current = await currentOwner(context);
  for (const change of changes) if (change.owner !== current) dropChange(context, change);
  if (copyOwner && copyOwner !== current) {
    cookies.remove(handlesCookie);
    cookies.remove(copyOwnerCookie);
  }
}

/** False if too many changes wait already. */
export async function addChange(context: Context, change: WishlistChange): Promise<boolean> {
  const { cookies } = context;
  const owner = await currentOwner(context);
  const others = getChanges(context).filter(({ handle }) => handle !== change.handle);
  if (others.filter(({ sent }) => !sent).length >= maxWaiting) return false;
  for (const { name, handle } of getChanges(context))
    if (handle === change.handle) cookies.remove(name);
  const maxAge = await atMostUntilClosed(context, waitingSeconds);
  const value = formatChange(change, { sent: false, owner });
  cookies.set(changeNameAt(Date.now()), value, { maxAge, httpOnly: false });
  return true;
}

/** Marks the change's own cookie as sent instead of removing it: the cookie `wishlist` may not contain the change yet. */
export async function markSent(context: Context, change: StoredChange): Promise<void> {
  const maxAge = await atMostUntilClosed(context, sentSeconds);
  const value = formatChange(change, { sent: true, owner: change.owner });
  context.cookies.set(change.name, value, { maxAge, httpOnly: false });
}

export const dropChange = ({ cookies }: WithCookies, { name }: StoredChange): void =>
  cookies.remove(name);

/**
 * Without `list`, adds the sent changes to the existing copy. Removes cookies of changes that no late reply can undo.
 */
export async function applySentChanges(context: Context, list?: readonly string[]): Promise<void> {
  const old = oldChanges(context);
  if (list) await setCopy(context, list);
  else if (old.length > 0) await setCopy(context, handlesAfter(getCopy(context), old));
  for (const change of old) dropChange(context, change);
}

/** Returns true if `applySentChanges` has work. */
export const areSentChangesDue = (context: WithCookies): boolean => oldChanges(context).length > 0;

function oldChanges(context: WithCookies): StoredChange[] {
  const sent = getChanges(context).filter((change) => change.sent);
  return sent.filter(
    (change, index) =>
      index < sent.length - maxSent || timeOfChange(change) < Date.now() - overtakingMs,
  );
}
