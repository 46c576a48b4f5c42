/** One Durable Object per store, because lists are merged in one transaction. */
import { DurableObject } from 'cloudflare:workers';
import type {
  Cloudflare,
  DurableObjectNamespace,
  DurableObjectState,
  SqlStorage,
} from '@cloudflare/workers-types';
import * as v from 'valibot';
import { fail, ok, type Result } from '~/platform/result';
import { email, wishlistEvent, type WishlistEvent, type WishlistProduct } from './wishlist.schema';

declare module '~/platform/bindings' {
  interface Bindings {
    /** Used without a wishlist service. One object per store. */
    WISHLISTS?: DurableObjectNamespace<WishlistObject>;
  }
}

/** `email` is masked, `createdAt` is ISO 8601. */
interface WishlistJson {
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

interface WishlistError {
  code: 'bad_body' | 'list_full';
  message: string;
}
export type WishlistResult = Result<WishlistJson, WishlistError>;

export class WishlistObject extends DurableObject {
  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    createTables(ctx.storage.sql);
  }

  byEmail(address: string): WishlistResult {
    return this.#run(email, address, (sql, email) =>
      ok(wishlistJson(sql, listByEmail(sql, email))),
    );
  }

  byId(wishlistId: string): WishlistResult {
    return this.#run(v.string(), wishlistId, (sql, id) => ok(wishlistJson(sql, listById(sql, id))));
  }

  applyEvent(event: WishlistEvent): WishlistResult {
    return this.#run(wishlistEvent, event, applyEvent);
  }

  /** Validates the argument, because RPC doesn't. */
  #run<T>(
    schema: v.GenericSchema<unknown, T>,
    argument: unknown,
    work: (sql: SqlStorage, argument: T) => WishlistResult,
  ): WishlistResult {
    const parsed = v.safeParse(schema, argument);
    if (parsed.success) {
      const { storage } = this.ctx;
      return storage.transactionSync(() => work(storage.sql, parsed.output));
    }
    const [issue] = parsed.issues;
    return badBody(`${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
  }
}

/** Products per list. */
const maxItems = 200;
const listFull = fail<WishlistError>({
  code: 'list_full',
  message: `A list holds at most ${maxItems} products.`,
});
const badBody = (message: string) => fail<WishlistError>({ code: 'bad_body', message });

function applyEvent(sql: SqlStorage, body: WishlistEvent): WishlistResult {
  if (body.eventType === 'email/add') return attachEmail(sql, body);
  const { email, wishlistId } = body;
  if (email && wishlistId) return badBody('Either email or wishlistId.');
  const list = email
    ? (listByEmail(sql, email) ?? createList(sql, crypto.randomUUID(), email))
    : findOrCreateList(sql, wishlistId ?? crypto.randomUUID());
  if (body.eventType === 'wishlist/remove') {
    removeItem(sql, list.id, body.event.productHandle);
  } else {
    const meta = 'metaBody' in body.meta ? body.meta.metaBody : {};
    if (!addItem(sql, list.id, body.event, meta)) return listFull;
  }
  return ok(wishlistJson(sql, list));
}

const findOrCreateList = (sql: SqlStorage, id: string) =>
  listById(sql, id) ?? createList(sql, id, null);

/** If another list has this address, merges this list into it. */
function attachEmail(
  sql: SqlStorage,
  { email, wishlistId }: { email: string; wishlistId?: string },
): WishlistResult {
  const mine = wishlistId ? listById(sql, wishlistId) : null;
  const existing = listByEmail(sql, email);
  if (mine && !mine.email && !existing) {
    setEmail(sql, mine.id, email);
    return ok(wishlistJson(sql, mine));
  }
  const id = mine ? crypto.randomUUID() : (wishlistId ?? crypto.randomUUID());
  const list = existing ?? createList(sql, id, email);
  if (mine && mine.id !== list.id) {
    if (!fits(sql, mine.id, list.id)) return listFull;
    mergeLists(sql, mine, list);
  }
  return ok(wishlistJson(sql, list));
}

function fits(sql: SqlStorage, one: string, other: string): boolean {
  const [row] = sql.exec<{ count: number }>(
    'SELECT count(DISTINCT handle) AS count FROM wishes WHERE list IN (?, ?)',
    one,
    other,
  );
  return (row?.count ?? 0) <= maxItems;
}

function createTables(sql: SqlStorage): void {
  sql.exec(`CREATE TABLE IF NOT EXISTS wishlists (
    id TEXT PRIMARY KEY, email TEXT UNIQUE, merged_into TEXT)`);
  sql.exec(`CREATE TABLE IF NOT EXISTS wishes (
    n INTEGER PRIMARY KEY, list TEXT NOT NULL, handle TEXT NOT NULL, event TEXT NOT NULL,
    meta TEXT NOT NULL, at TEXT NOT NULL, UNIQUE (list, handle))`);
}

type ListRow = { id: string; email: string | null; merged_into: string | null };

/** Follows merged lists. */
function listById(sql: SqlStorage, id: string): ListRow | null {
  const [row] = sql.exec<ListRow>('SELECT * FROM wishlists WHERE id = ?', id);
  if (!row) return null;
  return row.merged_into ? listById(sql, row.merged_into) : row;
}

function listByEmail(sql: SqlStorage, email: string): ListRow | null {
  const [row] = sql.exec<ListRow>('SELECT * FROM wishlists WHERE email = ?', email);
  return row ?? null;
}

function createList(sql: SqlStorage, id: string, email: string | null): ListRow {
  sql.exec('INSERT INTO wishlists (id, email) VALUES (?, ?)', id, email);
  return { id, email, merged_into: null };
}

/** Returns false if the list is full. A product already in the list keeps its position. */
function addItem(sql: SqlStorage, list: string, event: WishlistProduct, meta: object) {
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

function removeItem(sql: SqlStorage, list: string, handle: string): void {
  sql.exec('DELETE FROM wishes WHERE list = ? AND handle = ?', list, handle);
}

/** Adds the items of `from` to `into`. The id of `from` then refers to `into`, unless `from` has an email. */
function mergeLists(sql: SqlStorage, from: ListRow, into: ListRow): void {
  sql.exec(
    `INSERT OR IGNORE INTO wishes (list, handle, event, meta, at)
     SELECT ?, handle, event, meta, at FROM wishes WHERE list = ? ORDER BY n`,
    into.id,
    from.id,
  );
  // A list with another email belongs to another person.
  if (from.email) return;
  sql.exec('DELETE FROM wishes WHERE list = ?', from.id);
  sql.exec('UPDATE wishlists SET merged_into = ? WHERE id = ?', into.id, from.id);
}

function setEmail(sql: SqlStorage, list: string, email: string): void {
  sql.exec('UPDATE wishlists SET email = ? WHERE id = ?', email, list);
}

function wishlistJson(sql: SqlStorage, list: ListRow | null): WishlistJson {
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
