/** Unsigned 32-bit hash: FNV-1a over UTF-16 code units, then a final mix. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** The list must not be empty. */
export function pick<T>(items: readonly T[], text: string): T {
  return items[hash(text) % items.length] as T;
}
