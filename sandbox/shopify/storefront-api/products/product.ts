import { factsIn } from '../../../seed/facts';
import type { Currency, SeedProduct } from '../../../seed/types';
import { shopUrl } from '../../../world/storefronts';
import type { StoredMetafield } from '../../carts/carts';
import { catalogVariant } from '../../companies/catalog';
import type { Context } from '../graphql/context';
import { gid } from '../graphql/gid';
import { factType, metafieldsOf } from '../graphql/metafields';
import { money } from '../graphql/money';
import { listConnection, type PageArgs } from '../graphql/paging';
import { encodedVariants } from './encoded-variants';
import {
  drawingMedia,
  drawingNumber,
  productImage,
  productMedia,
  sheetFile,
  videoMedia,
} from './media';
import { productPlans } from './selling-plans';
import { plainText, truncated } from './text';
import { isAvailable } from './variant';

type ListArgs = PageArgs & { reverse?: boolean };

/**
 * Amounts are in the context's currency. `views.ts` adds the references to variants and
 * collections. `view` returns the complete object. `samples` returns the product that sells this
 * product's samples.
 */
export function productFields(
  context: Context,
  product: SeedProduct,
  { view, samples }: { view: () => unknown; samples: () => unknown },
) {
  const places = product.images.map((_, index) => index);
  const media = product.video ? [...places, 'video' as const] : places;
  const owner = { id: `p${product.id}`, createdAt: product.createdAt, view };
  return {
    __typename: 'Product',
    id: gid('Product', product.id),
    handle: product.handle,
    title: product.title,
    vendor: product.vendor,
    productType: product.type,
    tags: product.tags,
    descriptionHtml: product.descriptionHtml,
    description: ({ truncateAt }: { truncateAt?: number | null }) =>
      truncated(plainText(product.descriptionHtml), truncateAt),
    availableForSale: product.variants.some(isAvailable),
    totalInventory: product.variants.reduce((sum, { inventory }) => sum + inventory, 0),
    createdAt: product.createdAt,
    updatedAt: product.publishedAt ?? product.createdAt,
    publishedAt: product.publishedAt ?? product.createdAt,
    isGiftCard: product.giftCard,
    ...productPlans(context, product),
    onlineStoreUrl: shopUrl(context.world, `/products/${product.handle}`),
    trackingParameters: null,
    seo: product.seo,
    featuredImage: () => productImage(context, product, 0),
    images: (args: ListArgs) =>
      listConnection(places, args, (place) => productImage(context, product, place)),
    media: (args: ListArgs) =>
      listConnection(media, args, (one) =>
        one === 'video' ? videoMedia(context, product) : productMedia(context, product, one),
      ),
    encodedVariantExistence: () => encodedVariants(product, () => true),
    encodedVariantAvailability: () => encodedVariants(product, isAvailable),
    priceRange: () => priceRange(product, context),
    compareAtPriceRange: () => comparePriceRange(product, context.currency),
    ...metafieldsOf(owner, () =>
      storedMetafields(
        context,
        { ...product, facts: factsIn(product.facts, context.currency) },
        samples,
      ),
    ),
  };
}

function priceRange(product: SeedProduct, { location, currency }: Context) {
  return range(
    product.variants.map((variant) => catalogVariant(location, variant).prices[currency].price),
    currency,
  );
}

/** As on Shopify, minimum and maximum are "0.0" without compare-at prices. */
function comparePriceRange(product: SeedProduct, currency: Currency) {
  return range(
    product.variants.flatMap(({ prices }) => prices[currency].compareAt ?? []),
    currency,
  );
}

function range(amounts: number[], currency: Currency) {
  const [low, high] = amounts.length > 0 ? [Math.min(...amounts), Math.max(...amounts)] : [0, 0];
  return { minVariantPrice: money(low, currency), maxVariantPrice: money(high, currency) };
}

function storedMetafields(
  context: Context,
  product: SeedProduct,
  samples: () => unknown,
): (StoredMetafield & { reference?: () => unknown })[] {
  const { id, related, finish, sample, seo, facts, reviews, drawing, sheet, included } = product;
  const text = 'single_line_text_field';
  const found: ReturnType<typeof storedMetafields> = [];
  const add = (namespace: string, key: string, type: string, value: string | null) => {
    if (value !== null) found.push({ namespace, key, type, value });
  };
  add('PRP', 'related', 'json', related.length > 0 ? JSON.stringify(related) : null);
  add('finish', 'colorName', text, finish);
  if (sample) {
    const field = { namespace: 'custom', key: 'sample', type: 'product_reference' };
    found.push({ ...field, value: gid('Product', sample), reference: samples });
  }
  for (const [key, value] of Object.entries(facts)) add('facts', key, factType(value), value);
  if (drawing) {
    const field = { namespace: 'facts', key: 'drawing', type: 'file_reference' };
    const value = gid('MediaImage', drawingNumber(id));
    found.push({ ...field, value, reference: () => drawingMedia(context, product) });
  }
  if (sheet) {
    const field = { namespace: 'facts', key: 'sheet', type: 'file_reference' };
    const value = gid('GenericFile', id);
    found.push({ ...field, value, reference: () => sheetFile(context, product) });
  }
  const list = included.length > 0 ? JSON.stringify(included) : null;
  add('facts', 'included', 'list.single_line_text_field', list);
  if (reviews) {
    const value = { scale_min: '1.0', scale_max: '5.0', value: reviews.rating };
    add('reviews', 'rating', 'rating', JSON.stringify(value));
    add('reviews', 'rating_count', 'number_integer', String(reviews.count));
  }
  add('global', 'title_tag', text, seo.title);
  add('global', 'description_tag', text, seo.description);
  return found;
}
