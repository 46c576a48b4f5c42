import { shipDate } from '../../../seed/ship-date';
import type { SeedProduct, SeedVariant } from '../../../seed/types';
import type { StoredMetafield } from '../../carts/carts';
import { catalogVariant } from '../../companies/catalog';
import type { Context } from '../graphql/context';
import { gid } from '../graphql/gid';
import { factType, metafieldsOf } from '../graphql/metafields';
import { money } from '../graphql/money';
import { listConnection, type PageArgs } from '../graphql/paging';
import { productImage } from './media';
import { variantPlans } from './selling-plans';
import { storeAvailability } from './store-availability';

export function isAvailable(variant: SeedVariant): boolean {
  return variant.inventory > 0 || variant.policy === 'CONTINUE';
}

/**
 * Amounts are in the context's currency. `views.ts` adds the references to the product and other
 * variants. `view` returns the complete object.
 */
export function variantFields(
  context: Context,
  product: SeedProduct,
  stored: SeedVariant,
  view: () => unknown,
) {
  const variant = catalogVariant(context.location, stored);
  const { price, compareAt } = variant.prices[context.currency];
  const priced = money(price, context.currency);
  const compared = compareAt === null ? null : money(compareAt, context.currency);
  const owner = { id: `v${variant.id}`, createdAt: product.createdAt, view };
  return {
    __typename: 'ProductVariant',
    id: gid('ProductVariant', variant.id),
    title: variant.title,
    sku: variant.sku,
    barcode: variant.barcode,
    availableForSale: isAvailable(variant),
    currentlyNotInStock: variant.inventory <= 0 && variant.policy === 'CONTINUE',
    quantityAvailable: variant.inventory,
    price: priced,
    priceV2: priced,
    compareAtPrice: compared,
    compareAtPriceV2: compared,
    unitPrice: null,
    unitPriceMeasurement: null,
    selectedOptions: selectedOptions(product, variant),
    image: () => productImage(context, product, variant.image ?? 0),
    weight: variant.grams,
    weightUnit: 'GRAMS',
    quantityRule: variant.rule ?? { minimum: 1, maximum: null, increment: 1 },
    quantityPriceBreaks: (args: PageArgs) =>
      listConnection(variant.priceBreaks ?? [], args, ({ minimum, prices }) => ({
        __typename: 'QuantityPriceBreak',
        minimumQuantity: minimum,
        price: money(prices[context.currency], context.currency),
      })),
    requiresShipping: variant.requiresShipping,
    requiresComponents: variant.components !== undefined,
    ...variantPlans(context, product, variant),
    storeAvailability: storeAvailability(context, variant),
    taxable: true,
    ...metafieldsOf(owner, () => messages(context, variant)),
  };
}

/** As on Shopify, a product without options has one option, `Title`. */
export function selectedOptions(product: SeedProduct, variant: SeedVariant) {
  if (product.options.length === 0) return [{ name: 'Title', value: variant.title }];
  return product.options.map(({ name }, index) => ({ name, value: variant.options[index] ?? '' }));
}

function messages({ world }: Context, variant: SeedVariant): StoredMetafield[] {
  const type = 'single_line_text_field';
  const found: StoredMetafield[] = [];
  for (const key of ['preorder', 'backorder'] as const) {
    const value = variant[key];
    if (value !== null) found.push({ namespace: 'messaging', key, type, value });
  }
  for (const [key, value] of Object.entries(variant.facts))
    found.push({ namespace: 'facts', key, type: factType(value), value });
  if (variant.ships) {
    const value = shipDate(variant.ships, world.now());
    found.push({ namespace: 'messaging', key: 'available_from', type: 'date', value });
  }
  return found;
}
