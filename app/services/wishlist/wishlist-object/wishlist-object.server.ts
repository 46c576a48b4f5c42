/**
 * Wishlists for a deployment without a wishlist service: a Durable Object with the service's own
 * protocol, so that the client treats both alike. One object holds all lists of a store: an event takes
 * well under a millisecond, and merging two lists is one transaction.
 * Bound as WISHLISTS; a SQLite class (`new_sqlite_classes` in wrangler.toml).
 */
import * as v from 'valibot';
import { emailBody, eventBody, idBody } from './bodies';
import { applyEvent } from './apply-event';
import { createTables, listByEmail, listById, wishlistJson } from './lists';
import { RequestError } from './request-error';
import type { Sql } from './sql';

interface ShelfState {
  storage: { sql: Sql; transactionSync<T>(run: () => T): T };
}

const largestBody = 16 * 1024;

/** POST `/api/wishlist/{email|id|event}/{store}` → the wishlist, or `{error: {code, message}}`. */
export class WishlistObject {
  readonly #storage: ShelfState['storage'];

  constructor(state: ShelfState) {
    this.#storage = state.storage;
    createTables(state.storage.sql);
  }

  async fetch(request: Request): Promise<Response> {
    const kind = new URL(request.url).pathname.split('/')[3] ?? '';
    const body = await request.text();
    try {
      if (body.length > largestBody) throw new RequestError(413, 'too_large', 'At most 16 kB.');
      return Response.json(this.#storage.transactionSync(() => this.#answer(kind, body)));
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const { code, message, status } = error;
      return Response.json({ error: { code, message } }, { status });
    }
  }

  #answer(kind: string, body: string) {
    const { sql } = this.#storage;
    if (kind === 'event') return applyEvent(sql, parse(eventBody, body));
    if (kind === 'email') {
      return wishlistJson(sql, listByEmail(sql, parse(emailBody, body).email));
    }
    return wishlistJson(sql, listById(sql, parse(idBody, body).wishlistId));
  }
}

function parse<T>(schema: v.GenericSchema<unknown, T>, body: string): T {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new RequestError(400, 'bad_body', `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
}
