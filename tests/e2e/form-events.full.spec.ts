import { test as base, expect, type Page } from 'playwright/test';
import { variantId } from '../support/seed-ids';
import { startShop, type Shop } from '../support/storefront';
import { hydrated } from './shop';

const test = base.extend<object, { shop: Shop }>({
  shop: [
    async ({ browserName: _browser }, provide) => {
      const shop = await startShop({
        vars: { GTM_ID: 'GTM-TEST01', PINTEREST_TAG_ID: '2612345678901' },
      });
      await provide(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
});

type Told = { dataLayer: unknown[]; pintrk: unknown[] };

async function prepare(page: Page, shop: Shop, consent: string): Promise<string> {
  const store = shop.addresses.stores.us!;
  await page.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.context().addCookies([
    { name: 'consent', value: consent, url: store },
    { name: 'popup-seen', value: '1', url: store },
  ]);
  await page.addInitScript(() => {
    const here = () => {
      const { dataLayer, pintrk } = window as unknown as {
        dataLayer?: unknown[];
        pintrk?: { queue?: unknown[] };
      };
      return { dataLayer: dataLayer ?? [], pintrk: pintrk?.queue ?? [] };
    };
    Object.assign(window, { here });
    window.addEventListener('pagehide', () => {
      const kept = JSON.parse(sessionStorage.getItem('told') ?? '[]') as unknown[];
      sessionStorage.setItem('told', JSON.stringify([...kept, here()]));
    });
  });
  return store;
}

async function told(page: Page): Promise<Told> {
  const all = (await page.evaluate(() =>
    JSON.parse(
      JSON.stringify([
        ...JSON.parse(sessionStorage.getItem('told') ?? '[]'),
        (window as unknown as { here(): unknown }).here(),
      ]),
    ),
  )) as Told[];
  return {
    dataLayer: all.flatMap(({ dataLayer }) => dataLayer),
    pintrk: all.flatMap(({ pintrk }) => pintrk),
  };
}

const submitted = { event: 'FormSubmitted', formid: 'SignupForm' };
const signUps = async (page: Page) =>
  (await told(page)).dataLayer.filter((one) => JSON.stringify(one) === JSON.stringify(submitted));

let people = 0;
async function signUp(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Email address').fill(`reader-${(people += 1)}.events@lintel.example`);
  await main.getByRole('button', { name: 'Sign up' }).click();
  await expect(main.getByText("We've added you to our newsletter!")).toBeVisible();
}

test('a sign-up on the newsletter’s page is told once [R-383]', async ({ page, shop }) => {
  const store = await prepare(page, shop, 'analytics.marketing');
  await page.goto(`${store}/newsletter`);
  await hydrated(page);
  await signUp(page);
  await expect.poll(() => signUps(page)).toEqual([submitted]);
  await page.reload({ waitUntil: 'networkidle' });
  expect(await signUps(page)).toEqual([submitted]);
  await page.goto(`${store}/newsletter?joined=&from=/`, { waitUntil: 'networkidle' });
  expect(await signUps(page)).toEqual([submitted]);
});

test('a sign-up that was sent before the scripts were there is told by the next page [R-383]', async ({
  page,
  shop,
}) => {
  const store = await prepare(page, shop, 'analytics.marketing');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`${store}/newsletter`);
  const scripts = await page.evaluate(() => 'here' in window);
  expect(scripts).toBe(true);
  await page.unroute('**/assets/*.js');
  await signUp(page);
  await page.waitForLoadState('networkidle');
  await expect.poll(() => signUps(page)).toEqual([submitted]);
});

test('without consent neither is told', async ({ page, shop }) => {
  const store = await prepare(page, shop, 'none');
  await page.goto(`${store}/newsletter`);
  await hydrated(page);
  await signUp(page);
  await signInToCheckout(page, store);
  expect(await told(page)).toEqual({ dataLayer: [], pintrk: [] });
});

const orders = async (page: Page) =>
  (await told(page)).pintrk.filter((call) => Object(call)[1] === 'initiatecheckout');

async function signInToCheckout(page: Page, store: string): Promise<void> {
  await page.goto(`${store}/products/brae-pendant-brass`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Add to bag', exact: true }).first().click();
  await expect(
    page.getByRole('dialog', { name: 'Your bag' }).getByRole('button', { name: 'Checkout' }),
  ).toBeVisible();
  await page.goto(`${store}/account/login?checkout_url=/checkout`);
  await hydrated(page);
  const form = page.getByRole('main').locator('form').first();
  await form.getByLabel('Email').fill('three@lintel.example');
  await form.getByLabel('Password').fill('lintel-demo');
  await form.getByRole('button').last().click();
  await expect(page.getByText('Demo checkout, no payment is taken.').first()).toBeVisible();
  await page.goto(`${store}/pages/about`, { waitUntil: 'networkidle' });
}

test('a sign-in that leads to the checkout is told as the Checkout button is [R-382]', async ({
  page,
  shop,
}) => {
  const store = await prepare(page, shop, 'analytics.marketing');
  await signInToCheckout(page, store);
  const line = {
    ...{ product_name: 'Brae Pendant', product_id: variantId('brae-pendant-brass') },
    ...{ product_price: 165, product_quantity: 1 },
    ...{ product_variant: 'Brass / One Size', product_brand: 'Lintel' },
  };
  expect(await orders(page)).toEqual([
    [
      'track',
      'initiatecheckout',
      { value: 165, order_quantity: 1, currency: 'USD', line_items: [line] },
    ],
  ]);
});
