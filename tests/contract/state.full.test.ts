import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readStorefront } from '../support/storefront-api';
import { startSandbox, type Sandbox } from '../support/sandbox';

let state: string;
beforeAll(async () => {
  state = await mkdtemp(join(tmpdir(), 'lintel-state-'));
});
afterAll(() => rm(state, { recursive: true, force: true }));

type List = { products: { handle: string; created_at: string }[]; facets: { count: number } };
const whole = (sandbox: Sandbox) => sandbox.json<List>('/search/collection/all?take=100');
const visit = async <T>(vars: Record<string, string>, ask: (sandbox: Sandbox) => Promise<T>) => {
  const sandbox = await startSandbox({ state, vars });
  try {
    return await ask(sandbox);
  } finally {
    await sandbox.stop();
  }
};

test('another size of the catalog loads it anew; its beginning stays the same', async () => {
  const small = await visit({}, whole);
  const large = await visit({ SANDBOX_PRODUCTS: '400' }, whole);
  const again = await visit({ SANDBOX_PRODUCTS: '400' }, whole);
  expect(small.facets.count).toBeLessThan(200);
  expect(large.facets.count).toBeGreaterThan(390);
  expect(again.facets).toEqual(large.facets);
  const handles = ({ products }: List) => products.map(({ handle }) => handle);
  expect(handles(again)).toEqual(handles(large));
  expect(handles(large).slice(0, 50)).toEqual(handles(small).slice(0, 50));
});

test('written data survives a restart and a new catalog', async () => {
  const ask = (sandbox: Sandbox, query: string, variables = {}) =>
    readStorefront<{ cart: { id: string } | null; cartCreate: { cart: { id: string } } }>(
      sandbox,
      query,
      variables,
    );
  const created = await visit({}, (sandbox) =>
    ask(sandbox, 'mutation { cartCreate(input: { note: "kept" }) { cart { id } } }'),
  );
  const { id } = created.cartCreate.cart;
  const read = (sandbox: Sandbox) =>
    ask(sandbox, 'query ($id: ID!) { cart(id: $id) { id note } }', { id });
  expect((await visit({}, read)).cart).toEqual({ id, note: 'kept' });
  expect((await visit({ SANDBOX_PRODUCTS: '200' }, read)).cart).toEqual({ id, note: 'kept' });
});
