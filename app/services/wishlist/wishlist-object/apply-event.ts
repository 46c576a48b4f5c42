/** Applies events to the lists. */
import type { EventBody } from './bodies';
import {
  addItem,
  createList,
  listByEmail,
  listById,
  mergeLists,
  maxItems,
  removeItem,
  setEmail,
  wishlistJson,
} from './lists';
import { RequestError } from './request-error';
import type { Sql } from './sql';

/** Applies an event and returns the list. Must be called in a transaction. */
export function applyEvent(sql: Sql, body: EventBody) {
  if (body.eventType === 'email/add') return attach(sql, body);
  const list = ownList(sql, body);
  if (body.eventType === 'wishlist/remove') {
    removeItem(sql, list.id, body.event.productHandle);
  } else {
    const meta = 'metaBody' in body.meta ? body.meta.metaBody : {};
    if (!addItem(sql, list.id, body.event, meta)) {
      throw new RequestError(400, 'list_full', `A list holds at most ${maxItems} products.`);
    }
  }
  return wishlistJson(sql, list);
}

/** The list by e-mail or id, or a new one; an unknown id becomes a new list. */
function ownList(sql: Sql, { email, wishlistId }: { email?: string; wishlistId?: string }) {
  if (email && wishlistId) throw new RequestError(400, 'bad_body', 'Either email or wishlistId.');
  if (email) return listByEmail(sql, email) ?? createList(sql, crypto.randomUUID(), email);
  const id = wishlistId ?? crypto.randomUUID();
  return listById(sql, id) ?? createList(sql, id, null);
}

/** `email/add`: attaches the e-mail, or merges the list into the one that has it. */
function attach(sql: Sql, { email, wishlistId }: { email: string; wishlistId?: string }) {
  const known = listByEmail(sql, email);
  const mine = wishlistId ? listById(sql, wishlistId) : null;
  if (known && mine && known.id !== mine.id) mergeLists(sql, mine, known);
  if (known) return wishlistJson(sql, known);
  if (mine && !mine.email) setEmail(sql, mine.id, email);
  if (mine && !mine.email) return wishlistJson(sql, mine);
  const list = createList(
    sql,
    mine ? crypto.randomUUID() : (wishlistId ?? crypto.randomUUID()),
    email,
  );
  if (mine) mergeLists(sql, mine, list);
  return wishlistJson(sql, list);
}
