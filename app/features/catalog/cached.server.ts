/** The catalogue's source and its data cache. */
import type { Context } from '~/platform/context.server';
import type { CatalogueSource } from './sources/source';
import { productServiceSource } from './sources/product-service.server';
import { storefrontSource } from './sources/storefront.server';

const freshSeconds = 60;
/** Stale copies are served for a day during an outage. */
const staleSeconds = 24 * 60 * 60;

/** The product service if the operator has one, else the Storefront API. */
export const sourceOf = ({ env }: Context): CatalogueSource =>
  env.PRODUCT_SERVICE_URL ? productServiceSource : storefrontSource;

/** Guards requests and cache keys: a string that cannot be a handle is not looked up. */
export const isHandle = (value: string): boolean => /^[\p{L}\p{N}_-]{1,255}$/u.test(value);

/** Reads through the data cache. `load`'s value must survive JSON; null goes inside an object, so that "not found" is cached. */
export const cached = <T>(
  context: Context,
  key: (string | number)[],
  load: () => Promise<T>,
  source = sourceOf(context),
): Promise<T> =>
  context.cache.read({
    key: ['catalog', source.pricedBy(context), ...key],
    freshSeconds,
    staleSeconds,
    load,
  });
