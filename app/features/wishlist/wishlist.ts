/** The wishlist's rules that need no server. Safe in the browser. spec §4. */

/** The copy of the list that scripts and styles read: handles, newest first. */
export const copyCookie = 'wishlist';

const separator = '~';
/** Longest value of the cookie: with its name and attributes it must stay under 4096 bytes. */
const longestCopy = 3500;

/** A handle that may stand in a cookie, a selector and an address. */
export const isWishable = (handle: string): boolean => /^[\p{L}\p{N}_-]{1,255}$/u.test(handle);

/** Handles of a copy; anything that is none is left out. */
export const readCopy = (value: string | undefined): string[] => [
  ...new Set((value ?? '').split(separator).filter(isWishable)),
];

/** The copy's value; the oldest handles go when there is no room. */
export function writeCopy(handles: readonly string[]): string {
  const kept = [...new Set(handles)].filter(isWishable);
  while (encodeURIComponent(kept.join(separator)).length > longestCopy) kept.pop();
  return kept.join(separator);
}

/** The list after an add or a remove. */
export function changed(
  handles: readonly string[],
  { intent, handle }: { intent: 'add' | 'remove'; handle: string },
): string[] {
  const others = handles.filter((other) => other !== handle);
  return intent === 'add' ? [handle, ...others] : others;
}

/**
 * The style that fills hearts and shows the header's dot. All that a page knows of this visitor's
 * wishlist is in here, so that the rest of the page can be the same for everyone.
 */
export function heartStyle(handles: readonly string[]): string {
  if (handles.length === 0) return '';
  const hearts = handles.map((handle) => `[data-heart="${handle}"]`).join();
  return `:root{--wished:block;--wished-words:inline}:is(${hearts}){--heart-add:none;--heart-remove:grid}`;
}

/** What the wishlist's action answers to a script. */
export interface WishlistReply {
  handles: string[];
}
