/** Local pickup: shops where an order can be picked up, and their stock. This module can run in the browser. */

export interface PickupShop {
  /** Digits of the location's gid. */
  id: string;
  name: string;
  city: string;
  /** The address, without the name. */
  lines: string[];
  phone: string | null;
  country: string | null;
  position: Position | null;
}

/** In degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

export interface ShopStock {
  /** As Shopify words it: 'Usually ready in 2 hours'. */
  ready: string;
  /** Pieces; null if unknown or unlimited. */
  left: number | null;
}

/** Of an item in the bag. */
export interface VariantStock {
  /** Pieces, keyed by the number in the shop's id; null if unknown or unlimited. */
  left: Record<string, number | null>;
  /** As in `ShopStock`, keyed by the number in the id of a shop that has the variant. */
  ready: Record<string, string>;
  /** True if shops that `left` lacks don't stock the variant; otherwise, their stock is unknown. */
  complete: boolean;
}

export interface PickupStock {
  /** The shops that Shopify listed, at most 30. */
  listed: string[];
  /** Shopify has more shops. */
  more: boolean;
  /** Keyed by the number in the variant's id, then by the shop's. Shops without the variant are missing. */
  variants: Record<string, Record<string, ShopStock>>;
}

export interface Pickup {
  /** In the shopper's country. Never empty. */
  shops: PickupShop[];
  stock: PickupStock['variants'];
  more: boolean;
}

export const pickupPath = (handle: string, params: Record<string, string> = {}): string => {
  const query = new URLSearchParams(params).toString();
  return `/products/${encodeURIComponent(handle)}/pickup${query && `?${query}`}`;
};

/** Contains the chosen shop's id. Scripts on cached pages read it. */
export const pickupCookie = 'pickup-shop';
export const pickupCookieSeconds = 365 * 24 * 3600;

/** Digits, which are safe in cookies, selectors and forms. */
export const isShopId = (id: unknown): id is string =>
  typeof id === 'string' && /^\d{1,19}$/.test(id);

/** CSS that makes a cached page show the chosen shop. An id that isn't on the page has no effect. */
export const pickupStyle = (id: string | undefined): string =>
  isShopId(id)
    ? `[data-pickup-at="${id}"]{display:block}:has(>[data-pickup-at="${id}"])>[data-pickup-at=any]{display:none}[data-pickup-shop="${id}"]{--pickup-own:block;--pickup-choose:none}`
    : '';

const fewPieces = 5;

/** 'Usually ready in 2 hours. Only 2 left.' */
export const stockWords = ({ ready, left }: ShopStock): string =>
  [ready, left !== null && left <= fewPieces && `Only ${left} left`]
    .filter((one) => typeof one === 'string' && one !== '')
    .map((one) => `${String(one).replace(/\.$/, '')}.`)
    .join(' ');

/** A shop's pickup times, keyed by the numbers in the variants' ids. */
export const readyTimes = (
  shopId: string,
  stock: Record<string, VariantStock>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(stock).flatMap(([variant, { ready }]) =>
      ready[shopId] ? [[variant, ready[shopId]]] : [],
    ),
  );

/**
 * Returns one line for each variant that the shop has too few of. `stock` is keyed by the number in the variant's id.
 */
export function linesMissingAt<Line extends { variantId: string; quantity: number }>(
  shopId: string,
  lines: readonly Line[],
  stock: Record<string, VariantStock>,
): Line[] {
  const wanted = new Map<string, { line: Line; pieces: number }>();
  for (const line of lines) {
    const before = wanted.get(line.variantId);
    wanted.set(line.variantId, {
      line: before?.line ?? line,
      pieces: (before?.pieces ?? 0) + line.quantity,
    });
  }
  return [...wanted.values()]
    .filter(({ line, pieces }) => isMissing(stock[line.variantId], shopId, pieces))
    .map(({ line }) => line);
}

/** False if the stock isn't known. */
function isMissing(stock: VariantStock | undefined, shopId: string, pieces: number): boolean {
  const left = stock?.left[shopId];
  return left === undefined ? stock?.complete === true : left !== null && left < pieces;
}

/** 'In stock at 2 of 3 shops.' */
export function overviewOf({ shops, stock, more }: Pickup, variantId: string): string {
  const having = shops.filter(({ id }) => stock[variantId]?.[id]);
  const [first] = having;
  // The stock of the other shops is unknown.
  if (more && shops.length === 1)
    return first
      ? `In stock at ${first.name}.`
      : `Not at ${shops[0]!.name} now. Other shops may have it.`;
  if (more)
    return first
      ? `In stock at ${having.length} of the ${shops.length} shops listed here.`
      : `Not in the ${shops.length} shops listed here now. Other shops may have it.`;
  if (!first) return shops.length === 1 ? `Not at ${shops[0]!.name} now.` : 'Not in our shops now.';
  if (shops.length === 1) return `In stock at ${first.name}.`;
  if (having.length === 1) return `In stock at one of our ${shops.length} shops.`;
  if (having.length < shops.length)
    return `In stock at ${having.length} of our ${shops.length} shops.`;
  return shops.length === 2 ? 'In stock at both shops.' : `In stock at all ${shops.length} shops.`;
}

/** In km, by the haversine formula. */
function distanceBetween(one: Position, other: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const share =
    half(one.latitude, other.latitude) +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      half(one.longitude, other.longitude);
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(share)));
}

export interface NearShop extends PickupShop {
  /** In km; null if one of the positions is unknown. */
  distance: number | null;
}

/** Nearest first, then shops without a position. Without `from`, in the given order. */
export function nearestFirst(shops: readonly PickupShop[], from: Position | null): NearShop[] {
  const far = shops.map((shop) => ({
    ...shop,
    distance: from && shop.position ? distanceBetween(from, shop.position) : null,
  }));
  return from
    ? far.toSorted((one, other) => (one.distance ?? Infinity) - (other.distance ?? Infinity))
    : far;
}

const mileCountries = new Set(['US', 'GB', 'LR', 'MM']);

export function formatDistance(km: number, country: string | null, locale: string): string {
  const isMiles = mileCountries.has(country ?? '');
  const length = isMiles ? km / 1.609344 : km;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isMiles ? 'mile' : 'kilometer',
    maximumFractionDigits: length < 10 ? 1 : 0,
  }).format(length);
}

/** Rounded to a tenth of a degree, about 11 km, because URLs end up in logs: '42.3,-73.8'. */
export const formatNear = ({ latitude, longitude }: Position): string =>
  `${latitude.toFixed(1)},${longitude.toFixed(1)}`;

/** Null for anything that `formatNear` doesn't return. */
export function parseNear(text: string | null): Position | null {
  const [, north, east] = /^(-?\d{1,2}\.\d),(-?\d{1,3}\.\d)$/.exec(text ?? '') ?? [];
  const position = { latitude: Number(north), longitude: Number(east) };
  return Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180 ? position : null;
}
