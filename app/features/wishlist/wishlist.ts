/** The wishlist's rules and its readable cookie. Safe in the browser. */

/** Cookie with a copy of the list for scripts and styles: handles, newest first. */
export const handlesCookie = 'wishlist';

const separator = '~';
/** Of the encoded value: name, value and attributes must stay under the browsers' 4096 bytes. */
const maxCookieLength = 3500;

/** True for a handle that is safe in a cookie, a CSS selector and a URL. */
export const isValidHandle = (handle: string): boolean => /^[\p{L}\p{N}_-]{1,255}$/u.test(handle);

/** Parses the cookie; malformed handles are dropped. */
export const parseHandles = (value: string | undefined): string[] => [
  ...new Set((value ?? '').split(separator).filter(isValidHandle)),
];

/** The cookie's value; the oldest handles are dropped when there is no room. */
export function formatHandles(handles: readonly string[]): string {
  const list = [...new Set(handles)].filter(isValidHandle);
  while (encodeURIComponent(list.join(separator)).length > maxCookieLength) list.pop();
  return list.join(separator);
}

/** The list after a change; an added product comes first. */
export function applyChange(
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
  return `:root{--wishlist-filled:block;--wishlist-filled-text:inline}:is(${hearts}){--heart-add:none;--heart-remove:grid}`;
}

/** The wishlist action's reply to a script. */
export interface WishlistReply {
  handles: string[];
}
