/** A cached public page. `fillPage` inserts a visitor's nonce and, in places called slots, the visitor's content. */

import type { Tags } from './changes';

export type Bytes = Uint8Array<ArrayBuffer>;

export interface PageMarks {
  nonce: string;
  /** Random text before each slot's name and `;`. */
  slot: string;
}

/** Hydration data, which browsers load separately. `id` is the digest of the bytes. */
export interface PageState {
  id: string;
  bytes: Bytes;
  /** When the data was last stored under its own address; milliseconds since 1970. */
  storedAt?: number;
}

export interface PageEntry {
  status: number;
  headers: [name: string, value: string][];
  bytes: Bytes;
  nonces: number[];
  /** With byte offsets. */
  slots: { name: string; at: number }[];
  state?: PageState;
  /** Search parameters on which this page depends, in addition to its route's parameters. */
  params: string[];
  /** Handles of the products on the page. Slots don't repeat these products. */
  shown: string[];
  /** A second version is cached under a key of its own, and shown to `share` percent of the visitors. */
  experiment?: { name: string; share: number } | undefined;
  /** For example 'product:halden', with the time of each read. */
  tags: Tags;
  /** Milliseconds since 1970. */
  storedAt: number;
}

/** Escaped HTML by slot name. */
export type SlotContent = Readonly<Record<string, string>>;

const encoder = new TextEncoder();

export const slotMark = (marks: PageMarks, name: string): string => `${marks.slot}${name};`;

export async function toPageEntry(
  response: Response,
  marks: PageMarks,
): Promise<Pick<PageEntry, 'status' | 'headers' | 'bytes' | 'nonces' | 'slots'>> {
  const [start = '', ...parts] = (await response.text()).split(marks.slot);
  let html = start;
  const slots: { name: string; before: string }[] = [];
  for (const part of parts) {
    const end = part.indexOf(';');
    slots.push({ name: part.slice(0, end), before: html });
    html += part.slice(end + 1);
  }
  const bytes = encoder.encode(html);
  return {
    status: response.status,
    headers: [...response.headers],
    bytes,
    nonces: placesOf(bytes, encoder.encode(marks.nonce)),
    // Offsets count bytes of UTF-8.
    slots: slots.map(({ name, before }) => ({ name, at: encoder.encode(before).length })),
  };
}

function placesOf(bytes: Bytes, needle: Bytes): number[] {
  const places: number[] = [];
  const [first] = needle;
  for (let at = bytes.indexOf(first!); at >= 0; at = bytes.indexOf(first!, at + 1))
    if (needle.every((byte, index) => bytes[at + index] === byte)) places.push(at);
  return places;
}

/** Don't modify the result. `nonce` must be as long as the stored nonce. */
export function fillPage(
  entry: Pick<PageEntry, 'bytes' | 'nonces' | 'slots'>,
  nonce: string,
  content: SlotContent,
): Bytes {
  const { bytes, nonces } = entry;
  const added = entry.slots.flatMap(({ name, at }) =>
    content[name] ? [{ at, text: encoder.encode(content[name]) }] : [],
  );
  if (nonces.length === 0 && added.length === 0) return bytes;
  const page = new Uint8Array(bytes.length + lengthOf(added));
  let from = 0;
  let moved = 0;
  for (const { at, text } of added) {
    page.set(bytes.subarray(from, at), from + moved);
    page.set(text, at + moved);
    from = at;
    moved += text.length;
  }
  page.set(bytes.subarray(from), from + moved);
  const own = encoder.encode(nonce);
  for (const at of nonces) page.set(own, at + lengthOf(added.filter((slot) => slot.at <= at)));
  return page;
}

const lengthOf = (added: readonly { text: Bytes }[]): number =>
  added.reduce((sum, { text }) => sum + text.length, 0);
