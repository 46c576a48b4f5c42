import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '../support/sandbox';
import { askStorefront, readStorefront } from '../support/storefront-api';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const read = <Data>(query: string, variables: object = {}) =>
  readStorefront<Data>(sandbox, query, { ...variables });

test.each(
  Object.entries({
    US: 'USD',
    AU: 'AUD',
    NZ: 'NZD',
    CA: 'CAD',
    DE: 'EUR',
    GB: 'GBP',
    JP: 'JPY',
    SG: 'SGD',
    HK: 'HKD',
    AE: 'AED',
    MX: 'MXN',
    BR: 'USD',
    ZZ: 'USD',
  }),
)('in %s prices are in %s, decimals with at least one place', async (country, currency) => {
  type Data = {
    products: {
      nodes: { priceRange: { minVariantPrice: { amount: string; currencyCode: string } } }[];
    };
  };
  const { products } = await read<Data>(
    `query ($country: CountryCode) @inContext(country: $country) { products(first: 20) { nodes {
        priceRange { minVariantPrice { amount currencyCode } } } } }`,
    { country },
  );
  for (const { priceRange } of products.nodes) {
    expect(priceRange.minVariantPrice.currencyCode).toBe(currency);
    expect(priceRange.minVariantPrice.amount).toMatch(
      currency === 'JPY' ? /^\d+\.0$/ : /^\d+\.(\d|\d[1-9])$/,
    );
  }
});

test('images are sized by transform and every metafield without a value is null', async () => {
  type Data = { products: { nodes: { featuredImage: { url: string }; metafields: unknown[] }[] } };
  const { products } = await read<Data>(
    `{ products(first: 5) { nodes { featuredImage { url(transform: {maxWidth: 500, maxHeight: 500, crop: CENTER, scale: 2}) }
      metafields(identifiers: [{namespace: "PRP", key: "related"}, {namespace: "no", key: "such"}]) { type value } } } }`,
  );
  const [product] = products.nodes;
  const url = new URL(product?.featuredImage.url ?? '');
  expect(url.origin).toBe(sandbox.origin);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    width: '1000',
    height: '1000',
    crop: 'center',
  });
  expect(product?.metafields[1]).toBeNull();
  const related = products.nodes.map(
    ({ metafields }) => metafields[0] as { type: string; value: string } | null,
  );
  const first = related.find((one) => one !== null);
  expect(first?.type).toBe('json');
  expect(JSON.parse(first?.value ?? '')).toContainEqual(
    expect.objectContaining({ handle: expect.any(String) }),
  );
});

test('a description is cut with its dots inside the length', async () => {
  type Data = { products: { nodes: { description: string }[] } };
  const { products } = await read<Data>(
    '{ products(first: 1) { nodes { description(truncateAt: 12) } } }',
  );
  expect(products.nodes[0]?.description).toMatch(/^.{9}\.\.\.$/);
});

test('preorder and backorder: a message beside a variant that is out of stock but sold', async () => {
  type Variant = {
    availableForSale: boolean;
    currentlyNotInStock: boolean;
    quantityAvailable: number;
    preorder: object | null;
    backorder: object | null;
  };
  type Data = { products: { nodes: { variants: { nodes: Variant[] } }[] } };
  const { products } = await read<Data>(
    `{ products(first: 250) { nodes { variants(first: 20) { nodes { availableForSale currentlyNotInStock quantityAvailable
      preorder: metafield(namespace: "messaging", key: "preorder") { value } backorder: metafield(namespace: "messaging", key: "backorder") { value } } } } } }`,
  );
  const variants = products.nodes.flatMap(({ variants }) => variants.nodes);
  const oversold = variants.filter(({ currentlyNotInStock }) => currentlyNotInStock);
  expect(oversold.some(({ preorder }) => preorder)).toBe(true);
  expect(oversold.some(({ backorder }) => backorder)).toBe(true);
  for (const { availableForSale, quantityAvailable } of oversold)
    expect([availableForSale, quantityAvailable <= 0]).toEqual([true, true]);
  expect(variants.some(({ availableForSale }) => !availableForSale)).toBe(true);
});

test('an unknown handle or id is null, never an error', async () => {
  expect(
    await read(`{ a: product(handle: "nope") { id } b: product(id: "gid://shopify/Product/1") { id }
      c: product(id: "gid://shopify/Collection/1") { id } d: collection(handle: "nope") { id } e: productRecommendations(productHandle: "nope") { id }
      f: menu(handle: "nope") { id } g: node(id: "gid://shopify/Video/1") { id } }`),
  ).toEqual({ a: null, b: null, c: null, d: null, e: null, f: null, g: null });
});

test.each([0, 11])('predictive search refuses a limit of %d', async (limit) => {
  const { errors } = await askStorefront(
    sandbox,
    `{ predictiveSearch(query: "a", limit: ${limit}) { products { id } } }`,
  );
  expect(errors[0]).toMatchObject({
    message: 'limit must be within 1..10',
    extensions: { code: 'INVALID_FIELD_ARGUMENTS' },
  });
});

test('predictive search shares its limit among the kinds unless told otherwise', async () => {
  type Data = {
    predictiveSearch: { products: unknown[]; collections: unknown[]; queries: unknown[] };
  };
  const search = (scope: string) =>
    read<Data>(
      `{ predictiveSearch(query: "pendant", limit: 3, limitScope: ${scope}) { products { id } collections { id } queries { text } } }`,
    );
  const { predictiveSearch: shared } = await search('ALL');
  expect(shared.products.length + shared.collections.length + shared.queries.length).toBe(3);
  const { predictiveSearch: each } = await search('EACH');
  expect(each.products).toHaveLength(3);
  expect(each.collections).toHaveLength(1);
});

test.each([
  ['halden bra', 'LAST', 'some'],
  ['hald brass', 'LAST', 'none'],
  ['halden bra', 'NONE', 'none'],
  ['halden brass', 'NONE', 'some'],
  ['pendants brass', 'NONE', 'some'],
  ['pendant brass', 'NONE', 'some'],
  ['halden bra', undefined, 'none'],
])('search for %s with prefix %s finds %s', async (query, prefix, expected) => {
  const { search } = await read<{ search: { totalCount: number } }>(
    `{ search(query: "${query}", first: 1${prefix ? `, prefix: ${prefix}` : ''}) { totalCount } }`,
  );
  expect(search.totalCount > 0 ? 'some' : 'none').toBe(expected);
});

test('search can hide what is sold out, or list it last', async () => {
  type Data = { all: Found; last: Found; hide: Found };
  type Found = { totalCount: number; nodes: { id: string; availableForSale: boolean }[] };
  const part = '{ totalCount nodes { ... on Product { id availableForSale } } }';
  const { all, last, hide } = await read<Data>(
    `{ all: search(query: "l", prefix: LAST, first: 250, unavailableProducts: SHOW) ${part}
       last: search(query: "l", prefix: LAST, first: 250, unavailableProducts: LAST) ${part}
       hide: search(query: "l", prefix: LAST, first: 250, unavailableProducts: HIDE) ${part} }`,
  );
  const available = last.nodes.map((node) => node.availableForSale);
  expect(available).toEqual(available.toSorted().toReversed());
  expect(available).toContain(false);
  expect(last.totalCount).toBe(all.totalCount);
  expect(hide.nodes).toEqual(last.nodes.filter((node) => node.availableForSale));
  expect(hide.totalCount).toBe(hide.nodes.length);
});

test.each([
  ['tag:"Label~Sale"', 'some'],
  ['product_type:pendant AND available_for_sale:true', 'some'],
  ['(title:halden* OR tag:colour*) -product_type:pendant', 'some'],
  ['variants.price:>100 variants.price:<=200', 'some'],
  ['created_at:>2020-01-01', 'some'],
  ['created_at:>2090-01-01', 'none'],
  ['pendant', 'some'],
  ["published_status:'online_store:visible'", 'some'],
  ['title:te\\*st', 'none'],
  ['tag:nope OR vendor:nope', 'none'],
  ['title:"( OR', 'some'],
])('products(query: %j) finds %s', async (query, found) => {
  const { products } = await read<{ products: { nodes: unknown[] } }>(
    'query ($query: String) { products(first: 3, query: $query) { nodes { id } } }',
    { query },
  );
  expect(products.nodes.length > 0 ? 'some' : 'none').toBe(found);
});

test('menus link to the storefront', async () => {
  type Data = {
    main: { items: { url: string; resourceId: string | null }[] };
    footer: { items: unknown[] };
  };
  const { main, footer } = await read<Data>(
    '{ main: menu(handle: "main-menu") { items { title url resourceId } } footer: menu(handle: "footer") { items { url } } }',
  );
  expect(main.items[0]?.url).toMatch(/^http:\/\/localhost:3000\/collections\//);
  expect(main.items[0]?.resourceId).toMatch(/^gid:\/\/shopify\/Collection\/\d+$/);
  expect(footer.items.length).toBeGreaterThan(3);
});

test('redirects are found by their path, in any case, and by nothing else', async () => {
  type Data = { urlRedirects: { nodes: { path: string; target: string }[] } };
  const found = async (query: string) =>
    (
      await read<Data>(
        'query ($query: String) { urlRedirects(first: 10, query: $query) { nodes { path target } } }',
        { query },
      )
    ).urlRedirects.nodes;
  expect(await found('path:/products/Halden-Dome-Pendant')).toEqual([
    { path: '/products/halden-dome-pendant', target: '/products/halden-pendant-brass' },
  ]);
  expect(await found('path:"/shop/lighting"')).toHaveLength(1);
  expect(await found('path:/shop/lighting*')).toHaveLength(2);
  expect(await found('path:/nowhere')).toEqual([]);
  expect(await found('target:/collections/sale')).toHaveLength(1);
});

test('a filter’s values have swatches: a color, a picture or none', async () => {
  type Data = {
    collection: {
      products: {
        filters: {
          label: string;
          presentation: string;
          values: {
            label: string;
            swatch: {
              color: string | null;
              image: { previewImage: { url: string } } | null;
            } | null;
          }[];
        }[];
      };
    };
  };
  const { collection } = await read<Data>(
    `{ collection(handle: "all") { products(first: 1) { filters { label presentation values {
        label swatch { color image { previewImage { url } } } } } } } }`,
  );
  const filterOf = (label: string) =>
    collection.products.filters.find((one) => one.label === label)!;
  const material = filterOf('Material');
  expect(material.presentation).toBe('SWATCH');
  const swatchOf = (label: string) => material.values.find((one) => one.label === label)!.swatch;
  expect(swatchOf('Oak')).toEqual({ color: '#c8a678', image: null });
  expect(swatchOf('Linen')).toMatchObject({ color: null });
  expect(swatchOf('Linen')!.image!.previewImage.url).toContain('nolan-cushion-linen-3');
  const size = filterOf('Size');
  expect(size.presentation).toBe('TEXT');
  expect(size.values.every(({ swatch }) => swatch === null)).toBe(true);
});

test('the filter for a material lists its products', async () => {
  type Data = { collection: { products: { nodes: { tags: string[] }[] } } };
  const { collection } = await read<Data>(
    `query ($filters: [ProductFilter!]) { collection(handle: "all") {
        products(first: 50, filters: $filters) { nodes { tags } } } }`,
    {
      filters: [{ productMetafield: { namespace: 'shopify', key: 'material', value: 'Walnut' } }],
    },
  );
  const { nodes } = collection.products;
  expect(nodes.length).toBeGreaterThan(1);
  for (const { tags } of nodes) expect(tags).toContain('Material~Walnut');
});
