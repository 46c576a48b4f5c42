/**
 * Wishlists for a deployment without a wishlist service: a Durable Object with the service's three
 * operations as RPC methods. One object holds all lists of a store: an event takes well under a
 * millisecond, and merging two lists is one transaction.
 * Bound as WISHLISTS; a SQLite class (`new_sqlite_classes` in wrangler.toml).
 */
import { DurableObject } from 'cloudflare:workers';
import type {
  Cloudflare,
  DurableObjectNamespace,
  DurableObjectState,
  SqlStorage,
} from '@cloudflare/workers-types';
import * as v from 'valibot';
import { fail, ok, type Result } from '~/platform/result';
import { email, wishlistEvent, type WishlistEvent } from './wishlist.schema';
import {
  addItem,
  createList,
  createTables,
  listByEmail,
  listById,
  maxItems,
  mergeLists,
  removeItem,
  setEmail,
  wishlistJson,
  type WishlistJson,
} from './wishlist-tables.server';

declare module '~/platform/context.server' {
  interface Bindings {
    /** Wishlists of a deployment without a wishlist service; one object per store. */
    WISHLISTS?: DurableObjectNamespace<WishlistObject>;
  }
}

/** The service's `error` of a 400: arguments that do not parse, or a list with no room for another product. */
export interface WishlistError {
  code: 'bad_body' | 'list_full';
  message: string;
}
export type WishlistResult = Result<WishlistJson, WishlistError>;

export class WishlistObject extends DurableObject {
  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    createTables(ctx.storage.sql);
  }

  /** The list of an e-mail address; without one, an empty list with an empty id. */
  byEmail(address: string): WishlistResult {
    return this.#run(email, address, (sql, email) =>
      ok(wishlistJson(sql, listByEmail(sql, email))),
    );
  }

  /** The list with this id; without one, an empty list with an empty id. */
  byId(wishlistId: string): WishlistResult {
    return this.#run(v.string(), wishlistId, (sql, id) => ok(wishlistJson(sql, listById(sql, id))));
  }

  /** Applies an event. Returns the list after it. */
  applyEvent(event: WishlistEvent): WishlistResult {
    return this.#run(wishlistEvent, event, applyEvent);
  }

  /** Validates an argument, whose type says nothing about what came over RPC, and runs `work` in a transaction. */
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

const badBody = (message: string) => fail<WishlistError>({ code: 'bad_body', message });

function applyEvent(sql: SqlStorage, body: WishlistEvent): WishlistResult {
  if (body.eventType === 'email/add') return ok(wishlistJson(sql, attachEmail(sql, body)));
  const { email, wishlistId } = body;
  if (email && wishlistId) return badBody('Either email or wishlistId.');
  const list = email
    ? (listByEmail(sql, email) ?? createList(sql, crypto.randomUUID(), email))
    : findOrCreateList(sql, wishlistId ?? crypto.randomUUID());
  if (body.eventType === 'wishlist/remove') {
    removeItem(sql, list.id, body.event.productHandle);
  } else {
    const meta = 'metaBody' in body.meta ? body.meta.metaBody : {};
    if (!addItem(sql, list.id, body.event, meta)) {
      return fail({ code: 'list_full', message: `A list holds at most ${maxItems} products.` });
    }
  }
  return ok(wishlistJson(sql, list));
}

/** An unknown id becomes a new list with that id. */
const findOrCreateList = (sql: SqlStorage, id: string) =>
  listById(sql, id) ?? createList(sql, id, null);

/** `email/add`: attaches the e-mail, or merges the list into the one that has it. Returns the list that has it. */
function attachEmail(
  sql: SqlStorage,
  { email, wishlistId }: { email: string; wishlistId?: string },
) {
  const mine = wishlistId ? listById(sql, wishlistId) : null;
  const existing = listByEmail(sql, email);
  if (existing) {
    if (mine && mine.id !== existing.id) mergeLists(sql, mine, existing);
    return existing;
  }
  if (!mine) return createList(sql, wishlistId ?? crypto.randomUUID(), email);
  if (!mine.email) {
    setEmail(sql, mine.id, email);
    return mine;
  }
  const list = createList(sql, crypto.randomUUID(), email);
  mergeLists(sql, mine, list);
  return list;
}
