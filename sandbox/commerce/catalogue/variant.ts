import type { SeedProduct, SeedVariant } from '../../seed/types';
import type { Context } from '../engine/context';
import { gid } from '../engine/gid';
import { money } from '../engine/money';
import { emptyConnection } from '../engine/paging';
import { productImage } from './image';
import { metafieldsOf, type Stored } from './metafields';
import { shipDate } from './ship-date';

/** In stock, or may be oversold. */
export function isAvailable(variant: SeedVariant): boolean {
  return variant.inventory > 0 || variant.policy === 'CONTINUE';
}

/** The own fields of a GraphQL `ProductVariant`, priced in the context's currency; `view` is the whole of it. */
export function variantFields(
  context: Context,
  product: SeedProduct,
  variant: SeedVariant,
  view: () => unknown,
) {
  const { price, compareAt } = variant.prices[context.currency];
  const priced = money(price, context.currency);
  const compared = compareAt === null ? null : money(compareAt, context.currency);
  const owner = { id: `v${variant.id}`, createdAt: product.createdAt, view };
  return {
    __typename: 'ProductVariant',
    id: gid('ProductVariant', variant.id),
    title: variant.title,
    sku: variant.sku,
    barcode: null,
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
    quantityRule: { minimum: 1, maximum: null, increment: 1 },
    quantityPriceBreaks: emptyConnection,
    requiresShipping: true,
    requiresComponents: false,
    components: emptyConnection,
    groupedBy: emptyConnection,
    sellingPlanAllocations: emptyConnection,
    storeAvailability: emptyConnection,
    taxable: true,
    ...metafieldsOf(owner, () => messages(context, variant)),
  };
}

/** The variant's options. Shopify gives a product without options a single one, `Title`. */
export function selectedOptions(product: SeedProduct, variant: SeedVariant) {
  if (product.options.length === 0) return [{ name: 'Title', value: variant.title }];
  return product.options.map(({ name }, index) => ({ name, value: variant.options[index] ?? '' }));
}

function messages({ world }: Context, variant: SeedVariant): Stored[] {
  const type = 'single_line_text_field';
  const found: Stored[] = [];
  for (const key of ['preorder', 'backorder'] as const) {
    const value = variant[key];
    if (value !== null) found.push({ namespace: 'messaging', key, type, value });
  }
  if (variant.ships) {
    const value = shipDate(variant.ships, world.now());
    found.push({ namespace: 'messaging', key: 'available_from', type: 'date', value });
  }
  return found;
}
