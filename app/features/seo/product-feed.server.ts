import * as v from 'valibot';
import { isoDay, stockOf } from '~/features/catalog/availability';
import { descriptionText } from '~/features/catalog/description';
import { isListedType } from '~/features/catalog/product';
import { searchAvailability } from '~/features/catalog/search-availability';
import { ownOptions, sharedFinish, variantAttributes } from '~/features/catalog/variant-attributes';
import type { Context } from '~/platform/context.server';
import { warnOnce } from '~/platform/log/warn-once.server';
import { localDay } from '~/platform/stores/local-day.server';
import { resolveMarket } from '~/platform/stores/resolve-market';
import type { CountryCode } from '~/platform/stores/codes';
import type { Market } from '~/platform/stores/store';
import { digitsOf, gramsOf } from '~/services/shopify/common.schema';
import { FeedBundles, FeedCursor, FeedProducts } from '~/services/shopify/replies.generated';
import { cursorOfPart } from './cursor-of-part';
import { feedEnd, feedItem, feedStart, type FeedItem } from './product-feed';
import { feedBundles, feedCursor, feedProducts } from './product-feed.graphql';

/** Products per file: 20 requests, or 40 with bundles, fit every Cloudflare plan's subrequest limit. */
const fileSize = 1000;
const pageSize = 50;
const pagesOfFile = fileSize / pageSize;
/**
 * 50 products with 100 variants each are about 4 MB. Reading 8 MB takes about 40 MB of the isolate's 128 MB, so don't
 * raise it.
 */
const maxPageBytes = 8 * 1024 * 1024;
/** Equals `first` in `feedCursor`. */
const stepSize = 250;
/** Shopify's limit for `nodes`. */
const maxIds = 250;

type FeedProduct = v.InferOutput<typeof FeedProducts>['products']['nodes'][number];

const price = v.object({ amount: v.number(), currency: v.string() });
const optionalText = v.nullable(v.string());
const item: v.GenericSchema<unknown, VariantItem> = v.object({
  id: v.string(),
  group: optionalText,
  title: v.string(),
  url: v.string(),
  images: v.array(v.string()),
  availability: v.picklist(['in_stock', 'out_of_stock', 'preorder', 'backorder']),
  availableFrom: optionalText,
  price,
  salePrice: v.nullable(price),
  brand: v.string(),
  type: v.string(),
  colour: optionalText,
  size: optionalText,
  material: optionalText,
  pattern: optionalText,
  gtin: optionalText,
  mpn: optionalText,
  grams: v.nullable(v.number()),
  bundle: v.exactOptional(v.union([v.literal('mixed'), v.number()])),
});
const pageSchema: v.GenericSchema<unknown, Page> = v.object({
  products: v.array(v.object({ description: v.string(), items: v.array(item) })),
  next: optionalText,
});

type VariantItem = Omit<FeedItem, 'description'>;

interface Page {
  /** A description is kept once per product: repeated for each variant, a page could be 25 MB. */
  products: { description: string; items: VariantItem[] }[];
  next: string | null;
}

/** Null if the store doesn't sell to `country`. If `country` is null, returns the default market. */
export function feedMarket({ market: { store } }: Context, country: string | null): Market | null {
  if (country === null) return resolveMarket(store, {});
  const served = store.regions.flatMap(({ countries }) => countries);
  const found = served.find((one): one is CountryCode => one === country);
  return found ? resolveMarket(store, { chosenCountry: found }) : null;
}

/** In ms. A feed that takes longer probably exceeds the request's time budget. */
const longMs = 2500;
/** In ms; longer than the time budget of a request. */
const deadlineMs = 5000;

/**
 * Parts start at 1; null after the last. Throws Unavailable if any page fails, because search engines would remove
 * products that a feed lacks. If there isn't enough time for all pages, the rest loads in the background for the next
 * request.
 */
export async function writeFeed(
  requestContext: Context,
  market: Market,
  number: number,
): Promise<string | null> {
  const context = { ...requestContext, market };
  const started = Date.now();
  try {
    // With a deadline, reads may return old pages. The background write below has no deadline, so it loads new pages.
    return await write({ ...context, cache: context.cache.within(deadlineMs) }, number);
  } finally {
    if (Date.now() - started >= longMs)
      context.waitUntil(context.responded.then(() => write(context, number)).catch(() => null));
  }
}

async function write(context: Context, number: number): Promise<string | null> {
  const steps = ((number - 1) * fileSize) / stepSize;
  const after = await cursorOfPart(steps, (cursor) => readNextCursor(context, cursor));
  if (after === undefined) return null;
  const { SITE_NAME, SITE_URL } = context.env;
  let text = feedStart(`${SITE_NAME} ${context.market.region.name}`, SITE_URL);
  let next: string | null = after;
  for (let pages = 0; pages === 0 || (next !== null && pages < pagesOfFile); pages += 1) {
    const page: Page = await readPage(context, next);
    for (const { description, items } of page.products)
      for (const one of items) text += feedItem({ ...one, description });
    next = page.next;
  }
  return text + feedEnd;
}

/**
 * Prices and stock must not be older than an hour, unless loading fails or time runs out. For these cases, older pages
 * are kept, because search engines fetch only once a day.
 */
const hour = { freshSeconds: 3600, renewSeconds: 0, staleSeconds: 3 * 24 * 3600 } as const;

const readNextCursor = (context: Context, after: string | null): Promise<string | null> =>
  context.cache.read({
    key: ['feed-cursor', context.market.country, after ?? ''],
    version: 1,
    // The key has the feed's market.
    variesBy: [],
    ...hour,
    schema: optionalText,
    load: async () => {
      const { products } = await context.storefront.query(feedCursor, {
        variables: { after, country: context.market.country },
        schema: FeedCursor,
      });
      const { hasNextPage, endCursor } = products.pageInfo;
      return hasNextPage ? endCursor : null;
    },
  });

/** 50 products, cached for an hour. */
const readPage = (context: Context, after: string | null): Promise<Page> =>
  context.cache.read({
    key: ['feed', context.market.country, after ?? ''],
    version: 3,
    // The key has the feed's market.
    variesBy: [],
    ...hour,
    schema: pageSchema,
    isAbsent: ({ products, next }) => products.length === 0 && next === null,
    load: async () => {
      const { products } = await context.storefront.query(feedProducts, {
        variables: { after, country: context.market.country },
        schema: FeedProducts,
        maxBytes: maxPageBytes,
      });
      const { hasNextPage, endCursor } = products.pageInfo;
      for (const { handle, variants } of products.nodes)
        if (variants.pageInfo.hasNextPage) warnOnce(context, 'feed-variants-left-out', { handle });
      const listed = products.nodes
        // A feed has no field for the price of a subscription or a deposit.
        .filter(
          ({ productType, isGiftCard, requiresSellingPlan }) =>
            isListedType(productType) && !isGiftCard && !requiresSellingPlan,
        )
        .map(withSentVariants)
        .filter(({ variants }) => variants.nodes.length > 0);
      const bundles = await readBundles(context, listed);
      return {
        products: listed.map((product) => ({
          // Shopify's plain text joins list items without a space.
          description: descriptionText(product.descriptionHtml),
          items: itemsOf(context, product).map((one) => ({ ...one, ...bundles.get(one.id) })),
        })),
        next: hasNextPage ? endCursor : null,
      };
    },
  });

/** By the variant's id. Needs one call for a page with bundles, otherwise none. */
async function readBundles(
  context: Context,
  products: readonly FeedProduct[],
): Promise<Map<string, Pick<FeedItem, 'bundle'>>> {
  const ids = products
    .flatMap(({ variants }) => variants.nodes)
    .filter(({ requiresComponents }) => requiresComponents)
    .map(({ id }) => id)
    .slice(0, maxIds);
  if (ids.length === 0) return new Map();
  const { nodes } = await context.storefront.query(feedBundles, {
    variables: { ids },
    schema: FeedBundles,
  });
  return new Map(
    nodes.flatMap((node) => {
      const [part, other] = node?.components.nodes ?? [];
      if (!node || !part) return [];
      const bundle = other || part.quantity === 1 ? ('mixed' as const) : part.quantity;
      return [[digitsOf(node.id), { bundle }] as const];
    }),
  );
}

/** Shopping engines reject gift cards and services. */
const withSentVariants = (product: FeedProduct): FeedProduct => ({
  ...product,
  variants: {
    ...product.variants,
    nodes: product.variants.nodes.filter(({ requiresShipping }) => requiresShipping),
  },
});

function itemsOf({ env, market }: Context, product: FeedProduct): VariantItem[] {
  const { nodes } = product.variants;
  const today = localDay(market.store, Date.now());
  return nodes.map((one) => {
    const url = new URL(`/products/${encodeURIComponent(product.handle)}`, env.SITE_URL);
    url.searchParams.set('variant', digitsOf(one.id));
    // Otherwise, the page would have the prices of the visitor's or crawler's location.
    url.searchParams.set('_locale', market.country);
    const own = one.image ? [one.image.url] : [];
    const options = ownOptions(one.selectedOptions);
    const finish = sharedFinish(product.finish, options);
    const parts = [product.title, finish, ...options.map(({ value }) => value)];
    const reduced = one.compareAtPrice !== null && one.compareAtPrice.amount > one.price.amount;
    return {
      id: digitsOf(one.id),
      group: nodes.length > 1 ? digitsOf(product.id) : null,
      title: parts.filter(Boolean).join(', '),
      url: url.href,
      images: [...new Set([...own, ...product.images.nodes.map((image) => image.url)])],
      ...searchAvailability(
        {
          ...stockOf({ ...one, quantityAvailable: null }),
          preorder: one.preorder,
          backorder: one.backorder,
          availableFrom: isoDay(one.availableFrom),
        },
        today,
      ),
      price: reduced && one.compareAtPrice ? one.compareAtPrice : one.price,
      salePrice: reduced ? one.price : null,
      brand: product.vendor,
      type: product.productType,
      ...variantAttributes(product.finish, options),
      gtin: one.barcode,
      mpn: one.sku,
      grams: gramsOf(one.weight, one.weightUnit),
    };
  });
}
