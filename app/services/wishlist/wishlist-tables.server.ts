/** The tables of WishlistObject: lists and their products, in its SQLite storage. */
import type { SqlStorage } from '@cloudflare/workers-types';
import type { WishlistProduct } from './wishlist.schema';

/** Products in a list. */
export const maxItems = 200;

/** Creates the tables. */
export function createTables(sql: SqlStorage): void {
  sql.exec(`CREATE TABLE IF NOT EXISTS wishlists (
    id TEXT PRIMARY KEY, email TEXT UNIQUE, merged_into TEXT)`);
  sql.exec(`CREATE TABLE IF NOT EXISTS wishes (
    n INTEGER PRIMARY KEY, list TEXT NOT NULL, handle TEXT NOT NULL, event TEXT NOT NULL,
    meta TEXT NOT NULL, at TEXT NOT NULL, UNIQUE (list, handle))`);
}

type ListRow = { id: string; email: string | null; merged_into: string | null };

/** The list with this id; for a merged list, the one it was merged into. */
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

/** Adds a product; false when the list is full. A product that is in it already keeps its place. */
export function addItem(sql: SqlStorage, list: string, event: WishlistProduct, meta: object) {
  const [item] = sql.exec(
    'SELECT 1 FROM wishes WHERE list = ? AND handle = ?',
    list,
    event.productHandle,
  );
  const [{ count } = { count: 0 }] = sql.exec<{ count: number }>(
    'SELECT count(*) AS count FROM wishes WHERE list = ?',
    list,
  );
  if (item) return true;
  if (count >= maxItems) return false;
  sql.exec(
    'INSERT INTO wishes (list, handle, event, meta, at) VALUES (?, ?, ?, ?, ?)',
    list,
    event.productHandle,
    JSON.stringify(event),
    JSON.stringify(meta),
    new Date().toISOString(),
  );
  return true;
}

export function removeItem(sql: SqlStorage, list: string, handle: string): void {
  sql.exec('DELETE FROM wishes WHERE list = ? AND handle = ?', list, handle);
}

/** Merges one list into another; its id then leads to the other. */
export function mergeLists(sql: SqlStorage, from: ListRow, into: ListRow): void {
  sql.exec(
    `INSERT OR IGNORE INTO wishes (list, handle, event, meta, at)
     SELECT ?, handle, event, meta, at FROM wishes WHERE list = ? ORDER BY n`,
    into.id,
    from.id,
  );
  // A list with an e-mail of its own belongs to somebody else and stays as it is.
  if (from.email) return;
  sql.exec('DELETE FROM wishes WHERE list = ?', from.id);
  sql.exec('UPDATE wishlists SET merged_into = ? WHERE id = ?', into.id, from.id);
}

export function setEmail(sql: SqlStorage, list: string, email: string): void {
  sql.exec('UPDATE wishlists SET email = ? WHERE id = ?', email, list);
}

/** A list as the wishlist service describes it; `email` is masked, `createdAt` an ISO date. */
export interface WishlistJson {
  /** '' when there is no list. */
  wishlistId: string;
  email?: string;
  /** Newest first. */
  events: {
    eventType: 'wishlist/add';
    eventBody: WishlistProduct;
    metaBody: object;
    createdAt: string;
  }[];
}

/** The list's products; empty without a list. */
export function wishlistJson(sql: SqlStorage, list: ListRow | null): WishlistJson {
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
      eventBody: JSON.parse(event) as WishlistProduct,
      metaBody: JSON.parse(meta) as object,
      createdAt: at,
    })),
  };
}

const masked = (email: string) => email.replace(/^(.)[^@]*/, '$1***');
