import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import { optional } from '~/platform/optional.server';
import { ShipsTo } from '~/services/shopify/replies.generated';
import { SHIPS_TO_QUERY } from './legacy/account.graphql';
import { listCountries } from './countries.server';

const freshSeconds = 3600;
/** Maximum age during an outage. */
const staleSeconds = 7 * 24 * 3600;

const everywhere = listCountries().map(({ value }) => value);

/** Cached. Returns all countries if the list is empty or can't be read. */
export async function getShippingCountries(context: Context): Promise<string[]> {
  const { cache, storefront } = context;
  const read = cache.read({
    key: ['shop', 'ships-to'],
    version: 1,
    variesBy: [],
    freshSeconds,
    staleSeconds,
    schema: v.array(v.string()),
    load: async () => {
      const { shop } = await storefront.query(SHIPS_TO_QUERY, { schema: ShipsTo });
      return shop.shipsToCountries;
    },
    isAbsent: ({ length }) => length === 0,
  });
  const shipsTo = await optional(context, 'shipping-countries-failed', read, []);
  const known = everywhere.filter((code) => shipsTo.includes(code));
  return known.length > 0 ? known : everywhere;
}
