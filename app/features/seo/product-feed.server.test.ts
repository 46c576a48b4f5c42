import { expect, test } from 'vitest';
import type { CacheQuery } from '~/platform/cache/data-cache.server';
import type { Context } from '~/platform/context.server';
import { storeOf } from '~/platform/stores/regions';
import { resolveMarket } from '~/platform/stores/resolve-market';
import { feedMarket, writeFeed } from './product-feed.server';

const total = 2300;
/** Australia has all products, New Zealand two of three. */
const isSold = (id: number, country: string) => country === 'AU' || id % 3 > 0;

const variant = (id: number) => ({
  ...{ id: `gid://shopify/ProductVariant/${id}`, title: 'Default Title', sku: null, barcode: null },
  ...{ weight: null, weightUnit: 'GRAMS', requiresShipping: true, requiresComponents: false },
  ...{ availableForSale: true, currentlyNotInStock: false, compareAtPrice: null, image: null },
  ...{ price: { amount: 1, currency: 'NZD' }, selectedOptions: [] },
  ...{ preorder: null, backorder: null, availableFrom: null },
});

const product = (id: number, hasMoreVariants: boolean) => ({
  ...{ id: `gid://shopify/Product/${id}`, handle: `lamp-${id}`, title: 'Lamp', vendor: 'Lintel' },
  ...{ descriptionHtml: '', productType: 'Lamp', isGiftCard: false, requiresSellingPlan: false },
  ...{ images: { nodes: [] }, finish: null },
  variants: { nodes: [variant(id)], pageInfo: { hasNextPage: hasMoreVariants } },
});

interface Variables {
  after: string | null;
  country?: string;
}

/** The shop's own country is Australia. */
function contextWith(warnings: unknown[] = [], large = 0) {
  const query = async (document: string, { variables }: { variables: Variables }) => {
    const { after, country = 'AU' } = variables;
    const size = Number(/products\(first: (\d+)/.exec(document)?.[1]);
    const sold = Array.from({ length: total }, (_, index) => index + 1).filter(
      (id) => id > Number(after ?? 0) && isSold(id, country),
    );
    const ids = sold.slice(0, size);
    return {
      products: {
        nodes: ids.map((id) => product(id, id === large)),
        pageInfo: { hasNextPage: sold.length > size, endCursor: String(ids.at(-1)) },
      },
    };
  };
  const cached = new Map<string, unknown>();
  const read = async <T>({ key, load }: CacheQuery<T>) => {
    const name = JSON.stringify(key);
    if (!cached.has(name)) cached.set(name, await load());
    return cached.get(name);
  };
  return {
    env: { SITE_URL: 'https://shop.example', SITE_NAME: 'Lintel' },
    market: resolveMarket(storeOf('au'), {}),
    storefront: { query },
    cache: { read },
    log: { warn: (event: string, fields: object) => warnings.push({ event, ...fields }) },
  } as unknown as Context;
}

async function idsOf(context: Context, country: string) {
  const ids: number[] = [];
  for (let part = 1; ; part += 1) {
    const text = await writeFeed(context, feedMarket(context, country)!, part);
    if (text === null) return ids;
    ids.push(...[...text.matchAll(/<g:id>(\d+)</g)].map(([, id]) => Number(id)));
  }
}

test('the parts of a feed have each product of their country once', async () => {
  const context = contextWith();
  for (const country of ['AU', 'NZ']) {
    const ids = await idsOf(context, country);
    const sold = Array.from({ length: total }, (_, index) => index + 1).filter((id) =>
      isSold(id, country),
    );
    expect(ids).toEqual(sold);
  }
});

test('a product with more variants than the feed reads is logged once', async () => {
  const warnings: unknown[] = [];
  const context = contextWith(warnings, 7);
  await writeFeed(context, feedMarket(context, 'AU')!, 1);
  await writeFeed(context, feedMarket(context, 'NZ')!, 1);
  expect(warnings).toEqual([{ event: 'feed-variants-left-out', handle: 'lamp-7' }]);
});
