/** The profile and tools for agents (UCP). The shop gets both from Shopify. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { add, brae, openCheckoutPage, pieces } from '../support/cart-driver';
import { productId, variantId } from '../support/seed-ids';
import { type Answer, type Shopper } from '../support/shopper';
import { enoughOfTheMinute } from '../support/rate-limit';
import { startShop, type Shop } from '../support/storefront';
import {
  agentProfile,
  call,
  callOf,
  cartShape,
  errorShape,
  failureShape,
  lookupShape,
  mcpPath,
  messageOf,
  post,
  productShape,
  profilePath,
  profileShape,
  searchShape,
} from '../support/ucp';
import { isFullRun } from '../support/full-run';

let shop: Shop;
let agent: Shopper;
beforeAll(async () => {
  shop = await startShop();
  agent = shop.shopper();
});
afterAll(() => shop?.stop());
/** `fresh` closes circuit breakers that a failed test left open. */
afterEach(async ({ task }) => {
  await shop.clearFaults();
  if (task.result?.state === 'fail') await shop.fresh();
});

const list = messageOf('tools/list');
const errorOf = ({ text }: Answer) => v.parse(errorShape, JSON.parse(text));
const callsSince = async (work: () => Promise<unknown>) => {
  const since = (await shop.requests()).at(-1)?.n ?? 0;
  await work();
  return (await shop.requests(since)).filter(({ service }) => service === 'ucp');
};
const halden = variantId('halden-pendant-brass', 'Small / Black');
const soldOut = variantId('halden-pendant-brass', 'Large / Black');
const gid = (id: string | number) => `gid://shopify/ProductVariant/${id}`;

describe('the profile', () => {
  const read = async (path = profilePath, one: Shop = shop) => {
    const answer = await one.shopper().get(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json']);
    return v.parse(profileShape, JSON.parse(answer.text)).ucp;
  };

  test('has the shape of the specification, and leads to the shop’s own host first', async () => {
    const profile = await read();
    const { origin } = agent;
    expect(profile.services['dev.ucp.shopping']?.map(({ endpoint }) => endpoint)).toEqual([
      origin + mcpPath,
      shop.addresses.sandbox + mcpPath,
    ]);
    const [version = ''] = Object.keys(profile.supported_versions ?? {});
    expect(profile.supported_versions).toEqual({
      [version]: `${origin}${profilePath}/${version}`,
    });
    const earlier = await read(`${profilePath}/${version}`);
    expect(earlier.version).toBe(version);
    expect(earlier.services['dev.ucp.shopping']?.[0]?.endpoint).toBe(origin + mcpPath);
  });

  test('is public, has no cookies, and may be kept for a minute', async () => {
    const visitor = shop.shopper();
    await visitor.get('/?_locale=CA');
    const before = new Map(visitor.cookies);
    const { headers, status } = await visitor.get(profilePath);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    expect(headers.getSetCookie()).toEqual([]);
    expect(headers.get('vary')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(visitor.cookies).toEqual(before);
  });

  test('is not sent again to whoever has it', async () => {
    const { headers } = await agent.get(profilePath);
    const etag = headers.get('etag')!;
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await agent.get(profilePath, { 'if-none-match': known });
      expect([known, answer.status, answer.text]).toEqual([known, 304, '']);
      expect(answer.headers.get('etag')).toBe(etag);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    }
    expect((await agent.get(profilePath, { 'if-none-match': '"other"' })).status).toBe(200);
    const head = await agent.send(profilePath, { method: 'HEAD' });
    expect([head.status, head.text, head.headers.get('etag')]).toEqual([200, '', etag]);
  });

  test('is asked for once, without query, cookies and addresses', async () => {
    await shop.fresh();
    const visitor = shop.shopper();
    await visitor.get('/?_locale=CA');
    const calls = await callsSince(async () => {
      await visitor.get(`${profilePath}?a=1`, { authorization: 'Bearer x', 'ucp-agent': 'y' });
      await visitor.get(profilePath);
    });
    expect(calls.map(({ url }) => new URL(url).search)).toEqual(['']);
    expect(Object.keys(calls[0]!.headers)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:cookie|authorization|ucp-agent)$/)]),
    );
    expect(JSON.stringify(calls[0]!.headers)).not.toContain(visitor.address);
  });

  test('exists for the versions that it names', async () => {
    await read();
    const earlier = await agent.get(`${profilePath}/2026-04-08`);
    const { ucp } = v.parse(profileShape, JSON.parse(earlier.text));
    expect(ucp.capabilities['dev.ucp.shopping.cart']?.[0]?.spec).toBe(
      'https://ucp.dev/2026-04-08/specification/cart/',
    );
    const calls = await callsSince(async () => {
      for (const version of ['2020-01-01', '2026-08-25', 'soon', '2026-04-08/x', ''])
        expect((await agent.get(`${profilePath}/${version}`)).status).toBe(404);
    });
    expect(calls).toEqual([]);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    const answer = await agent.send(profilePath, { method, body: '{}' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    ['http-404', 404],
    ['http-401', 503],
    ['http-500', 503],
    ['http-502-html', 503],
    ['bad-json', 503],
    ['wrong-schema', 503],
    ['huge-body', 503],
    ['empty-body', 503],
  ])('answers %s with %i, which nobody keeps', async (mode, status) => {
    await shop.fresh();
    await shop.fault({ service: 'ucp', operation: 'profile', mode });
    const answer = await agent.get(profilePath);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
    expect(JSON.parse(answer.text)).toEqual({ error: expect.any(String) });
    expect(answer.headers.get('etag')).toBeNull();
    await shop.clearFaults();
    await shop.fresh();
    await read();
  });

  test('bridges an outage of five minutes, and not more', async () => {
    await shop.fresh();
    await read();
    await shop.fault({ service: 'ucp', mode: 'http-500' });
    await shop.pass(4 * 60_000);
    await read();
    await shop.pass(2 * 60_000);
    expect((await agent.get(profilePath)).status).toBe(503);
    await shop.clearFaults();
    await shop.fresh();
  });
});

describe('a message', () => {
  test('reaches the tools, and their answer comes back without cookies', async () => {
    const answer = await post(agent, list);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const { result } = JSON.parse(answer.text) as { result: { tools: { name: string }[] } };
    expect(result.tools.map(({ name }) => name)).toEqual([
      ...['search_catalog', 'lookup_catalog', 'get_product'],
      ...['create_cart', 'get_cart', 'update_cart', 'cancel_cart'],
    ]);
  });

  test('is forwarded as it is, with the headers of the protocol only', async () => {
    const visitor = shop.shopper();
    await visitor.get('/?_locale=CA');
    expect(visitor.cookies.size).toBeGreaterThan(0);
    const kept = {
      accept: 'application/json',
      authorization: 'Bearer agent',
      'content-type': 'application/json',
      'idempotency-key': '660e8400-e29b-41d4-a716-446655440001',
      'mcp-method': 'tools/list',
      'mcp-name': 'search_catalog',
      'mcp-protocol-version': '2025-06-18',
      'mcp-session-id': 'session',
      'request-id': 'request',
      'ucp-agent': `profile="${agentProfile}"`,
    };
    const [sent] = await callsSince(() =>
      post(visitor, list, {
        ...kept,
        'content-type': 'application/json; charset=utf-8',
        'x-forwarded-for': visitor.address,
        'signature-input': 'sig=("@authority")',
        referer: 'https://agent.example/',
        'x-anything': '1',
      }),
    );
    expect(sent!.headers).toMatchObject(kept);
    const other = Object.keys(sent!.headers).filter((name) => !(name in kept));
    // Those of the connection.
    expect(
      other.filter(
        (name) =>
          !/^(?:host|content-length|accept-encoding|connection|mf-.*|cf-.*|x-mf-.*)$/.test(name),
      ),
    ).toEqual([]);
    expect(JSON.stringify(sent!.headers)).not.toContain(visitor.address);
    expect(new URL(sent!.url).search).toBe('');
  });

  test('that wants no answer gets none', async () => {
    const sent = JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' });
    const answer = await post(agent, sent);
    expect([answer.status, answer.text]).toEqual([202, '']);
  });

  test.each([
    ['not JSON', '{"jsonrpc"', 400, -32700, null],
    ['nothing', '', 400, -32700, null],
    ['a batch', `[${list}]`, 400, -32600, null],
    ['a text', '"tools/list"', 400, -32600, null],
    ['no version', '{"id":7,"method":"ping"}', 400, -32600, 7],
    ['no method', '{"jsonrpc":"2.0","id":"a"}', 400, -32600, 'a'],
    ['more than 64 kB', messageOf('x'.repeat(70_000)), 413, -32600, null],
    ['markup', '<script>alert(1)</script>', 400, -32700, null],
  ])('with %s goes nowhere', async (_, body, status, code, id) => {
    let answer: Answer;
    const calls = await callsSince(async () => (answer = await post(agent, body)));
    expect(calls).toEqual([]);
    expect([answer!.status, answer!.headers.get('content-type')]).toEqual([
      status,
      'application/json',
    ]);
    expect(errorOf(answer!)).toMatchObject({ id, error: { code } });
    expect(answer!.headers.get('cache-control')).toBe('no-store');
    expect(answer!.text).not.toContain('<');
  });

  test.each([
    ['', 415],
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['application/json-seq', 415],
    ['Application/JSON;charset=UTF-8', 200],
  ])('of the type %j gets %i', async (type, status) => {
    const answer = await post(agent, list, { 'content-type': type });
    expect(answer.status).toBe(status);
    if (status === 415) expect(errorOf(answer).error.code).toBe(-32600);
  });

  test('of a page of another site is refused, and of the shop’s own taken', async () => {
    for (const origin of ['https://other.example', 'null']) {
      const answer = await post(agent, list, { origin });
      expect([origin, answer.status, errorOf(answer).error.code]).toEqual([origin, 403, -32000]);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
    expect((await post(agent, list, { origin: agent.origin })).status).toBe(200);
  });

  test.each(['GET', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'])('by %s is refused', async (method) => {
    const answer = await agent.send(mcpPath, { method, ...(method !== 'HEAD' && { body: '' }) });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    if (method !== 'HEAD') expect(errorOf(answer).id).toBeNull();
  });

  test('keeps the answer’s status and error, if it is about the agent', async () => {
    const without = messageOf('tools/call', { name: 'get_cart', arguments: { id: 'x' } }, 'b');
    const answer = await post(agent, without);
    expect(answer.status).toBe(400);
    expect(errorOf(answer)).toMatchObject({
      id: 'b',
      error: { code: -32001, data: { code: 'invalid_profile_url' } },
    });
    const unknown = await post(agent, callOf('no_such_tool', {}));
    expect([unknown.status, errorOf(unknown).error.code]).toEqual([400, -32602]);
  });

  test.each([
    ['http-401', 401, -32000],
    ['http-403', 403, -32000],
    ['http-404', 404, -32000],
    ['http-429', 429, -32000],
    ['http-430', 502, -32603],
    ['http-500', 503, -32000],
    ['http-502-html', 503, -32000],
    ['reset', 503, -32000],
    ['empty-body', 502, -32603],
    ['bad-json', 502, -32603],
    ['cut-json', 502, -32603],
    ['wrong-schema', 502, -32603],
    ['huge-body', 503, -32000],
  ])('after %s gets %i with its id, and can be sent again', async (mode, status, code) => {
    await shop.fresh();
    const one = shop.shopper();
    await shop.fault({ service: 'ucp', operation: 'tools', mode });
    const answer = await post(one, messageOf('tools/list', {}, 'again'));
    expect(errorOf(answer)).toMatchObject({ id: 'again', error: { code } });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('retry-after') !== null).toBe([429, 503].includes(status));
    expect(answer.text).not.toMatch(/<|sandbox/);
    await shop.clearFaults();
    await shop.fresh();
    expect((await post(one, list)).status).toBe(200);
  });

  test('does not keep a shopper from buying, whatever happens to it', async () => {
    await shop.fresh();
    await shop.fault({ service: 'ucp', mode: 'http-500' });
    for (let sent = 0; sent < 10; sent += 1) await post(shop.shopper(), list);
    await shop.clearFaults();
    expect((await post(shop.shopper(), list)).status).toBe(503);
    // The profile isn't cached.
    expect((await agent.get(profilePath)).status).toBe(200);
    const shopper = shop.shopper();
    await add(shopper, brae);
    expect(await pieces(shopper)).toBe(1);
    await shop.fresh();
  });

  test('whose answers are too large does not stop other agents', async () => {
    await shop.fresh();
    await shop.fault({ service: 'ucp', operation: 'tools', mode: 'huge-body' });
    const greedy = shop.shopper();
    for (let sent = 0; sent < 10; sent += 1) expect((await post(greedy, list)).status).toBe(503);
    await shop.clearFaults();
    expect((await post(shop.shopper(), list)).status).toBe(200);
  });

  test.runIf(isFullRun)('is one of 120 a minute', async () => {
    await enoughOfTheMinute();
    const greedy = shop.shopper();
    const statuses: number[] = [];
    for (let sent = 0; sent < 121; sent += 1)
      statuses.push((await post(greedy, messageOf('ping'))).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    const refused = await post(greedy, messageOf('ping', {}, 'late'));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect(errorOf(refused)).toMatchObject({
      id: 'late',
      error: { code: -32000, data: { retry_after: 60 } },
    });
    expect((await greedy.get('/cart')).status).toBe(200);
    expect((await post(shop.shopper(), list)).status).toBe(200);
  });
});

describe('the tools', () => {
  const search = (catalog: object) => call(agent, searchShape, 'search_catalog', { catalog });
  const cartWith = (...items: [id: string | number, quantity: number][]) => ({
    line_items: items.map(([id, quantity]) => ({ item: { id: gid(id) }, quantity })),
  });
  const create = (cart: object) => call(agent, cartShape, 'create_cart', { cart });

  test('find products, page by page', async () => {
    const first = await search({ query: 'pendant', pagination: { limit: 2 } });
    expect(first.products).toHaveLength(2);
    const next = await search({
      query: 'pendant',
      pagination: { limit: 2, cursor: first.pagination!.cursor },
    });
    expect(next.products.map(({ id }) => id)).not.toContain(first.products[0]!.id);
    expect((await search({ query: 'zzzz' })).products).toEqual([]);
    const pagination = { cursor: 'none' };
    const refused = await post(
      agent,
      callOf('search_catalog', { catalog: { query: 'pendant', pagination } }),
    );
    expect([refused.status, errorOf(refused).error.code]).toEqual([400, -32602]);
  });

  test('filter by price, in the country’s currency', async () => {
    const price = { max: 20_000 };
    for (const [address_country, currency] of [
      ['US', 'USD'],
      ['AU', 'AUD'],
      ['JP', 'JPY'],
    ] as const) {
      const { products } = await search({
        query: 'lamp',
        context: { address_country },
        filters: { price, availability: ['in_stock'] },
      });
      expect(products.length).toBeGreaterThan(0);
      for (const { price_range: range } of products) {
        expect(range.min.currency).toBe(currency);
        expect(range.min.amount).toBeLessThanOrEqual(price.max);
      }
    }
  });

  test('name what was looked up, and what was not found', async () => {
    const product = `gid://shopify/Product/${productId('halden-pendant-brass')}`;
    const { products, messages } = await call(agent, lookupShape, 'lookup_catalog', {
      catalog: { ids: [product, gid(soldOut), 'gid://shopify/Product/1', 'x'] },
    });
    expect(products.map(({ id }) => id)).toEqual([product]);
    expect(products[0]!.variants.map(({ id, inputs }) => [id, inputs[0]?.id])).toContainEqual([
      gid(soldOut),
      gid(soldOut),
    ]);
    expect(messages?.map(({ content }) => content)).toEqual(['gid://shopify/Product/1', 'x']);
  });

  test('show a product by what is selected', async () => {
    const id = `gid://shopify/Product/${productId('halden-pendant-brass')}`;
    const show = async (catalog: object) =>
      (await call(agent, productShape, 'get_product', { catalog })).product;
    const large = [{ name: 'Size', label: 'Large' }];
    const chosen = await show({ id, selected: large });
    expect(chosen.selected).toEqual(large);
    expect(chosen.variants.length).toBeGreaterThan(1);
    expect(chosen.variants.every(({ title }) => title.startsWith('Large'))).toBe(true);
    const [featured] = (await show({ id })).variants;
    expect((await show({ id })).selected).toEqual(featured?.options);
    // A variant has its own options.
    const named = await show({ id: gid(halden), selected: large });
    expect(named.variants.map((one) => one.id)).toEqual([gid(halden)]);
    expect(named.selected).toEqual(named.variants[0]?.options);
    const failed = await call(agent, failureShape, 'get_product', {
      catalog: { id: 'gid://shopify/Product/1' },
    });
    expect(failed.messages[0]).toMatchObject({ code: 'not_found' });
  });

  test('drop what no variant has, first what is not preferred', async () => {
    const id = `gid://shopify/Product/${productId('halden-pendant-brass')}`;
    const large = { name: 'Size', label: 'Large' };
    for (const [preferences, kept] of [
      [['Size'], [large]],
      [['Colour', 'Size'], []],
      [undefined, [large]],
    ] as const) {
      const selected = [large, { name: 'Colour', label: 'Octarine' }];
      const { product } = await call(agent, productShape, 'get_product', {
        catalog: { id, selected, preferences },
      });
      expect([preferences, product.selected]).toEqual([preferences, kept]);
    }
  });

  test('take a country as a hint', async () => {
    const currencyIn = async (address_country: string) => {
      const cart = { ...cartWith([halden, 1]), context: { address_country } };
      const { id, currency } = await create(cart);
      expect((await call(agent, cartShape, 'update_cart', { id, cart })).currency).toBe(currency);
      const { products } = await search({ query: 'lamp', context: { address_country } });
      expect(products[0]?.price_range.min.currency).toBe(currency);
      return currency;
    };
    expect(await currencyIn('Australia')).toBe('AUD');
    for (const unknown of ['XX', 'Atlantis', '']) expect(await currencyIn(unknown)).toBe('USD');
  });

  test('make a cart whose link opens the checkout with the same lines', async () => {
    const cart = await create({
      ...cartWith([halden, 2]),
      context: { address_country: 'AU' },
    });
    expect(cart.currency).toBe('AUD');
    expect(cart.line_items.map(({ item, quantity }) => [item.id, quantity])).toEqual([
      [gid(halden), 2],
    ]);
    const checkout = await openCheckoutPage(shop.addresses.sandbox, cart.continue_url);
    expect(checkout).toMatch(/<form[^>]* action="[^"]*\/checkouts\//);
    expect(checkout).toMatch(/Halden/);
    const { line_items } = await call(agent, cartShape, 'get_cart', { id: cart.id });
    expect(line_items).toEqual(cart.line_items);
  });

  test('replace and cancel a cart', async () => {
    const { id } = await create(cartWith([halden, 1]));
    const changed = await call(agent, cartShape, 'update_cart', { id, cart: cartWith([brae, 3]) });
    expect(changed.id).toBe(id);
    expect(changed.line_items.map(({ item, quantity }) => [item.id, quantity])).toEqual([
      [gid(brae), 3],
    ]);
    const withoutKey = await post(agent, callOf('cancel_cart', { id }));
    expect(errorOf(withoutKey).error.code).toBe(-32602);
    const meta = { 'idempotency-key': crypto.randomUUID() };
    const canceled = await call(agent, cartShape, 'cancel_cart', { id }, meta);
    expect(canceled.line_items).toEqual(changed.line_items);
    expect(await call(agent, cartShape, 'cancel_cart', { id }, meta)).toEqual(canceled);
    expect(await call(agent, failureShape, 'get_cart', { id })).toMatchObject({
      messages: [{ code: 'not_found' }],
    });
  });

  test('make one cart of a message that was sent twice', async () => {
    const meta = { 'idempotency-key': crypto.randomUUID() };
    const cart = cartWith([halden, 1]);
    const [one, other] = [
      await call(agent, cartShape, 'create_cart', { cart }, meta),
      await call(agent, cartShape, 'create_cart', { cart }, meta),
    ];
    expect(one.id).toBe(other.id);
    const conflict = await post(
      agent,
      callOf('create_cart', { cart: cartWith([halden, 2]) }, meta),
    );
    expect([conflict.status, errorOf(conflict).error.code]).toEqual([409, -32000]);
  });

  test('refuse what cannot be bought', async () => {
    const nothing = await call(agent, failureShape, 'create_cart', {
      cart: cartWith([soldOut, 1]),
    });
    expect(nothing.messages[0]).toMatchObject({ code: 'out_of_stock' });
    const { id, line_items } = await create(cartWith([halden, 1]));
    const failed = await call(agent, failureShape, 'update_cart', { id, cart: cartWith([1, 1]) });
    expect(failed.messages[0]).toMatchObject({ code: 'not_found', path: '$.line_items[0]' });
    expect((await call(agent, cartShape, 'get_cart', { id })).line_items).toEqual(line_items);
    const emptied = await call(agent, cartShape, 'update_cart', {
      id,
      cart: cartWith([soldOut, 1]),
    });
    expect([emptied.id, emptied.line_items]).toEqual([id, []]);
    expect(emptied.messages?.[0]).toMatchObject({ type: 'warning' });
    const stranger = await call(agent, failureShape, 'get_cart', {
      id: id.replace(/key=.*/, 'key=x'),
    });
    expect(stranger.messages[0]).toMatchObject({ code: 'not_found' });
    for (const cart of [cartWith([halden, 0]), { line_items: {} }, null]) {
      const answer = await post(agent, callOf('create_cart', { cart }));
      expect(errorOf(answer).error.code).toBe(-32602);
    }
  });
});

test('/agents.md and /llms.txt name the profile and the tools', async () => {
  for (const path of ['/agents.md', '/llms.txt'])
    expect((await agent.get(path)).text).toContain(`${agent.origin}${profilePath}`);
  const { text } = await agent.get('/agents.md');
  expect(text).toContain(`${agent.origin}${mcpPath}`);
  expect(text).toMatch(/sign your requests/);
  expect(text).toContain(`${shop.addresses.sandbox}${mcpPath}`);
});

test.runIf(isFullRun)('a refused update leaves the cart’s lines as they were', async () => {
  const strict = await startShop({ sandboxVars: { STOCK_SEMANTICS: 'errors' } });
  try {
    const one = strict.shopper();
    const cartOf = (variant: string | number) => ({
      line_items: [{ item: { id: gid(variant) }, quantity: 2 }],
    });
    const { id, line_items } = await call(one, cartShape, 'create_cart', { cart: cartOf(halden) });
    expect(line_items).toHaveLength(1);
    await call(one, failureShape, 'update_cart', { id, cart: cartOf(soldOut) });
    expect((await call(one, cartShape, 'get_cart', { id })).line_items).toEqual(line_items);
  } finally {
    await strict.stop();
  }
});

test.runIf(isFullRun)('a shop without tools at Shopify has none here', async () => {
  const without = await startShop({ sandboxVars: { UCP: 'off' } });
  try {
    expect((await without.shopper().get(profilePath)).status).toBe(404);
    const answer = await post(without.shopper(), list);
    expect([answer.status, errorOf(answer).error.code]).toEqual([404, -32000]);
  } finally {
    await without.stop();
  }
});

test.runIf(isFullRun)('a shop can have none, or lead agents to Shopify', async () => {
  const off = await startShop({ vars: { UCP: 'off' } });
  try {
    const since = (await off.requests()).at(-1)?.n ?? 0;
    expect((await off.shopper().get(profilePath)).status).toBe(404);
    expect((await post(off.shopper(), list)).status).toBe(404);
    for (const path of ['/agents.md', '/llms.txt'])
      expect((await off.shopper().get(path)).text).not.toContain('ucp');
    expect((await off.requests(since)).filter(({ service }) => service === 'ucp')).toEqual([]);
  } finally {
    await off.stop();
  }
  const direct = await startShop({ vars: { UCP: 'shopify' } });
  try {
    const answer = await direct.shopper().get(profilePath);
    const { ucp } = v.parse(profileShape, JSON.parse(answer.text));
    expect(ucp.services['dev.ucp.shopping']?.[0]?.endpoint).toBe(
      direct.addresses.sandbox + mcpPath,
    );
    expect((await post(direct.shopper(), list)).status).toBe(200);
    const { text } = await direct.shopper().get('/agents.md');
    expect(text).toContain(direct.addresses.sandbox + mcpPath);
    expect(text).not.toContain(direct.shopper().origin + mcpPath);
  } finally {
    await direct.stop();
  }
});
