import type { SqlStorage } from '@cloudflare/workers-types';
import type { World } from '../world/world';
import type { ProductEvent } from './request-schemas';

export const mostItems = 200;

export function installWishlist(sql: SqlStorage): void {
  sql.exec(`CREATE TABLE IF NOT EXISTS wishlists (
    id TEXT PRIMARY KEY, email TEXT UNIQUE, merged_into TEXT)`);
  sql.exec(`CREATE TABLE IF NOT EXISTS wishes (
    n INTEGER PRIMARY KEY, list TEXT NOT NULL, handle TEXT NOT NULL, event TEXT NOT NULL,
    meta TEXT NOT NULL, at TEXT NOT NULL, UNIQUE (list, handle))`);
}

type ListRow = { id: string; email: string | null; merged_into: string | null };

export function listById(sql: SqlStorage, id: string): ListRow | null {
  const [row] = sql.exec<ListRow>('SELECT * FROM wishlists WHERE id = ?', id);
  if (!row) return null;
  return row.merged_into ? listById(sql, row.merged_into) : row;
}

export function listByEmail(sql: SqlStorage, email: string): ListRow | null {
  const [row] = sql.exec<ListRow>('SELECT * FROM wishlists WHERE email = ?', email);
  return row ?? null;
}

export function createList(sql: SqlStorage, id: string, email: string | null): ListRow {
  sql.exec('INSERT INTO wishlists (id, email) VALUES (?, ?)', id, email);
  return { id, email, merged_into: null };
}

/** Returns false if the list is full. A product already on the list keeps its position. */
export function addWish({ sql, now }: World, list: string, event: ProductEvent, meta: object) {
  const [wish] = sql.exec(
    'SELECT 1 FROM wishes WHERE list = ? AND handle = ?',
    list,
    event.productHandle,
  );
  const [{ count } = { count: 0 }] = sql.exec<{ count: number }>(
    'SELECT count(*) AS count FROM wishes WHERE list = ?',
    list,
  );
  if (wish) return true;
  if (count >= mostItems) return false;
  sql.exec(
    'INSERT INTO wishes (list, handle, event, meta, at) VALUES (?, ?, ?, ?, ?)',
    list,
    event.productHandle,
    JSON.stringify(event),
    JSON.stringify(meta),
    now().toISOString(),
  );
  return true;
}

export function removeWish(sql: SqlStorage, list: string, handle: string): void {
  sql.exec('DELETE FROM wishes WHERE list = ? AND handle = ?', list, handle);
}

export function fits(sql: SqlStorage, one: string, other: string): boolean {
  const [row] = sql.exec<{ count: number }>(
    'SELECT count(DISTINCT handle) AS count FROM wishes WHERE list IN (?, ?)',
    one,
    other,
  );
  return (row?.count ?? 0) <= mostItems;
}

/** Adds the wishes of `from` to `into`. If `from` has no email, also empties `from`; its ID then leads to `into`. */
export function mergeLists(sql: SqlStorage, from: ListRow, into: ListRow): void {
  sql.exec(
    `INSERT OR IGNORE INTO wishes (list, handle, event, meta, at)
     SELECT ?, handle, event, meta, at FROM wishes WHERE list = ? ORDER BY n`,
    into.id,
    from.id,
  );
  if (from.email) return;
  sql.exec('DELETE FROM wishes WHERE list = ?', from.id);
  sql.exec('UPDATE wishlists SET merged_into = ? WHERE id = ?', into.id, from.id);
}

export function setEmail(sql: SqlStorage, list: string, email: string): void {
  sql.exec('UPDATE wishlists SET email = ? WHERE id = ?', email, list);
}

/** Newest first. An unknown list has no products. */
export function wishlistJson(sql: SqlStorage, list: ListRow | null) {
  if (!list) return { wishlistId: '', events: [] };
  type Row = Record<'event' | 'meta' | 'at', string>;
  const rows = [
    ...sql.exec<Row>('SELECT event, meta, at FROM wishes WHERE list = ? ORDER BY n DESC', list.id),
  ];
  const [{ email } = { email: null }] = sql.exec<{ email: string | null }>(
    'SELECT email FROM wishlists WHERE id = ?',
    list.id,
  );
  return {
    wishlistId: list.id,
    ...(email && { email: masked(email) }),
    events: rows.map(({ event, meta, at }) => ({
      eventType: 'wishlist/add',
      eventBody: JSON.parse(event) as ProductEvent,
      metaBody: JSON.parse(meta) as object,
      createdAt: at,
    })),
  };
}

const masked = (email: string) => email.replace(/^(.)[^@]*/, '$1***');
