/** With `ACCOUNTS=off`, no link leads to an account. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { products } from '../../sandbox/seed';
import { signInAs } from '../support/account-driver';
import { add, brae } from '../support/cart-driver';
import { crawl, linksIn, type Crawl } from '../support/crawl';
import { isFullRun } from '../support/full-run';
import { textOf } from '../support/page-text';
import { signInHosted } from '../support/hosted-sign-in';
import { screens } from '../support/routes';
import { accountScreens } from '../support/routes-account';
import { shoppersOf } from '../support/screens';
import { startShop, type Shop } from '../support/storefront';

const ofAccounts = /^\/accounts?(?:[/?#]|$)/;
const publicScreens = screens.filter(
  ({ who, route, path }) => !who && !route.startsWith('accounts/') && !/account/.test(String(path)),
);

const ofPasswords = /^(?:login-|register-|recover|reset|activate|account-change-password)/;

/** Editors' links in slices, rich text, policies and descriptions. */
const planted: [RegExp, string][] = [
  [/"url":"\/pages\/contact"/g, '"url":"https:///accounts/login"'],
  [/"url":"\/pages\/about"/g, '"url":"/account/orders"'],
  [/"body":"<p>/g, '"body":"<p><a href=\\"/account\\">Planted in HTML</a> '],
  [/"body_html":"/g, '"body_html":"<p><a href=\\"/account\\">Planted in HTML</a></p>'],
];
const plantedIn = new Set<number>();
function plant({ received }: { received: string }): string {
  let text = received;
  planted.forEach(([pattern, link], index) => {
    const changed = text.replace(pattern, link);
    if (changed !== text) plantedIn.add(index);
    text = changed;
  });
  return text;
}

const productPages = new Set(
  isFullRun ? [] : [...products()].map(({ handle }) => `/products/${handle}`),
);

let shop: Shop;
let found: Crawl;
beforeAll(async () => {
  shop = await startShop({ accounts: 'off', tap: plant, world: 'full' });
  found = await crawl(shop, publicScreens, { alive: productPages });
}, 300_000);
afterAll(() => shop?.stop());

test('no link and no form on any screen leads to an account, and none is dead [R-007]', () => {
  expect([...plantedIn].sort()).toEqual(planted.map((_, index) => index));
  expect(found.links.size).toBeGreaterThan(200);
  expect([...found.links].filter(([to]) => ofAccounts.test(to))).toEqual([]);
  for (const [name, html] of found.pages) {
    const { forms } = linksIn(html, shop.shopper().origin);
    expect([name, forms.filter((to) => ofAccounts.test(new URL(to).pathname))]).toEqual([name, []]);
    expect([name, /"\/accounts?\b/.exec(html)?.[0]]).toEqual([name, undefined]);
  }
  expect(found.dead).toEqual([]);
});

test('none of the shop’s own texts asks to sign in [R-009]', () => {
  for (const [name, html] of found.pages) {
    if (/^(?:page|journal|article|policy)\b/.test(name)) continue;
    const words = /sign(?:ed)? in|your account|with an account|log ?in\b/i.exec(
      textOf({ text: html }),
    );
    expect([name, words?.[0]]).toEqual([name, undefined]);
  }
});

test('editors’ words stay without their link, and do not look like one [R-008]', () => {
  for (const name of ['policy', 'product'])
    expect(found.pages.get(name)).toContain('<span>Planted in HTML</span>');
});

const addresses = [
  '/accounts',
  '/accounts/login?checkout_url=https%3A%2F%2Fexample.com',
  '/accounts/dashboard',
  '/accounts/my-orders/order?id=1',
  '/accounts/help',
  '/accounts/reset?customerId=1&resetToken=1',
  '/accounts/no-such-page',
  '/account',
  '/account/login',
  '/account/authorize?code=1&state=1',
  '/account/orders/1',
  '/account/activate/1/1',
];

test.each(addresses)('%s says that there are no accounts, in the shop [R-010]', async (path) => {
  const shopper = shop.shopper();
  const { status, headers, text } = await shopper.get(path);
  expect(status).toBe(404);
  expect(headers.get('x-robots-tag')).toContain('noindex');
  expect(headers.get('cache-control')).toContain('no-store');
  expect(text).toMatch(/<h1[^>]*>You don’t need an account<\/h1>/);
  expect(text).toMatch(/<title>You don’t need an account \| /);
  expect(text).toContain('<footer');
  expect(text).toMatch(/<a[^>]* href="\/"[^>]*>Go to the home page/);
  expect([...shopper.cookies.keys()].filter((name) => /session/.test(name))).toEqual([]);
});

test.each([
  ['/accounts/login', { form: 'login', email: 'three@lintel.example', password: 'lintel-demo' }],
  ['/accounts/recover', { email: 'three@lintel.example' }],
  ['/accounts/sign-out', {}],
  ['/account/activate/1/1', { password: 'long enough' }],
  ['/account/login', {}],
  ['/account/nothing', {}],
])(
  'a form that is posted to %s is answered alike, and nothing is asked [R-010]',
  async (path, fields) => {
    const before = (await shop.requests()).at(-1)?.n ?? 0;
    const { status, text } = await shop.shopper().post(path, fields);
    expect([status, text.includes('You don’t need an account')]).toEqual([404, true]);
    const asked = (await shop.requests(before)).filter(({ operation }) =>
      /customer|token|openid|password/i.test(operation),
    );
    expect(asked).toEqual([]);
  },
);

test('an order is found without one: contact pages link to the form, and so do the bundled menu and footer [R-451]', async () => {
  const link = 'href="/orders/find"';
  for (const path of ['/forms/contact', '/pages/contact']) {
    const { text } = await shop.shopper().get(path);
    const main = text.slice(text.indexOf('<main'), text.indexOf('<footer'));
    expect([path, main.includes(link)]).toEqual([path, true]);
  }
  await shop.fault({ service: 'content', mode: 'http-500' });
  await shop.fresh();
  const { text } = await shop.shopper().get('/cart');
  for (const part of [/<nav aria-label="Menu"[^]*?<\/nav>/, /<footer[^]*/])
    expect(part.exec(text)?.[0]).toContain(link);
  await shop.clearFaults();
  await shop.fresh();
});

test('scripts that ask for an account get the same [R-010]', async () => {
  const { status, text } = await shop.shopper().get('/accounts/login.data');
  expect(status).toBe(404);
  expect(text).toContain('You don’t need an account');
});

test('robots may read what is said there, and the sitemap has none of it [R-011]', async () => {
  const { text } = await shop.shopper().get('/robots.txt');
  expect(text).toContain('Disallow: /cart');
  expect(text).not.toContain('account');
  const index = await shop.shopper().get('/sitemap.xml');
  for (const [, address = ''] of index.text.matchAll(/<loc>([^<]*)/g)) {
    const part = await shop.shopper().get(new URL(address).pathname);
    expect([part.status, /\/accounts?\b/.test(part.text)]).toEqual([200, false]);
  }
});

test('a bag is bought without an account [R-009]', async () => {
  const shopper = shop.shopper();
  await add(shopper, brae);
  const { status, location } = await shopper.post('/cart', { intent: 'checkout' });
  expect([status, location]).toEqual([303, expect.stringMatching(/^https?:\/\/|^\/cart\/leave/)]);
});

describe('beside the same shop with accounts', () => {
  let legacy: Shop;
  beforeAll(async () => {
    legacy = await startShop();
  });
  afterAll(() => legacy?.stop());

  test.runIf(isFullRun)(
    'no link of any screen is dead there [R-007]',
    async () => {
      const { links, dead } = await crawl(legacy, screens, { alive: productPages });
      expect([...links.keys()].filter((to) => ofAccounts.test(to)).length).toBeGreaterThan(5);
      expect(dead).toEqual([]);
    },
    300_000,
  );

  test.runIf(isFullRun)(
    'no link of an account is dead where Shopify hosts them [R-007]',
    async () => {
      const hosted = await startShop({ accounts: 'customer-account-api' });
      try {
        const signIn = async (at: Shop, who: string) => (await signInHosted(at, who)).shopper;
        // Without the customer 'many', the pages cost less than the API's limit of 7,500 points.
        const kept = accountScreens.filter(
          (screen) =>
            screens.includes(screen) && screen.who !== 'many' && !ofPasswords.test(screen.name),
        );
        const { links, pages, dead } = await crawl(hosted, kept, {
          shopperOf: shoppersOf(hosted, signIn),
        });
        expect(pages.has('account-order')).toBe(true);
        expect([...links.keys()].filter((to) => ofAccounts.test(to)).length).toBeGreaterThan(5);
        expect(
          [...links.keys()].filter((to) => /recover|reset|activate|change-password/.test(to)),
        ).toEqual([]);
        expect(dead).toEqual([]);
      } finally {
        await hosted.stop();
      }
    },
    300_000,
  );

  test('a session from the shop with accounts is ignored [R-012]', async () => {
    const customer = await signInAs(legacy, 'three');
    const visitor = shop.shopper();
    for (const [name, value] of customer.cookies) visitor.cookies.set(name, value);
    const before = (await shop.requests()).at(-1)?.n ?? 0;
    const { status, text } = await visitor.get('/pages/wishlist');
    expect([status, text.includes('three@')]).toEqual([200, false]);
    await add(visitor, brae);
    await visitor.post('/cart', { intent: 'checkout' });
    const asked = (await shop.requests(before)).filter(({ operation }) =>
      /customer/i.test(operation),
    );
    expect(asked).toEqual([]);
  });
});
