/**
 * An e-mail address's wishlist opens only for the signed-in customer with this address, and through
 * links mailed to it.
 */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { mailedPath, mailsTo, setPassword, signInAs } from '../support/account-driver';
import { tabOf } from '../support/cart-driver';
import { firstUnlessFull, isFullRun } from '../support/full-run';
import { textOf } from '../support/page-text';
import { enoughOfTheMinute } from '../support/rate-limit';
import type { Shopper } from '../support/shopper';
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

const [brass, table, vase] = [
  'brae-pendant-brass',
  'haddon-table-lamp-brass',
  'selwyn-vase-moss',
] as const;

describe.each(firstUnlessFull(wishlistBackends))('with %s', (_, vars) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ world: 'full', vars });
  });
  afterAll(() => shop?.stop());
  afterEach(() => shop.clearFaults());

  async function ownerOf(email: string, ...handles: string[]) {
    const owner = await visitorOf(shop);
    for (const handle of handles) await press(owner, 'add', handle);
    await askForLink(owner, email);
    await openLink(owner, await mailedPath(shop, email));
    return owner;
  }

  test('typing an address neither shows nor changes its list [V8.2.2]', async () => {
    const email = someone();
    const owner = await ownerOf(email, brass);
    const thief = await visitorOf(shop);
    expect((await askForLink(thief, email)).location).toBe('/pages/wishlist');
    expect(await listed(thief)).toEqual([]);
    await press(thief, 'remove', brass);
    await press(thief, 'add', table);
    expect(await listed(owner)).toEqual([brass]);
    expect(await listed(thief)).toEqual([table]);
  });

  test('typing an address before its owner gives no access', async () => {
    const email = someone();
    const thief = await visitorOf(shop);
    await press(thief, 'add', table);
    await askForLink(thief, email);
    const owner = await ownerOf(email, brass);
    expect(await listed(owner)).toEqual([brass]);
    await press(owner, 'add', vase);
    expect(await listed(thief)).toEqual([table]);
  });

  test('nobody is told whether an address has a list', async () => {
    const [known, unknown] = [someone(), someone()];
    await ownerOf(known, brass);
    const seen = async (email: string) => {
      const shopper = await visitorOf(shop);
      const answer = await askForLink(shopper, email);
      const page = await shopper.get('/pages/wishlist');
      return [
        answer.status,
        answer.location,
        textOf(page),
        (await mailsTo(shop, email)).length > 0,
      ];
    };
    expect(await seen(known)).toEqual(await seen(unknown));
  });

  test('the link opens the list on another device, and joins what both have saved', async () => {
    const email = someone();
    const phone = await ownerOf(email, brass);
    const laptop = await visitorOf(shop);
    await press(laptop, 'add', table);
    await askForLink(laptop, email);
    const answer = await openLink(laptop, await mailedPath(shop, email));
    expect([answer.status, answer.location]).toEqual([303, '/pages/wishlist']);
    expect((await listed(laptop)).sort()).toEqual([brass, table]);
    expect(textOf(await laptop.get('/pages/wishlist'))).toContain('saved for p***@lintel.example');
    await press(laptop, 'remove', brass);
    expect(await listed(phone)).toEqual([table]);
    for (const shopper of [phone, laptop]) {
      for (const value of shopper.cookies.values())
        expect(value).not.toContain(email.split('@')[0]);
    }
  });

  test('following the link changes nothing, and sends no call to the wishlist', async () => {
    const email = someone();
    await ownerOf(email, brass);
    const scanner = await visitorOf(shop);
    await press(scanner, 'add', table);
    const path = await mailedPath(shop, email);
    const before = (await shop.requests()).at(-1)!.n;
    const page = await scanner.get(path);
    expect(page.status).toBe(200);
    expect(page.text).toContain(email);
    const calls = (await shop.requests(before)).map(({ service }) => service);
    expect(calls).not.toContain('wishlist');
    expect(await listed(scanner)).toEqual([table]);
  });

  test('a copied id opens nothing once its list belongs to an address [V8.2.2]', async () => {
    const email = someone();
    const owner = await visitorOf(shop);
    await press(owner, 'add', brass);
    const thief = tabOf(owner, shop.shopper());
    await askForLink(owner, email);
    await openLink(owner, await mailedPath(shop, email));
    await press(owner, 'add', vase);
    expect(await listed(thief)).toEqual([]);
    await press(thief, 'remove', brass);
    await press(thief, 'add', table);
    expect(await listed(owner)).toEqual([vase, brass]);
    expect(await listed(thief)).toEqual([table]);
  });

  test('a link opens no list of another address, and a list stays with the address it has', async () => {
    const [mine, yours] = [someone(), someone()];
    const owner = await visitorOf(shop);
    await press(owner, 'add', brass);
    // The thief copied the list's id before the list belonged to an email address.
    const thief = tabOf(owner, shop.shopper());
    for (const [who, email] of [
      [owner, yours],
      [thief, mine],
    ] as const) {
      await askForLink(who, email);
      expect((await openLink(who, await mailedPath(shop, email))).status).toBe(303);
    }
    expect(await listed(thief)).toEqual([]);
    expect(await listed(owner)).toEqual([brass]);
  });

  test('a list is closed in this browser by a button, and is there again with a new link', async () => {
    const email = someone();
    const owner = await ownerOf(email, brass);
    await owner.post('/pages/wishlist', { intent: 'close' });
    expect([await listed(owner), await filledHearts(owner)]).toEqual([[], []]);
    await press(owner, 'add', table);
    expect(await listed(owner)).toEqual([table]);
    await openLink(owner, await mailedPath(shop, email));
    expect((await listed(owner)).sort()).toEqual([brass, table]);
  });

  test('a password that is set without a sign-in leaves the list open', async () => {
    const owner = await ownerOf(someone(), brass);
    await setPassword(shop, owner, 'zero');
    expect([await listed(owner), await filledHearts(owner)]).toEqual([[brass], [brass]]);
  });

  test('signing in opens the customer’s list with what was saved before, signing out closes it', async () => {
    const shopper = await visitorOf(shop);
    await press(shopper, 'add', brass);
    await signInAs(shop, 'three', shopper);
    expect(await filledHearts(shopper)).toEqual([brass]);
    await press(shopper, 'add', table);
    expect(await listed(shopper)).toEqual([table, brass]);
    await shopper.post('/accounts/sign-out', {});
    expect([await listed(shopper), await filledHearts(shopper)]).toEqual([[], []]);
    await press(shopper, 'add', vase);

    const elsewhere = await signInAs(shop, 'three', await visitorOf(shop));
    expect(await filledHearts(elsewhere)).toEqual([brass, table]);
    await signInAs(shop, 'many', shopper);
    expect(await listed(shopper)).toEqual([vase]);
  });

  test('the list of a customer without a usable address is not the next customer’s', async () => {
    const email = someone().replace('person', 'pérson');
    const password = 'lintel-demo';
    const shopper = await visitorOf(shop);
    const name = { firstName: 'Ada', lastName: 'Lamb' };
    const signIn = (form: string, fields = {}) =>
      shopper.post('/accounts/login', { form, email, password, ...fields });
    expect((await signIn('register', name)).status).toBe(303);
    expect((await signIn('login')).location).toBe('/accounts/dashboard');
    await press(shopper, 'add', brass);
    expect(await listed(shopper)).toEqual([brass]);
    await shopper.post('/accounts/sign-out', {});
    expect([await listed(shopper), await filledHearts(shopper)]).toEqual([[], []]);
    // Without a sign-out in between.
    await signIn('login');
    await press(shopper, 'add', vase);
    await signInAs(shop, 'zero', shopper);
    expect(await listed(shopper)).toEqual([]);
  });

  /** A customer with a waiting change, whose token Shopify now rejects. */
  async function withEndedToken(): Promise<Shopper> {
    const shopper = await signInAs(shop, 'many', await visitorOf(shop));
    await shop.fault({ service: 'wishlist', mode: 'http-500' });
    await press(shopper, 'add', vase);
    await shop.clearFaults();
    // The circuit breaker stays open for three seconds.
    await shop.pass(4000);
    await setPassword(shop, shop.shopper(), 'many');
    return shopper;
  }

  test('the hearts of changes that wait end with the customer’s session', async () => {
    const shopper = await withEndedToken();
    const names = () => [...shopper.cookies.keys()].filter((name) => name.startsWith('wish-'));
    expect(names()).toHaveLength(1);
    expect((await shopper.get('/accounts/dashboard')).status).toBe(303);
    expect(names()).toEqual([]);
  });

  test('changes that wait when the customer’s token ends don’t get into the browser’s list', async () => {
    const shopper = await withEndedToken();
    await press(shopper, 'add', brass);
    expect([await listed(shopper), await filledHearts(shopper)]).toEqual([[brass], [brass]]);
    expect(textOf(await shopper.get('/accounts/login'))).toContain(
      'Your session has ended. Please sign in again.',
    );
  });

  test('a link to the customer’s own address leads to the same list', async () => {
    const email = 'zero@lintel.example';
    const phone = await signInAs(shop, 'zero', await visitorOf(shop));
    await press(phone, 'add', brass);
    const laptop = await visitorOf(shop);
    await askForLink(laptop, email);
    await openLink(laptop, await mailedPath(shop, email));
    expect(await listed(laptop)).toEqual([brass]);
  });

  test('while a customer’s address cannot be read a wish waits', async () => {
    const shopper = await signInAs(shop, 'zero', await visitorOf(shop));
    await shop.fault({ service: 'commerce', operation: 'customer', mode: 'http-500' });
    expect((await press(shopper, 'add', vase)).status).toBe(303);
    expect(await filledHearts(shopper)).toContain(vase);
    const page = await shopper.get('/pages/wishlist');
    expect([page.status, textOf(page).includes('the list saved on this device')]).toEqual([
      200,
      true,
    ]);
    await shop.clearFaults();
    await expect
      .poll(async () => (await listed(shopper)).includes(vase), { timeout: 20_000, interval: 700 })
      .toBe(true);
    const elsewhere = await signInAs(shop, 'zero', await visitorOf(shop));
    expect(await listed(elsewhere)).toContain(vase);
  }, 40_000);
});

describe('the link', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ world: 'full', vars: { WISHLIST_URL: undefined } });
  });
  afterAll(() => shop?.stop());
  afterEach(() => shop.clearFaults());

  const dead = 'This link no longer works';

  test('can be used again within its hour, and changes nothing the second time', async () => {
    const email = someone();
    const shopper = await visitorOf(shop);
    await press(shopper, 'add', brass);
    await askForLink(shopper, email);
    const path = await mailedPath(shop, email);
    for (const _ of [1, 2]) expect((await openLink(shopper, path)).status).toBe(303);
    expect(await listed(shopper)).toEqual([brass]);
  });

  test('is refused if modified, invalid, or from another store', async () => {
    const email = someone();
    await askForLink(await visitorOf(shop), email);
    const path = await mailedPath(shop, email);
    const link = new URL(path, 'http://x').searchParams.get('link')!;
    const changed = link.replace(/.(?=.{9}$)/, (letter) => (letter === 'A' ? 'B' : 'A'));
    const thief = await visitorOf(shop);
    for (const bad of [changed, '', 'x', thief.cookies.get('visitor')!, 'x'.repeat(7000)]) {
      const page = await thief.get(`/pages/wishlist/open?${new URLSearchParams({ link: bad })}`);
      expect([page.status, textOf(page).includes(dead)]).toEqual([410, true]);
      const answer = await thief.post('/pages/wishlist/open', { link: bad });
      expect([answer.status, textOf(answer).includes(dead)]).toEqual([410, true]);
    }
    const sibling = await visitorOf(shop, 'au');
    const answer = await sibling.post('/pages/wishlist/open', { link });
    expect([answer.status, sibling.cookies.has('wishlist-proof')]).toEqual([410, false]);
  });

  test('is no proof as a cookie, and another store’s proof does not count', async () => {
    const email = someone();
    const owner = await visitorOf(shop);
    await press(owner, 'add', brass);
    await askForLink(owner, email);
    const typed = owner.cookies.get('wishlist-email');
    const path = await mailedPath(shop, email);
    await openLink(owner, path);
    const link = new URL(path, 'http://x').searchParams.get('link')!;
    const sibling = await visitorOf(shop, 'au');
    await askForLink(sibling, email);
    expect((await openLink(sibling, await mailedPath(shop, email))).status).toBe(303);
    const listWith = async (proof: string | undefined) => {
      const visitor = await visitorOf(shop);
      visitor.cookies.set('wishlist-proof', proof!);
      return listed(visitor);
    };
    expect(await listWith(owner.cookies.get('wishlist-proof'))).toEqual([brass]);
    for (const value of [sibling.cookies.get('wishlist-proof'), link, typed, email]) {
      expect(value).toBeTruthy();
      expect(await listWith(value)).toEqual([]);
    }
  });

  test('shows in no log, no referrer and no third party', async () => {
    const shopper = await visitorOf(shop);
    const email = someone();
    await askForLink(shopper, email);
    const path = await mailedPath(shop, email);
    const link = new URL(path, 'http://x').searchParams.get('link')!;
    const page = await shopper.get(path);
    expect(page.headers.get('referrer-policy')).toBe('strict-origin');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.text).toContain('name="robots" content="noindex"');
    expect(page.headers.get('content-security-policy')).not.toMatch(/googletagmanager|klaviyo/);
    await openLink(shopper, path);
    await shopper.get(path.replace(/.$/, '!'));
    expect(shop.logs()).not.toContain(link.slice(-30));
    expect(shop.logs()).not.toContain(email);
  });

  test('is sent to the address as it is compared, and to nothing that only looks like it', async () => {
    const shopper = await visitorOf(shop);
    const email = someone();
    await askForLink(shopper, `  ${email.toUpperCase()} `);
    expect((await mailsTo(shop, email)).length).toBe(1);
    const withApostrophe = `o'${someone()}`;
    expect((await askForLink(shopper, withApostrophe)).status).toBe(303);
    expect((await mailsTo(shop, withApostrophe)).length).toBe(1);
    for (const odd of [
      `mara@lintel.example\r\nBcc: thief@evil.example`,
      `mara@lintel.example%0d%0aBcc:thief@evil.example`,
      'mara@lintel.example,thief@evil.example',
      '"mara"<mara@lintel.example>',
      // Unicode normalization turns the Kelvin sign and the long s into k and s.
      'ma\u212Ae@lintel.example',
      'me\u017Fsage@lintel.example',
      'mara@\u212Aintel.example',
      'mara@xn--.example@evil.example',
      '__proto__',
      `${'x'.repeat(250)}@lintel.example`,
    ]) {
      const answer = await askForLink(shopper, odd);
      expect([odd, answer.status]).toEqual([odd, 400]);
      expect(textOf(answer)).toContain('Please enter a valid email address.');
    }
    await expect(askForLink(shopper, '__proto__@lintel.example')).resolves.toMatchObject({
      status: 303,
    });
  });

  test('is sent once in ten minutes to an address, whoever asks', async () => {
    const email = someone();
    for (let n = 0; n < 4; n += 1) {
      expect((await askForLink(await visitorOf(shop), email)).status).toBe(303);
    }
    expect((await mailsTo(shop, email)).length).toBe(1);
  });

  test('is confirmed after each request, and the page forgets the address when the link ends', async () => {
    const shopper = await visitorOf(shop);
    const email = someone();
    const keepOf = async () =>
      /<section id="keep"[^]*?<\/p>/.exec((await shopper.get('/pages/wishlist')).text)![0];
    for (const _ of [1, 2]) {
      const answer = await askForLink(shopper, email);
      expect(await keepOf()).toContain('border-brass');
      const [cookie] = answer.headers
        .getSetCookie()
        .filter((line) => line.includes('wishlist-email='));
      expect(cookie).toContain('Max-Age=3600;');
    }
    await askForLink(shopper, email);
    const kept = shopper.cookies.get('wishlist-email')!;
    shopper.cookies.delete('wishlist-email');
    expect(await keepOf()).not.toContain('border-brass');
    shopper.cookies.set('wishlist-email', kept);
    const later = await keepOf();
    expect(later).toContain('We’ve sent a link to p***@lintel.example.');
    expect(later).not.toContain('border-brass');
  });

  test.runIf(isFullRun)('is asked for five times a minute at most for an address', async () => {
    await enoughOfTheMinute();
    const email = someone();
    const statuses = [];
    for (let n = 0; n < 7; n += 1) {
      statuses.push((await askForLink(await visitorOf(shop), email)).status);
    }
    expect(statuses).toEqual([...Array(5).fill(303), 429, 429]);
  });

  const modes = ['http-500', 'http-429', 'throttled', 'refused', 'reset', 'hang', 'http-502-html'];
  test.each(isFullRun ? modes : modes.slice(0, 2))(
    'cannot be sent when the provider answers %s, which the form says',
    async (mode) => {
      const shopper = await visitorOf(shop);
      await press(shopper, 'add', brass);
      await shop.fault({ service: 'marketing', mode, times: 2 });
      const email = someone();
      const answer = await askForLink(shopper, email);
      expect(answer.status).toBe(503);
      expect(textOf(answer)).toContain('Your list stays on this device.');
      expect(answer.text).toContain(`value="${email}"`);
      expect(await listed(shopper)).toEqual([brass]);
    },
    20_000,
  );

  test('cannot be sent to an address that the provider refuses, which the form says', async () => {
    const answer = await askForLink(await visitorOf(shop), 'nobody@shop.invalid');
    expect(answer.status).toBe(400);
    expect(textOf(answer)).toContain('We can’t send a link to this address.');
  });
});

test.runIf(isFullRun)(
  'without a provider the form says that the list stays in this browser',
  async () => {
    const shop = await startShop({ vars: { KLAVIYO_WISHLIST_LINK: undefined } });
    try {
      const shopper = await visitorOf(shop);
      await press(shopper, 'add', brass);
      const page = await shopper.get('/pages/wishlist');
      expect(textOf(page)).toContain('This list is saved on this device only');
      expect(page.text).not.toContain('name="email" value');
      const email = someone();
      expect((await askForLink(shopper, email)).location).toBe('/pages/wishlist');
      expect(await mailsTo(shop, email)).toEqual([]);
    } finally {
      await shop.stop();
    }
  },
);
