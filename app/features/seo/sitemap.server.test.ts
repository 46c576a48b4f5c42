import { afterEach, expect, test, vi } from 'vitest';
import type { CacheQuery } from '~/platform/cache/data-cache.server';
import type { Context } from '~/platform/context.server';
import { storeOf } from '~/platform/stores/regions';
import { resolveMarket } from '~/platform/stores/resolve-market';
import { countProductParts, getCollectionEntries, WalkStopped } from './sitemap.server';

afterEach(() => vi.useRealTimers());

interface Variables {
  after: string | null;
  country: string;
}

/** The visitor is in New Zealand. Each reply takes `ms`. */
function contextWith({ parts, ms = 0 }: { parts: number; ms?: number }) {
  const asked: (string | null)[] = [];
  const countries = new Set<string>();
  const query = async (_: string, { variables }: { variables: Variables }) => {
    const { after, country } = variables;
    asked.push(after);
    countries.add(country);
    vi.setSystemTime(Date.now() + ms);
    const at = Number(after ?? 0);
    const list = {
      nodes: [{ handle: `one-${at}`, updatedAt: '2026-11-20T00:00:00Z' }],
      pageInfo: { hasNextPage: at + 1 < parts, endCursor: String(at + 1) },
    };
    return { products: list, collections: list };
  };
  const context = {
    env: { SITE_URL: 'https://shop.example' },
    market: resolveMarket(storeOf('au'), { chosenCountry: 'NZ' }),
    storefront: { query },
    cache: { read: <T>({ load }: CacheQuery<T>) => load() },
  } as unknown as Context;
  return { context, asked, countries };
}

test('a shop with many collections has all of them in its sitemap', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { context, asked } = contextWith({ parts: 3 });
  const entries = await getCollectionEntries(context);
  expect(entries.map(({ url }) => url)).toEqual(
    [0, 1, 2].map((at) => `https://shop.example/collections/one-${at}`),
  );
  expect(asked).toEqual([null, '1', '2']);
});

test('a list that takes too long is not given in part', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const slow = contextWith({ parts: 9, ms: 600 });
  await expect(countProductParts(slow.context)).rejects.toThrow(WalkStopped);
  await expect(getCollectionEntries(slow.context)).rejects.toThrow(WalkStopped);
  expect(slow.asked.length).toBeLessThan(9);
  expect(await countProductParts(contextWith({ parts: 9, ms: 100 }).context)).toBe(9);
});

test("sitemaps list what the store's own country can buy", async () => {
  const { context, countries } = contextWith({ parts: 2 });
  await countProductParts(context);
  await getCollectionEntries(context);
  expect([...countries]).toEqual(['AU']);
});
