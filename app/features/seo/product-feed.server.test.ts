import { afterEach, expect, test, vi } from 'vitest';
import { openDataCache } from '~/platform/cache/data-cache.server';
import type { Context } from '~/platform/context.server';
import { openBudget } from '~/platform/fetch/budget.server';
import { Unavailable } from '~/platform/fetch/unavailable';
import { openLog } from '~/platform/log/log.server';
import { storeOf } from '~/platform/stores/regions';
import { resolveMarket } from '~/platform/stores/resolve-market';
import { feedMarket, writeFeed } from './product-feed.server';

afterEach(() => vi.useRealTimers());

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

interface Shop {
  warnings?: unknown[];
  /** The id of a product with many variants. */
  large?: number;
  /** The data cache. */
  stored?: Map<string, Response>;
  /** Duration of each reply. */
  ms?: number;
}

/** One request's context. The shop's own country is Australia. */
function requestTo({ warnings = [], large = 0, stored = new Map(), ms = 0 }: Shop) {
  const budget = openBudget('GET', Date.now());
  const background: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void background.push(work);
  const asked: (string | null)[] = [];
  const query = async (document: string, { variables }: { variables: Variables }) => {
    const { after, country = 'AU' } = variables;
    const left = budget.left();
    if (left > 0) asked.push(after);
    if (ms > 0) vi.setSystemTime(Date.now() + Math.min(ms, left));
    if (left < ms) throw new Unavailable('commerce', 'no time');
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
  const market = resolveMarket(storeOf('au'), {});
  const context = {
    env: { SITE_URL: 'https://shop.example', SITE_NAME: 'Lintel' },
    market,
    storefront: { query },
    cache: openDataCache({
      backend: async () => ({
        match: async (url) => stored.get(url)?.clone(),
        put: async (url, response) => void stored.set(url, response),
      }),
      ...{ scope: [], market, origin: 'https://shop.example', refreshing: new Map(), waitUntil },
      log: openLog({}, [], () => undefined),
    }),
    responded: budget.released,
    waitUntil,
    log: { warn: (event: string, fields: object) => warnings.push({ event, ...fields }) },
  } as unknown as Context;
  const respond = async () => {
    budget.release();
    while (background.length > 0) await background.shift();
  };
  return { context, asked, respond };
}

const firstPart = ({ context }: ReturnType<typeof requestTo>) =>
  writeFeed(context, feedMarket(context, 'AU')!, 1);

async function idsOf(context: Context, country: string) {
  const ids: number[] = [];
  for (let part = 1; ; part += 1) {
    const text = await writeFeed(context, feedMarket(context, country)!, part);
    if (text === null) return ids;
    ids.push(...[...text.matchAll(/<g:id>(\d+)</g)].map(([, id]) => Number(id)));
  }
}

test('the parts of a feed have each product of their country once', async () => {
  const { context } = requestTo({});
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
  const { context } = requestTo({ warnings, large: 7 });
  await writeFeed(context, feedMarket(context, 'AU')!, 1);
  await writeFeed(context, feedMarket(context, 'NZ')!, 1);
  expect(warnings).toEqual([{ event: 'feed-variants-left-out', handle: 'lamp-7' }]);
});

test('a description is kept once for all variants of a product', async () => {
  const stored = new Map<string, Response>();
  const request = requestTo({ stored });
  const query = request.context.storefront.query as unknown as (...all: unknown[]) => unknown;
  request.context.storefront.query = (async (...all: unknown[]) => {
    const reply = (await query(...all)) as { products: { nodes: ReturnType<typeof product>[] } };
    for (const node of reply.products.nodes) {
      node.descriptionHtml = '<p>Spun brass.</p>';
      node.variants.nodes.push(variant(Number(node.id.split('/').at(-1)) + 10_000));
    }
    return reply;
  }) as never;
  const feed = await firstPart(request);
  await request.respond();
  expect(feed?.split('>Spun brass.<')).toHaveLength(2001);
  const pages = await Promise.all([...stored.values()].map((page) => page.text()));
  expect(pages.join('').split('Spun brass.')).toHaveLength(1001);
});

test('a feed that takes longer than a request may is complete at the next request', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const stored = new Map<string, Response>();
  const first = requestTo({ stored, ms: 600 });
  await expect(firstPart(first)).rejects.toThrow(Unavailable);
  await first.respond();
  const second = requestTo({ stored, ms: 600 });
  expect((await firstPart(second))?.split('<item>')).toHaveLength(1001);
  expect(second.asked).toEqual([]);
});

test('a feed that is fetched once a day is complete, with pages that are a day old at most', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const stored = new Map<string, Response>();
  const fill = requestTo({ stored });
  await firstPart(fill);
  await fill.respond();
  for (let day = 1; day <= 4; day += 1) {
    vi.setSystemTime(Date.now() + 25 * 3_600_000);
    const daily = requestTo({ stored, ms: 600 });
    expect((await firstPart(daily))?.split('<item>')).toHaveLength(1001);
    expect(daily.asked.length).toBeLessThan(20);
    await daily.respond();
    expect(new Set(daily.asked).size).toBe(20);
  }
});

test('during an outage, nothing loads in the background', async () => {
  const request = requestTo({});
  request.context.storefront.query = vi.fn().mockRejectedValue(new Unavailable('commerce', 'down'));
  await expect(firstPart(request)).rejects.toThrow(Unavailable);
  await request.respond();
  expect(request.context.storefront.query).toHaveBeenCalledTimes(1);
});
