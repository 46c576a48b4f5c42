import type { World } from '../world/world';
import { ApiError } from '../world/api-error';
import {
  addWish,
  createList,
  fits,
  listByEmail,
  listById,
  mergeLists,
  mostItems,
  removeWish,
  setEmail,
  wishlistJson,
} from './lists';
import type { EventBody } from './request-schemas';

export const applyEvent = (world: World, body: EventBody) =>
  world.transact(() => {
    if (body.eventType === 'email/add') return attach(world, body);
    const list = ownList(world, body);
    if (body.eventType === 'wishlist/remove') {
      removeWish(world.sql, list.id, body.event.productHandle);
    } else {
      const meta = 'metaBody' in body.meta ? body.meta.metaBody : {};
      if (!addWish(world, list.id, body.event, meta)) {
        throw listFull();
      }
    }
    return wishlistJson(world.sql, list);
  });

const listFull = () =>
  new ApiError(400, 'list_full', `A list holds at most ${mostItems} products.`);

/** Creates the list if it doesn't exist. */
function ownList({ sql }: World, { email, wishlistId }: { email?: string; wishlistId?: string }) {
  if (email && wishlistId) throw new ApiError(400, 'bad_body', 'Either email or wishlistId.');
  if (email) return listByEmail(sql, email) ?? createList(sql, crypto.randomUUID(), email);
  const id = wishlistId ?? crypto.randomUUID();
  return listById(sql, id) ?? createList(sql, id, null);
}

/** If another list has this email, merges `wishlistId` into that list. */
function attach({ sql }: World, { email, wishlistId }: { email: string; wishlistId?: string }) {
  const known = listByEmail(sql, email);
  const mine = wishlistId ? listById(sql, wishlistId) : null;
  if (known && mine && known.id !== mine.id) {
    if (!fits(sql, mine.id, known.id)) throw listFull();
    mergeLists(sql, mine, known);
  }
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
