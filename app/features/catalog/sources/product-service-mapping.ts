import type { Context } from '~/platform/context.server';
import { imageOrigins } from '~/platform/http/security-headers.server';
import type {
  ServiceProduct,
  ServiceFacets,
} from '~/services/product-service/product-service.schema';
import type { Money } from '~/ui/money';
import { videoSources } from '../videos';
import { isoDay, isSoldOut } from '../availability';
import { cheapestCompareAt, type ProductImage, type Variant } from '../product';
import { readFacts, readFile, readIncluded, readSheet } from '../product-facts';
import { readRating } from '../rating';
import { swatchesOf } from '../swatch';
import { readValueSwatch, swatchesIn } from '../value-swatch';
import { noFacets, type Facets } from '../facets';
import type { ListFilter } from '../filters';
import type { SourceProduct } from './source';

type ServiceVariant = ServiceProduct['variants'][number];
type ServiceMedia = ServiceProduct['media'][number];
type MappingContext = Pick<Context, 'log' | 'env'> & {
  market: Pick<Context['market'], 'currency'> & {
    store: Pick<Context['market']['store'], 'locale'>;
  };
};
type ServiceImage = ServiceProduct['images'][number];

/** Null for an empty text, because editors empty fields instead of deleting them. */
export const textOrNull = (text: string | null | undefined): string | null => text?.trim() || null;

const square = 1200;

const toImage = ({ src, alt, width, height }: Omit<ServiceImage, 'id'>): ProductImage => ({
  src,
  alt,
  width: width ?? square,
  height: height ?? square,
});

/** Skips 3D models, and videos that other sites host: both need third-party scripts. */
function toVideo({ media_type, src, alt, preview_src, sources: files }: ServiceMedia) {
  if (media_type !== 'video') return [];
  const only = src ? [{ src, type: 'video/mp4', height: null }] : [];
  const named = files.map(({ url, mime_type, height }) => ({ src: url, type: mime_type, height }));
  const sources = videoSources(named.length > 0 ? named : only);
  return sources.length > 0 ? [{ sources, alt, poster: preview_src }] : [];
}

/** Null if the product is hidden or has no price in the market's currency. */
export function toProduct(
  product: ServiceProduct,
  { market: { currency, store }, log, env }: MappingContext,
): SourceProduct | null {
  if (!isShown(product, Date.now())) return null;
  const images = product.images.length > 0 ? product.images : product.image ? [product.image] : [];
  const prices = pricesIn(product, currency);
  const variants = product.variants.flatMap((one) => {
    const own = prices.ofVariant(one);
    return own ? [toVariant(one, images, own, store.locale)] : [];
  });
  const range = rangeOf(product, prices, variants, currency);
  if (!range || (variants.length === 0 && product.variants.length > 0)) {
    log.warn('product-without-price', { handle: product.handle, currency });
    return null;
  }
  const { finish, global, facts, reviews, PRP } = product.metafields;
  const fact = (wanted: string) => facts.find(({ key }) => key === wanted)?.value;
  const drawing = readFile(fact('drawing'));
  const sheet = readFile(fact('sheet'));
  return {
    id: product.id,
    gid: product.admin_graphql_api_id ?? `gid://shopify/Product/${product.id}`,
    handle: product.handle,
    title: product.title,
    vendor: product.vendor,
    type: product.product_type,
    ...(product.gift_card && { isGiftCard: true as const }),
    ...(product.requires_selling_plan
      ? { plans: 'required' as const }
      : product.selling_plan_groups.length > 0 && { plans: 'optional' as const }),
    ...(product.variants.some((one) => one.requires_components) && { isBundle: true as const }),
    ...(product.variants.some((one) => one.has_price_breaks) && { hasVolumePrices: true as const }),
    descriptionHtml: product.body_html,
    tags: product.tags,
    images: images.map(toImage),
    videos: product.media.flatMap(toVideo),
    drawing: drawing && toImage(drawing),
    sheet: sheet && readSheet({ url: sheet.src, bytes: sheet.bytes }, imageOrigins(env)),
    options: product.options.map(({ name, values, swatches }) => ({
      name,
      values,
      ...swatchesIn(
        values.map((_, index) => {
          const { color, image } = swatches[index] ?? {};
          return readValueSwatch({ color, image: image && { previewImage: { url: image.src } } });
        }),
      ),
    })),
    variants,
    soldOut: isSoldOut(variants, product.total_stock),
    ...range,
    related: swatchesOf(product, PRP.related ?? [], log),
    finish: finish.colorName ?? null,
    rating: readRating(reviews?.rating, reviews?.rating_count),
    facts: readFacts(facts, store.locale),
    included: readIncluded(fact('included')),
    seo: { title: textOrNull(global.title_tag), description: textOrNull(global.description_tag) },
  };
}

/**
 * `published_at` is the product's date in the Online Store. An active product without this date is shown, because it
 * may be published only in another sales channel.
 */
function isShown({ status, published_at: at }: ServiceProduct, now: number): boolean {
  if (status !== '' && status !== 'active') return false;
  if (at === null) return status === 'active';
  return !(Date.parse(at ?? '') > now);
}

interface Priced {
  price: Money;
  /** Null unless above the price. */
  compareAt: Money | null;
}

const priced = (currency: string, price: number, compareAt: number | null): Priced => ({
  price: { amount: price, currency },
  compareAt: compareAt !== null && compareAt > price ? { amount: compareAt, currency } : null,
});

/**
 * `prices` has one price per currency. The plain fields, such as `price`, don't name their currency, so they count only
 * if there are no `prices` at all, or if one of them equals a price in `currency`. `ofProduct` and `ofVariant` give
 * null without a price in `currency`.
 */
function pricesIn(product: ServiceProduct, currency: string) {
  const all = [product, ...product.variants];
  const flat = [product.min_price, ...product.variants.map(({ price }) => price)];
  const isFlat =
    all.every(({ prices }) => isEmpty(prices)) ||
    all.some(({ prices }) => flat.includes(prices[currency]?.price ?? NaN));
  const ownOf = ({ prices }: Pick<ServiceVariant, 'prices'>): Priced | null => {
    const own = prices[currency];
    return own ? priced(currency, own.price, own.compare_at_price) : null;
  };
  return {
    isFlat,
    ofProduct: ownOf(product),
    ofVariant(variant: ServiceVariant): Priced | null {
      const { price, compare_at_price: compareAt } = variant;
      if (!isEmpty(variant.prices)) return ownOf(variant);
      if (isFlat) return price === null ? null : priced(currency, price, compareAt);
      return product.variants.length === 1 ? ownOf(product) : null;
    },
  };
}

const isEmpty = (prices: object) => Object.keys(prices).length === 0;

/** Null without a price in this currency. */
function rangeOf(
  product: ServiceProduct,
  { isFlat, ofProduct }: Pick<ReturnType<typeof pricesIn>, 'isFlat' | 'ofProduct'>,
  variants: readonly Variant[],
  currency: string,
): (Priced & Pick<SourceProduct, 'priceMax' | 'onSale'>) | null {
  const flat = isFlat ? flatRange(product, currency) : null;
  const own = ofProduct ?? flat?.lowest ?? null;
  const known: Priced[] = [...(own ? [own] : []), ...variants];
  const [lowest] = [...known].sort((one, other) => one.price.amount - other.price.amount);
  if (!lowest) return null;
  const amounts = known.map(({ price }) => price.amount);
  return {
    price: lowest.price,
    priceMax: { amount: Math.max(...amounts, flat?.max ?? 0), currency },
    compareAt: variants.length > 0 ? cheapestCompareAt(variants, lowest.price) : lowest.compareAt,
    onSale: flat?.onSale === true || known.some(({ compareAt }) => compareAt !== null),
  };
}

/**
 * The compare-at price counts only if all variants cost the same. If `on_sale` is missing, a compare-at price above
 * all prices means that a variant is reduced.
 */
function flatRange(product: ServiceProduct, currency: string) {
  const min = product.min_price;
  const max = Math.max(min ?? 0, product.max_price ?? 0);
  const lowest = product.min_compare_at_price ?? product.compare_at_min_price;
  const highest = product.max_compare_at_price ?? product.compare_at_max_price;
  return {
    lowest: min === null ? null : priced(currency, min, min === max ? lowest : null),
    max,
    onSale: product.on_sale ?? (highest ?? 0) > max,
  };
}

function toVariant(
  variant: ServiceVariant,
  images: ServiceImage[],
  own: Priced,
  locale: string,
): Variant {
  const image = images.find(({ id }) => id !== null && id === variant.image_id);
  return {
    id: variant.id,
    gid: variant.admin_graphql_api_id ?? `gid://shopify/ProductVariant/${variant.id}`,
    title: variant.title,
    sku: variant.sku || null,
    options: [variant.option1, variant.option2, variant.option3].filter((value) => value !== null),
    ...own,
    barcode: variant.barcode || null,
    facts: readFacts(variant.metafields?.facts ?? [], locale),
    grams: variant.grams && variant.grams > 0 ? Math.round(variant.grams) : null,
    inventory: variant.inventory_quantity,
    policy: variant.inventory_policy,
    left: variant.inventory_policy === 'DENY' ? Math.max(0, variant.inventory_quantity) : null,
    available: variant.available,
    preorder: variant.preorder_message || null,
    backorder: variant.backorder_message || null,
    availableFrom: isoDay(variant.available_from),
    image: image ? toImage(image) : null,
    ...(!variant.requires_shipping && { requiresShipping: false as const }),
  };
}

/** The service expects prices × 100, even in JPY. */
const hundredths = (amount: number) => Math.round(amount * 100);

/** A JSON array of conditions that must all match; null if empty. */
export function filterClauses({ types, tags, price, inStock }: ListFilter): string | null {
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
    ...(inStock ? [{ field: 'available', operator: 'EQUALS', value: true }] : []),
  ];
  return clauses.length > 0 ? JSON.stringify(clauses) : null;
}

/** The service's prices are in hundredths. */
export function toFacets(facets: ServiceFacets | null | undefined): Facets {
  if (!facets) return noFacets;
  const { count, types, tags, price, available } = facets;
  return {
    types,
    tags,
    price: price && { min: price.min / 100, max: price.max / 100 },
    inStock: available,
    total: count,
  };
}
