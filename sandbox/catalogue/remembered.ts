import type { SqlStorage } from '@cloudflare/workers-types';
import type { Facets } from './types';

/** A cached result: the ids of all matches in order, or the facets of a filter. */
type Remembered = { generation: number; size: number; lists: Map<string, Float64Array | Facets> };

/** The limit of cached ids, about 16 MB. */
const ROOM = 2_000_000;
/** The size of one facet result, counted in ids. */
const FACETS_SIZE = 1000;

const memories = new WeakMap<SqlStorage, Remembered>();

/**
 * Caches `compute` by key until the catalogue changes. Counting and sorting 100,000 products takes
 * tens of milliseconds, which the next pages of the same list then save.
 */
export function remember<T extends Float64Array | Facets>(
  sql: SqlStorage,
  key: string,
  compute: () => T,
): T {
  const memory = current(sql);
  const known = memory.lists.get(key);
  if (known) return known as T;
  const list = compute();
  const size = list instanceof Float64Array ? list.length : FACETS_SIZE;
  if (memory.size + size > ROOM) Object.assign(memory, { size: 0, lists: new Map() });
  memory.lists.set(key, list);
  memory.size += size;
  return list;
}

/** Clears the cache after the catalogue was reloaded. */
export function forgetLists(sql: SqlStorage): void {
  memories.delete(sql);
}

function current(sql: SqlStorage): Remembered {
  const { generation } = sql
    .exec<{ generation: number }>('SELECT generation FROM catalogue_state')
    .one();
  const known = memories.get(sql);
  if (known?.generation === generation) return known;
  const fresh = { generation, size: 0, lists: new Map() };
  memories.set(sql, fresh);
  return fresh;
}
