import * as v from 'valibot';
import { countryCodeOf } from '../customers/addresses';

/** The agent's hints about the buyer. Unknown values are ignored. */
export const context = v.optional(v.looseObject({ address_country: v.optional(v.string()) }));

type Context = v.InferOutput<typeof context>;

/** Accepts a country's name or two-letter code. Null if missing or unknown. */
export const knownCountryOf = (said: Context): string | null =>
  countryCodeOf(said?.address_country ?? '');

/** Without a known country, prices are the primary market's. */
export const countryOf = (said: Context): string => knownCountryOf(said) ?? 'US';
