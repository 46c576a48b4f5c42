/** The wishlist's rules that need no server. Safe in the browser. */

/** Cookie with a copy of the list for scripts and styles: handles, newest first. */
export const handlesCookie = 'wishlist';

const separator = '~';
/** Longest value of the cookie: name, value and attributes must stay under the browsers' 4096 bytes. */
const longestCopy = 3500;

/** True for a handle that is safe in a cookie, a CSS selector and a URL. */
export const isWishable = (handle: string): boolean => /^[\p{L}\p{N}_-]{1,255}$/u.test(handle);

/** Parses the copy; malformed handles are dropped. */
export const parseHandles = (value: string | undefined): string[] => [
  ...new Set((value ?? '').split(separator).filter(isWishable)),
];

/** The copy's value; the oldest handles are dropped when there is no room. */
export function formatHandles(handles: readonly string[]): string {
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
 * CSS that fills this visitor's hearts and shows the header's dot. It is the only part of a page that
 * depends on the wishlist, so that the rest can be cached for everyone.
 */
export function heartStyle(handles: readonly string[]): string {
  if (handles.length === 0) return '';
  const hearts = handles.map((handle) => `[data-heart="${handle}"]`).join();
  return `:root{--wished:block;--wished-words:inline}:is(${hearts}){--heart-add:none;--heart-remove:grid}`;
}

/** The wishlist action's reply to a script. */
export interface WishlistReply {
  handles: string[];
}
