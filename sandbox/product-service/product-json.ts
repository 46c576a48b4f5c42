import type { Product } from '../shopify/storage/types';
import type { Currency, SeedFilm } from '../seed/types';
import { lowestPrices, priceRange } from './price-json';
import { variantJson } from './variant-json';

/**
 * A product in the service's form, which resembles Shopify's REST API. Prices are in major units of
 * `currency`.
 */
export function productJson(product: Product, currency: Currency, origin: string) {
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
    body_html: product.descriptionHtml,
    status: 'active',
    tags: product.tags,
    image: images[0] ?? null,
    images,
    media: [
      ...images.map((image) => ({ media_type: 'image', ...image })),
      ...(product.film ? [filmJson(product.film, images, origin)] : []),
    ],
    options: product.options.map(({ name, values }, index) => ({
      id: product.id * 10 + index + 1,
      name,
      position: index + 1,
      values,
    })),
    ...priceRange(product, currency),
    prices: lowestPrices(product),
    total_stock: product.variants.reduce((sum, { inventory }) => sum + Math.max(0, inventory), 0),
    variants: product.variants.map((variant) => variantJson(variant, product, currency)),
    metafields: metafields(product),
    created_at: product.createdAt,
    updated_at: product.createdAt,
    published_at: product.publishedAt,
    published_scope: 'web',
    template_suffix: null,
  };
}

/**
 * A film in the form of Shopify's theme objects; `src` is the source that every browser can play.
 */
function filmJson(film: SeedFilm, images: { src: string }[], origin: string) {
  const { alt, width, height } = film;
  const sources = film.sources.map(({ src, format, mimeType }) => ({
    url: origin + src,
    format,
    mime_type: mimeType,
    width,
    height,
  }));
  const preview = images[film.poster]?.src ?? null;
  return { media_type: 'video', src: sources[0]?.url, alt, preview_src: preview, sources };
}

/**
 * `PRP.related` is a JSON string, as Shopify stores it. For every fifth product it is a parsed list
 * with `hidden` as text, so that the client is tested with both forms.
 */
function metafields({ id, related, finish, seo }: Product) {
  const asList = id % 5 === 0;
  const parsed = related.map((one) => ({ ...one, hidden: String(one.hidden) }));
  return {
    ...(finish !== null && { finish: { colorName: finish } }),
    global: { title_tag: seo.title, description_tag: seo.description },
    ...(related.length > 0 && { PRP: { related: asList ? parsed : JSON.stringify(related) } }),
  };
}
