import * as v from 'valibot';

/** What the agent says about the buyer. */
export const context = v.optional(
  v.looseObject({
    address_country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  }),
);

/** Without a country, prices are those of the primary market. */
export const countryOf = (said: v.InferOutput<typeof context>): string =>
  said?.address_country ?? 'US';
