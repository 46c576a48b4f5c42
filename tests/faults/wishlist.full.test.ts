import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { faultModes } from '../../sandbox/world/active-faults';
import { mailedPath, signInAs } from '../support/account-driver';
import { textOf } from '../support/page-text';
import { isFullRun } from '../support/full-run';
import { startShop, type Shop } from '../support/storefront';
import {
  askForLink,
  filledHearts,
  listed,
  openLink,
  press,
  someone,
  visitorOf,
  wishlistBackends,
} from '../support/wishlist-driver';

const [brass, table] = ['brae-pendant-brass', 'haddon-table-lamp-brass'] as const;
const remembered = 'the list saved on this device';
const recovered = { timeout: 30_000, interval: 700 };

describe('the service', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop?.stop());
  afterEach(() => shop.clearFaults());

  test.each(isFullRun ? faultModes : ['http-500', 'bad-json', 'slow'])(
    '%s: wishes wait, pages come in time, and afterwards everything is there [R-229]',
    async (mode) => {
      const shopper = await visitorOf(shop);
      await press(shopper, 'add', brass);
      await shop.fault({ service: 'wishlist', mode });
      const started = Date.now();
      expect((await press(shopper, 'add', table)).status).toBe(303);
      const page = await shopper.get('/pages/wishlist');
      expect(Date.now() - started).toBeLessThan(6_000);
      expect(page.status).toBe(200);
      expect(textOf(page)).toContain(remembered);
      expect(await filledHearts(shopper)).toEqual([brass, table]);
      await shop.clearFaults();
      await expect
        .poll(async () => (await listed(shopper)).sort(), recovered)
        .toEqual([brass, table]);
      await expect
        .poll(async () => textOf(await shopper.get('/pages/wishlist')), recovered)
        .not.toContain(remembered);
      expect(shop.logs()).not.toMatch(/worker-failed|page-too-late/);
    },
    60_000,
  );

  test.each(['http-500', 'reset', 'hang', 'bad-json'])(
    '%s after it has taken a change: the change is there once [R-227]',
    async (mode) => {
      const shopper = await visitorOf(shop);
      await press(shopper, 'add', brass);
      const fault = { service: 'wishlist', operation: 'event', mode, applied: true, times: 1 };
      await shop.fault(fault);
      await press(shopper, 'add', table);
      await expect.poll(() => listed(shopper), recovered).toEqual([table, brass]);
    },
    60_000,
  );

  test.each(['http-500', 'hang', 'wrong-schema'])(
    '%s while a link is opened: the list is there afterwards, with what this browser had',
    async (mode) => {
      const [phone, laptop] = [await visitorOf(shop), await visitorOf(shop)];
      const email = someone();
      await press(phone, 'add', brass);
      await press(laptop, 'add', table);
      await askForLink(phone, email);
      const path = await mailedPath(shop, email);
      await openLink(phone, path);
      await shop.fault({ service: 'wishlist', mode });
      const answer = await openLink(laptop, path);
      expect([answer.status, answer.location]).toEqual([303, '/pages/wishlist']);
      expect((await laptop.get('/pages/wishlist')).status).toBe(200);
      await shop.clearFaults();
      await expect
        .poll(async () => (await listed(laptop)).sort(), recovered)
        .toEqual([brass, table]);
    },
    60_000,
  );

  test.each(['http-500', 'hang'])(
    '%s while a customer signs out: what they have saved is not shown any more',
    async (mode) => {
      const shopper = await signInAs(shop, 'three', await visitorOf(shop));
      await press(shopper, 'add', brass);
      expect(await filledHearts(shopper)).toEqual([brass]);
      await shop.fault({ service: 'wishlist', mode });
      const out = await shopper.post('/accounts/sign-out', {});
      expect(out.location).toBe('/accounts/login');
      expect(await filledHearts(shopper)).toEqual([]);
      expect(await listed(shopper)).toEqual([]);
    },
    60_000,
  );
});

interface WishlistStub {
  applyEvent(event: object): Promise<{ ok: boolean }>;
}

const senders: Record<string, (shop: Shop, event: object) => Promise<boolean>> = {
  async 'a service'(shop, event) {
    const url = `${shop.addresses.sandbox}/api/wishlist/event/lintel-us`;
    return (await fetch(url, { method: 'POST', body: JSON.stringify(event) })).ok;
  },
  async 'the Worker’s own Durable Object'(shop, event) {
    const objects = await shop.miniflare.getDurableObjectNamespace('WISHLISTS', 'us');
    const stub = objects.get(objects.idFromName('us')) as unknown as WishlistStub;
    return (await stub.applyEvent(event)).ok;
  },
};

describe.each(wishlistBackends)('a full list, with %s', (name, vars) => {
  let shop: Shop;
  beforeAll(async () => {
    // Reused shops prefix the names of Durable Objects, so `idFromName` wouldn't find the list.
    shop = await startShop({ vars, own: true });
    for (let n = 0; n < 200; n += 1) {
      const product = { id: 'gid://shopify/Product/1', productId: '1', title: 'A lamp' };
      const price = { minPrice: 1, maxPrice: 1, imageSrc: '', vendor: '' };
      const sent = await senders[name]!(shop, {
        eventType: 'wishlist/add',
        event: { ...product, ...price, productHandle: `lamp-${n}` },
        meta: {},
        email: 'three@lintel.example',
      });
      expect(sent).toBe(true);
    }
  }, 60_000);
  afterAll(() => shop?.stop());

  test('says so and takes nothing more, until something is removed', async () => {
    const shopper = await signInAs(shop, 'three', await visitorOf(shop));
    const refused = await press(shopper, 'add', brass);
    expect([refused.status, refused.location]).toEqual([303, '/pages/wishlist']);
    const page = await shopper.get('/pages/wishlist');
    expect(textOf(page)).toContain('Your wishlist is full: it holds 200 products.');
    expect(textOf(page)).not.toContain(remembered);
    expect(page.text.match(/data-listed/g), 'each product has a remove button').toHaveLength(200);
    const scripted = await press(shopper, 'add', table, { reply: 'data' });
    expect(scripted.status).toBe(409);
    expect(JSON.parse(scripted.text)).toEqual({
      ok: false,
      message: expect.stringContaining('it holds 200 products.'),
    });
    expect(await listed(shopper)).not.toContain(table);
    await press(shopper, 'remove', 'lamp-7');
    expect((await press(shopper, 'add', brass)).location).toBe('/');
    expect((await listed(shopper))[0]).toBe(brass);
    await press(shopper, 'remove', brass);
  });

  test('leaves the browser’s own list as it is, which is there again after signing out', async () => {
    const shopper = await visitorOf(shop);
    for (const handle of [brass, table]) await press(shopper, 'add', handle);
    await signInAs(shop, 'three', shopper);
    expect(await listed(shopper)).not.toContain(brass);
    const notice = 'The products saved on this device don’t fit on this wishlist';
    expect(textOf(await shopper.get('/pages/wishlist'))).toContain(notice);
    await shopper.post('/accounts/sign-out', {});
    const own = await shopper.get('/pages/wishlist');
    expect(textOf(own)).not.toContain(notice);
    expect(await listed(shopper)).toEqual([table, brass]);
  });
});

test('without a service and without a Durable Object wishes wait, and no page breaks', async () => {
  const shop = await startShop({
    vars: { WISHLIST_URL: undefined },
    worker: ({ durableObjects: { WISHLISTS: _, ...durableObjects } = {}, ...worker }) => ({
      ...worker,
      durableObjects,
    }),
  });
  try {
    const shopper = await visitorOf(shop);
    expect((await press(shopper, 'add', brass)).status).toBe(303);
    const page = await shopper.get('/pages/wishlist');
    expect([page.status, textOf(page).includes(remembered)]).toEqual([200, true]);
    expect(await listed(shopper)).toEqual([brass]);
  } finally {
    await shop.stop();
  }
});
