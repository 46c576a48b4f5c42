import { isHandle } from '~/features/catalog/handle';

/** The service refuses lists with more products. */
export const maxProducts = 200;

export const fullMessage = `Your wishlist is full: it holds ${maxProducts} products. Remove one to save another.`;

export const unmergedMessage = `The products saved on this device don’t fit on this wishlist, which holds ${maxProducts} products. They stay on this device. Remove products here to make room for them.`;

/** Handles, newest first; a copy for scripts and styles. */
export const handlesCookie = 'wishlist';

/** One change per cookie: `+handle~owner` or `-handle~owner`, and `*+handle~owner` once it is sent. */
export const changePrefix = 'wish-';

const separator = '~';
/** Encoded; browsers limit cookies to 4096 bytes. */
const maxCookieLength = 3500;

/** Drops malformed handles. */
export const parseHandles = (value: string | undefined): string[] => [
  ...new Set((value ?? '').split(separator).filter(isHandle)),
];

/** Drops the oldest handles if there isn't room. */
export function formatHandles(handles: readonly string[]): string {
  const kept: string[] = [];
  let room = maxCookieLength + separator.length;
  for (const handle of new Set(handles)) {
    if (!isHandle(handle)) continue;
    room -= encodeURIComponent(handle).length + separator.length;
    if (room < 0) break;
    kept.push(handle);
  }
  return kept.join(separator);
}

export interface WishlistChange {
  intent: 'add' | 'remove';
  handle: string;
}

export interface StoredChange extends WishlistChange {
  /** Sorts by time. */
  name: string;
  sent: boolean;
  /** Whose list the change belongs to; '' for the browser's own list. */
  owner: string;
}

export function formatChange(
  { intent, handle }: WishlistChange,
  state: Pick<StoredChange, 'sent' | 'owner'>,
): string {
  const change = `${state.sent ? '*' : ''}${intent === 'add' ? '+' : '-'}${handle}`;
  return state.owner ? `${change}${separator}${state.owner}` : change;
}

/** Oldest first; drops malformed changes. */
export function parseChanges(cookies: Iterable<readonly [string, string]>): StoredChange[] {
  const changes: StoredChange[] = [];
  for (const [name, value] of cookies) {
    const [, star, sign, handle, owner = ''] = storedChange.exec(value) ?? [];
    if (!changeName.test(name) || !handle || !isHandle(handle)) continue;
    const intent = sign === '+' ? 'add' : 'remove';
    changes.push({ name, handle, intent, sent: star === '*', owner });
  }
  return changes.sort((one, other) => (one.name < other.name ? -1 : 1));
}

const changeName = /^wish-[0-9a-z]{8}-[0-9a-f]{8}$/;
const storedChange = /^(\*?)([+-])([^~]+)(?:~([0-9a-f]+))?$/;

/** `time` is in ms since 1970. */
export function changeNameAt(time: number): string {
  const random = crypto.getRandomValues(new Uint32Array(1))[0]!;
  const hex = random.toString(16).padStart(8, '0');
  return `${changePrefix}${time.toString(36).padStart(8, '0')}-${hex}`;
}

/** Returns ms since 1970. `parseInt` stops at the hyphen. */
export const timeOfChange = ({ name }: StoredChange): number =>
  parseInt(name.slice(changePrefix.length), 36);

/** With all changes applied, newest first. */
export const handlesAfter = (
  copy: readonly string[],
  changes: readonly WishlistChange[],
): string[] => changes.reduce<string[]>(applyChange, [...copy]);

/** Added products come first. */
export function applyChange(
  handles: readonly string[],
  { intent, handle }: WishlistChange,
): string[] {
  const others = handles.filter((other) => other !== handle);
  return intent === 'add' ? [handle, ...others] : others;
}

export const heartStyleId = 'hearts';

/**
 * Fills the visitor's hearts and shows the header's dot. `removed` empties hearts that the wishlist's page has filled
 * (`data-listed`).
 */
export function heartStyle(handles: readonly string[], removed: readonly string[] = []): string {
  const filled =
    handles.length > 0 ? ':root{--wishlist-filled:block;--wishlist-filled-text:inline}' : '';
  return (
    filled +
    ruleFor(handles, '--heart-add:none;--heart-remove:grid') +
    ruleFor(removed, '--heart-add:grid;--heart-remove:none')
  );
}

const ruleFor = (handles: readonly string[], style: string): string =>
  handles.length > 0
    ? `:is(${handles.map((handle) => `[data-heart="${handle}"]`).join()}){${style}}`
    : '';

/** `message`: why the change was refused. */
export type WishlistReply = { ok: true } | { ok: false; message: string };
