import { buildSchema, parse, validate } from 'graphql';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as documents from '~/features/guest-orders/admin-orders.graphql';
import { adminSdl } from '../../scripts/admin-sdl';
import { sandboxVars } from '../../sandbox/host/sandbox-worker';
import { sell } from '../support/checkout-driver';
import { startSandbox, type Sandbox } from '../support/sandbox';
import { variantId } from '../support/seed-ids';

let sandbox: Sandbox;
let limited: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
  limited = await startSandbox({ vars: { ADMIN_SCOPES: 'read_orders' } });
  // The demo's orders get older than 60 days.
  await sell(limited.origin, variantId('brae-pendant-nickel'));
});
beforeEach(() => sandbox.clearFaults());
afterAll(async () => {
  await sandbox?.stop();
  await limited?.stop();
});

interface Reply {
  data?: { orders?: { nodes: Record<string, unknown>[] } | null } | null;
  errors?: { message: string; path?: string[]; extensions?: { code: string } }[];
  extensions?: { cost: { requestedQueryCost: number; actualQueryCost: number } };
}

const ask = (query: string, { at = sandbox, token = sandboxVars.ADMIN_TOKEN } = {}) =>
  at.fetch('/admin/api/2024-07/graphql.json', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-access-token': token },
    body: JSON.stringify({ query }),
  });
const read = async (query: string, options?: Parameters<typeof ask>[1]) =>
  (await (await ask(query, options)).json()) as Reply;
const search = (text: string, fields = 'name email') =>
  `{ orders(first: 100, query: ${JSON.stringify(text)}) { nodes { ${fields} } } }`;
const found = async (text: string) => (await read(search(text))).data?.orders?.nodes ?? [];

const grant = (secret: string, grantType = 'client_credentials') =>
  sandbox.fetch('/admin/oauth/access_token', {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: grantType,
      client_id: sandboxVars.ADMIN_CLIENT_ID,
      client_secret: secret,
    }),
  });

test('an app gets a token for a day, and only with its secret', async () => {
  const reply = await grant(sandboxVars.ADMIN_CLIENT_SECRET);
  const { access_token: token, ...rest } = (await reply.json()) as Record<string, string>;
  expect(token).toMatch(/^shpat_[\da-f]{32}$/);
  expect(rest).toEqual({ scope: expect.stringContaining('read_orders'), expires_in: 86_399 });
  expect((await ask('{ __typename }', { token })).status).toBe(200);
  expect((await grant('wrong')).status).toBe(401);
  expect((await grant(sandboxVars.ADMIN_CLIENT_SECRET, 'password')).status).toBe(400);
});

test.each(['', 'shpat_wrong'])('the token %j is refused with 401', async (token) => {
  const reply = await ask('{ __typename }', { token });
  expect(reply.status).toBe(401);
  expect(await reply.json()).toEqual({
    errors: expect.stringContaining('[API] Invalid API key or access token'),
  });
});

test('an order is found by its name, with or without #, and its email', async () => {
  const [any] = await found('email:three@lintel.example');
  const bare = String(any!.name).slice(1);
  for (const text of [
    `name:${bare}`,
    `name:"#${bare}"`,
    `name:"${bare}" AND email:"THREE@lintel.example"`,
  ])
    expect(await found(text)).toEqual([any]);
  expect(await found(`name:${bare} AND email:many@lintel.example`)).toEqual([]);
  expect(await found('email:three@lintel.example')).toHaveLength(3);
});

test('without read_all_orders there are only orders of the last 60 days', async () => {
  const all = await read(search(''), { at: sandbox });
  const recent = await read(search(''), { at: limited });
  expect(recent.data!.orders!.nodes.length).toBeGreaterThan(0);
  expect(recent.data!.orders!.nodes.length).toBeLessThan(all.data!.orders!.nodes.length);
});

test('a missing scope denies its field and leaves the rest', async () => {
  const lines = 'name lineItems(first: 1) { nodes { title variant { id } } }';
  const { data, errors } = await read(search('', lines), { at: limited });
  expect(errors![0]).toMatchObject({
    message: expect.stringContaining('Required access: `read_products` access scope.'),
    extensions: { code: 'ACCESS_DENIED' },
  });
  expect(JSON.stringify(data)).toContain('"variant":null');
});

test('a query may cost 1000 points, and gets back what it did not use', async () => {
  const wide = 'lineItems(first: 250) { nodes { image { url } } }';
  const { errors } = await read(search('', wide));
  expect(errors![0]!.extensions!.code).toBe('MAX_COST_EXCEEDED');
  const { extensions } = await read(search('name:none'));
  const { requestedQueryCost, actualQueryCost } = extensions!.cost;
  expect(actualQueryCost).toBeLessThan(requestedQueryCost);
});

test('an order has its taxes, and a cancelled one keeps its first total only', async () => {
  const fields = `name cancelledAt taxesIncluded ${[
    ...['totalPriceSet', 'currentTotalPriceSet', 'currentSubtotalPriceSet', 'currentTotalTaxSet'],
  ]
    .map((name) => `${name} { presentmentMoney { amount } }`)
    .join(' ')} lineItems(first: 1) { nodes { quantity currentQuantity } }`;
  type Sum = { presentmentMoney: { amount: string } };
  type Taxed = Record<
    'totalPriceSet' | 'currentTotalPriceSet' | 'currentSubtotalPriceSet' | 'currentTotalTaxSet',
    Sum
  > & { name: string };
  const newest = async () => {
    const query = search('email:three@lintel.example', fields).replace('100', '5');
    const { data } = await read(query);
    return (data!.orders!.nodes as Taxed[]).sort((a, b) => b.name.localeCompare(a.name))[0]!;
  };
  const amountOf = ({ presentmentMoney }: Sum) => Number(presentmentMoney.amount);
  const before = await newest();
  const tax = amountOf(before.currentTotalTaxSet);
  expect(tax).toBeCloseTo(amountOf(before.currentSubtotalPriceSet) * 0.04, 1);
  expect(amountOf(before.totalPriceSet)).toBeCloseTo(
    amountOf(before.currentSubtotalPriceSet) + tax,
    2,
  );
  expect(before).toMatchObject({ cancelledAt: null, taxesIncluded: false });
  const cancelled = await sandbox.fetch(`/__standin/orders/${before.name.slice(1)}/cancel`, {
    method: 'POST',
    body: new URLSearchParams({ reason: 'STAFF' }),
  });
  expect(cancelled.status).toBe(200);
  const after = await newest();
  expect(after).toMatchObject({
    cancelledAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    totalPriceSet: before.totalPriceSet,
    lineItems: { nodes: [{ currentQuantity: 0 }] },
  });
  expect(amountOf(after.currentTotalPriceSet)).toBe(0);
  await sandbox.reset();
});

test('a field that the Admin API lacks is refused', async () => {
  const { errors } = await read(search('', 'secret'));
  expect(errors![0]!.message).toBe("Field 'secret' doesn't exist on type 'Order'");
});

test.each(Object.entries(documents))('%s is valid', (_name, document) =>
  expect(validate(buildSchema(adminSdl), parse(document))).toEqual([]),
);
