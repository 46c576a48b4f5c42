/** Converts the Storefront API's products to `Product`. */
import type { Context } from '~/platform/context.server';
import { digitsOf } from '~/services/shopify/common.schema';
import { videoSources } from '../videos';
import { cheapestCompareAt, type Variant } from '../product';
import { swatchesOf } from '../swatch';
import type { SourceProduct } from './source';
import type { StorefrontProduct, StorefrontVariant } from './storefront.schema';

export function toProduct(wire: StorefrontProduct, { log }: Pick<Context, 'log'>): SourceProduct {
  const variants = wire.variants.map(toVariant);
  const price = wire.priceRange.minVariantPrice;
  return {
    id: digitsOf(wire.id),
    gid: wire.id,
    handle: wire.handle,
    title: wire.title,
    vendor: wire.vendor,
    type: wire.productType,
    descriptionHtml: wire.descriptionHtml,
    tags: wire.tags,
    images: wire.images,
    videos: wire.media.flatMap(toVideo),
    options: wire.options.map(({ name, optionValues }) => ({
      name,
      values: optionValues.map((value) => value.name),
    })),
    variants,
    onSale: variants.some(({ compareAt }) => compareAt !== null),
    price,
    priceMax: wire.priceRange.maxVariantPrice,
    compareAt: cheapestCompareAt(variants, price),
    related: swatchesOf(wire.related, log),
    finish: wire.finish,
    seo: wire.seo,
  };
}

function toVideo({ alt, sources: files, previewImage }: StorefrontProduct['media'][number]) {
  const sources = videoSources(
    files.map(({ url, mimeType, height }) => ({ src: url, type: mimeType, height })),
  );
  return sources.length > 0 ? [{ sources, alt: alt ?? '', poster: previewImage?.url ?? null }] : [];
}

function toVariant(wire: StorefrontVariant): Variant {
  const { price, compareAtPrice } = wire;
  return {
    id: digitsOf(wire.id),
    gid: wire.id,
    title: wire.title,
    sku: wire.sku || null,
    options: wire.selectedOptions.map(({ value }) => value),
    price,
    compareAt: compareAtPrice && compareAtPrice.amount > price.amount ? compareAtPrice : null,
    ...stockOf(wire),
    preorder: wire.preorder,
    backorder: wire.backorder,
    image: wire.image,
  };
}

/**
 * The Storefront API does not tell the inventory policy. A variant for sale without stock must be
 * CONTINUE. `quantityAvailable` is null when the token lacks the inventory scope.
 */
function stockOf(wire: StorefrontVariant): Pick<Variant, 'inventory' | 'policy' | 'available'> {
  const { availableForSale: available, quantityAvailable: quantity } = wire;
  if (!available) return { available, policy: 'DENY', inventory: Math.min(quantity ?? 0, 0) };
  const oversold = wire.currentlyNotInStock || (quantity !== null && quantity <= 0);
  return oversold
    ? { available, policy: 'CONTINUE', inventory: quantity ?? 0 }
    : { available, policy: 'DENY', inventory: quantity ?? 1 };
}
