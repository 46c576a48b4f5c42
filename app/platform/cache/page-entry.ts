/** A cached public page. `fillPage` inserts a visitor's nonce, and the visitor's own content in places called slots. */

import type { Tags } from './changes';

export type Bytes = Uint8Array<ArrayBuffer>;

/** Marks that are printed into a rendered page, to find its nonces and slots. */
export interface PageMarks {
  nonce: string;
  /** Random text that marks a slot in the page. The slot's name and `;` follow the mark. */
  slot: string;
}

/** The page's hydration data, which is loaded separately. `id` is the digest of the bytes. */
export interface PageState {
  id: string;
  bytes: Bytes;
}

export interface PageEntry {
  status: number;
  headers: [name: string, value: string][];
  /** The page without slot marks, with the nonce of the render. */
  bytes: Bytes;
  /** Byte offsets of the nonce. */
  nonces: number[];
  /** Slots with their byte offsets, in order. */
  slots: { name: string; at: number }[];
  state?: PageState;
  /** Search parameters that affect this page, in addition to those that affect all pages of its route. */
  params: string[];
  /** What the page shows. The page's slots don't repeat it. */
  shown: string[];
  /** Tags of the page's data, such as 'product:halden', each with the time at which the data was read. */
  tags: Tags;
  /** Milliseconds since 1970. */
  storedAt: number;
}

/** Escaped HTML by slot name. Slots without HTML stay empty. */
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

/** Returns the page's bytes for one visitor; don't modify these bytes. `nonce` must be as long as the stored nonce. */
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
