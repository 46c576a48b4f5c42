import type { PageEntry } from './page-entry';

export class PageMemory {
  readonly #entries = new Map<string, PageEntry>();
  readonly #limit: number;
  #bytes = 0;

  /** `limit` in bytes. An isolate has 128 MB in total. */
  constructor(limit = 24 * 1024 * 1024) {
    this.#limit = limit;
  }

  get(key: string): PageEntry | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    // A map keeps insertion order, so the first entry is the least recently used.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry;
  }

  set(key: string, entry: PageEntry): void {
    this.delete(key);
    this.#entries.set(key, entry);
    this.#bytes += sizeOf(key, entry);
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#limit) break;
      this.delete(oldest);
    }
  }

  delete(key: string): boolean {
    const entry = this.#entries.get(key);
    if (!entry) return false;
    this.#entries.delete(key);
    this.#bytes -= sizeOf(key, entry);
    return true;
  }

  get bytes(): number {
    return this.#bytes;
  }
}

const overhead = 1000;
const sizeOf = (key: string, { bytes, state }: PageEntry): number =>
  bytes.length + (state?.bytes.length ?? 0) + 2 * key.length + overhead;
