import * as v from 'valibot';
import { countryCodeOf } from '../customers/addresses';

/** What the agent says about the buyer. These are hints, so unknown values are ignored. */
export const context = v.optional(v.looseObject({ address_country: v.optional(v.string()) }));

type Context = v.InferOutput<typeof context>;

/** Null if the agent named no country, or none that is known by its name or by two letters. */
export const knownCountryOf = (said: Context): string | null =>
  countryCodeOf(said?.address_country ?? '');

/** Without a country, prices are those of the primary market. */
export const countryOf = (said: Context): string => knownCountryOf(said) ?? 'US';
