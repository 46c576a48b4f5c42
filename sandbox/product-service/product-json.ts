import { factsIn } from '../seed/facts';
import { shipDate } from '../seed/ship-date';
import { swatchOf } from '../seed/swatches';
import type { Currency, SeedVideo } from '../seed/types';
import type { Product, Variant } from '../shopify/storage/types';
import type { World } from '../world/world';
import { lowestPrices, priceRange, pricesOf } from './price-json';

/**
 * The format resembles Shopify's REST API. Prices are in major units of `currency`; only `prices` has every currency.
 */
export function productJson(product: Product, currency: Currency, world: World) {
  const { origin } = world;
  const now = world.now();
  const images = product.images.map((image, index) => ({
    id: product.id * 100 + index + 1,
    src: origin + image.src,
    alt: image.alt,
    width: image.width,
    height: image.height,
    position: index + 1,
  }));
  return {
    id: product.id,
    admin_graphql_api_id: `gid://shopify/Product/${product.id}`,
    title: product.title,
    handle: product.handle,
    vendor: product.vendor,
    product_type: product.type,
    gift_card: product.giftCard,
    ...(product.plans && {
      requires_selling_plan: product.plans.required,
      selling_plan_groups: product.plans.groups.map(({ name }) => ({ name })),
    }),
    body_html: product.descriptionHtml,
    status: 'active',
    tags: product.tags,
    image: images[0] ?? null,
    images,
    media: [
      ...images.map((image) => ({ media_type: 'image', ...image })),
      ...(product.video ? [videoJson(product.video, images, origin)] : []),
    ],
    options: product.options.map(({ name, values }, index) => ({
      id: product.id * 10 + index + 1,
      name,
      position: index + 1,
      values,
      ...swatchesOf(name, values, origin),
    })),
    ...priceRange(product, currency),
    prices: lowestPrices(product),
    total_stock: product.variants.reduce((sum, { inventory }) => sum + Math.max(0, inventory), 0),
    variants: product.variants.map((variant) => variantJson(variant, product, currency, now)),
    metafields: metafields(product, currency, origin),
    created_at: product.createdAt,
    updated_at: product.createdAt,
    published_at: product.publishedAt,
    published_scope: 'web',
    template_suffix: null,
  };
}

/** As in Shopify's themes (`product_option_value.swatch`). Empty if no value has a swatch. */
function swatchesOf(name: string, values: string[], origin: string) {
  const swatches = values.map((value) => swatchOf(name, value));
  if (!swatches.some(Boolean)) return {};
  return {
    swatches: swatches.map(
      (one) => one && { color: one.color, image: one.image && { src: origin + one.image.src } },
    ),
  };
}

/** Formatted like Shopify's theme objects. `src` has the format that all browsers play. */
function videoJson(video: SeedVideo, images: { src: string }[], origin: string) {
  const { alt, width, height } = video;
  const sources = video.sources.map(({ src, format, mimeType }) => ({
    url: origin + src,
    format,
    mime_type: mimeType,
    width,
    height,
  }));
  const preview = images[video.poster]?.src ?? null;
  return { media_type: 'video', src: sources[0]?.url, alt, preview_src: preview, sources };
}

/**
 * `PRP.related` is a JSON string, as at Shopify; for every fifth product an array, so tests cover
 * both formats.
 */
function metafields(product: Product, currency: Currency, origin: string) {
  const { id, related, finish, seo, facts, reviews, drawing, sheet, included } = product;
  const asList = id % 5 === 0;
  const parsed = related.map((one) => ({ ...one, hidden: String(one.hidden) }));
  return {
    ...(finish !== null && { finish: { colorName: finish } }),
    facts: {
      ...factsIn(facts, currency),
      ...(drawing && { drawing: { ...drawing, src: origin + drawing.src } }),
      ...(sheet && { sheet: origin + sheet }),
      ...(included.length > 0 && { included }),
    },
    ...(reviews && {
      reviews: {
        rating: JSON.stringify({ scale_min: '1.0', scale_max: '5.0', value: reviews.rating }),
        rating_count: reviews.count,
      },
    }),
    global: { title_tag: seo.title, description_tag: seo.description },
    ...(related.length > 0 && { PRP: { related: asList ? parsed : JSON.stringify(related) } }),
  };
}

function variantJson(variant: Variant, product: Product, currency: Currency, now: Date) {
  const prices = pricesOf(variant);
  const [option1 = null, option2 = null, option3 = null] = variant.options;
  return {
    id: variant.id,
    admin_graphql_api_id: `gid://shopify/ProductVariant/${variant.id}`,
    title: variant.title,
    sku: variant.sku,
    barcode: variant.barcode,
    grams: variant.grams,
    requires_shipping: variant.requiresShipping,
    ...(variant.components && { requires_components: true }),
    ...(variant.priceBreaks && { has_price_breaks: true }),
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
    available_from: variant.ships ? shipDate(variant.ships, now) : null,
    metafields: { facts: variant.facts },
    image_id: variant.image === null ? null : product.id * 100 + variant.image + 1,
  };
}
