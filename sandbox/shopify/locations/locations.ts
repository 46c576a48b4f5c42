/** Local pickup: shops and their stock. */
import type { SqlStorage } from '@cloudflare/workers-types';
import { hash } from '../../seed/hash';
import { locations, type SeedLocation } from '../../seed/locations';
import type { SeedVariant } from '../../seed/types';
import type { World } from '../../world/world';

export type Location = SeedLocation;
type Stocked = Pick<SeedVariant, 'id' | 'inventory'>;
type Item = { variant: Stocked & { requiresShipping: boolean }; quantity: number };

/** Contains only stock that the control page set; other stock is derived from the variant's. */
export function installLocations(sql: SqlStorage): void {
  sql.exec(`CREATE TABLE IF NOT EXISTS location_stock (
  variant_id INTEGER NOT NULL, location_id INTEGER NOT NULL, pieces INTEGER NOT NULL,
  PRIMARY KEY (variant_id, location_id))`);
}

/** `PICKUP_LOCATIONS` is 'none' for a shop without local pickup. */
export const allLocations = ({ env }: Pick<World, 'env'>): Location[] =>
  env.PICKUP_LOCATIONS === 'none' ? [] : locations;

/** Undefined for other delivery methods, and for unknown locations. */
export const locationOf = (method: string): Location | undefined =>
  locations.find(({ id }) => method === `pickup-${id}`);

export const pickupAt = ({ id }: Location): `pickup-${number}` => `pickup-${id}`;

/** `pieces` is `notStocked` for a location that doesn't stock the variant. */
export function setStock(
  sql: SqlStorage,
  variantId: number,
  locationId: number,
  pieces: number,
): void {
  sql.exec('INSERT OR REPLACE INTO location_stock VALUES (?, ?, ?)', variantId, locationId, pieces);
}

export const notStocked = -1;

/**
 * At most the variant's stock. Null if the location doesn't stock the variant. Unless the control
 * page set the stock, a location doesn't stock an eighth of the variants, and another eighth is
 * sold out.
 */
export function stockAt(
  sql: SqlStorage,
  { id, inventory }: Stocked,
  location: Location,
): number | null {
  const [row] = sql
    .exec<{ pieces: number }>(
      'SELECT pieces FROM location_stock WHERE variant_id = ? AND location_id = ?',
      ...[id, location.id],
    )
    .toArray();
  const number = hash(`${id} at ${location.id}`);
  const share = Math.ceil((inventory * (1 + (number % 3))) / 8);
  const usual = number % 4 > 0 ? share : number % 8 > 0 ? notStocked : 0;
  const pieces = row?.pieces ?? usual;
  return pieces === notStocked ? null : Math.max(0, Math.min(inventory, pieces));
}

/** The country's shops that have enough stock of every item that requires shipping. */
export function pickupLocations(world: World, country: string, items: Item[]): Location[] {
  const sent = items.filter(({ variant }) => variant.requiresShipping);
  const wanted = new Map<number, number>();
  for (const { variant, quantity } of sent)
    wanted.set(variant.id, quantity + (wanted.get(variant.id) ?? 0));
  return allLocations(world).filter(
    (location) =>
      location.countryCode === country &&
      sent.every(
        ({ variant }) =>
          (stockAt(world.sql, variant, location) ?? 0) >= (wanted.get(variant.id) ?? 0),
      ),
  );
}

export const addressOfLocation = ({ address1, city, provinceCode, zip, country }: Location) => [
  address1,
  `${city} ${provinceCode} ${zip}`,
  country,
];

export type Point = { latitude: number; longitude: number };

/** Without `near`, keeps the order. */
export const nearestFirst = (list: Location[], near: Point | null | undefined): Location[] =>
  near ? list.toSorted((one, other) => distance(one, near) - distance(other, near)) : list;

/** In radians, by the haversine formula. */
function distance(one: Point, other: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  return Math.asin(
    Math.sqrt(
      half(one.latitude, other.latitude) +
        Math.cos(radians(one.latitude)) *
          Math.cos(radians(other.latitude)) *
          half(one.longitude, other.longitude),
    ),
  );
}
