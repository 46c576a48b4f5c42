import { test as base, expect } from 'playwright/test';
import { signIn } from '../support/sign-in';
import { startShop, type Shop } from '../support/storefront';
import type { Page } from 'playwright/test';
import { holdRequests } from '../support/hold-requests';
import { variantId } from '../support/seed-ids';
import { hydrated } from './shop';

const test = base.extend<object, { shop: Shop }>({
  shop: [
    async ({ browserName: _browser }, provide) => {
      const vars = {
        GTM_ID: 'GTM-TEST01',
        PINTEREST_TAG_ID: '2612345678901',
        META_PIXEL_ID: '123456789012345',
        KLAVIYO_ONSITE: 'true',
      };
      const shop = await startShop({ vars });
      await provide(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
});

interface Watched {
  page: Page;
  asked: string[];
}

async function watch(page: Page, shop: Shop): Promise<Watched> {
  const own = [...Object.values(shop.addresses.stores), shop.addresses.sandbox];
  const asked: string[] = [];
  page.on('request', (request) => {
    if (
      !own.some((origin) => request.url().startsWith(origin)) &&
      !request.url().startsWith('data:')
    )
      asked.push(request.url());
  });
  await page.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.addInitScript(() => localStorage.setItem('popup-seen', '1'));
  return { page, asked };
}

const told = (page: Page) =>
  page.evaluate(() => {
    const plain = (value: unknown) => JSON.parse(JSON.stringify(value ?? [])) as unknown[];
    const { dataLayer, pintrk, fbq } = window as unknown as {
      dataLayer?: unknown[];
      pintrk?: { queue: unknown[] };
      fbq?: { queue: unknown[] };
    };
    return { dataLayer: plain(dataLayer), pintrk: plain(pintrk?.queue), fbq: plain(fbq?.queue) };
  });

async function shopAround(page: Page, shop: Shop): Promise<void> {
  await page.goto(`${shop.addresses.stores.us}/products/brae-pendant-brass`);
  await hydrated(page);
  const email = page.getByRole('contentinfo').getByLabel('Email address');
  await email.fill('mara.private@lintel.example');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText("We've added you to our newsletter!")).toBeVisible();
  await page.getByRole('button', { name: 'Add to bag', exact: true }).first().click();
  await expect(
    page.getByRole('dialog', { name: 'Your bag' }).getByRole('button', { name: 'Checkout' }),
  ).toBeVisible();
}

const brass = variantId('brae-pendant-brass');

test(
  'nothing leaves the shop before consent, nor after a no [R-378] [V14.2.3]',
  { tag: '@full' },
  async ({ page, shop }) => {
    const { asked } = await watch(page, shop);
    await shopAround(page, shop);
    expect(asked).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Necessary only' }).click();
    await expect(page.getByRole('region', { name: 'Your privacy' })).toHaveCount(0);
    await shopAround(page, shop);
    expect(asked).toEqual([]);
    await expect(page.getByRole('region', { name: 'Your privacy' })).toHaveCount(0);
  },
);

test('a choice is kept although its request fails', { tag: '@full' }, async ({ page, shop }) => {
  await watch(page, shop);
  await page.route('**/consent.data', (route) => route.abort());
  await page.goto(`${shop.addresses.stores.us}/pages/about`);
  await page.getByRole('button', { name: 'Necessary only' }).click();
  const question = page.getByRole('region', { name: 'Your privacy' });
  await expect(question).toHaveCount(0);
  const consent = (await page.context().cookies()).find(({ name }) => name === 'consent');
  expect(consent?.value).toBe('none');
});

test(
  'a late yes tells the view of the page the visitor is on, and of no earlier one',
  { tag: '@full' },
  async ({ page, shop }) => {
    await watch(page, shop);
    await page.goto(`${shop.addresses.stores.us}/products/brae-pendant-brass`);
    await hydrated(page);
    const allow = page.getByRole('button', { name: 'Allow', exact: true });
    await expect(allow).toBeVisible();
    await page.locator('main a[href^="/products/"]').first().click();
    await expect(page).not.toHaveURL(/brae-pendant-brass/);
    // The address changes before the page.
    await expect(page.getByRole('main')).toBeFocused();
    const name = await page.getByRole('heading', { level: 1 }).textContent();
    await allow.click();
    const views = async () =>
      (await told(page)).dataLayer.filter((one) => Object(one).event === 'view_item');
    await expect
      .poll(views)
      .toMatchObject([{ ecommerce: { items: [{ item_name: name, quantity: 1 }] } }]);
    expect(JSON.stringify(await views())).not.toContain(brass);
    const calls = (await told(page)).pintrk as unknown[][];
    expect(calls.map((call) => call.slice(0, 2).join(' '))).toEqual([
      'load 2612345678901',
      'page',
      'track pagevisit',
    ]);
    // Imitates Pinterest's script, which replaces the queue of its stub (version 3.0).
    const pinterest = await page.evaluate(() => {
      const { pintrk } = window as unknown as {
        pintrk: { (...call: unknown[]): void; queue: unknown[]; version: string };
      };
      pintrk.queue = [];
      pintrk('page');
      return { queue: pintrk.queue, version: pintrk.version };
    });
    expect(pinterest).toEqual({ queue: [['page']], version: '3.0' });
    // Without these flags, Meta's script counts navigations itself, and drops ours.
    const flags = await page.evaluate(() => ({ ...Object(window).fbq }) as object);
    expect(flags).toMatchObject({ disablePushState: true, allowDuplicatePageViews: true });
  },
);

test(
  'after a yes each event is told once, exactly, and without a word about the person [R-199] [R-378] [R-379]',
  { tag: '@full' },
  async ({ page, shop }) => {
    const { asked } = await watch(page, shop);
    await page.goto(shop.addresses.stores.us!);
    await page.getByRole('button', { name: 'Allow', exact: true }).click();
    await expect.poll(() => asked.length).toBe(4);
    expect(asked.map((url) => new URL(url).host).sort()).toEqual([
      'connect.facebook.net',
      's.pinimg.com',
      'static.klaviyo.com',
      'www.googletagmanager.com',
    ]);
    expect((await told(page)).pintrk).toContainEqual(['page']);
    await shopAround(page, shop);
    const all = await told(page);
    const item = {
      item_id: brass,
      item_name: 'Brae Pendant',
      item_brand: 'Lintel',
      item_variant: 'Brass / One Size',
      quantity: 1,
      price: 165,
    };
    expect(all.dataLayer).toContainEqual({ event: 'FormSubmitted', formid: 'SignupForm' });
    const adds = all.dataLayer.filter((one) => (one as { event?: string }).event === 'add_to_cart');
    expect(adds).toEqual([
      {
        event: 'add_to_cart',
        ecommerce: {
          currency: 'USD',
          value: 165,
          items: [item],
        },
      },
    ]);
    expect(all.dataLayer[all.dataLayer.indexOf(adds[0]!) - 1]).toEqual({ ecommerce: null });
    expect(all.pintrk).toContainEqual([
      'track',
      'addtocart',
      expect.objectContaining({ value: 165, order_quantity: 1, currency: 'USD' }),
    ]);
    expect(all.fbq).toContainEqual([
      'track',
      'AddToCart',
      expect.objectContaining({ content_ids: [item.item_id], value: 165, currency: 'USD' }),
    ]);
    expect(all.fbq).toContainEqual(['track', 'PageView']);
    expect((all.pintrk as unknown[][]).filter(([name]) => name === 'page')).toHaveLength(1);
    const text = JSON.stringify(all);
    for (const secret of ['mara.private', '@lintel', 'gid://', 'Cart/', 'token']) {
      expect(text).not.toContain(secret);
    }
  },
);

test(
  'consent that is withdrawn in another tab ends the events of the open page [R-378]',
  { tag: '@full' },
  async ({ page, shop }) => {
    const store = shop.addresses.stores.us!;
    await watch(page, shop);
    await page
      .context()
      .addCookies([{ name: 'consent', value: 'analytics.marketing', url: store }]);
    await page.goto(`${store}/products/brae-pendant-brass`);
    await hydrated(page);
    const updates = async () =>
      (await told(page)).dataLayer.filter((one) => Object(one)[1] === 'update');
    await expect.poll(updates).toMatchObject([{ 2: { ad_storage: 'granted' } }]);
    const other = await page.context().newPage();
    await watch(other, shop);
    await other.goto(`${store}/consent`);
    await other.getByRole('button', { name: 'Necessary only' }).click();
    await expect(other.getByLabel(/^Analytics/)).not.toBeChecked();
    await other.close();
    await expect
      .poll(updates)
      .toMatchObject([
        { 2: { ad_storage: 'granted', analytics_storage: 'granted' } },
        { 2: { ad_storage: 'denied', analytics_storage: 'denied' } },
      ]);
    const before = await told(page);
    expect(before.fbq).toContainEqual(['consent', 'revoke']);
    await page.getByRole('button', { name: 'Add to bag', exact: true }).first().click();
    await expect(page.getByRole('dialog', { name: 'Your bag' })).toContainText('Qty: 1');
    expect(await told(page)).toEqual(before);
  },
);

async function keepTold(page: Page): Promise<void> {
  await page.addInitScript(() =>
    window.addEventListener('pagehide', () => {
      const { dataLayer, pintrk, fbq } = window as unknown as Record<string, unknown>;
      const queueOf = (tag: unknown) => (tag as { queue?: unknown[] } | undefined)?.queue ?? [];
      const kept = JSON.parse(sessionStorage.getItem('told') ?? '[]') as unknown[];
      const here = { dataLayer, pintrk: queueOf(pintrk), fbq: queueOf(fbq) };
      sessionStorage.setItem('told', JSON.stringify([...kept, here]));
    }),
  );
}

test(
  'third parties do not learn who a customer is who looks, adds and leaves for the checkout [R-380] [R-381] [V14.2.3]',
  { tag: '@full' },
  async ({ page, shop }) => {
    const store = shop.addresses.stores.us!;
    const { asked } = await watch(page, shop);
    await keepTold(page);
    await page
      .context()
      .addCookies([{ name: 'consent', value: 'analytics.marketing', url: store }]);
    const firstName = await signIn(page, store);
    await page.goto(`${store}/accounts/account-addresses`);
    await page.goto(`${store}/products/brae-pendant-brass`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Add to bag', exact: true }).first().click();
    const drawer = page.getByRole('dialog', { name: 'Your bag' });
    await expect(drawer.getByRole('button', { name: 'Checkout' })).toBeVisible();
    await page.goto(`${store}/cart`);
    await hydrated(page);
    await page.getByRole('main').getByRole('button', { name: 'Checkout' }).click();
    await expect(page.getByText('Demo checkout, no payment is taken.').first()).toBeVisible();
    await page.goto(`${store}/cart`);
    const text = await page.evaluate(() => sessionStorage.getItem('told') ?? '[]');
    const pages = JSON.parse(text) as Record<'pintrk' | 'fbq' | 'dataLayer', unknown[]>[];
    const pins = pages.flatMap(({ pintrk }) => pintrk);
    const line = {
      ...{ product_name: 'Brae Pendant', product_id: brass, product_price: 165 },
      ...{ product_quantity: 1, product_variant: 'Brass / One Size', product_brand: 'Lintel' },
    };
    const order = { value: 165, order_quantity: 1, currency: 'USD', line_items: [line] };
    expect(pins).toContainEqual(['track', 'addtocart', order]);
    expect(pins).toContainEqual(['track', 'initiatecheckout', order]);
    expect(pins).toContainEqual([
      'track',
      'pagevisit',
      {
        currency: 'USD',
        line_items: [expect.objectContaining({ product_name: 'Brae Pendant', product_id: brass })],
      },
    ]);
    expect(pages.flatMap(({ fbq }) => fbq)).toContainEqual([
      'track',
      'InitiateCheckout',
      {
        ...{ content_ids: [brass], content_type: 'product', value: 165 },
        ...{ contents: [{ id: brass, quantity: 1 }], currency: 'USD', num_items: 1 },
      },
    ]);
    const all = text + asked.join();
    for (const secret of ['three@', 'lintel.example', firstName, 'gid://', 'token', 'session=']) {
      expect(all.toLowerCase()).not.toContain(secret.toLowerCase());
    }
  },
);

test(
  'a page behind a mailed link loads no third party, whatever was allowed [V14.2.1]',
  { tag: '@full' },
  async ({ page, shop }) => {
    const store = shop.addresses.stores.us!;
    const { asked } = await watch(page, shop);
    await page
      .context()
      .addCookies([{ name: 'consent', value: 'analytics.marketing', url: store }]);
    await page.goto(`${store}/accounts/reset?customerId=1&resetToken=secret`);
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: 'Journal' }).first().click();
    await expect(page).toHaveURL(/journal/);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.goto(`${store}/accounts/reset?customerId=1&resetToken=secret`);
    const opened = page.waitForURL(`${store}/pages/about`);
    await page.evaluate(() => location.assign('/pages/about'));
    await opened;
    expect(await page.evaluate(() => document.referrer)).toBe(`${store}/`);
  },
);

test('a second press of Checkout is not told again', { tag: '@full' }, async ({ page, shop }) => {
  const store = shop.addresses.stores.us!;
  await watch(page, shop);
  await page.context().addCookies([{ name: 'consent', value: 'analytics.marketing', url: store }]);
  await page.goto(`${store}/products/brae-pendant-brass`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Add to bag', exact: true }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Your bag' });
  const checkout = drawer.getByRole('button', { name: 'Checkout' });
  await expect(checkout).toBeEnabled();
  // As if the checkout's reply were slow.
  await page.evaluate(() => addEventListener('submit', (event) => event.preventDefault()));
  await checkout.click();
  await checkout.click();
  const calls = (await told(page)).fbq as unknown[][];
  expect(calls.filter(([, name]) => name === 'InitiateCheckout')).toHaveLength(1);
});

test(
  'a box that was ticked before the scripts report the privacy signal stays ticked',
  { tag: '@full' },
  async ({ page, shop }) => {
    await watch(page, shop);
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
    );
    const release = await holdRequests(page, '**/assets/*.js');
    await page.goto(`${shop.addresses.stores.us}/consent`, { waitUntil: 'commit' });
    await page.getByLabel(/^Analytics/).check();
    release();
    await expect(page.locator('main input[name="gpc"]')).toBeAttached();
    await expect(page.getByLabel(/^Analytics/)).toBeChecked();
    await expect(page.getByLabel(/^Marketing/)).not.toBeChecked();
  },
);

test('a choice can be made without JavaScript', { tag: '@full' }, async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${shop.addresses.stores.us}/consent`);
  await page.getByLabel(/^Analytics/).check();
  await page.getByRole('button', { name: 'Save my choices' }).click();
  await expect(page.getByText('These are your current choices')).toBeVisible();
  const consent = (await context.cookies()).find(({ name }) => name === 'consent');
  expect(consent?.value).toBe('analytics');
  await context.close();
});
