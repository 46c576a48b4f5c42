/**
 * Parts that all visitors of a market share, such as the header. Pages for one visitor get these parts from a public
 * page.
 */
import type { PageEntry } from './page-entry';

export interface CachedShell {
  stateId: string;
  /** HTML by part name, split wherever `insertShell` inserts the page's path. */
  parts: ReadonlyMap<string, readonly string[]>;
}

export const partStart = (name: string): string => `${name}-start`;
export const partEnd = (name: string): string => `${name}-end`;

/** Decoding takes longer than filling a page. */
const shells = new WeakMap<PageEntry, CachedShell>();
const decoder = new TextDecoder();

/**
 * `path`: the page's path, which forms contain as `return_to`. Returns undefined if a part is missing or contains a
 * nonce.
 */
export function toCachedShell(
  entry: PageEntry,
  names: readonly string[],
  path: string,
): CachedShell | undefined {
  const known = shells.get(entry);
  if (known) return known;
  if (!entry.state) return undefined;
  const parts = new Map<string, readonly string[]>();
  for (const name of names) {
    const html = partOf(entry, name);
    if (html === undefined) return undefined;
    parts.set(name, html.split(`value="${path}"`));
  }
  const shell = { stateId: entry.state.id, parts };
  shells.set(entry, shell);
  return shell;
}

function partOf({ bytes, slots, nonces }: PageEntry, name: string): string | undefined {
  const start = slots.find((slot) => slot.name === partStart(name))?.at;
  const end = slots.find((slot) => slot.name === partEnd(name))?.at;
  if (start === undefined || end === undefined) return undefined;
  if (nonces.some((at) => at >= start && at < end)) return undefined;
  return decoder.decode(bytes.subarray(start, end));
}

/** `path`: path and search of the visitor's page. */
export function insertShell(
  html: string,
  { parts }: CachedShell,
  markOf: (name: string) => string,
  path: string,
): string {
  const value = `value="${escapeAttribute(path)}"`;
  let page = html;
  for (const [name, pieces] of parts) page = page.replace(markOf(name), () => pieces.join(value));
  return page;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const escapeAttribute = (text: string) => text.replace(/[&<>"']/g, (char) => entities[char]!);
