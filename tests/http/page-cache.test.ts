import { request as httpRequest } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { signInAs } from '../support/account-driver';
import { add, brae, tabOf } from '../support/cart-driver';
import { control } from '../support/control';
import { isFullRun } from '../support/full-run';
import type { Answer, Shopper } from '../support/shopper';
import { catalogueService, startShop, type Shop } from '../support/storefront';

let shop: Shop;
let customer: Shopper;
beforeAll(async () => {
  shop = await startShop();
  customer = await signInAs(shop, 'three', shop.shopper('au'));
});
afterAll(() => shop?.stop());
afterEach(() => shop.clearFaults());

let count = 0;
const anew = (path: string) => `${path}${path.includes('?') ? '&' : '?'}old=${(count += 1)}`;

const foundBy = ({ headers }: Answer) => headers.get('cache-status');
const hit = 'Lintel; hit';
const miss = 'Lintel; fwd=miss';

const nonceOf = ({ headers }: Answer) =>
  /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')![1]!;
const commonPart = (answer: Answer) =>
  answer.text
    .replaceAll(nonceOf(answer), '')
    .replace(/(<style id="(?:hearts|cart-dot)"[^>]*>)[^<]*/g, '$1');

/** Without this header, each IP address is looked up. */
const inUs = { 'cf-ipcountry': 'US' };

const callsSince = async (work: () => Promise<unknown>) => {
  const before = (await shop.requests()).at(-1)?.n ?? 0;
  await work();
  return (await shop.requests(before)).map(({ service, operation }) => `${service} ${operation}`);
};

test.each([
  '/',
  '/products/halden-pendant-brass',
  '/collections/pendants',
  '/search?q=oak',
  '/pages/about',
  '/blogs/journal',
  '/product-list?collection=pendants&pageNo=1',
  '/_root.data',
  '/products/halden-pendant-brass.data',
])(
  '%s is made once, without a cookie and without a call for whoever comes next [R-323]',
  async (path) => {
    const address = anew(path);
    const first = await shop.shopper().get(address);
    expect([first.status, foundBy(first)]).toEqual([200, miss]);
    expect(first.headers.get('server-timing')).toContain('page;desc="miss"');
    let second = first;
    expect(
      await callsSince(async () => (second = await shop.shopper().get(address, inUs))),
    ).toEqual([]);
    expect([second.status, foundBy(second)]).toEqual([200, hit]);
    for (const { headers } of [first, second]) expect(headers.getSetCookie()).toEqual([]);
    expect(second.headers.get('content-type')).toBe(first.headers.get('content-type'));
    expect(commonPart(second)).toBe(commonPart(first));
  },
);

test('a page whose visitor leaves is finished for the next one', async () => {
  await shop.fresh();
  const path = anew('/collections/pendants');
  await shop.fault({ service: catalogueService, mode: 'slow', delayMs: 1_200, times: 1 });
  const { host, port } = new URL(shop.shopper().origin);
  const headers = { host, accept: 'text/html', ...inUs };
  const leaving = httpRequest({ host: '127.0.0.1', port, path, headers, agent: false });
  leaving.on('error', () => undefined).end();
  await expect.poll(() => control(shop, 'faults')).toEqual([]);
  // workerd notices only a reset.
  leaving.socket!.resetAndDestroy();
  expect(foundBy(await shop.shopper().get(path, inUs))).toBe(`${hit}; detail=waited`);
});

test('HEAD is answered like GET, without the page', async () => {
  const address = anew('/');
  await shop.shopper().get(address);
  const answer = await shop.shopper().send(address, { method: 'HEAD' });
  expect([answer.status, answer.text, foundBy(answer)]).toEqual([200, '', hit]);
});

test('the nonce is new for every visitor, and fits every script and style [R-324]', async () => {
  const address = anew('/products/halden-pendant-brass');
  const nonces = new Set<string>();
  for (let n = 0; n < 3; n += 1) {
    const answer = await shop.shopper().get(address);
    const nonce = nonceOf(answer);
    nonces.add(nonce);
    const own = [...answer.text.matchAll(/\bnonce="([^"]*)"/g)].map(([, value]) => value);
    expect(own.length).toBeGreaterThan(3);
    expect(new Set(own)).toEqual(new Set([nonce]));
    for (const [tag] of answer.text.matchAll(/<(?:style|script)\b[^>]*>/g))
      if (!/application\/(?:ld\+)?json|speculationrules/.test(tag)) expect(tag).toContain('nonce=');
  }
  expect(nonces.size).toBe(3);
});

describe('visitors never see each other’s parts', () => {
  interface Kind {
    visit(): Promise<Shopper>;
    mark: RegExp;
  }
  const kinds: Record<string, Kind> = {
    'somebody new': { visit: async () => shop.shopper('au'), mark: /(?!)/ },
    'somebody with a bag': {
      visit: async () => {
        const shopper = shop.shopper('au');
        await add(shopper, brae);
        return shopper;
      },
      mark: /--cart-filled:block/,
    },
    'somebody with a wishlist': {
      visit: async () => {
        const shopper = shop.shopper('au');
        await shopper.post('/actions/wishlist', { intent: 'add', handle: 'brae-pendant-brass' });
        return shopper;
      },
      mark: /--wishlist-filled:block/,
    },
    'somebody who came from another product': {
      visit: async () => {
        const shopper = shop.shopper('au');
        await shopper.get('/viewed?seen=perch-stool-walnut');
        return shopper;
      },
      mark: /Recently viewed/,
    },
    'a customer': {
      visit: async () => tabOf(customer, shop.shopper('au')),
      mark: /three@|Hello|Sign out/,
    },
    'a shopper in Japan': {
      visit: async () => {
        const shopper = shop.shopper('au');
        await shopper.get('/?geoRedirect=JP');
        return shopper;
      },
      mark: /JP \/ JPY/,
    },
    'an editor with drafts': {
      visit: async () => {
        const shopper = shop.shopper('au');
        const token = `${shop.addresses.sandbox}/prismic/previews/drafts`;
        shopper.cookies.set('io.prismic.preview', encodeURIComponent(token));
        return shopper;
      },
      mark: /You’re looking at a draft|data-preview/,
    },
  };
  const names = Object.keys(kinds);
  const pairs = names
    .flatMap((one) => names.map((other) => [one, other] as const))
    // The full run tests all pairs, `npm test` only pairs of neighbors in `names`.
    .filter((_, index) => isFullRun || index % (names.length + 1) === 1);

  test.each(pairs)('%s, then %s [R-324]', async (one, other) => {
    for (const path of ['/', '/products/halden-pendant-brass', '/collections/pendants']) {
      const address = anew(path);
      const first = await (await kinds[one]!.visit()).get(address);
      const second = await (await kinds[other]!.visit()).get(address);
      for (const [name, { text, status }] of [[one, first] as const, [other, second] as const]) {
        expect(status).toBe(200);
        for (const stranger of names)
          if (stranger !== name)
            expect(text, `${stranger} at ${path}`).not.toMatch(kinds[stranger]!.mark);
      }
      // Public pages never contain the customer's name, and only product pages have the carousel.
      const isShown =
        !/customer/.test(other) && (!/came from/.test(other) || path.includes('products'));
      if (other !== 'somebody new' && isShown) expect(second.text).toMatch(kinds[other]!.mark);
    }
  });

  test('two stores', async () => {
    const address = anew('/products/halden-pendant-brass');
    const [us, au] = [shop.shopper('us'), shop.shopper('au')];
    const pages = [await us.get(address), await au.get(address), await us.get(address)];
    expect(pages.map(foundBy)).toEqual([miss, miss, hit]);
    expect(pages.map(({ text }) => /<html lang="([^"]*)"/.exec(text)![1])).toEqual([
      'en-US',
      'en-AU',
      'en-US',
    ]);
  });
});

describe('never in a cached page', () => {
  const canary = 'evil-canary';

  test.each([
    ['host', `${canary}.example`],
    ['x-forwarded-host', `${canary}.example`],
    ['x-original-url', `/${canary}`],
    ['forwarded', `host=${canary}.example`],
    ['referer', `https://${canary}.example/${canary}`],
    ['user-agent', canary],
    ['accept-language', canary],
    ['cookie', `viewed=${canary}; cart-count-USD=${canary}; wishlist=${canary}; visitor=${canary}`],
    ['cf-ipcountry', canary],
    ['sec-gpc', '1'],
  ])('a header: %s', async (name, value) => {
    const path = anew('/products/halden-pendant-brass');
    const first = await shop.shopper().get(path, { [name]: value });
    const second = await shop.shopper().get(path);
    expect([foundBy(first), foundBy(second)]).toEqual([miss, hit]);
    expect(second.text).not.toContain(canary);
    const clean = await shop.shopper().get('/products/halden-pendant-brass');
    const withoutAddress = (answer: Answer) =>
      commonPart(answer).replaceAll(/old=\d+|data-state="[^"]*"/g, '');
    expect(withoutAddress(second).length).toBeCloseTo(withoutAddress(clean).length, -3);
  });

  test('parameters that do not matter share one copy, which is made without them [R-325]', async () => {
    const address = anew('/collections/pendants');
    const first = await shop.shopper().get(`${address}&utm_source=${canary}&gclid=${canary}`);
    const second = await shop.shopper().get(`fbclid=${canary}&x=1`.replace(/^/, `${address}&`));
    expect([foundBy(first), foundBy(second)]).toEqual([miss, hit]);
    expect(first.text).not.toContain(canary);
    expect(second.headers.get('no-vary-search')).toMatch(/^key-order, params, except=\(.*"pageNo"/);
    const scripted = await shop.shopper().get('/collections/pendants.data?_routes=root');
    expect(scripted.headers.get('no-vary-search')).toContain('"_routes"');
  });

  test('those that matter have copies of their own, in whatever order they are written', async () => {
    const address = anew('/collections/all');
    const pages = [
      await shop.shopper().get(`${address}&pageNo=1&sort=price-ascending`),
      await shop.shopper().get(`${address}&sort=price-ascending&pageNo=1`),
      await shop.shopper().get(`${address}&sort=price-ascending`),
    ];
    expect(pages.map(foundBy)).toEqual([miss, hit, miss]);
    expect(commonPart(pages[1]!)).toBe(commonPart(pages[0]!));
  });

  test('a product’s own options matter, under the names that it gives them', async () => {
    const path = anew('/products/halden-pendant-brass');
    await shop.shopper().get(path);
    const small = await shop.shopper().get(`${path}&Size=Small&x=1`);
    const large = await shop.shopper().get(`${path}&Size=Large`);
    expect(foundBy(small)).toBe(miss);
    expect(commonPart(small)).not.toBe(commonPart(large));
    expect(foundBy(await shop.shopper().get(`${path}&Size=Small&y=2`))).toBe(hit);
    expect(small.headers.get('no-vary-search')).toContain('"Size"');
  });
});

describe('bypasses the cache, with a reason', () => {
  test('a message for the next page is shown once, to one visitor', async () => {
    const path = '/products/vesper-mirror-smoked-oak';
    const shopper = shop.shopper();
    const form = await shop.shopper().get('/products/halden-pendant-brass');
    expect(foundBy(form)).toMatch(/Lintel/);
    shopper.cookies.set('flash', 'anything');
    expect(foundBy(await shopper.get(path))).toBe('Lintel; fwd=bypass; detail=notice');
  });

  test.each([
    ['/cart', 'private'],
    ['/accounts/login', 'private'],
    ['/pages/wishlist', 'private'],
  ])('%s', async (path, why) => {
    expect(foundBy(await shop.shopper().get(path))).toBe(`Lintel; fwd=bypass; detail=${why}`);
  });

  test('who has left for the checkout', async () => {
    const shopper = shop.shopper();
    await add(shopper, brae);
    await shopper.post('/cart', { intent: 'checkout' });
    expect(foundBy(await shopper.get('/'))).toBe('Lintel; fwd=bypass; detail=checkout');
  });
});

describe('when a service fails', () => {
  test('a page that was made before is served, and one that was not is not kept', async () => {
    const product = anew('/products/halden-pendant-brass');
    await shop.shopper().get(product);
    await shop.fault({ service: 'products', mode: 'http-500' });
    await shop.fault({ service: 'commerce', mode: 'http-500' });
    expect(foundBy(await shop.shopper().get(product))).toBe(hit);
    const other = anew('/collections/mirrors');
    const failed = [await shop.shopper().get(other), await shop.shopper().get(other)];
    for (const answer of failed) expect(foundBy(answer)).toBe(miss);
    await shop.clearFaults();
  });

  test('an address without a page is not kept', async () => {
    const address = anew('/products/no-such-thing');
    const answers = [await shop.shopper().get(address), await shop.shopper().get(address)];
    expect(answers.map(({ location }) => location)).toEqual(['/not-found', '/not-found']);
    expect(answers.map(foundBy)).toEqual([miss, miss]);
  });
});

test('concurrent visitors have a page rendered once', async () => {
  const address = anew('/collections/all');
  const pages = await Promise.all(Array.from({ length: 12 }, () => shop.shopper().get(address)));
  expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200));
  expect(pages.filter((page) => foundBy(page) === miss)).toHaveLength(1);
});

describe('what a page’s scripts start from', () => {
  const stateOf = ({ text }: Answer) =>
    /data-state="([^"]+)"/.exec(text)![1]!.replaceAll('&amp;', '&');

  test('is beside the page, at an address of its own that never changes', async () => {
    const page = await shop.shopper().get(anew('/products/halden-pendant-brass'));
    expect(page.text).not.toContain("__remixContext.stream=new Response('");
    const state = await shop.shopper().get(stateOf(page));
    expect([state.status, state.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    expect(state.headers.getSetCookie()).toEqual([]);
    expect(state.text).toContain('halden-pendant-brass');
  });

  test('is in the page where the page is for one visitor', async () => {
    const { text } = await shop.shopper().get('/cart');
    expect(text).not.toContain('data-state');
    expect(text).toContain("__remixContext.stream=new Response('[");
  });

  test('is a 404 once it has expired, and never elsewhere', async () => {
    const page = await shop.shopper().get(anew('/'));
    const [, query = ''] = stateOf(page).split('?');
    const wrong = '0'.repeat(32);
    for (const address of [
      `/state/${wrong}?${query}`,
      `/state/${wrong}`,
      `/state/${wrong}?page=${encodeURIComponent('https://evil.example/')}`,
      `/state/${wrong}?page=${encodeURIComponent('//evil.example/')}`,
      `/state/${wrong}?page=/accounts/dashboard`,
      '/state/',
    ])
      expect((await shop.shopper().get(address)).status).toBe(404);
  });
});

test.each(['/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml', '/feeds/products.xml'])(
  '%s is public, and revalidates with a 304 [R-327]',
  async (path) => {
    const answer = await shop.shopper().get(path);
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
    expect(answer.headers.getSetCookie()).toEqual([]);
    const etag = answer.headers.get('etag')!;
    for (const known of [etag, '*']) {
      const again = await shop.shopper().get(path, { 'if-none-match': known });
      expect([again.status, again.text]).toEqual([304, '']);
    }
    expect((await shop.shopper().get(path, { 'if-none-match': '"other"' })).status).toBe(200);
  },
);
