/** Hearth Hotels has two locations: Brooklyn (15% off, Net 30, own quantity rules, volume prices) and Queens. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { add, cartOf, leaveForCheckout } from '../support/cart-driver';
import {
  openCheckout,
  placeOrder,
  postForm,
  reachPayment,
  sandboxAt,
} from '../support/checkout-driver';
import { control } from '../support/control';
import { providerBrowser, signInHosted, signOutHosted } from '../support/hosted-sign-in';
import { textOf } from '../support/page-text';
import { variantId } from '../support/seed-ids';
import type { Shopper } from '../support/shopper';
import { startShop } from '../support/storefront';
import type { Exchange, Tap } from '../support/wiretap';
import { isFullRun, someUnlessFull } from '../support/full-run';

let exchanges: Exchange[] = [];
let rewrite: Tap = () => undefined;
const shop = await startShop({
  accounts: 'customer-account-api',
  world: 'full',
  // The time that parts of a page get after its main content, in ms.
  vars: { AFTERPAY: 'true', CAROUSEL_WAIT_MS: '100' },
  tap: (exchange) => {
    exchanges.push(exchange);
    return rewrite(exchange);
  },
});
afterAll(() => shop.stop());
beforeEach(async () => {
  rewrite = () => undefined;
  await shop.clearFaults();
  // Restores the customer's query points.
  await shop.pass(60_000);
  exchanges = [];
});

const brooklyn = '7300000011';
const queens = '7300000012';
const role = (change: 'give' | 'take', email: string) =>
  control(shop, 'companies', { change, email, location: brooklyn });

const lamp = '/products/brae-pendant-nickel';
const brae = variantId('brae-pendant-nickel');
const giftCard = variantId('gift-card', 'For a vase');
const cable = variantId('cloth-cable', 'Black');
const bulbs = '/products/opal-bulb-g9';

/** In cents: '$1,234.50'. */
const cents = (text: string | undefined) => Math.round(Number(text?.replace(/[$,]/g, '')) * 100);
const priceOn = (text: string) => cents(/"price":"?([\d.]+)/.exec(text)?.[1]);
const usual = priceOn((await shop.shopper().get(lamp)).text);
const lower = Math.round(usual * 0.85);
const asText = (amount: number) =>
  (amount / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

const buyer = async (who = 'brooklyn', shopper?: Shopper) =>
  signInHosted(shop, who, shopper && { shopper });
const formOf = async (shopper: Shopper) => ({
  chosen:
    /name="chosen"[^>]*value="(\d*)"/.exec((await shopper.get('/accounts/company')).text)?.[1] ??
    '',
});
/** An open page reloads if its document's mark differs from the cookie's. */
const marksOf = ({ cookies }: Shopper, { text }: { text: string }) => ({
  shown: /<html[^>]* data-company="(\w+)"/.exec(text)?.[1],
  cookie: cookies.get('company'),
});
const choose = async (shopper: Shopper, location: string, query = '') =>
  shopper.post(`/accounts/company${query}`, { ...(await formOf(shopper)), location });

test('a contact with one location buys for it after signing in [R-541]', async () => {
  const { shopper, answer } = await buyer();
  expect(answer.location).toBe('/accounts/dashboard');
  const dashboard = textOf(await shopper.get('/accounts/dashboard'));
  expect(dashboard).toContain('Buying for Hearth Hotels, Brooklyn. Payment terms: Net 30.');
  const page = await shopper.get(lamp);
  expect(page.headers.get('cache-status')).toContain('fwd=bypass; detail=company');
  expect(page.headers.get('cache-control')).toBe('private, no-store');
  expect(priceOn(page.text)).toBe(lower);
  expect(textOf(page)).toContain(
    'Buying for Hearth Hotels, Brooklyn. Payment terms: Net 30. Company',
  );
  // Too long for the page cache.
  const search = await shopper.get(`/search?q=brass${'+brass'.repeat(200)}`);
  expect(search.headers.get('cache-control')).toBe('private, no-store');
});

test('a company with payment terms sees no instalments [R-541]', async () => {
  const instalments = 'interest-free payments';
  expect(textOf(await shop.shopper().get(lamp))).toContain(instalments);
  const { shopper } = await buyer();
  expect(textOf(await shopper.get(lamp))).not.toContain(instalments);
});

test('a contact with several locations chooses one, and can change it [R-541]', async () => {
  const { shopper, answer } = await signInHosted(shop, 'hotels', { query: '?return_to=/cart' });
  expect(answer.location).toBe('/accounts/company?return_to=%2Fcart');
  const unchosen = await shopper.get(lamp);
  expect(priceOn(unchosen.text)).toBe(usual);
  expect(textOf(unchosen)).toContain('Choose the company location that you buy for.');
  const page = await shopper.get(answer.location!);
  expect(textOf(page)).toContain('Choose the company location that you buy for.');
  expect(textOf(page)).toMatch(/Hearth Hotels, Brooklyn 41 Water Street.*Payment terms: Net 30/);
  expect(page.text).not.toMatch(/name="location"[^>]*checked/);
  const chosen = await choose(shopper, brooklyn, '?return_to=/cart');
  expect([chosen.status, chosen.location]).toEqual([303, '/cart']);
  expect(textOf(await shopper.get('/cart'))).toContain('Buying for Hearth Hotels, Brooklyn.');
  expect(priceOn((await shopper.get(lamp)).text)).toBe(lower);
  expect((await choose(shopper, queens)).location).toBe('/accounts/dashboard');
  const after = await shopper.get(lamp);
  expect(priceOn(after.text)).toBe(usual);
  expect(textOf(after)).toContain('Buying for Hearth Hotels, Queens. Change location');
  const back = `/accounts/company?return_to=${encodeURIComponent(lamp)}`;
  expect(after.text).toContain(`href="${back}"`);
  expect(textOf(after)).not.toContain('Net 30');
});

test.each(someUnlessFull(['', '1', '7300000099', "'><script>", 'x'.repeat(3000)], 2))(
  'a location that isn’t the customer’s is refused, and changes nothing: %s [R-541]',
  async (location) => {
    const { shopper } = await buyer();
    const page = await choose(shopper, location);
    expect(page.status).toBe(400);
    expect(textOf(page)).toContain('Please choose one of these locations.');
    expect(page.text).not.toContain("'><script>");
    expect(priceOn((await shopper.get(lamp)).text)).toBe(lower);
  },
);

test.runIf(isFullRun)(
  'a form of an older tab doesn’t bring a former location back [R-541]',
  async () => {
    const { shopper } = await signInHosted(shop, 'hotels');
    const unchosen = await formOf(shopper);
    await choose(shopper, brooklyn);
    const older = await formOf(shopper);
    expect([unchosen, older]).toEqual([{ chosen: '' }, { chosen: brooklyn }]);
    await choose(shopper, queens);
    for (const form of [older, unchosen, {}, { chosen: "'><script>" }]) {
      const page = await shopper.post('/accounts/company', { ...form, location: brooklyn });
      expect(page.status).toBe(400);
      expect(textOf(page)).toContain('The location that you buy for has changed since this page');
      expect(page.text).toMatch(new RegExp(`name="chosen"[^>]*value="${queens}"`));
      expect(page.text).not.toContain("'><script>");
    }
    // The same location again changes nothing.
    const same = await shopper.post('/accounts/company', { ...older, location: queens });
    expect(same.location).toBe('/accounts/dashboard');
    expect(priceOn((await shopper.get(lamp)).text)).toBe(usual);
    expect((await choose(shopper, brooklyn)).status).toBe(303);
  },
);

test.runIf(isFullRun)('a destination on another site is ignored [R-541]', async () => {
  const { shopper } = await buyer();
  const to = await choose(shopper, brooklyn, '?return_to=https://evil.example/');
  expect(to.location).toBe('/accounts/dashboard');
});

test('other customers have no company, and the page needs an account [R-541]', async () => {
  const { shopper } = await buyer('zero');
  expect(textOf(await shopper.get('/accounts/dashboard'))).not.toContain('Buying for');
  expect(textOf(await shopper.get('/accounts/company'))).toContain(
    'Your account isn’t part of a company.',
  );
  expect((await choose(shopper, brooklyn)).status).toBe(400);
  expect((await shopper.get(lamp)).headers.get('cache-status')).not.toContain('company');
  const login = '/accounts/login?return_to=%2Faccounts%2Fcompany';
  expect((await shop.shopper().get('/accounts/company')).location).toBe(login);
  expect((await choose(shop.shopper(), brooklyn)).location).toBe(login);
});

test.runIf(isFullRun)(
  'a slow reply doesn’t leave the location’s volume prices out of a page [R-542]',
  async () => {
    const { shopper } = await buyer();
    await shopper.get(lamp);
    await shop.fault({ service: 'commerce', operation: 'product', mode: 'slow', delayMs: 500 });
    const page = textOf(await shopper.get(bulbs));
    await shop.clearFaults();
    expect(page).toContain('Buy 20 or more');
  },
);

test.runIf(isFullRun)(
  'lists, search, carousels and volume prices are the location’s [R-542]',
  async () => {
    const { shopper } = await buyer();
    await add(shopper, brae);
    const shows = async (path: string) => textOf(await shopper.get(path));
    expect(await shows('/search?q=brae+pendant+nickel')).toContain(asText(lower));
    expect(await shows('/search?q=brae+pendant+nickel')).not.toContain(asText(usual));
    expect((await shopper.get('/search.data?q=brae+pendant+nickel')).text).toContain(
      `${lower / 100}`,
    );
    expect(await shows(bulbs)).toContain('Buy 20 or more');
    expect(await shows(bulbs)).not.toContain('Buy 5 or more');
    await shopper.get('/viewed?seen=brae-pendant-nickel');
    const viewed = await shopper.get('/viewed');
    expect(viewed.text).toContain(`${lower / 100}`);
    expect((await shopper.get('/products/cloth-cable')).text).toMatch(
      /name="quantity"[^>]* min="4" max="40" step="2"/,
    );
  },
);

/** All addresses under which the shop publishes the lamp's price. */
const published = [
  lamp,
  `${lamp}.data`,
  `${lamp}.md`,
  '/search?q=brae+pendant+nickel',
  '/search.data?q=brae+pendant+nickel',
  '/collections/all?q=brae',
  '/feeds/products.xml',
];
const dollars = (amount: number) => new RegExp(String(amount / 100).replace('.', '\\.'));

test('what a company sees is in no cache: other visitors never see its prices [R-543]', async () => {
  await shop.fresh();
  const { shopper } = await buyer();
  const prefetch = { 'sec-purpose': 'prefetch;prerender', 'sec-fetch-site': 'none' };
  expect((await shopper.get(lamp, prefetch)).status).toBe(503);
  for (const path of published) await shopper.get(path);
  await shopper.get('/');
  await shopper.get('/shell');
  for (const path of published) {
    const page = await shop.shopper().get(path);
    expect([path, page.status]).toEqual([path, 200]);
    expect(page.text, path).not.toMatch(dollars(lower));
    const state = /data-state="([^"]+)"/.exec(page.text)?.[1]?.replaceAll('&amp;', '&');
    if (state) expect((await shop.shopper().get(state)).text, state).not.toMatch(dollars(lower));
  }
  const page = await shop.shopper().get(lamp);
  expect(priceOn(page.text)).toBe(usual);
  expect(page.headers.get('cache-status')).toContain('hit');
});

test.runIf(isFullRun)(
  'cached pages of others are not what a company sees, and Markdown and feeds are the same for all [R-543]',
  async () => {
    for (const path of published) await shop.shopper().get(path);
    const { shopper } = await buyer();
    expect(priceOn((await shopper.get(lamp)).text)).toBe(lower);
    expect((await shopper.get(lamp, { accept: 'text/markdown' })).text).toContain(asText(usual));
    expect((await shopper.get(`${lamp}.md`)).text).toContain(asText(usual));
  },
);

test.runIf(isFullRun)(
  'the state of a page that a company asks for is the public one [R-543]',
  async () => {
    const ask = async () => {
      const page = await shop.shopper().get(lamp);
      const state = /data-state="([^"]+)"/.exec(page.text)![1]!.replaceAll('&amp;', '&');
      await shop.fresh();
      const { shopper } = await buyer();
      const { status, text } = await shopper.get(state);
      return [status, dollars(lower).test(text)];
    };
    // On a busy machine, one of the two pages may lack optional parts, so their states differ.
    await expect.poll(ask, { timeout: 60_000 }).toEqual([200, false]);
  },
);

test.runIf(isFullRun)(
  'the customer’s tokens are in no page, and the location’s id only in the form that changes it [R-543]',
  async () => {
    const { shopper } = await buyer();
    await add(shopper, brae);
    const sent = exchanges.map((exchange) => exchange.sent).join('\n');
    const [, token = ''] = /"customerAccessToken":"([^"]+)"/.exec(sent) ?? [];
    expect(token).not.toBe('');
    expect(sent).toContain(brooklyn);
    const form = '/accounts/company';
    for (const path of [lamp, `${lamp}.data`, '/cart', '/accounts/dashboard', form]) {
      const { status, text } = await shopper.get(path);
      expect([path, status, text.includes(brooklyn)]).toEqual([path, 200, path === form]);
      expect(text).not.toContain(token);
    }
  },
);

test('the bag is the company’s: prices, rules, terms and checkout [R-544]', async () => {
  const { shopper } = await buyer();
  expect((await add(shopper, brae, '2')).status).toBe(303);
  const bag = textOf(await shopper.get('/cart'));
  expect(bag).toContain(`Subtotal ${asText(2 * lower)}`);
  expect(bag).toContain('Payment terms: Net 30. You can choose to pay later at checkout.');
  const refused = await shopper.submit('/cart', {
    ...{ intent: 'add', merchandise: cable, quantity: '3' },
  });
  expect(textOf(refused)).toContain('Please choose a multiple of 2, at least 4 and at most 40.');
  await add(shopper, cable, '4');
  expect((await cartOf(shopper)).map(({ quantity }) => quantity)).toEqual(
    expect.arrayContaining([2, 4]),
  );
});

test('the checkout is for the location, which can pay later [R-544]', async () => {
  const { shopper } = await buyer();
  await add(shopper, brae);
  const { pathname, search } = new URL(await leaveForCheckout(shopper));
  const world = sandboxAt(shop.addresses.sandbox);
  const checkout = await openCheckout(world, pathname + search);
  const { page, fields } = await reachPayment(world, checkout);
  expect(textOf({ text: page })).toMatch(/Pay later: Net 30 .*For Hearth Hotels, Brooklyn/);
  const paid = await postForm(world, `${checkout}/payment`, { ...fields, outcome: 'terms' });
  expect(paid.headers.get('location')).toMatch(/^\/orders\//);
  const orders = textOf(await shopper.get('/accounts/my-orders'));
  expect(orders).toContain('Payment pending');
});

test.runIf(isFullRun)(
  'the checkout shows a bag that it has copied for a company first, also with a code from a link [R-544]',
  async () => {
    const shopper = shop.shopper();
    await add(shopper, brae);
    for (const operation of ['cartCreate', 'cartDiscountCodesUpdate'])
      await shop.fault({ service: 'commerce', operation, mode: 'http-500' });
    await shopper.get('/discount/WELCOME10');
    await buyer('brooklyn', shopper);
    await shop.clearFaults();
    await shop.fresh();
    const bag = textOf(await shopper.submit('/cart', { intent: 'checkout' }));
    expect(bag).toContain('Your bag was refreshed. Please check it and try again.');
    expect(await leaveForCheckout(shopper)).not.toBe('');
  },
);

test.runIf(isFullRun)(
  'a bag that couldn’t be copied at the sign-in isn’t opened with the usual prices [R-544]',
  async () => {
    const shopper = shop.shopper();
    await add(shopper, brae);
    await shop.fault({ service: 'commerce', operation: 'cartCreate', mode: 'http-500' });
    await buyer('brooklyn', shopper);
    const checkout = async () => textOf(await shopper.submit('/cart', { intent: 'checkout' }));
    expect(await checkout()).toContain("We can't open checkout right now.");
    await shop.clearFaults();
    await shop.fresh();
    expect(await checkout()).toContain('Your bag was refreshed. Please check it and try again.');
    expect(textOf(await shopper.get('/cart'))).toContain(`Subtotal ${asText(lower)}`);
    expect(await leaveForCheckout(shopper)).not.toBe('');
  },
);

test.runIf(isFullRun)(
  'a bag from before the sign-in becomes the company’s, with fitting quantities [R-544]',
  async () => {
    const shopper = shop.shopper();
    await add(shopper, brae);
    await add(shopper, cable, '3');
    await buyer('brooklyn', shopper);
    const bag = await shopper.get('/cart');
    expect(textOf(bag)).toContain('We changed your bag');
    expect(textOf(bag)).toContain(asText(lower));
    expect((await cartOf(shopper)).map(({ quantity }) => quantity).sort()).toEqual([1, 4]);
  },
);

test('a change of location and the sign-out bring the usual prices back at once [R-544]', async () => {
  const browser = providerBrowser(shop);
  const { shopper } = await signInHosted(shop, 'hotels', { browser });
  await choose(shopper, brooklyn);
  await add(shopper, brae);
  const id = shopper.cookies.get('cart-USD');
  await choose(shopper, queens);
  expect(shopper.cookies.get('cart-USD')).not.toBe(id);
  expect(textOf(await shopper.get('/cart'))).toContain(`Subtotal ${asText(usual)}`);
  await choose(shopper, brooklyn);
  expect(textOf(await shopper.get('/cart'))).toContain(`Subtotal ${asText(lower)}`);
  const again = shopper.cookies.get('cart-USD');
  await choose(shopper, brooklyn);
  expect(shopper.cookies.get('cart-USD')).toBe(again);
  await signOutHosted(shopper, browser);
  const bag = textOf(await shopper.get('/cart'));
  expect(bag).toContain(`Subtotal ${asText(usual)}`);
  expect(bag).not.toMatch(/Hearth Hotels|Net 30/);
  // Shows the sign-out's message. Until a page has shown it, product pages bypass the cache.
  await shopper.get('/accounts/login');
  const page = await shopper.get(lamp);
  expect([priceOn(page.text), page.headers.get('cache-status')]).toEqual([
    usual,
    expect.not.stringContaining('bypass'),
  ]);
});

test.runIf(isFullRun)(
  'a change of location keeps the bag’s note, gift message and recipients; another customer gets none of them [R-544]',
  async () => {
    const browser = providerBrowser(shop);
    const { shopper } = await signInHosted(shop, 'hotels', { browser });
    await choose(shopper, brooklyn);
    await add(shopper, brae);
    await shopper.post('/cart', {
      ...{ intent: 'add', merchandise: giftCard, quantity: '1', recipient: 'on' },
      ...{ 'recipient.email': 'rosa@example.com', 'recipient.name': 'Rosa' },
    });
    await shopper.post('/cart', { intent: 'note', note: 'Please ring at the gate' });
    await shopper.post('/cart', { intent: 'gift', gift: 'For the new lobby' });
    const texts = ['Please ring at the gate', 'For the new lobby', 'rosa@example.com'];
    const shown = async () => {
      const { text } = await shopper.get('/cart');
      return texts.filter((one) => text.includes(one));
    };
    expect(await shown()).toEqual(texts);
    for (const location of [queens, brooklyn, queens]) {
      await choose(shopper, location);
      expect(await shown()).toEqual(texts);
    }
    await signOutHosted(shopper, browser);
    expect(await shown()).toEqual([]);
    await buyer('brooklyn', shopper);
    expect(await shown()).toEqual([]);
  },
);

test.runIf(isFullRun)(
  'the cart of one location isn’t opened for another, even if its cookies are [R-544]',
  async () => {
    const { shopper } = await signInHosted(shop, 'hotels');
    await choose(shopper, brooklyn);
    await add(shopper, brae);
    const bag = [...shopper.cookies].filter(([name]) => name.startsWith('cart-'));
    await choose(shopper, queens);
    for (const [name, value] of bag) shopper.cookies.set(name, value);
    expect(textOf(await shopper.get('/cart'))).toContain(`Subtotal ${asText(usual)}`);
  },
);

test('if the company can’t be read at sign-in, the customer has a usual account, and is told once [R-545]', async () => {
  const told = 'You see our usual prices for now.';
  await shop.fault({ service: 'accounts', operation: 'customer', mode: 'http-500' });
  const { shopper, answer } = await buyer();
  await shop.clearFaults();
  expect(answer.location).toBe('/accounts/dashboard');
  expect(textOf(await shopper.get('/accounts/dashboard'))).toContain(told);
  expect(textOf(await shopper.get('/accounts/dashboard'))).not.toContain(told);
  expect(priceOn((await shopper.get(lamp)).text)).toBe(usual);
});

test.runIf(isFullRun)(
  'without the buyer’s token, pages have the usual prices and say so [R-545]',
  async () => {
    const { shopper } = await buyer();
    await shop.fault({
      ...{ service: 'accounts', operation: 'storefrontCustomerAccessTokenCreate' },
      mode: 'http-500',
    });
    const page = await shopper.get(lamp);
    await shop.clearFaults();
    expect(priceOn(page.text)).toBe(usual);
    expect(textOf(page)).toContain('We can’t show your company’s prices right now.');
    await shop.fresh();
    expect(priceOn((await shopper.get(lamp)).text)).toBe(lower);
    expect(priceOn((await shop.shopper().get(lamp)).text)).toBe(usual);
  },
);

test.runIf(isFullRun)(
  'without the buyer’s token, nothing gets into a cart with the usual prices [R-545]',
  async () => {
    const { shopper } = await buyer();
    await shop.fault({
      ...{ service: 'accounts', operation: 'storefrontCustomerAccessTokenCreate' },
      ...{ mode: 'http-500', times: 1 },
    });
    await add(shopper, brae);
    await shop.clearFaults();
    await shop.fresh();
    expect(await cartOf(shopper)).toEqual([]);
    await add(shopper, brae);
    const bag = textOf(await shopper.get('/cart'));
    expect(bag).toContain(`Subtotal ${asText(lower)}`);
    expect(bag).toContain('Net 30');
  },
);

test.runIf(isFullRun)(
  'order again says that quantities were changed to fit the location’s rules [R-442]',
  async () => {
    const { shopper } = await signInHosted(shop, 'hotels');
    await choose(shopper, queens);
    await add(shopper, cable, '3');
    await placeOrder(shop.addresses.sandbox, await leaveForCheckout(shopper));
    const orders = await shopper.get('/accounts/my-orders');
    const path = /\/accounts\/my-orders\/order\?id=\d+/.exec(orders.text)![0];
    await choose(shopper, brooklyn);
    const bag = textOf(await shopper.submit(path, { intent: 'again' }));
    expect(bag).toContain('We changed some quantities to fit what you can order.');
    expect(bag).not.toContain('no longer available');
    expect((await cartOf(shopper)).map(({ quantity }) => quantity)).toEqual([4]);
  },
);

const noLonger = 'You can no longer buy for this company location';

test.runIf(isFullRun)(
  'a customer who may no longer buy for a location gets the usual prices, and is told [R-545]',
  async () => {
    const { shopper } = await buyer();
    await add(shopper, brae);
    expect(priceOn((await shopper.get(lamp)).text)).toBe(lower);
    await role('take', 'brooklyn@lintel.example');
    try {
      expect(priceOn((await shopper.get(lamp)).text)).toBe(usual);
      // Without the message, this page would come from the page cache.
      expect(textOf(await shopper.get('/'))).toContain(noLonger);
      const bag = textOf(await shopper.get('/cart'));
      expect(bag).not.toContain(noLonger);
      expect(bag).toContain(`Subtotal ${asText(usual)}`);
      expect(bag).not.toContain('Net 30');
      expect((await shopper.get(lamp)).headers.get('cache-status')).not.toContain('bypass');
    } finally {
      await role('give', 'brooklyn@lintel.example');
    }
  },
);

test('a page whose check of the location finds it lost shows the usual prices and the message [R-545]', async () => {
  const { shopper } = await buyer();
  await shopper.get(lamp);
  await role('take', 'brooklyn@lintel.example');
  try {
    // The next access token checks the location.
    await shop.pass(3 * 3600_000);
    const page = await shopper.get(lamp);
    expect(priceOn(page.text)).toBe(usual);
    expect(textOf(page)).toContain(noLonger);
    expect(textOf(await shopper.get('/'))).not.toContain(noLonger);
  } finally {
    await role('give', 'brooklyn@lintel.example');
  }
});

test.runIf(isFullRun)(
  'who has lost all locations before choosing one is no longer asked to choose [R-545]',
  async () => {
    const { shopper } = await signInHosted(shop, 'hotels');
    expect(textOf(await shopper.get('/cart'))).toContain('Choose a location');
    rewrite = ({ sent }) =>
      sent.includes('HostedCompanyLocations')
        ? JSON.stringify({ data: { customer: { companyContacts: { nodes: [] } } } })
        : undefined;
    expect(textOf(await shopper.get('/accounts/company'))).toContain('isn’t part of a company');
    expect(textOf(await shopper.get('/cart'))).not.toContain('Choose a location');
  },
);

test.each(['BUYER_CANNOT_PURCHASE_FOR_COMPANY_LOCATION', 'INVALID_COMPANY_LOCATION'])(
  'Shopify’s refusal is recognised by its code too, and the bag is made without the company: %s [R-545]',
  async (code) => {
    const { shopper } = await buyer();
    let refusals = 0;
    rewrite = ({ sent }) => {
      if (refusals > 0 && sent.includes('HostedCompanyLocations'))
        return JSON.stringify({ data: { customer: { companyContacts: { nodes: [] } } } });
      if (!sent.includes('mutation cartCreate') || !sent.includes(brooklyn)) return undefined;
      refusals += 1;
      const userErrors = [{ code, field: null, message: 'Refused' }];
      return JSON.stringify({ data: { cartCreate: { cart: null, userErrors, warnings: [] } } });
    };
    await add(shopper, brae);
    expect(refusals).toBe(1);
    const bag = textOf(await shopper.get('/cart'));
    expect(bag).toContain(`Subtotal ${asText(usual)}`);
    expect(bag).toContain(noLonger);
    expect(bag).not.toContain('Buying for');
  },
);

const revoke = (change: string) => control(shop, 'accounts', { change });

test.runIf(isFullRun)(
  'a revoked token of the buyer is replaced, and the page has the company’s prices [R-545]',
  async () => {
    const { shopper } = await buyer();
    for (const path of [lamp, '/search?q=brae+pendant+nickel', '/cart']) {
      await add(shopper, brae);
      await revoke('revoke-buyers');
      const page = await shopper.get(path);
      expect([page.status, path]).toEqual([200, path]);
      expect(textOf(page)).toContain('Buying for Hearth Hotels, Brooklyn.');
      expect(page.text).toContain(`${lower / 100}`);
      expect(textOf(page)).not.toContain('We can’t show your company’s prices');
    }
  },
);

test.runIf(isFullRun)(
  'if Shopify keeps refusing the buyer, pages have the usual prices for a minute, and say so [R-545]',
  async () => {
    const { shopper } = await buyer();
    rewrite = ({ sent }) =>
      sent.includes('$buyer')
        ? JSON.stringify({ errors: [{ message: 'No such buyer' }] })
        : undefined;
    const page = await shopper.get(lamp);
    expect([page.status, priceOn(page.text)]).toEqual([200, usual]);
    const marks = marksOf(shopper, page);
    expect(marks.shown).toMatch(/^\w{16}$/);
    expect(marks.cookie).not.toBe(marks.shown);
    rewrite = () => undefined;
    exchanges = [];
    const next = await shopper.get(lamp);
    expect(priceOn(next.text)).toBe(usual);
    expect(marksOf(shopper, next)).toEqual({ shown: marks.cookie, cookie: marks.cookie });
    expect(textOf(next)).toContain('We can’t show your company’s prices right now.');
    expect(exchanges.map(({ sent }) => sent).join()).not.toMatch(/\$buyer|HostedCompanyLocations/);
    await shop.pass(61_000);
    const after = await shopper.get(lamp);
    expect(priceOn(after.text)).toBe(lower);
    expect(marksOf(shopper, after)).toEqual({ shown: marks.shown, cookie: marks.shown });
  },
);

test('the sign-out of a contact who hasn’t chosen a location loads a new document, too [R-541]', async () => {
  const { shopper } = await signInHosted(shop, 'hotels');
  await shop.fresh();
  // The provider's sign-out page can't be found.
  await shop.fault({ service: 'accounts', mode: 'http-500' });
  const { text } = await shopper.post('/accounts/sign-out.data', {});
  expect(text).toContain('"/accounts/login"');
  expect(text).toContain('"reload",true');
});

test('a company’s cookie without a session is removed by the next page [R-541]', async () => {
  const shopper = shop.shopper();
  shopper.cookies.set('company', 'stray');
  const page = await shopper.get('/');
  expect(marksOf(shopper, page)).toEqual({ shown: undefined, cookie: undefined });
  expect((await shopper.get('/')).headers.get('cache-status')).not.toContain('bypass');
});

test.runIf(isFullRun)(
  'if all of the customer’s tokens are revoked, pages have the usual prices, and say that the customer is signed out [R-545]',
  async () => {
    for (const path of [lamp, '/cart', '/collections/pendants']) {
      const { shopper } = await buyer();
      await add(shopper, brae);
      await shopper.get(lamp);
      await revoke('revoke');
      await revoke('revoke-buyers');
      const page = await shopper.get(path);
      expect([page.status, path]).toEqual([200, path]);
      if (path === lamp) expect(priceOn(page.text)).toBe(usual);
      const next = await shopper.get('/cart');
      expect(textOf(page) + textOf(next)).toContain('You have been signed out');
      expect(textOf(next)).not.toContain('Buying for');
      expect(textOf(next)).toContain(`Subtotal ${asText(usual)}`);
      expect((await shopper.get('/accounts/dashboard')).location).toBe('/accounts/login');
    }
  },
);

test.runIf(isFullRun)(
  'a customer who becomes a contact while signed in can choose the location in the account [R-541]',
  async () => {
    await role('take', 'brooklyn@lintel.example');
    let shopper: Shopper;
    try {
      ({ shopper } = await buyer());
    } finally {
      await role('give', 'brooklyn@lintel.example');
    }
    expect(priceOn((await shopper.get(lamp)).text)).toBe(usual);
    expect((await shopper.get('/accounts/dashboard')).text).toContain('href="/accounts/company"');
    expect((await choose(shopper, brooklyn)).status).toBe(303);
    expect(priceOn((await shopper.get(lamp)).text)).toBe(lower);
  },
);

test.runIf(isFullRun)(
  'the location is checked again with each new access token [R-545]',
  async () => {
    const { shopper } = await buyer();
    await shopper.get(lamp);
    const reads = () =>
      exchanges.filter(({ sent }) => sent.includes('HostedCompanyLocations')).length;
    exchanges = [];
    await shopper.get(lamp);
    expect(reads()).toBe(0);
    await shop.pass(3 * 3600_000);
    expect(priceOn((await shopper.get(lamp)).text)).toBe(lower);
    expect(reads()).toBe(1);
  },
);

test('visitors without a company cause no further call, and send no buyer [R-546]', async () => {
  await shop.fresh();
  const { shopper } = await buyer('three');
  exchanges = [];
  for (const path of ['/accounts/dashboard', lamp])
    expect((await shopper.get(path)).status).toBe(200);
  expect((await add(shopper, brae)).status).toBe(303);
  const sent = exchanges.map((exchange) => exchange.sent).join('\n');
  expect(sent).toContain('cartCreate');
  expect(sent).not.toMatch(/HostedCompanyLocations|BuyerInput|companyLocationId/);
});
