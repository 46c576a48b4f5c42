import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { mailedPath, signInAs } from '../support/account-driver';
import { keepCookie, type Answer, type Shopper } from '../support/shopper';
import { startShop, type Shop } from '../support/storefront';
import {
  askForLink,
  filledHearts,
  listed,
  press,
  someone,
  visitorOf,
  wishlistBackends,
} from '../support/wishlist-driver';

const [brass, table, vase] = [
  'brae-pendant-brass',
  'haddon-table-lamp-brass',
  'selwyn-vase-moss',
] as const;

const recovered = { timeout: 30_000, interval: 700 };

/** A copy of the current cookies, so that parallel requests don't see each other's new cookies. */
function tabOf(shop: Shop, shopper: Shopper): Shopper {
  const tab = shop.shopper();
  for (const [name, value] of shopper.cookies) tab.cookies.set(name, value);
  return tab;
}

function arrive(shopper: Shopper, ...answers: Answer[]): void {
  for (const { headers } of answers)
    for (const line of headers.getSetCookie()) keepCookie(shopper.cookies, line);
}

async function atOnce(
  shop: Shop,
  shopper: Shopper,
  order: 'in order' | 'reversed',
  ...requests: ((tab: Shopper) => Promise<Answer>)[]
): Promise<Answer[]> {
  const answers = await Promise.all(requests.map((send) => send(tabOf(shop, shopper))));
  arrive(shopper, ...(order === 'reversed' ? answers.toReversed() : answers));
  return answers;
}

const add = (handle: string) => (tab: Shopper) => press(tab, 'add', handle);

describe.each(wishlistBackends)('with %s', (_, vars) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ vars });
  });
  afterAll(() => shop?.stop());
  afterEach(() => shop.clearFaults());

  describe.each(['in order', 'reversed'] as const)('replies %s', (order) => {
    test('two wishes at once are both on the list, and both hearts are filled [R-223]', async () => {
      const shopper = await visitorOf(shop);
      await atOnce(shop, shopper, order, add(brass), add(table));
      expect(await filledHearts(shopper)).toEqual([brass, table]);
      expect((await listed(shopper)).sort()).toEqual([brass, table]);
    });

    test('a heart that is pressed while the list is still loading stays filled', async () => {
      const shopper = await visitorOf(shop);
      await press(shopper, 'add', brass);
      shopper.cookies.delete('wishlist');
      const page = await tabOf(shop, shopper).get('/pages/wishlist');
      const wish = await press(tabOf(shop, shopper), 'add', table);
      arrive(shopper, ...(order === 'reversed' ? [wish, page] : [page, wish]));
      expect(await filledHearts(shopper)).toEqual([brass, table]);
    });

    test('a wish at the moment of signing in is on the customer’s list', async () => {
      const shopper = await visitorOf(shop);
      await press(shopper, 'add', brass);
      const login = (tab: Shopper) =>
        tab.post('/accounts/login', {
          form: 'login',
          email: 'three@lintel.example',
          password: 'lintel-demo',
        });
      await atOnce(shop, shopper, order, add(table), login);
      expect(await listed(shopper)).toEqual(expect.arrayContaining([brass, table]));
      const elsewhere = await signInAs(shop, 'three', await visitorOf(shop));
      expect(await listed(elsewhere)).toEqual(expect.arrayContaining([brass, table]));
      for (const handle of await listed(elsewhere)) await press(elsewhere, 'remove', handle);
    });

    test('a wish that takes longer than the sign-in is on the customer’s list', async () => {
      const shopper = await visitorOf(shop);
      const tab = tabOf(shop, shopper);
      await signInAs(shop, 'zero', shopper);
      arrive(shopper, await press(tab, 'add', table));
      expect(await listed(shopper)).toContain(table);
      const elsewhere = await signInAs(shop, 'zero', await visitorOf(shop));
      expect(await listed(elsewhere)).toContain(table);
      await press(elsewhere, 'remove', table);
    });

    test('a wish at the moment of opening a link is on the list of the address', async () => {
      const shopper = await visitorOf(shop);
      const email = someone();
      await press(shopper, 'add', brass);
      await askForLink(shopper, email);
      const link = new URL(await mailedPath(shop, email), 'http://x').searchParams.get('link')!;
      const open = (tab: Shopper) => tab.post('/pages/wishlist/open', { link });
      await atOnce(shop, shopper, order, add(table), open);
      expect((await listed(shopper)).sort()).toEqual([brass, table]);
    });

    test('a wish at the moment of signing out is on the customer’s list, or else on this browser’s', async () => {
      const shopper = await signInAs(shop, 'many', await visitorOf(shop));
      const out = (tab: Shopper) => tab.post('/accounts/sign-out', {});
      await atOnce(shop, shopper, order, add(vase), out);
      const elsewhere = await signInAs(shop, 'many', await visitorOf(shop));
      expect([...(await listed(elsewhere)), ...(await listed(shopper))]).toEqual([vase]);
      await press(elsewhere, 'remove', vase);
    });
  });
});

describe('during an outage of the service', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop?.stop());
  afterEach(() => shop.clearFaults());

  const fail = () => shop.fault({ service: 'wishlist', mode: 'http-500' });

  test.each(['in order', 'reversed'] as const)(
    'two wishes at once wait both, replies %s',
    async (order) => {
      const shopper = await visitorOf(shop);
      await fail();
      await atOnce(shop, shopper, order, add(brass), add(table));
      expect(await filledHearts(shopper)).toEqual([brass, table]);
      await shop.clearFaults();
      await expect
        .poll(async () => (await listed(shopper)).sort(), recovered)
        .toEqual([brass, table]);
    },
    40_000,
  );

  test('a page that sends pending wishes keeps those that became pending meanwhile', async () => {
    const shopper = await visitorOf(shop);
    await fail();
    await press(shopper, 'add', brass);
    const slow = tabOf(shop, shopper);
    await press(shopper, 'add', table);
    await shop.clearFaults();
    const pageOf = async () => {
      const page = await tabOf(shop, slow).get('/pages/wishlist');
      return { page, done: !page.text.includes('the list saved on this device') };
    };
    let last = await pageOf();
    await expect
      .poll(async () => (last.done ? true : (last = await pageOf()).done), recovered)
      .toBe(true);
    arrive(shopper, last.page);
    expect(await filledHearts(shopper)).toEqual([brass, table]);
    expect((await listed(shopper)).sort()).toEqual([brass, table]);
  }, 40_000);

  test('of two changes of one product in two tabs the later one counts', async () => {
    const shopper = await visitorOf(shop);
    await fail();
    const tabs = [tabOf(shop, shopper), tabOf(shop, shopper)];
    const first = await press(tabs[0]!, 'add', brass);
    const second = await press(tabs[1]!, 'remove', brass);
    arrive(shopper, second, first);
    expect(await filledHearts(shopper)).toEqual([]);
    await shop.clearFaults();
    await expect
      .poll(
        async () =>
          (await shopper.get('/pages/wishlist')).text.includes('the list saved on this device'),
        recovered,
      )
      .toBe(false);
    expect(await listed(shopper)).toEqual([]);
  }, 40_000);

  test('pending wishes are limited by the cookies, and the next one is reported as not saved', async () => {
    const shopper = await visitorOf(shop);
    const pages = [0, 1, 2, 3].map((page) => shopper.get(`/collections/all?pageNo=${page}`));
    const text = (await Promise.all(pages)).map((page) => page.text).join('');
    const handles = [...new Set([...text.matchAll(/data-heart="([^"]+)"/g)].map((all) => all[1]!))];
    await fail();
    const statuses: number[] = [];
    for (const handle of handles.slice(0, 22)) {
      statuses.push((await press(shopper, 'add', handle)).status);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(303), 503, 503]);
    const kept = handles.slice(0, 20).sort();
    expect(await filledHearts(shopper)).toEqual(kept);
    expect((await press(shopper, 'remove', kept[0]!)).status).toBe(303);
    await shop.clearFaults();
    await expect.poll(async () => (await listed(shopper)).sort(), recovered).toEqual(kept.slice(1));
  }, 60_000);
});
