import { getProduct, getRecommendations } from '~/features/catalog/catalog.server';
import { estimateDelivery } from '~/features/catalog/delivery';
import { orNotFound } from '~/features/catalog/load-failure.server';
import type { Context } from '~/platform/context.server';
import { getViewed, addViewed } from '~/features/catalog/viewed.server';
import { readProductEnrichment } from './read-enrichment.server';

/** The product page's data, in one round trip. Throws a redirect to /not-found when the product cannot be loaded. */
export async function readProductPage(context: Context, handle: string) {
  const [product, recommendations, viewed, enrichment] = await Promise.all([
    orNotFound(context, getProduct(context, handle)),
    getRecommendations(context, handle),
    getViewed(context, handle),
    readProductEnrichment(context, handle),
  ]);
  addViewed(context, product.handle);
  return { product, recommendations, viewed, enrichment, delivery: deliveryIn(context) };
}

function deliveryIn({ env, market: { store, region, country } }: Context) {
  const home = store.regions.find((one) => one.default)?.country === country;
  const name = new Intl.DisplayNames([store.locale], { type: 'region' }).of(country) ?? region.name;
  const destination = country === 'US' || country === 'GB' ? `the ${name}` : name;
  const days = home ? env.DELIVERY_DAYS_HOME : env.DELIVERY_DAYS_ABROAD;
  return estimateDelivery(Date.now(), { days, free: region.freeShipping, destination });
}
