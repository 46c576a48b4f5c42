/** How the catalogue is read: from which source, and through the data cache. */
import type { Context } from '~/platform/context.server';
import type { CatalogueSource } from './sources/source';
import { productServiceSource } from './sources/product-service.server';
import { storefrontSource } from './sources/storefront.server';

const freshSeconds = 60;
/** A day, served through an outage. */
const staleSeconds = 24 * 60 * 60;

/** The product service where the operator has one, else the commerce backend. */
export const sourceOf = ({ env }: Context): CatalogueSource =>
  env.PRODUCT_SERVICE_URL ? productServiceSource : storefrontSource;

/** What cannot be a handle is never sent anywhere. */
export const isHandle = (value: string): boolean => /^[\p{L}\p{N}_-]{1,255}$/u.test(value);

/** A read through the data cache. `load`'s value must survive JSON; "not there" is stored too, inside an object. */
export const keep = <T>(
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
