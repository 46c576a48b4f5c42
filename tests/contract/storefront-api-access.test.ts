import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '../support/sandbox';
import { askStorefront, publicToken, readStorefront } from '../support/storefront-api';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const json = { 'content-type': 'application/json' };
const post = (path: string, body: string, headers = publicToken) =>
  sandbox.fetch(path, { method: 'POST', headers: { ...json, ...headers }, body });

test('a wrong token is refused with 401, both kinds', async () => {
  const wrong: Record<string, string>[] = [
    { 'x-shopify-storefront-access-token': 'f'.repeat(32) },
    { 'shopify-storefront-private-token': 'shpat_wrong' },
  ];
  for (const headers of wrong) {
    const { status, errors } = await askStorefront(sandbox, '{ shop { name } }', {}, headers);
    expect(status).toBe(401);
    expect(errors).toEqual([{ message: '', extensions: { code: 'UNAUTHORIZED' } }]);
  }
});

test('a body without a query is 400, an unknown path 404', async () => {
  for (const body of ['', '{}', '{"query":""}', 'not json', '[]']) {
    const response = await post('/api/2024-07/graphql.json', body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      errors: { query: 'Required parameter missing or invalid' },
    });
  }
  const missing = await post('/api/2024-13/graphql.json', '{"query":"{ shop { name } }"}');
  expect(missing.status).toBe(404);
  expect(await missing.json()).toEqual({ errors: 'Not Found' });
});

test('a retired version is served by this one, which the header names; the cost stands in extensions', async () => {
  const response = await post('/api/2023-01/graphql.json', '{"query":"{ shop { name } }"}');
  expect(response.headers.get('x-shopify-api-version')).toBe('2024-07');
  expect(response.headers.get('x-request-id')).toBeTruthy();
  expect(await response.json()).toMatchObject({ extensions: { cost: { requestedQueryCost: 1 } } });
});

test('without a token the catalog is open, tags and accounts are not, and queries stay small', async () => {
  const open = await askStorefront(sandbox, '{ products(first: 1) { nodes { id } } }', {}, {});
  expect(open.errors).toEqual([]);
  const tags = await askStorefront(sandbox, '{ products(first: 1) { nodes { id tags } } }', {}, {});
  expect(tags.errors[0]?.extensions?.code).toBe('ACCESS_DENIED');
  const stock = await askStorefront<{ products: { nodes: unknown[] } }>(
    sandbox,
    '{ products(first: 1) { nodes { totalInventory } } }',
    {},
    {},
  );
  expect(stock.data?.products.nodes).toEqual([{ totalInventory: null }]);
  const big = '{ products(first: 250) { nodes { variants(first: 10) { nodes { id } } } } }';
  expect((await askStorefront(sandbox, big, {}, {})).errors[0]?.extensions?.code).toBe(
    'MAX_COMPLEXITY_EXCEEDED',
  );
  expect((await askStorefront(sandbox, big)).errors).toEqual([]);
});

test('251 lines are refused before anything happens', async () => {
  const lines = Array.from({ length: 251 }, () => ({
    merchandiseId: 'gid://shopify/ProductVariant/1',
  }));
  const { data, errors } = await askStorefront(
    sandbox,
    'mutation ($cartId: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $cartId, lines: $lines) { cart { id } } }',
    { cartId: 'gid://shopify/Cart/x', lines },
  );
  expect(data).toBeUndefined();
  expect(errors).toEqual([
    {
      message: 'The input array size of 251 is greater than the maximum allowed of 250.',
      path: ['cartLinesAdd', 'lines'],
      extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' },
    },
  ]);
});

test('a malformed global id is refused wherever it stands', async () => {
  const cases: [string, object][] = [
    ['{ product(id: "not-a-gid") { id } }', {}],
    ['query ($id: ID!) { cart(id: $id) { id } }', { id: 'not-a-gid' }],
    [
      'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }',
      { ids: ['gid://shopify/Product/1', 'not-a-gid'] },
    ],
  ];
  for (const [query, variables] of cases) {
    const { errors } = await askStorefront(sandbox, query, { ...variables });
    expect(errors[0]).toMatchObject({
      message: "Invalid global id 'not-a-gid'",
      extensions: { code: 'argumentLiteralsIncompatible' },
    });
  }
});

test('pages of more than 250, or of no stated size, are refused', async () => {
  for (const first of ['(first: 251)', '']) {
    const { errors } = await askStorefront(sandbox, `{ products${first} { nodes { id } } }`);
    expect(errors[0]?.extensions?.code).toBe('BAD_REQUEST');
  }
});

test('an unknown field is refused by the real schema', async () => {
  const { data, errors } = await askStorefront(sandbox, '{ shop { name warnings } }');
  expect(data).toBeUndefined();
  expect(errors[0]).toMatchObject({
    message: "Field 'warnings' doesn't exist on type 'Shop'",
    extensions: { code: 'undefinedField' },
  });
});

test('a mutation that is not implemented says so by its name', async () => {
  const { errors } = await askStorefront(
    sandbox,
    'mutation { cartBillingAddressUpdate(cartId: "gid://shopify/Cart/x") { cart { id } } }',
  );
  expect(errors[0]?.message).toBe(
    "Field 'Mutation.cartBillingAddressUpdate' is not implemented in the sandbox",
  );
});

test('introspection gives the whole schema', async () => {
  const { __schema } = await readStorefront<{ __schema: { types: unknown[] } }>(
    sandbox,
    '{ __schema { types { name } } }',
  );
  expect(__schema.types.length).toBeGreaterThan(300);
});
