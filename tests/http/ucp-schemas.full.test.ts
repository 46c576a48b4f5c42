/**
 * Checks profile and tools against UCP's own JSON Schemas, which aren't in this repository: clone
 * https://github.com/Universal-Commerce-Protocol/ucp somewhere, check out the tag `v2026-08-25`, and set `UCP_SCHEMAS`
 * to the clone's folder `source`.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { productId, variantId } from '../support/seed-ids';
import type { Shopper } from '../support/shopper';
import { startShop, type Shop } from '../support/storefront';
import { agentProfile, call, callOf, messageOf, post, profilePath } from '../support/ucp';
import { checkOf, readSchemas } from '../support/ucp-schemas';

const folder = process.env.UCP_SCHEMAS ?? '';
const schemas = folder ? readSchemas(folder) : null!;

const halden = variantId('halden-pendant-brass', 'Small / Black');
const soldOut = variantId('halden-pendant-brass', 'Large / Black');
const product = `gid://shopify/Product/${productId('halden-pendant-brass')}`;
const gid = (id: string | number) => `gid://shopify/ProductVariant/${id}`;

type Result = Record<string, unknown> & { ucp: { status?: string } };

describe.skipIf(!folder)('by UCP’s schemas', () => {
  let shop: Shop;
  let agent: Shopper;
  const inputs = new Map<string, ReturnType<typeof checkOf>>();
  beforeAll(async () => {
    shop = await startShop();
    agent = shop.shopper();
    for (const { name, inputSchema } of await tools()) inputs.set(name, checkOf(inputSchema));
  });
  afterAll(() => shop?.stop());
  /** Messages are limited per agent. */
  beforeEach(() => {
    agent = shop.shopper();
  });

  const tools = async () => {
    const { text } = await post(agent, messageOf('tools/list'));
    const shape = v.object({
      tools: v.array(v.object({ name: v.string(), inputSchema: v.looseObject({}) })),
    });
    return v.parse(v.object({ result: shape }), JSON.parse(text)).result.tools;
  };

  /** Calls a tool, and checks what is sent and returned. */
  const checked = async (name: string, args: object): Promise<Result> => {
    const meta = {
      'ucp-agent': { profile: agentProfile },
      'idempotency-key': crypto.randomUUID(),
    };
    const sent = { meta, ...args };
    expect(schemas.argumentsOf(name).check(sent)).toEqual([]);
    expect(inputs.get(name)?.(sent)).toEqual([]);
    const result = await call(agent, v.looseObject({ ucp: v.looseObject({}) }), name, args, meta);
    expect(schemas.resultOf(name)(result)).toEqual([]);
    return result as Result;
  };
  const isError = ({ ucp }: Result) => ucp.status === 'error';

  test('the profile is valid at Shopify’s address and at the shop’s', async () => {
    const origins = [shop.addresses.sandbox, agent.origin];
    for (const origin of origins) {
      const answer = await fetch(origin + profilePath);
      expect(schemas.profile(await answer.json())).toEqual([]);
    }
  });

  test('the tools take what UCP’s tools of the same name take', async () => {
    for (const { name, inputSchema } of await tools()) {
      const { names } = schemas.argumentsOf(name);
      expect([name, Object.keys(inputSchema.properties as object)]).toEqual([name, names]);
      expect([name, inputSchema.required]).toEqual([name, names]);
    }
  });

  test('the tools require what UCP requires of `meta`', async () => {
    for (const { name } of await tools()) {
      const { check } = schemas.argumentsOf(name);
      for (const meta of [{}, { 'ucp-agent': { profile: agentProfile } }]) {
        const ofMeta = (found: string[]) =>
          [...new Set(found)].filter((one) => one.startsWith('/meta')).sort();
        const own = inputs.get(name)!({ meta });
        expect([name, ofMeta(own)]).toEqual([name, ofMeta(check({ meta }))]);
      }
    }
  });

  const contexts = ['US', 'AU', 'JP', 'Germany'].map((address_country) => ({ address_country }));

  test.each(contexts)('catalogs are valid in $address_country', async (context) => {
    const search = (catalog: object) =>
      checked('search_catalog', { catalog: { ...catalog, context } });
    const first = await search({ query: 'lamp', pagination: { limit: 2 } });
    const { cursor } = first.pagination as { cursor: string };
    await search({ query: 'lamp', pagination: { limit: 50, cursor } });
    const filters = { price: { min: 100, max: 90_000 }, availability: ['in_stock'] };
    await search({ query: 'pendant', filters: { ...filters, categories: ['Pendant'] } });
    expect((await search({ query: 'zzzz' })).products).toEqual([]);
    // Products of all kinds: bundles, gift cards, without pictures, sold out.
    for (const query of ['a', 'gift', 'set', 'rug'])
      await search({ query, pagination: { limit: 50 } });
    const ids = [product, gid(halden), gid(soldOut), 'gid://shopify/Product/1', 'x', 'x'];
    const { messages } = await checked('lookup_catalog', { catalog: { ids, context } });
    expect(messages).toHaveLength(2);
    const selected = [{ name: 'Size', label: 'Large' }];
    for (const catalog of [
      { id: product },
      { id: gid(halden) },
      { id: product, selected },
      {
        id: product,
        selected: [...selected, { name: 'Colour', label: 'None' }],
        preferences: ['Size'],
      },
    ])
      expect(isError(await checked('get_product', { catalog: { ...catalog, context } }))).toBe(
        false,
      );
  });

  const lines = (...items: [id: string | number, quantity: number][]) =>
    items.map(([id, quantity]) => ({ item: { id: gid(id) }, quantity }));

  test.each(contexts)('carts are valid in $address_country', async (context) => {
    const cart = { line_items: lines([halden, 2]), context };
    const { id } = await checked('create_cart', { cart });
    const changed = await checked('update_cart', {
      id,
      cart: { line_items: lines([halden, 1_000_000]), context },
    });
    expect(changed.messages).toHaveLength(1);
    await checked('update_cart', { id, cart: { line_items: [], context } });
    for (const tool of ['get_cart', 'cancel_cart'])
      expect(isError(await checked(tool, { id }))).toBe(false);
    expect(isError(await checked('get_cart', { id }))).toBe(true);
  });

  test('failures are valid', async () => {
    const unknown = 'gid://shopify/Cart/none?key=none';
    for (const [tool, args] of [
      ['get_product', { catalog: { id: 'gid://shopify/Product/1' } }],
      ['create_cart', { cart: { line_items: lines([soldOut, 1]) } }],
      ['create_cart', { cart: { line_items: lines([halden, 1], [1, 1]) } }],
      ['get_cart', { id: unknown }],
      ['update_cart', { id: unknown, cart: { line_items: lines([halden, 1]) } }],
      ['cancel_cart', { id: unknown }],
    ] as const)
      expect([tool, isError(await checked(tool, args))]).toEqual([tool, true]);
  });

  test('messages are valid, also those of errors', async () => {
    const without = messageOf('tools/call', { name: 'get_cart', arguments: { id: 'x' } });
    const origin = 'https://other.example';
    for (const [sent, code, headers] of [
      [callOf('get_cart', { id: 'x' }), undefined],
      // UCP's tools that are missing.
      [callOf('create_checkout', { checkout: { line_items: lines([halden, 1]) } }), -32602],
      [callOf('get_order', { id: 'x' }), -32602],
      [callOf('create_cart', {}), -32602],
      [without, -32001],
      // Errors of the Worker.
      ['{', -32700],
      [callOf('get_cart', { id: 'x' }), -32000, { origin }],
    ] as [string, number | undefined, Record<string, string>?][]) {
      if (sent !== '{') expect(schemas.message(JSON.parse(sent))).toEqual([]);
      const reply = JSON.parse((await post(agent, sent, headers)).text) as Result;
      expect(schemas.message(reply)).toEqual([]);
      expect([sent, (reply.error as { code: number } | undefined)?.code]).toEqual([sent, code]);
    }
  });

  test('what is not valid is found', async () => {
    const cart = await checked('create_cart', { cart: { line_items: lines([halden, 1]) } });
    const failed = await checked('get_cart', { id: 'x' });
    const search = { query: 'pendant', pagination: { limit: 1 } };
    const found = await checked('search_catalog', { catalog: search });
    const detail = await checked('get_product', { catalog: { id: product } });
    const [line] = cart.line_items as object[];
    const [one] = found.products as object[];
    const broken: [tool: string, result: object][] = [
      ['get_cart', { ...cart, currency: undefined }],
      ['get_cart', { ...cart, totals: [] }],
      ['get_cart', { ...cart, line_items: [{ ...line, quantity: 0 }] }],
      ['get_cart', { ...cart, continue_url: '/cart' }],
      ['get_cart', { ...cart, messages: [{ type: 'warning', content: 'No code' }] }],
      ['get_cart', { ...failed, ucp: { ...failed.ucp, status: 'success' } }],
      ['get_cart', { ...failed, messages: [] }],
      ['search_catalog', { ...found, pagination: { has_next_page: true } }],
      ['search_catalog', { ...found, products: [{ ...one, variants: [] }] }],
      ['search_catalog', { ...found, ucp: { version: '2026' } }],
      ['lookup_catalog', found],
      ['get_product', { ...detail, product: { ...(detail.product as object), title: 1 } }],
    ];
    for (const [tool, result] of broken)
      expect([tool, schemas.resultOf(tool)(JSON.parse(JSON.stringify(result)))]).not.toEqual([
        tool,
        [],
      ]);
    expect(schemas.message({ jsonrpc: '2.0', id: 1, result: {} })).not.toEqual([]);
    expect(schemas.message({ jsonrpc: '2.0', id: 1, error: { message: '' } })).not.toEqual([]);
    const profile = (await (await fetch(agent.origin + profilePath)).json()) as { ucp: object };
    expect(schemas.profile({ ucp: { ...profile.ucp, payment_handlers: undefined } })).not.toEqual(
      [],
    );
    expect(schemas.profile({ ucp: { ...profile.ucp, services: { shopping: [] } } })).not.toEqual(
      [],
    );
  });
});
