import type { PageCopy } from './page-copy';

/** Copies of pages in the memory of an isolate: those asked for last, within a bound in bytes. */
export class PageMemory {
  readonly #copies = new Map<string, PageCopy>();
  readonly #limit: number;
  #bytes = 0;

  /** `limit` in bytes. An isolate has 128 MB for everything. */
  constructor(limit = 24 * 1024 * 1024) {
    this.#limit = limit;
  }

  get(key: string): PageCopy | undefined {
    const copy = this.#copies.get(key);
    if (!copy) return undefined;
    // A map keeps the order of insertion: the first is the one that nobody has asked for the longest.
    this.#copies.delete(key);
    this.#copies.set(key, copy);
    return copy;
  }

  set(key: string, copy: PageCopy): void {
    this.delete(key);
    this.#copies.set(key, copy);
    this.#bytes += sizeOf(key, copy);
    for (const oldest of this.#copies.keys()) {
      if (this.#bytes <= this.#limit) break;
      this.delete(oldest);
    }
  }

  /** True when there was one. */
  delete(key: string): boolean {
    const copy = this.#copies.get(key);
    if (!copy) return false;
    this.#copies.delete(key);
    this.#bytes -= sizeOf(key, copy);
    return true;
  }

  /** What it holds, in bytes. */
  get bytes(): number {
    return this.#bytes;
  }
}

/** Headers and the like, in bytes, roughly. */
const overhead = 1000;
const sizeOf = (key: string, { bytes, state }: PageCopy): number =>
  bytes.length + (state?.bytes.length ?? 0) + 2 * key.length + overhead;
