import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { mailedPath, signInAs } from '../support/account-driver';
import { textOf } from '../support/page-text';
import type { Shopper } from '../support/shopper';
import { inBareWorld, startShop, type Shop } from '../support/storefront';
import {
  askForLink,
  filledHearts,
  listed,
  openLink,
  someone,
  waitingChanges,
} from '../support/wishlist-driver';

const press = (shopper: Shopper, intent: string, handle: string, more = {}) =>
  shopper.post('/actions/wishlist', {
    intent,
    handle,
    return_to: '/collections/pendants',
    ...more,
  });
const isWaiting = (shopper: Shopper) =>
  [...shopper.cookies].some(
    ([name, value]) => name.startsWith('wish-') && !decodeURIComponent(value).startsWith('*'),
  );

describe.each([
  ['a service', {}],
  ['the Worker’s own Durable Object', { WISHLIST_URL: undefined }],
])('with %s', (_, vars) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ vars });
  });
  afterAll(() => shop?.stop());

  const visitor = async () => {
    const shopper = shop.shopper();
    await shopper.get('/visit');
    return shopper;
  };

  test('an empty list is not offered to be taken along [R-226]', async () => {
    const { text } = await shop.shopper().get('/pages/wishlist');
    expect(text).toContain('Your wishlist is empty');
    expect(text).not.toContain('Take your list with you');
  });

  test('a heart leads back to the page it was pressed on, and the product is in the list [R-002] [R-223] [R-226]', async () => {
    const shopper = await visitor();
    const answer = await press(shopper, 'add', 'brae-pendant-brass');
    expect([answer.status, answer.location]).toEqual([303, '/collections/pendants']);
    const id = shopper.cookies.get('wishlist-id');
    await press(shopper, 'add', 'haddon-table-lamp-brass');
    expect(shopper.cookies.get('wishlist-id'), 'kept for another year').not.toBe(id);
    expect(await filledHearts(shopper)).toEqual(['brae-pendant-brass', 'haddon-table-lamp-brass']);
    expect(await listed(shopper)).toEqual(['haddon-table-lamp-brass', 'brae-pendant-brass']);
    await press(shopper, 'remove', 'haddon-table-lamp-brass');
    await press(shopper, 'remove', 'haddon-table-lamp-brass');
    expect(await listed(shopper)).toEqual(['brae-pendant-brass']);
  });

  test('the list’s page removes products that the cookie has no room for', async () => {
    const shopper = await visitor();
    await press(shopper, 'add', 'brae-pendant-brass');
    for (const name of [...shopper.cookies.keys()])
      if (/^wish(list$|-)/.test(name)) shopper.cookies.delete(name);
    const heart = 'data-heart="brae-pendant-brass" data-listed="true"';
    expect((await shopper.get('/pages/wishlist')).text).toContain(heart);
    expect((await shopper.get('/collections/pendants')).text).not.toContain('data-listed');
  });

  test('what was removed on the list’s page can be put back from there, once [R-158]', async () => {
    const shopper = await visitor();
    await press(shopper, 'add', 'brae-pendant-brass');
    const onList = { return_to: '/pages/wishlist#x' };
    await press(shopper, 'remove', 'brae-pendant-brass', onList);
    const { text } = await shopper.get('/pages/wishlist');
    expect(text).toContain('The product was removed from your wishlist.');
    expect(text).toMatch(/name="handle" value="brae-pendant-brass"/);
    expect((await shopper.get('/pages/wishlist')).text).not.toContain('was removed');
    await press(shopper, 'add', 'brae-pendant-brass', onList);
    expect(await listed(shopper)).toEqual(['brae-pendant-brass']);
  });

  test('the removal of a product that the shop no longer sells can’t be undone [R-158]', async () => {
    const shopper = await visitor();
    await press(shopper, 'remove', 'no-such-lamp', { return_to: '/pages/wishlist' });
    const { text } = await shopper.get('/pages/wishlist');
    expect(text).toContain('The product was removed from your wishlist.');
    expect(text).not.toContain('value="no-such-lamp"');
  });

  test('two tabs that add their first product at once lose neither', async () => {
    const shopper = await visitor();
    const visits = { cookie: `visitor=${shopper.cookies.get('visitor')}` };
    const other = shop.shopper();
    await Promise.all(
      ['brae-pendant-brass', 'haddon-table-lamp-brass'].map((handle) =>
        other.post('/actions/wishlist', { intent: 'add', handle }, visits),
      ),
    );
    other.cookies.set('visitor', shopper.cookies.get('visitor')!);
    expect((await listed(other)).sort()).toEqual(['brae-pendant-brass', 'haddon-table-lamp-brass']);
  });
});

describe.skipIf(inBareWorld)('what can go wrong', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop?.stop());
  afterEach(() => shop.clearFaults());

  const visitor = async () => {
    const shopper = shop.shopper();
    await shopper.get('/visit');
    return shopper;
  };

  test.each(['http-500', 'refused', 'bad-json', 'wrong-schema', 'http-429'])(
    'while the service answers %s the own copy goes on, and nothing is lost after it [R-229]',
    async (mode) => {
      const shopper = await visitor();
      await press(shopper, 'add', 'brae-pendant-brass');
      await shop.fault({ service: 'wishlist', mode });
      expect((await press(shopper, 'add', 'haddon-table-lamp-brass')).status).toBe(303);
      await press(shopper, 'remove', 'brae-pendant-brass');
      expect(await filledHearts(shopper)).toEqual(['haddon-table-lamp-brass']);
      const page = await shopper.get('/pages/wishlist');
      expect(page.status).toBe(200);
      expect(page.text).toContain('the list saved on this device');
      expect(await listed(shopper)).toEqual(['haddon-table-lamp-brass']);
      await shop.clearFaults();
      // The circuit breaker stays open for three seconds.
      await expect
        .poll(async () => [await listed(shopper), isWaiting(shopper)], {
          timeout: 30_000,
          interval: 700,
        })
        .toEqual([['haddon-table-lamp-brass'], false]);
    },
    60_000,
  );

  test('a change that waits in an outage ends with the sign-in or the opened link', async () => {
    const customer = await signInAs(shop, 'three', await visitor());
    const reader = await visitor();
    const email = someone();
    await askForLink(reader, email);
    await openLink(reader, await mailedPath(shop, email));
    await shop.fault({ service: 'wishlist', mode: 'http-500' });
    for (const [shopper, path, fields] of [
      [customer, '/accounts/sign-out', {}],
      [reader, '/pages/wishlist', { intent: 'close' }],
    ] as const) {
      await press(shopper, 'add', 'brae-pendant-brass');
      expect(isWaiting(shopper)).toBe(true);
      await shopper.post(path, fields);
      expect([isWaiting(shopper), await filledHearts(shopper)]).toEqual([false, []]);
    }
    await shop.clearFaults();
    // The circuit breaker stays open for three seconds.
    await shop.pass(4000);
  });

  test('in an outage the page says whose list it is, and does not call it empty', async () => {
    const customer = await signInAs(shop, 'three', await visitor());
    const reader = await visitor();
    const email = someone();
    await askForLink(reader, email);
    await openLink(reader, await mailedPath(shop, email));
    await shop.fault({ service: 'wishlist', mode: 'http-500' });
    const ownPage = textOf(await customer.get('/pages/wishlist'));
    expect(ownPage).toContain('Your wishlist is saved to your account.');
    const linkedPage = textOf(await reader.get('/pages/wishlist'));
    expect(linkedPage).toContain('Your wishlist is saved for p***@lintel.example.');
    expect(linkedPage).toContain('Close it on this device');
    for (const text of [ownPage, linkedPage]) {
      expect(text).toContain('We can’t reach your saved list right now');
      expect(text).not.toContain('Your wishlist is empty');
    }
    await shop.clearFaults();
    await shop.pass(4000);
  });

  test('while products cannot be read a wish waits, and nothing is called gone', async () => {
    const shopper = await visitor();
    await press(shopper, 'add', 'halden-pendant-brass');
    for (const service of ['products', 'commerce']) await shop.fault({ service, mode: 'http-500' });
    expect((await press(shopper, 'add', 'selwyn-vase-moss')).status).toBe(303);
    expect(await filledHearts(shopper)).toEqual(['halden-pendant-brass', 'selwyn-vase-moss']);
    const page = await shopper.get('/pages/wishlist');
    expect(page.status).toBe(200);
    expect(page.text).not.toContain('no longer available');
    await shop.clearFaults();
    await expect
      .poll(async () => [await listed(shopper), isWaiting(shopper)], {
        timeout: 30_000,
        interval: 700,
      })
      .toEqual([['selwyn-vase-moss', 'halden-pendant-brass'], false]);
  }, 40_000);

  test('an address that is none is refused in the form, with what was typed', async () => {
    const shopper = await visitor();
    const answer = await shopper.post('/pages/wishlist', { email: 'mara@' });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('Please enter a valid email address.');
    expect(answer.text).toContain('value="mara@"');
    const empty = await shopper.post('/pages/wishlist', { email: ' ' });
    expect(empty.text).toContain('This field is required.');
  });

  test.each([
    { intent: 'toggle', handle: 'brae-pendant-brass' },
    { intent: 'add', handle: '"]{}</style><script>' },
    { intent: 'add', handle: '' },
  ])('%j is no heart', async (fields) => {
    const shopper = await visitor();
    const answer = await shopper.post('/actions/wishlist', fields);
    expect(answer.status).toBe(400);
    expect(await filledHearts(shopper)).toEqual([]);
  });

  test('a change that is refused says so, and does not count as removed', async () => {
    const shopper = await visitor();
    await press(shopper, 'add', 'brae-pendant-brass');
    const data = { reply: 'data' };
    const added = await press(shopper, 'add', 'haddon-table-lamp-brass', data);
    expect(JSON.parse(added.text)).toMatchObject({ ok: true });
    const unknown = await press(shopper, 'add', 'no-such-lamp');
    expect(unknown.status).toBe(422);
    expect(unknown.text).toContain('The product may no longer be available.');
    expect(unknown.text).toContain('href="/collections/pendants"');
    const scripted = await press(shopper, 'add', 'no-such-lamp', data);
    expect([scripted.status, JSON.parse(scripted.text)]).toMatchObject([422, { ok: false }]);
    for (const [name, value] of waitingChanges()) shopper.cookies.set(name, value);
    const onList = { return_to: '/pages/wishlist' };
    const removed = await press(shopper, 'remove', 'brae-pendant-brass', { ...onList, ...data });
    expect([removed.status, JSON.parse(removed.text)]).toMatchObject([
      503,
      { ok: false, message: 'We can’t change your wishlist right now.' },
    ]);
    const page = await press(shopper, 'remove', 'brae-pendant-brass', onList);
    expect([page.status, page.text]).toEqual([503, expect.stringContaining('right now.')]);
    const { text } = await shopper.get('/pages/wishlist');
    expect(text).not.toContain('was removed from your wishlist');
    expect(await filledHearts(shopper)).toContain('brae-pendant-brass');
  });

  test('a copy that someone tampered with cannot leave its style [V1.2.3]', async () => {
    const shopper = await visitor();
    const cookie = encodeURIComponent('a"]{}</style><script>alert(1)</script>~brae-pendant-brass');
    shopper.cookies.set('wishlist', cookie);
    const { text } = await shopper.get('/');
    expect(text).toContain(':is([data-heart="brae-pendant-brass"])');
    expect(text).not.toContain('alert(1)');
  });

  test('a product with a sign in its handle has its heart, and can be removed', async () => {
    const shopper = await visitor();
    shopper.cookies.set('wishlist', encodeURIComponent('dualsense™-lamp'));
    expect(await filledHearts(shopper)).toEqual(['dualsense™-lamp']);
    expect((await press(shopper, 'remove', 'dualsense™-lamp')).status).toBe(303);
    expect(await filledHearts(shopper)).toEqual([]);
  });

  test('pages differ between visitors only in the style of the hearts', async () => {
    const [one, other] = [await visitor(), await visitor()];
    await press(one, 'add', 'brae-pendant-brass');
    const bare = async (shopper: Shopper) =>
      (await shopper.get('/collections/pendants')).text
        .replace(/<style id="hearts"[^]*?<\/style>/, '')
        .replace(/nonce="[^"]*"/g, '');
    expect(await bare(one)).toBe(await bare(other));
  });

  test('a foreign return_to stays here', async () => {
    const shopper = await visitor();
    const answer = await press(shopper, 'add', 'brae-pendant-brass', {
      return_to: '//evil.example',
    });
    expect(answer.location).toBe('/pages/wishlist');
  });
});
