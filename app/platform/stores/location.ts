import type { CountryCode } from './codes';
import { countryOf } from './country';

export interface Place {
  country: CountryCode;
  name?: string;
}

export interface VisitorLocation extends Place {
  /** The location is unknown, so `country` is the store's default country. */
  fallback: boolean;
  /** The country of the IP address, if known. `country` may be the visitor's choice instead. */
  ipCountry?: CountryCode | undefined;
}

/** By IP address. `place` is null if the lookup service doesn't know the address. `until` is in ms since 1970. */
export type KnownPlaces = Map<string, { place: Place | null; until: number }>;

/** Validates untrusted text. */
export const placeNameOf = (name: unknown): string | undefined =>
  typeof name === 'string' && /^\p{L}[\p{L}\p{M} '’.,()&-]{1,58}$/u.test(name) ? name : undefined;

/** 'NZ' or 'NZ:New Zealand'. */
export const writePlace = ({ country, name }: Place): string =>
  name ? `${country}:${name}` : country;

export function readPlace(stored: string | undefined): Place | undefined {
  const [, code, name] = /^([^:]*)(?::(.*))?$/s.exec(stored ?? '') ?? [];
  const country = countryOf(code);
  return country && { country, name: placeNameOf(name) };
}
