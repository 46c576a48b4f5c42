/** The wishlist's cookies: sealed id and e-mail, the readable list of handles, and changes that could not be sent. */
import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import { seal, unseal } from '~/platform/session/seal.server';
import { formatHandles, handlesCookie, isValidHandle, parseHandles } from './wishlist';

const oneYear = 365 * 24 * 3600;
const idCookie = 'wishlist-id';
const emailCookie = 'wishlist-email';
const pendingCookie = 'wishlist-todo';
/** How long an unsent change is retried, in seconds; and how many are stored. */
const pendingSeconds = 7 * 24 * 3600;
const maxPendingChanges = 20;

async function getSealed({ cookies, env }: Context, name: string): Promise<string | undefined> {
  const sealed = cookies.get(name);
  const text = sealed ? await unseal(sealed, env.SESSION_SECRET, name) : undefined;
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/** Stores a value sealed. An empty one, as services send for a list that does not exist, is not stored but logged. */
async function setSealed(
  { cookies, env, log }: Context,
  name: string,
  text: string,
): Promise<void> {
  if (!text) return log.warn('wishlist-not-kept', { name });
  cookies.set(name, await seal(text, env.SESSION_SECRET, name), { maxAge: oneYear });
}

/** The e-mail entered in this browser, if any. */
export const getEmailCookie = (context: Context) => getSealed(context, emailCookie);
export const setEmailCookie = (context: Context, email: string) =>
  setSealed(context, emailCookie, email);

/** The list's id, as the service returned it, if any. */
export const getIdCookie = (context: Context) => getSealed(context, idCookie);

export async function setIdCookie(context: Context, id: string): Promise<void> {
  if ((await getIdCookie(context)) !== id) await setSealed(context, idCookie, id);
}

/**
 * The id for a new list: a UUID derived from the visitor id. Two tabs that add their first product at
 * the same time thereby use the same list, and neither's product is lost.
 */
export async function firstId({ visitor, env }: Context): Promise<string> {
  const text = new TextEncoder().encode(`wishlist\n${visitor}\n${env.SESSION_SECRET}`);
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', text)).slice(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Handles of the readable cookie, newest first. */
export const getHandlesCookie = ({ cookies }: Context): string[] =>
  parseHandles(cookies.get(handlesCookie));

export function setHandlesCookie({ cookies }: Context, handles: readonly string[]): void {
  const value = formatHandles(handles);
  if (value === (cookies.get(handlesCookie) ?? '')) return;
  cookies.set(handlesCookie, value, { maxAge: oneYear, httpOnly: false });
}

/** A press of a heart: as its form posts it, and as it waits in the cookie until the service has it. */
export const wishlistChange = v.object({
  intent: v.picklist(['add', 'remove']),
  handle: v.pipe(v.string(), v.check(isValidHandle)),
});
export type WishlistChange = v.InferOutput<typeof wishlistChange>;

/** Changes not sent to the service yet, oldest first. */
export function getPendingChanges({ cookies }: Context): WishlistChange[] {
  const list = (cookies.get(pendingCookie) ?? '').split('~').map((text) => ({
    intent: text.startsWith('+') ? 'add' : 'remove',
    handle: text.slice(1),
  }));
  return list.flatMap((item) => (v.is(wishlistChange, item) ? [item] : []));
}

export function setPendingChanges({ cookies }: Context, changes: readonly WishlistChange[]): void {
  const text = changes
    .slice(-maxPendingChanges)
    .map(({ intent, handle }) => (intent === 'add' ? '+' : '-') + handle);
  if (text.length === 0 && !cookies.get(pendingCookie)) return;
  if (text.length === 0) return cookies.remove(pendingCookie);
  cookies.set(pendingCookie, text.join('~'), { maxAge: pendingSeconds });
}
