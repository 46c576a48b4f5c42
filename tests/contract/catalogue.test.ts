import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CountryCode } from '~/platform/stores/codes';
import { firstPage, readListQuery, type ListQuery } from '../../app/features/catalog/product-list';
import type { SourceProduct } from '../../app/features/catalog/sources/source';
import { productServiceSource } from '../../app/features/catalog/sources/product-service.server';
import {
  fetchProductRelations,
  storefrontSource,
  fetchCatalogNames,
  fetchProductsByCode,
  fetchQuickSearch,
} from '../../app/features/catalog/sources/storefront.server';
import type { Context } from '../../app/platform/context.server';
import type { Env } from '../../app/platform/env.server';
import { openLog } from '../../app/platform/log/log.server';
import { openBudget } from '../../app/platform/fetch/budget.server';
import { createFetchService } from '../../app/platform/fetch/fetch-service.server';
import { resolveMarket } from '../../app/platform/stores/resolve-market';
import { storeOf } from '../../app/platform/stores/regions';
import { isUnavailable } from '../../app/platform/fetch/unavailable';
import { createStorefront } from '../../app/services/shopify/storefront.server';
import { sandboxVars } from '../../sandbox/host/sandbox-worker';
import { startSandbox, type Sandbox } from '../support/sandbox';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

function contextFor(store: 'us' | 'au', country?: CountryCode): Context {
  const log = openLog({}, [], () => {});
  const request = new Request('http://localhost/', {
    headers: { cookie: 'session=secret; _shopify_y=visitor; bag=2' },
  });
  const env = {
    SHOPIFY_STORE_DOMAIN: sandbox.origin,
    SHOPIFY_PUBLIC_TOKEN: sandboxVars.STOREFRONT_TOKEN,
    STOREFRONT_API_VERSION: '2024-07',
    PRODUCT_SERVICE_URL: sandbox.origin,
    IMAGE_ORIGINS: sandbox.origin,
    SITE_URL: 'http://localhost',
  } as Env;
  const market = resolveMarket(storeOf(store), { chosenCountry: country });
  const buyerIp = '203.0.113.7';
  const budget = openBudget('GET', Date.now());
  budget.release();
  const fetchService = createFetchService({ breakers: new Map(), log, budget });
  const cookie = request.headers.get('cookie');
  const storefront = createStorefront({ env, market, fetchService, log, buyerIp, cookie });
  return { request, env, market, buyerIp, log, fetchService, storefront } as unknown as Context;
}

const first = firstPage;
const handlesOf = ({ products }: { products: SourceProduct[] }) =>
  products.map(({ handle }) => handle);
const sources = [
  ['product service', productServiceSource],
  ['commerce backend', storefrontSource],
] as const;

describe.each(sources)('from the %s', (_, source) => {
  test('a product has its variants, finish, related finishes and texts [R-318] [R-321]', async () => {
    const product = await source.product(contextFor('us'), 'halden-pendant-brass');
    expect(product).toMatchObject({
      handle: 'halden-pendant-brass',
      price: { currency: 'USD', amount: expect.any(Number) },
      finish: expect.any(String),
      descriptionHtml: expect.stringContaining('<p>'),
    });
    expect(product!.images.length).toBeGreaterThanOrEqual(3);
    expect(product!.options.length).toBeGreaterThan(0);
    const gone = product!.variants.find(({ title }) => title === 'Large / Black');
    expect(gone).toMatchObject({ available: false, policy: 'DENY', options: ['Large', 'Black'] });
    expect(gone!.sku).toMatch(/^L\d+-05$/);
    const mug = await source.product(contextFor('us'), 'dunmore-mug-chalk');
    const others = mug!.related.map(({ handle }) => handle);
    expect(others).toContain('dunmore-mug-ink');
    expect(others).not.toContain('dunmore-mug-moss');
  });

  test('a lamp has a drawing, a data sheet and what is included; a rug has none', async () => {
    const lamp = await source.product(contextFor('us'), 'halden-pendant-brass');
    const files = `${sandbox.origin}/cdn/shop/files/halden-pendant-brass`;
    expect(lamp).toMatchObject({
      drawing: { src: `${files}-drawing.png?v=2`, alt: '', width: 1600, height: 1600 },
      sheet: { url: `${files}-data-sheet.pdf?v=2` },
      included: expect.arrayContaining(['2 m of cable']),
    });
    const without = { drawing: null, sheet: null, included: [] };
    const rug = await source.product(contextFor('us'), 'kilda-rug-linen');
    expect(rug).toMatchObject(without);
  });

  test('a bad colour costs its own swatch, not the product [R-129] [R-262]', async () => {
    const related = async (handle: string) =>
      (await source.product(contextFor('us'), handle))!.related.map((swatch) => swatch.handle);
    expect(await related('isola-table-lamp-ink')).toEqual(['isola-table-lamp-clay']);
    expect(await related('isola-table-lamp-chalk')).toEqual([
      'isola-table-lamp-clay',
      'isola-table-lamp-ink',
    ]);
  });

  test('options have swatches where Shopify has some [R-494]', async () => {
    const optionsOf = async (handle: string) =>
      (await source.product(contextFor('us'), handle))!.options;
    expect((await optionsOf('cloth-cable'))[0]!.swatches).toEqual([
      { image: expect.stringMatching(/cloth-cable-black-1\.jpg/) as string },
      { image: expect.stringMatching(/cloth-cable-linen-1\.jpg/) as string },
    ]);
    const [size, bracket] = await optionsOf('ledger-shelf-oak');
    expect(bracket!.swatches).toEqual([{ hex: '#1f1f1f' }, { hex: '#b08d57' }]);
    expect(size).not.toHaveProperty('swatches');
  });

  test('products know whether they have volume prices [R-491]', async () => {
    const flagOf = async (handle: string) =>
      (await source.product(contextFor('us'), handle))!.hasVolumePrices;
    expect(await flagOf('cloth-cable')).toBe(true);
    expect(await flagOf('halden-pendant-brass')).toBeUndefined();
  });

  test('products that can be oversold show when they ship [R-136]', async () => {
    const stool = await source.product(contextFor('us'), 'perch-stool-walnut');
    expect(stool!.variants[0]).toMatchObject({
      policy: 'CONTINUE',
      available: true,
      backorder: 'Made to order. Ships in 5 to 6 weeks.',
    });
    const lamp = await source.product(contextFor('us'), 'haddon-table-lamp-white');
    expect(lamp!.variants[0]?.preorder).toBe('Preorder now. Ships from mid-January.');
  });

  test('a reduced product has a compare price above its price', async () => {
    const product = await source.product(contextFor('us'), 'tarn-pendant-fern');
    expect(product!.onSale).toBe(true);
    expect(product!.compareAt!.amount).toBeGreaterThan(product!.price.amount);
  });

  test('a product whose variants are all gone is sold out, and one that may be oversold is not [R-340]', async () => {
    const handles = ['selwyn-vase-moss', 'halden-pendant-brass', 'perch-stool-walnut'];
    const products = await source.products(contextFor('us'), handles);
    expect(products.map((product) => product?.soldOut)).toEqual([true, false, false]);
    expect((await source.product(contextFor('us'), handles[0]!))!.soldOut).toBe(true);
  });

  test('a variant of a whole product has its weight in grams [R-342]', async () => {
    const product = await source.product(contextFor('us'), 'halden-pendant-brass');
    const grams = product!.variants.map((variant) => variant.grams);
    expect(grams.every((one) => Number.isInteger(one) && one! > 0)).toBe(true);
  });

  test('an unknown or unpublished handle is nothing', async () => {
    expect(await source.product(contextFor('us'), 'nothing')).toBeNull();
    expect(await source.product(contextFor('us'), 'creel-basket-seagrass')).toBeNull();
    expect(await source.collection(contextFor('us'), 'nowhere', first)).toBeNull();
  });

  test('several products come in the order asked, with nothing for the unknown ones', async () => {
    const asked = ['perch-stool-walnut', 'nothing', 'halden-pendant-brass'];
    const products = await source.products(contextFor('us'), asked);
    expect(products.map((product) => product?.handle)).toEqual([asked[0], undefined, asked[2]]);
  });

  test('a collection has pages of twenty that do not overlap, and an end [R-122]', async () => {
    const pages: string[] = [];
    for (let pageNo = 0, more = true; more; pageNo += 1) {
      const page = await source.collection(contextFor('us'), 'all', { ...first, pageNo });
      if (page!.hasNext) expect(page!.products).toHaveLength(20);
      pages.push(...handlesOf(page!));
      more = page!.hasNext;
    }
    expect(new Set(pages).size).toBe(pages.length);
    expect(pages.length).toBeGreaterThan(120);
    const past = await source.collection(contextFor('us'), 'all', { ...first, pageNo: 99 });
    expect(past).toMatchObject({ products: [], hasNext: false, title: expect.any(String) });
  });

  test('prices sort both ways', async () => {
    const prices = async (sort: ListQuery['sort']) =>
      (await source.collection(contextFor('us'), 'pendants', { ...first, sort }))!.products.map(
        ({ price }) => price.amount,
      );
    const up = await prices('price-ascending');
    expect(up).toEqual([...up].sort((a, b) => a - b));
    const down = await prices('price-descending');
    expect(down).toEqual([...down].sort((a, b) => b - a));
  });

  test('a search counts its matches and pages through them [R-118]', async () => {
    const found = await source.search(contextFor('us'), 'brass', first);
    expect(found.products).toHaveLength(20);
    expect(found.count).toBeGreaterThan(20);
    const next = await source.search(contextFor('us'), 'brass', { ...first, pageNo: 1 });
    const seen = handlesOf(found);
    expect(handlesOf(next).filter((handle) => seen.includes(handle))).toEqual([]);
    expect(await source.search(contextFor('us'), 'zzzzzz', first)).toMatchObject({
      products: [],
      count: 0,
    });
  });

  const narrowed = async (search: string, collection = 'all') =>
    (await source.collection(
      contextFor('us'),
      collection,
      readListQuery(new URLSearchParams(search)),
    ))!;

  test('values of a group are alternatives, groups must all hold [R-123]', async () => {
    const black = await narrowed('tag=Colour~Black|Colour~White,Room~Kitchen&type=Pendant');
    expect(black.products.length).toBeGreaterThan(1);
    for (const { tags, type } of black.products) {
      expect(type).toBe('Pendant');
      expect(tags).toContain('Room~Kitchen');
      expect(tags.some((tag) => ['Colour~Black', 'Colour~White'].includes(tag))).toBe(true);
    }
    const none = await narrowed('type=Pendant,Mirror');
    expect(none).toMatchObject({ products: [], hasNext: false, title: expect.any(String) });
  });

  test('pages of a list narrowed by several tags follow each other without gaps', async () => {
    const [one, two] = [
      await narrowed(
        'tag=Colour~Black|Colour~Brass|Colour~White,Room~Kitchen|Room~Bathroom|Room~Hallway',
      ),
      await narrowed(
        'tag=Colour~Black|Colour~Brass|Colour~White,Room~Kitchen|Room~Bathroom|Room~Hallway&pageNo=1',
      ),
    ];
    expect(one.products).toHaveLength(20);
    expect(one.hasNext).toBe(true);
    expect(two.products.length).toBeGreaterThan(0);
    expect(handlesOf(two).filter((handle) => handlesOf(one).includes(handle))).toEqual([]);
  });

  test('a price range holds for some variant, in the market’s currency and both ends included', async () => {
    const list = await narrowed('minPrice=165&maxPrice=189&sort=price-ascending', 'pendants');
    expect(list.products.length).toBeGreaterThan(1);
    for (const { variants } of list.products) {
      expect(variants.some(({ price }) => price.amount >= 165 && price.amount <= 189)).toBe(true);
    }
    expect(handlesOf(list)).toContain('brae-pendant-brass');
  });

  test('facets count what the list matches', async () => {
    const { facets } = await narrowed('type=Pendant');
    const all = await narrowed('', 'pendants');
    expect(facets.types).toEqual([{ value: 'Pendant', count: all.products.length }]);
    expect(facets.tags.find(({ value }) => value === 'Colour~Black')?.count).toBeGreaterThan(0);
    expect(facets.price!.min).toBeLessThan(facets.price!.max);
    expect(facets.price!.max).toBeLessThan(1000);
    const alone = await source.facets(contextFor('us'), { collection: 'pendants' }, first.filter);
    expect(alone.tags).toEqual(all.facets.tags);
    const found = await source.facets(contextFor('us'), { term: 'brass' }, first.filter);
    expect(found.types.length).toBeGreaterThan(1);
  });

  test('a search is narrowed as a collection is', async () => {
    const query = readListQuery(
      new URLSearchParams('tag=Room~Kitchen,Colour~Black&maxPrice=90&minPrice=0'),
    );
    const found = await source.search(contextFor('us'), 'black', query);
    expect(found.products.length).toBeGreaterThan(0);
    for (const { tags, price } of found.products) {
      expect(tags).toEqual(expect.arrayContaining(['Room~Kitchen', 'Colour~Black']));
      expect(price.amount).toBeLessThanOrEqual(90);
    }
  });

  test.each(['candle', 'Candles'])(
    '%s finds candles before candle holders [R-118]',
    async (term) => {
      const found = await source.search(contextFor('us'), term, first);
      const types = found.products.map(({ type }) => type);
      expect(types).toEqual(['Candle', ...types.slice(1).map(() => 'Candle holder')]);
      expect(types.length).toBeGreaterThan(1);
    },
  );

  test.each(['..', '.', 'a/b', '100%', '"quoted" (x)', 'title:*', 'ö ß'])(
    'a strange term is only a term: %s [V1.2.2] [V1.2.4]',
    async (term) => {
      const found = await source.search(contextFor('us'), term, first);
      expect(found.count).toEqual(expect.any(Number));
    },
  );

  test('every region has prices of its own [R-016]', async () => {
    for (const [country, currency] of [
      ['AU', 'AUD'],
      ['FR', 'EUR'],
      ['JP', 'JPY'],
    ] as const) {
      const product = await source.product(contextFor('au', country), 'perch-stool-walnut');
      expect(product!.price.currency).toBe(currency);
    }
  });
});

test('both sources sell the same things at the same prices', async () => {
  const read = async (source: (typeof sources)[number][1]) => {
    const page = await source.collection(contextFor('au', 'AU'), 'pendants', first);
    return page!.products.map(({ handle, price, compareAt }) => ({ handle, price, compareAt }));
  };
  expect(await read(storefrontSource)).toEqual(await read(productServiceSource));
});

test('both sources narrow to the same products', async () => {
  const query = readListQuery(
    new URLSearchParams('tag=Colour~Black|Colour~Brass,Room~Kitchen&sort=price-ascending'),
  );
  const read = async (source: (typeof sources)[number][1]) =>
    handlesOf((await source.collection(contextFor('au', 'AU'), 'all', query))!);
  expect(await read(storefrontSource)).toEqual(await read(productServiceSource));
});

test('both sources leave out what is sold out, and count what is left [R-124]', async () => {
  const read = async ([, source]: (typeof sources)[number], search: string) =>
    (await source.collection(
      contextFor('us'),
      'vases',
      readListQuery(new URLSearchParams(search)),
    ))!;
  for (const one of sources) {
    const all = await read(one, '');
    const left = await read(one, 'inStock=true');
    const soldOut = all.products.filter((product) => product.soldOut);
    expect(soldOut.map(({ handle }) => handle)).toContain('selwyn-vase-moss');
    expect(handlesOf(left)).toEqual(
      all.products.filter((product) => !product.soldOut).map(({ handle }) => handle),
    );
    expect(all.facets.inStock).toBe(left.products.length);
  }
});

test('a product is found by the code of a variant, and by its start [R-116]', async () => {
  const handles = async (code: string) =>
    (await fetchProductsByCode(contextFor('us'), code)).map(({ handle }) => handle);
  expect(await handles('L10000-01')).toEqual(['halden-pendant-brass']);
  expect(await handles('l10000')).toEqual(['halden-pendant-brass']);
  expect(await handles('L99999')).toEqual([]);
});

test('the catalog’s names are its types, tags, collections and titles', async () => {
  const names = await fetchCatalogNames(contextFor('us'));
  expect(names).toEqual(expect.arrayContaining(['Pendant', 'Black', 'Lighting', 'Halden Pendant']));
});

test('both sources give the same product', async () => {
  const read = async ([, source]: (typeof sources)[number]) => {
    const product = await source.product(contextFor('au', 'NZ'), 'tarn-pendant-fern');
    const { price, priceMax, compareAt, onSale, soldOut, variants } = product!;
    const ofVariants = variants.map((one) => [one.sku, one.grams, one.price, one.compareAt]);
    return { price, priceMax, compareAt, onSale, soldOut, ofVariants };
  };
  const [service, backend] = await Promise.all(sources.map(read));
  expect(service).toEqual(backend);
  expect(service).toMatchObject({ price: { currency: 'NZD' }, onSale: true, soldOut: false });
});

test('the commerce backend gives 250 variants of a product, and logs once that there are more', async () => {
  const context = contextFor('us');
  const { query } = context.storefront;
  const lines: unknown[] = [];
  const all = 300;
  const large = async (...[document, options]: Parameters<typeof query>) => {
    const data = (await query(document, options)) as { product: { variants: Variants } };
    const size = Number((options?.variables as { variants: number }).variants);
    const [one] = data.product.variants.nodes;
    const nodes = Array.from({ length: Math.min(all, size) }, () => one);
    return {
      product: { ...data.product, variants: { nodes, pageInfo: { hasNextPage: size < all } } },
    };
  };
  const read = () =>
    storefrontSource.product(
      {
        ...context,
        storefront: { ...context.storefront, query: large } as typeof context.storefront,
        log: { ...context.log, warn: (event, fields) => void lines.push([event, fields]) },
      },
      'halden-pendant-brass',
    );
  expect((await read())!.variants).toHaveLength(250);
  await read();
  expect(lines).toEqual([['variants-left-out', { handle: 'halden-pendant-brass', shown: 250 }]]);
});

interface Variants {
  nodes: unknown[];
}

test('the quick search gives at most eight products whose title or tag starts so [R-353]', async () => {
  const found = await fetchQuickSearch(contextFor('us'), 'hal');
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThanOrEqual(8);
  expect(found[0]!.title).toMatch(/Hal/i);
  expect(found[0]!.price).toMatchObject({ currency: 'USD', amount: expect.any(Number) });
  for (const odd of ['a" OR title:*', '\\', ')(', ':', '*', 'x y']) {
    expect((await fetchQuickSearch(contextFor('us'), odd)).length).toBeLessThanOrEqual(8);
  }
});

test('a product has related and complementary products, and the collections that it is in [R-161] [R-361]', async () => {
  const relations = await fetchProductRelations(contextFor('us'), 'halden-pendant-brass');
  expect(relations.related.length).toBeGreaterThan(2);
  expect(relations.related.map(({ handle }) => handle)).not.toContain('halden-pendant-brass');
  expect(relations.complements.map(({ handle }) => handle)).toEqual([
    'opal-bulb-e27',
    'ceiling-rose-brass',
    'wall-dimmer-brass',
    'cloth-cable',
  ]);
  // Another design has other related products. Only some products have complements.
  const others = await fetchProductRelations(contextFor('us'), 'orsta-pendant-black');
  const handles = ({ related }: typeof relations) => related.slice(0, 4).map((one) => one.handle);
  expect(handles(others)).not.toEqual(handles(relations));
  expect((await fetchProductRelations(contextFor('us'), 'aske-chair-oak')).complements).toEqual([]);
  expect(relations.collections).toEqual(expect.arrayContaining(['pendants', 'lighting']));
  expect(relations.samples.map(({ finish }) => finish)).toContain('Brass');
  const unknown = await fetchProductRelations(contextFor('us'), 'no-such-product');
  expect(unknown).toEqual({ related: [], complements: [], collections: [], samples: [] });
});

test('the commerce backend learns the buyer’s address and Shopify’s cookies, and no other cookie', async () => {
  const [last] = (await sandbox.requests()).slice(-1);
  await storefrontSource.product(contextFor('us'), 'perch-stool-walnut');
  const [sent] = await sandbox.requests(last?.n);
  expect(sent!.headers).toMatchObject({
    cookie: '_shopify_y=visitor',
    'x-shopify-client-ip': '203.0.113.7',
  });
});

test.each([
  'http-401',
  'http-502-html',
  'throttled',
  'bad-json',
  'empty-body',
  'wrong-schema',
] as const)('a backend that answers %s is unavailable', async (mode) => {
  for (const service of ['commerce', 'products'] as const) {
    await sandbox.fault({ service, mode, operation: '*', times: 2 });
  }
  for (const [, source] of sources) {
    const failure = await source.product(contextFor('us'), 'perch-stool-walnut').catch((e) => e);
    expect(isUnavailable(failure)).toBe(true);
  }
  await sandbox.clearFaults();
});
