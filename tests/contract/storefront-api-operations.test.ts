import { readFileSync } from 'node:fs';
import { Kind, parse, print, visit, type DocumentNode, type FragmentDefinitionNode } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketCountries } from '../../sandbox/shopify/storage/markets';
import { startSandbox, type Sandbox } from '../support/sandbox';
import { askStorefront, readStorefront, stockedVariants } from '../support/storefront-api';

const file = new URL('documents/storefront-operations.graphql', import.meta.url);
const all: DocumentNode = parse(readFileSync(file, 'utf8'));

let sandbox: Sandbox;
let lines: { merchandiseId: string; quantity: number }[];
beforeAll(async () => {
  sandbox = await startSandbox();
  const variants = (await stockedVariants(sandbox)).filter(({ stock }) => stock > 10);
  lines = variants.slice(0, 2).map(({ id }) => ({ merchandiseId: id, quantity: 1 }));
});
afterAll(() => sandbox.stop());

function operation(name: string): string {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of all.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  const found = all.definitions.find(
    (node) => node.kind === Kind.OPERATION_DEFINITION && node.name?.value === name,
  );
  if (!found) throw new Error(`No operation ${name}`);
  const used = new Set<FragmentDefinitionNode>();
  const follow = (node: typeof found | FragmentDefinitionNode): void => {
    visit(node, {
      FragmentSpread({ name: { value } }) {
        const fragment = fragments.get(value);
        if (!fragment || used.has(fragment)) return;
        used.add(fragment);
        follow(fragment);
      },
    });
  };
  follow(found);
  return [found, ...used].map(print).join('\n');
}

const read = <Data>(name: string, variables: object = {}) =>
  readStorefront<Data>(sandbox, operation(name), { ...variables });
const inContext = { country: 'AU', language: 'EN' };

test('the cart operations run one after the other', async () => {
  type Cart = { id: string; totalQuantity: number; lines: { edges: { node: { id: string } }[] } };
  type Payload = { cart: Cart; userErrors: unknown[] };
  const { cartCreate } = await read<{ cartCreate: Payload }>('CartCreate', {
    input: {},
    ...inContext,
  });
  const cartId = cartCreate.cart.id;
  const { cartLinesAdd } = await read<{ cartLinesAdd: Payload }>('CartLinesAdd', {
    cartId,
    lines,
    ...inContext,
  });
  expect(cartLinesAdd.userErrors).toEqual([]);
  const [one, other] = cartLinesAdd.cart.lines.edges.map(({ node }) => node.id);
  await read('CartLinesUpdate', { cartId, lines: [{ id: one, quantity: 4 }] });
  await read('CartLinesRemove', { cartId, lineIds: [other] });
  await read('CartBuyer', { cartId, buyerIdentity: { countryCode: 'AE' } });
  const { cart } = await read<{ cart: Cart }>('CartRead', { cartId });
  expect(cart).toMatchObject({
    totalQuantity: 4,
    buyerIdentity: { countryCode: 'AE' },
    cost: { totalAmount: { currencyCode: 'AED' } },
  });
});

test('the catalog operations run', async () => {
  type Listed = { nodes: { id: string; handle: string }[] };
  const quick = await read<{ products: Listed }>('QuickSearch', {
    query: 'title:ha* OR tag:ha*',
    ...inContext,
  });
  const [product] = quick.products.nodes;
  expect(product?.handle).toMatch(/^ha/);
  const recommended = await read<{ productRecommendations: Listed['nodes'] }>('Recommended', {
    productId: product?.id,
  });
  expect(recommended.productRecommendations.length).toBeGreaterThan(3);
  expect(recommended.productRecommendations.map(({ id }) => id)).not.toContain(product?.id);
  expect(await read('VariantMessages', { handle: product?.handle })).toMatchObject({
    product: { id: product?.id },
  });
  expect(
    await read('FallbackMany', { ids: [product?.id, 'gid://shopify/Product/1'] }),
  ).toMatchObject({
    nodes: [{ id: product?.id }, null],
  });
  const predictive = await read<{ predictiveSearch: { products: unknown[]; queries: unknown[] } }>(
    'FallbackPredictive',
    {
      term: 'pend',
      limit: 4,
    },
  );
  expect(predictive.predictiveSearch.products).toHaveLength(4);
  expect(predictive.predictiveSearch.queries).toContainEqual({
    text: 'pendant',
    styledText: '<mark>pend</mark><span>ant</span>',
  });
  const ships = await read<{ shop: { shipsToCountries: string[] } }>('ShipsTo');
  expect(ships.shop.shipsToCountries).toEqual(marketCountries.map(({ isoCode }) => isoCode));
  expect(await read('Sold')).toMatchObject({
    localization: { country: { isoCode: 'US', currency: { symbol: '$' } } },
  });
});

test('search counts, pages and filters', async () => {
  type Page = {
    search: {
      totalCount: number;
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
      productFilters: { id: string; values: { input: string; count: number }[] }[];
      nodes: { id: string }[];
    };
  };
  const term = 'pendant';
  const seen: string[] = [];
  let after: string | null = null;
  let count: number;
  do {
    const { search }: Page = await read<Page>('FallbackSearch', { term, first: 5, after });
    seen.push(...search.nodes.map(({ id }) => id));
    after = search.pageInfo.hasNextPage ? search.pageInfo.endCursor : null;
    count = search.totalCount;
  } while (after);
  expect(seen).toHaveLength(count);
  expect(new Set(seen).size).toBe(count);
  const { search } = await read<Page>('FallbackSearch', { term, first: 1 });
  const tags = search.productFilters.find(({ id }) => id === 'filter.p.tag')?.values ?? [];
  const narrowest = tags.toSorted((one, other) => one.count - other.count)[0];
  const filters = [JSON.parse(narrowest?.input ?? '') as object];
  const filtered = await read<Page>('FallbackSearch', { term, first: 1, filters });
  expect(filtered.search.totalCount).toBe(narrowest?.count);
  const nothing = await read<Page>('FallbackSearch', { term: 'zzz', first: 5 });
  expect(nothing.search).toMatchObject({
    totalCount: 0,
    nodes: [],
    pageInfo: { hasNextPage: false, endCursor: null },
  });
});

test('a collection is sorted by price in the currency of the country, and cut at a price', async () => {
  type Amount = { minVariantPrice: { amount: string; currencyCode: string } };
  type Page = { collection: { products: { nodes: { priceRange: Amount }[] } } };
  const listing = { handle: 'lighting', first: 50, sortKey: 'PRICE', country: 'GB' };
  const { collection } = await read<Page>('FallbackCollection', listing);
  const prices = collection.products.nodes.map(({ priceRange }) =>
    Number(priceRange.minVariantPrice.amount),
  );
  expect(collection.products.nodes[0]?.priceRange.minVariantPrice.currencyCode).toBe('GBP');
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  const cheapest = prices[0] ?? 0;
  const cut = await read<Page>('FallbackCollection', {
    ...listing,
    filters: [{ price: { max: cheapest } }],
  });
  expect(cut.collection.products.nodes).toHaveLength(
    prices.filter((price) => price === cheapest).length,
  );
  expect(await read('FallbackCollection', { ...listing, handle: 'no-such' })).toEqual({
    collection: null,
  });
});

test.each([
  'Recover',
  'ResetByUrl',
  'Reset',
  'Activate',
  'ActivateByUrl',
  'AddressCreate',
  'AddressUpdate',
  'AddressDelete',
  'AddressDefault',
])('%s is valid and is worked on', async (name) => {
  const id = 'gid://shopify/Customer/1';
  const input = { resetToken: 'x', password: 'secret-enough' };
  const { errors } = await askStorefront(sandbox, operation(name), {
    id,
    input: name === 'Activate' ? { activationToken: 'x', password: 'secret-enough' } : input,
    ...{
      email: 'ada@example.com',
      resetUrl: 'https://x.example/r',
      activationUrl: 'https://x.example/a',
    },
    ...{ password: 'secret-enough', customerAccessToken: 'x', address: {}, addressId: id },
  });
  expect(errors.map(({ message }) => message).join()).not.toContain('is not implemented');
});
