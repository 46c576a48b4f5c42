/** The wishlist's rules and its readable cookies. Safe in the browser. */

/** Products that a list holds; the service refuses the next one. */
export const maxProducts = 200;

/** Cookie with a copy of the list for scripts and styles: handles, newest first. */
export const handlesCookie = 'wishlist';

/**
 * Each press of a heart has a cookie of its own, so that two that are on their way at once do not
 * overwrite each other: `wish-{time}-{random}` holds `+handle` or `-handle` while the service does not have
 * the change, and `*+handle` afterwards, until the copy of the list is sure to contain it.
 */
export const changePrefix = 'wish-';

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
  const kept: string[] = [];
  let room = maxCookieLength + separator.length;
  for (const handle of new Set(handles)) {
    if (!isValidHandle(handle)) continue;
    room -= encodeURIComponent(handle).length + separator.length;
    if (room < 0) break;
    kept.push(handle);
  }
  return kept.join(separator);
}

/** A press of a heart. */
export interface WishlistChange {
  intent: 'add' | 'remove';
  handle: string;
}

/** A change in its cookie. */
export interface StoredChange extends WishlistChange {
  /** The cookie's name; the names sort by time. */
  name: string;
  /** True when the service has it. */
  sent: boolean;
}

/** The cookie's value of a change. */
export const formatChange = ({ intent, handle }: WishlistChange, sent: boolean): string =>
  `${sent ? '*' : ''}${intent === 'add' ? '+' : '-'}${handle}`;

/** The changes among these cookies (name and value), oldest first. Malformed ones are left out. */
export function parseChanges(cookies: Iterable<readonly [string, string]>): StoredChange[] {
  const changes: StoredChange[] = [];
  for (const [name, value] of cookies) {
    const [, star, sign, handle] = /^(\*?)([+-])(.+)$/.exec(value) ?? [];
    if (!changeName.test(name) || !handle || !isValidHandle(handle)) continue;
    changes.push({ name, handle, intent: sign === '+' ? 'add' : 'remove', sent: star === '*' });
  }
  return changes.sort((one, other) => (one.name < other.name ? -1 : 1));
}

const changeName = /^wish-[0-9a-z]{8}-[0-9a-f]{8}$/;

/** The name of the cookie for a change at `time` (ms since 1970). */
export function changeNameAt(time: number): string {
  const random = crypto.getRandomValues(new Uint32Array(1))[0]!;
  const hex = random.toString(16).padStart(8, '0');
  return `${changePrefix}${time.toString(36).padStart(8, '0')}-${hex}`;
}

/** When the change was made, in ms since 1970: the number ends at the hyphen. */
export const timeOfChange = ({ name }: StoredChange): number =>
  parseInt(name.slice(changePrefix.length), 36);

/** The list as this browser knows it, newest first: its copy with all changes applied. */
export const handlesAfter = (
  copy: readonly string[],
  changes: readonly WishlistChange[],
): string[] => changes.reduce<string[]>(applyChange, [...copy]);

/** The list after a change; an added product comes first. */
export function applyChange(
  handles: readonly string[],
  { intent, handle }: WishlistChange,
): string[] {
  const others = handles.filter((other) => other !== handle);
  return intent === 'add' ? [handle, ...others] : others;
}

/** Id of the visitor's style with the hearts. */
export const heartStyleId = 'hearts';

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

/** Name of the message with the handle that was removed last, for the list's page. */
export const removedFlash = 'wishlist-removed';
