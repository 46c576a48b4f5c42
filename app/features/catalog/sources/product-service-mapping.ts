/** Converts the product service's products and facets to ours, and our filters to its query. */
import type { Context } from '~/platform/context.server';
import type {
  ServiceProduct,
  ServiceFacets,
} from '~/services/product-service/product-service.schema';
import type { Money } from '~/ui/money';
import { videoSources } from '../videos';
import { cheapestCompareAt, type ProductImage, type Variant } from '../product';
import { swatchesOf } from '../swatch';
import { noFacets, type Facets } from '../facets';
import type { ListFilter } from '../filters';
import type { SourceProduct } from './source';

type ServiceVariant = ServiceProduct['variants'][number];
type ServiceMedia = ServiceProduct['media'][number];
type MappingContext = Pick<Context, 'log'> & { market: Pick<Context['market'], 'currency'> };
type ServiceImage = ServiceProduct['images'][number];

const square = 1200;

const toImage = ({ src, alt, width, height }: ServiceImage): ProductImage => ({
  src,
  alt,
  width: width ?? square,
  height: height ?? square,
});

/** Only videos hosted by the shop: external players and 3D models would need frames and scripts. */
function toVideo({ media_type, src, alt, preview_src, sources: files }: ServiceMedia) {
  if (media_type !== 'video') return [];
  const only = src ? [{ src, type: 'video/mp4', height: null }] : [];
  const named = files.map(({ url, mime_type, height }) => ({ src: url, type: mime_type, height }));
  const sources = videoSources(named.length > 0 ? named : only);
  return sources.length > 0 ? [{ sources, alt, poster: preview_src }] : [];
}

/** The service's prices are major units in the requested currency, which is the market's. */
export function toProduct(
  product: ServiceProduct,
  { market: { currency }, log }: MappingContext,
): SourceProduct {
  const money = (amount: number): Money => ({ amount, currency });
  const images = product.images.length > 0 ? product.images : product.image ? [product.image] : [];
  const variants = product.variants.map((variant) => toVariant(variant, images, money));
  const price = money(product.min_price);
  const onSale = product.on_sale ?? variants.some((variant) => variant.compareAt !== null);
  const { finish, global, PRP } = product.metafields;
  return {
    id: product.id,
    gid: product.admin_graphql_api_id ?? `gid://shopify/Product/${product.id}`,
    handle: product.handle,
    title: product.title,
    vendor: product.vendor,
    type: product.product_type,
    descriptionHtml: product.body_html,
    tags: product.tags,
    images: images.map(toImage),
    videos: product.media.flatMap(toVideo),
    options: product.options.map(({ name, values }) => ({ name, values })),
    variants,
    onSale,
    price,
    priceMax: money(product.max_price ?? product.min_price),
    compareAt:
      variants.length > 0 ? cheapestCompareAt(variants, price) : compareAtOf(product, money),
    related: swatchesOf(PRP.related ?? [], log),
    finish: finish.colorName ?? null,
    seo: { title: global.title_tag ?? null, description: global.description_tag ?? null },
  };
}

/** For replies without variants. The service has two pairs of compare-at fields with the same meaning. */
function compareAtOf(product: ServiceProduct, money: (amount: number) => Money): Money | null {
  const lowest = product.min_compare_at_price ?? product.compare_at_min_price;
  return lowest !== null && lowest > product.min_price ? money(lowest) : null;
}

function toVariant(
  variant: ServiceVariant,
  images: ServiceImage[],
  money: (amount: number) => Money,
): Variant {
  const { price, compare_at_price: compareAt } = variant;
  const image = images.find(({ id }) => id !== null && id === variant.image_id);
  return {
    id: variant.id,
    gid: variant.admin_graphql_api_id ?? `gid://shopify/ProductVariant/${variant.id}`,
    title: variant.title,
    sku: variant.sku || null,
    options: [variant.option1, variant.option2, variant.option3].filter((value) => value !== null),
    price: money(price),
    compareAt: compareAt !== null && compareAt > price ? money(compareAt) : null,
    inventory: variant.inventory_quantity,
    policy: variant.inventory_policy,
    available: variant.available,
    preorder: variant.preorder_message || null,
    backorder: variant.backorder_message || null,
    image: image ? toImage(image) : null,
  };
}

/** The service takes prices × 100 for every currency, including those without decimals such as JPY. */
const hundredths = (amount: number) => Math.round(amount * 100);

/** The `query` parameter: a JSON array of clauses that must all match; null without any. */
export function filterClauses({ types, tags, price }: ListFilter): string | null {
  const groups = (field: string, lists: string[][]) =>
    lists.map((value) => ({ field, operator: 'IN', value }));
  const range = price && {
    field: 'price',
    operator: 'BETWEEN',
    value: [hundredths(price.min), hundredths(price.max)],
  };
  const clauses = [
    // The service accepts at most ten groups.
    ...[...groups('product_type', types), ...groups('tags', tags)].slice(0, 10),
    ...(range ? [range] : []),
  ];
  return clauses.length > 0 ? JSON.stringify(clauses) : null;
}

/** Facets with prices in major units; none where the service gives none. */
export function toFacets(facets: ServiceFacets | undefined): Facets {
  if (!facets) return noFacets;
  const { types, tags, price } = facets;
  return { types, tags, price: price && { min: price.min / 100, max: price.max / 100 } };
}
