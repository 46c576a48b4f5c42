import type { Product, Variant } from '../shopify/storage/types';
import type { Currency } from '../seed/types';
import { pricesOf } from './price-json';

/** A variant within a product. `prices` has the price in every currency. */
export function variantJson(variant: Variant, product: Product, currency: Currency) {
  const prices = pricesOf(variant);
  const [option1 = null, option2 = null, option3 = null] = variant.options;
  return {
    id: variant.id,
    admin_graphql_api_id: `gid://shopify/ProductVariant/${variant.id}`,
    title: variant.title,
    sku: variant.sku,
    grams: variant.grams,
    ...prices[currency],
    prices,
    option1: option1 ?? variant.title,
    option2,
    option3,
    inventory_quantity: variant.inventory,
    inventory_policy: variant.policy,
    available: variant.inventory > 0 || variant.policy === 'CONTINUE',
    backorder_message: variant.backorder,
    preorder_message: variant.preorder,
    image_id: variant.image === null ? null : product.id * 100 + variant.image + 1,
  };
}
