/** Where a visitor is. Safe in the browser. */
import type { CountryCode } from './codes';
import { countryOf } from './country';

/** A country, and what the lookup service calls it, if it was asked. */
export interface Place {
  country: CountryCode;
  name?: string;
}

export interface VisitorLocation extends Place {
  /** True when nobody knows, and `country` is the store's own. */
  fallback: boolean;
}

/** What the lookup service has said of IP addresses, and until when that counts, in ms since 1970. */
export type KnownPlaces = Map<string, { place: Place; until: number }>;

/** A name for shoppers; undefined for anything else, as the text comes from outside. */
export const placeNameOf = (name: unknown): string | undefined =>
  typeof name === 'string' && /^\p{L}[\p{L}\p{M} '’.,()&-]{1,58}$/u.test(name) ? name : undefined;

/** As a cookie holds it: 'NZ', or 'NZ:New Zealand'. */
export const writePlace = ({ country, name }: Place): string =>
  name ? `${country}:${name}` : country;

/** Undefined for anything that is no place. */
export function readPlace(stored: string | undefined): Place | undefined {
  const [, code, name] = /^([^:]*)(?::(.*))?$/s.exec(stored ?? '') ?? [];
  const country = countryOf(code);
  return country && { country, name: placeNameOf(name) };
}
