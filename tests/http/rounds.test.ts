/**
 * Counts a page's outside calls, and the groups of parallel calls (`rounds`): each group begins
 * after the previous group's responses.
 */
import { sandboxVars } from '../../sandbox/host/sandbox-worker';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInAs } from '../support/account-driver';
import { add, brae, pieces } from '../support/cart-driver';
import { control } from '../support/control';
import { settled, startShopWithFaults, type ShopWithFaults } from '../support/shop-with-faults';
import { startFaultNetwork, type FaultNetwork } from '../support/fault-network';
import { watchCalls } from '../support/rounds';
import { variantId } from '../support/seed-ids';
import type { Shopper } from '../support/shopper';
import { inBareWorld } from '../support/storefront';
import { readStorefront, stockedVariants } from '../support/storefront-api';
import { firstUnlessFull, isFullRun, someUnlessFull } from '../support/full-run';

const watch = watchCalls();
let network: FaultNetwork;
let lane: ShopWithFaults;
beforeAll(async () => {
  network = await startFaultNetwork();
  // The shop has no catalog webhooks, so only the age of cache entries counts.
  const { PRISMIC_WEBHOOK_SECRET } = sandboxVars;
  const vars = {
    CAROUSEL_WAIT_MS: undefined,
    // Off, because pickup would add two calls to a product page's first round.
    PICKUP: undefined,
    SHOPIFY_WEBHOOK_SECRET: undefined,
    PRISMIC_WEBHOOK_SECRET,
  };
  lane = await startShopWithFaults(network, { watch, vars });
  await visit('/robots.txt');
  await quiet();
});
afterAll(async () => {
  await lane?.stop();
  await network?.stop();
});

/** With empty caches. In its second round, a product page loads the other finishes. */
const pages = [
  ['the front page', '/', { calls: 3, rounds: 2 }],
  ['a collection', '/collections/pendants', { calls: 2, rounds: 1 }],
  ['a product', '/products/halden-pendant-brass', { calls: inBareWorld ? 6 : 7, rounds: 2 }],
  ['a search', '/search?q=lamp', { calls: 3, rounds: 1 }],
  ['an article', '/blogs/journal/looking-after-oak', { calls: 3, rounds: 1 }],
  ['the journal', '/blogs/journal', { calls: 4, rounds: 1 }],
  ['a content page', '/pages/about', { calls: 3, rounds: 2 }],
  ['an unknown address', '/no-such-path', { calls: 4, rounds: 1 }],
] as const;

/** Waits for background work, but returns only the page's calls. */
async function visit(path: string, shopper: Shopper = lane.shop.shopper()): Promise<string> {
  const { status, headers } = await shopper.get(path, { ...settled, 'cf-ipcountry': 'US' });
  expect(status).toBe(path === '/no-such-path' ? 404 : 200);
  const timings = (headers.get('server-timing') ?? '').split(', ');
  return timings.filter((one) => !one.startsWith('page;')).join();
}

/**
 * The shop requests this document once a minute, in the background, so the tests don't count it.
 */
const repository = '/prismic/api/v2';

function taken() {
  const made = watch.take();
  const told = made.map(({ round, what }) => `${round} ${what}`).join('\n');
  const counted = made.filter(({ what }) => what !== repository);
  const rounds = new Set(counted.map(({ round }) => round)).size;
  return { calls: counted.length, rounds, told };
}

async function quiet(): Promise<void> {
  do {
    watch.take();
    await new Promise((resolve) => setTimeout(resolve, 500));
  } while (watch.take().length > 0);
}

test.each(someUnlessFull(pages, 4))(
  '%s waits for one round of calls where there are old copies, and for none where they are younger [R-161] [R-337]',
  async (_, path, first) => {
    await lane.fresh();
    watch.take();
    await visit(path);
    const cold = taken();
    expect(cold, cold.told).toMatchObject(first);
    await visit(path);
    expect(taken().told).toBe('');
    await lane.pass(2 * 60_000);
    expect(await visit(path)).toBe('');
    await quiet();
    await lane.pass(20 * 60_000);
    await visit(path);
    expect(taken()).toMatchObject({ ...first, rounds: 1 });
  },
);

test.skipIf(inBareWorld)(
  'a carousel that is late is left out of a page, which does not wait for it, and is on the next one [R-338]',
  async () => {
    await lane.fresh();
    await lane.break({ service: 'commerce', mode: 'slow' });
    const path = '/products/halden-pendant-brass';
    const carousel = 'You may also like';
    const { text } = await lane.shop.shopper().get(path, settled);
    expect(text).toContain('Halden Pendant');
    expect(text).not.toContain(carousel);
    expect((await lane.shop.shopper().get(path)).text).toContain(carousel);
    await lane.mend();
  },
);

test('a bag with one line or fifty, a wishlist and an account cost a page nothing [R-337]', async () => {
  await lane.fresh();
  const shopper = lane.shop.shopper();
  const visitAll = async () =>
    (await Promise.all(pages.map(([, path]) => visit(path, shopper)))).join('');
  await add(shopper, brae);
  await shopper.post('/actions/wishlist', { intent: 'add', handle: 'haddon-table-lamp-brass' });
  // On a busy machine, the first visits may not cache everything.
  await expect.poll(visitAll, { timeout: 30_000 }).toBe('');
  await signInAs(lane.shop, 'zero', shopper);
  await fillCart(shopper);
  expect(await visitAll()).toBe('');
});

const halden = 'halden-pendant-brass';

const around = ['CART_CREATION_LOCK.beginAdd', 'CART_CREATION_LOCK.endAdd'];

function press(shopper: Shopper, how: 'with' | 'without', fields: Record<string, string>) {
  const form = { intent: 'add', quantity: '1', ...fields };
  const headers = { ...settled, 'cf-ipcountry': 'US' };
  return how === 'without'
    ? shopper.post('/cart', form, headers)
    : shopper.post('/cart.data', { ...form, request: crypto.randomUUID(), reply: 'data' }, headers);
}

async function costOf(send: () => Promise<{ status: number }>) {
  watch.take();
  await lane.objectCalls();
  const { status } = await send();
  expect(status).toBeLessThan(400);
  const objects = await lane.objectCalls();
  const { calls, rounds, told } = taken();
  return { calls, rounds, objects, told };
}

describe.each(firstUnlessFull(['with', 'without'] as const))('%s scripts', (how) => {
  const one = { calls: 1, rounds: 1, objects: around };

  test('adds from a product page call the backend once each, and a Durable Object before and after it', async () => {
    await lane.fresh();
    const shopper = lane.shop.shopper();
    await visit(`/products/${halden}`, shopper);
    const item = { product: halden, merchandise: variantId(halden, 'Small / Black') };
    const first = await costOf(() => press(shopper, how, item));
    expect(first, first.told).toMatchObject(one);
    expect(first.told).toBe('1 cartCreate');
    const further = await costOf(() => press(shopper, how, { ...item, quantity: '2' }));
    expect(further, further.told).toMatchObject(one);
    expect(further.told).toBe('1 cartLinesAdd');
    expect(await pieces(shopper)).toBe(3);
  });

  test('adds elsewhere read the variant and the cart first', async () => {
    await lane.fresh();
    const shopper = lane.shop.shopper();
    await visit('/', shopper);
    const two = { calls: 2, rounds: 2, objects: around };
    const first = await costOf(() => press(shopper, how, { merchandise: brae }));
    expect(first, first.told).toMatchObject(two);
    const further = await costOf(() => press(shopper, how, { merchandise: brae, quantity: '2' }));
    expect(further, further.told).toMatchObject(two);
  });
});

/** Directly at the backend, to fifty lines. */
async function fillCart(shopper: Shopper): Promise<void> {
  const origin = lane.shop.addresses.sandbox;
  const sandbox = { fetch: (path: string, init?: RequestInit) => fetch(origin + path, init) };
  const variants = (await stockedVariants(sandbox)).filter(({ available }) => available);
  const lines = variants.slice(0, 49).map(({ id }) => ({ merchandiseId: id }));
  const id = decodeURIComponent(shopper.cookies.get('cart-USD') ?? '');
  await readStorefront(
    sandbox,
    `mutation ($id: ID!, $lines: [CartLineInput!]!) {
      cartLinesAdd(cartId: $id, lines: $lines) { cart { totalQuantity } }
    }`,
    { id, lines },
  );
}

test.runIf(isFullRun)(
  'without webhooks another price is shown within eighty seconds on pages that are visited',
  async () => {
    await lane.fresh();
    const path = '/products/halden-pendant-brass';
    const priceNow = async () => {
      const { text } = await lane.shop.shopper().get(path, settled);
      return /"price":"([\d.]+)"/.exec(text)?.[1];
    };
    const list = async () => {
      const { text } = await lane.shop.shopper().get('/collections/pendants', settled);
      return text.includes('$17.00');
    };
    const old = await priceNow();
    expect([old, await list()]).toEqual([expect.stringMatching(/^\d/), false]);
    const edit = { handle: 'halden-pendant-brass', currency: 'USD', price: 1700 };
    await control(lane.shop, 'prices', edit);
    await lane.pass(9_000);
    expect(await priceNow()).toBe(old);
    await lane.pass(60_000);
    await Promise.all([priceNow(), list()]);
    await quiet();
    await lane.pass(11_000);
    await Promise.all([priceNow(), list()]);
    await quiet();
    expect([await priceNow(), await list()]).toEqual(['17', true]);
  },
);
