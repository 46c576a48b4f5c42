import type { SqlStorage } from '@cloudflare/workers-types';
import type { Collection } from './types';

const read = ({ body }: { body: string }) => JSON.parse(body) as Collection;

export function collectionByHandle(sql: SqlStorage, handle: string): Collection | null {
  const [row] = sql.exec<{ body: string }>('SELECT body FROM collections WHERE handle = ?', handle);
  return row ? read(row) : null;
}

export function collectionById(sql: SqlStorage, id: number): Collection | null {
  const [row] = sql.exec<{ body: string }>('SELECT body FROM collections WHERE id = ?', id);
  return row ? read(row) : null;
}

export function listCollections(sql: SqlStorage): Collection[] {
  return sql
    .exec<{ body: string }>('SELECT body FROM collections ORDER BY position')
    .toArray()
    .map(read);
}
