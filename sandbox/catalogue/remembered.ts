import type { SqlStorage } from '@cloudflare/workers-types';
import type { Facets } from './types';

/** Ids of all matches in order, or the facets of a filter, as computed once. */
type Remembered = { generation: number; size: number; lists: Map<string, Float64Array | Facets> };

/** How many ids may be kept; about 16 MB. */
const ROOM = 2_000_000;
/** What facets count for against the room. */
const FACETS_SIZE = 1000;

const memories = new WeakMap<SqlStorage, Remembered>();

/**
 * What `compute` gives for this key, computed once per state of the catalogue. Counting and
 * sorting 100,000 products takes tens of milliseconds; the next page of the same list takes none.
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

/** Forgets everything, for a catalogue that was filled anew. */
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
