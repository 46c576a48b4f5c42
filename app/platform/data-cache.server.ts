/** Stored copies of public data (catalogue, content): fast, and still there while a service is down. */
import type { GenericSchema } from 'valibot';

export interface CacheEntry<T> {
  /** What is asked for, `['product', handle]`; store, currency and language are added. */
  key: readonly (string | number)[];
  /** A copy younger than this is served as it is; up to ten times as old it is served while it is renewed. */
  freshSeconds: number;
  /** How old a copy may be that replaces a failing service: catalogue 24 h, content 7 d. */
  staleSeconds: number;
  /** Shape of the stored value (no transforms): checked before storing and after reading. */
  schema?: GenericSchema<unknown, T>;
  /** Fetches and parses. What it throws is never stored. */
  load(): Promise<T>;
}

/** Never for anything that depends on a token, a cookie, a cart or a preview. */
export interface DataCache {
  read<T>(entry: CacheEntry<T>): Promise<T>;
}
