/**
 * The copy of a whole page, which is the same for everyone. What differs is put in as bytes when it is served: the
 * nonce, which is as long as the one it was rendered with, and the slots, which are empty for most visitors.
 */

export type Bytes = Uint8Array<ArrayBuffer>;

/** What a page has been rendered with, so that its places can be found in the bytes. */
export interface PageMarks {
  nonce: string;
  /** Printed by the page where a slot is, followed by the slot's name and `;`. Nobody can guess it. */
  slot: string;
}

/** What a page's scripts start from, beside the page. `id`: a digest of the bytes. */
export interface PageState {
  id: string;
  bytes: Bytes;
}

export interface PageCopy {
  status: number;
  headers: [name: string, value: string][];
  /** Without the slots' marks, and with the nonce of the render. */
  bytes: Bytes;
  /** Where in `bytes` the nonce is. */
  nonces: number[];
  /** Where in `bytes` the slots are, in their order. */
  slots: { name: string; at: number }[];
  state?: PageState;
  /** Names of more parameters of the address on which the page depends, besides those known of all of its kind. */
  params: string[];
  /** What it was made of: ['product', 'halden'] of the data cache, joined by '/'. */
  tags: string[];
  /** ms since 1970. */
  storedAt: number;
}

/** Content of the slots by name; a slot that is missing stays empty. HTML, escaped by whoever made it. */
export type SlotContent = Readonly<Record<string, string>>;

const encoder = new TextEncoder();

/** The mark of a slot, for a page to print. */
export const slotMark = (marks: PageMarks, name: string): string => `${marks.slot}${name};`;

/** Reads a response to its end and notes its places. */
export async function copyPage(
  response: Response,
  marks: PageMarks,
): Promise<Pick<PageCopy, 'status' | 'headers' | 'bytes' | 'nonces' | 'slots'>> {
  const [start = '', ...pieces] = (await response.text()).split(marks.slot);
  let html = start;
  const slots: { name: string; before: string }[] = [];
  for (const piece of pieces) {
    const end = piece.indexOf(';');
    slots.push({ name: piece.slice(0, end), before: html });
    html += piece.slice(end + 1);
  }
  const bytes = encoder.encode(html);
  return {
    status: response.status,
    headers: [...response.headers],
    bytes,
    nonces: placesOf(bytes, encoder.encode(marks.nonce)),
    // Places are counted in bytes of UTF-8.
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

/** The page's bytes for one visitor, which must not be changed. `nonce` is as long as the one of the render. */
export function fillPage(
  copy: Pick<PageCopy, 'bytes' | 'nonces' | 'slots'>,
  nonce: string,
  content: SlotContent,
): Bytes {
  const page = copy.nonces.length > 0 ? withNonce(copy, nonce) : copy.bytes;
  const pieces: Bytes[] = [];
  let from = 0;
  for (const { name, at } of copy.slots) {
    const text = content[name];
    if (!text) continue;
    pieces.push(page.subarray(from, at), encoder.encode(text));
    from = at;
  }
  return pieces.length > 0 ? join([...pieces, page.subarray(from)]) : page;
}

function withNonce({ bytes, nonces }: Pick<PageCopy, 'bytes' | 'nonces'>, nonce: string) {
  const page = bytes.slice();
  const own = encoder.encode(nonce);
  for (const at of nonces) page.set(own, at);
  return page;
}

function join(pieces: readonly Bytes[]): Bytes {
  const joined = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}
