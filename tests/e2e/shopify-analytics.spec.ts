import { test as base, expect, type Page } from 'playwright/test';
import { signIn } from '../support/sign-in';
import { startShop, type Shop } from '../support/storefront';
import { productId, variantId } from '../support/seed-ids';
import { hydrated } from './shop';

const test = base.extend<object, { shop: Shop }>({
  shop: [
    async ({ browserName: _browser }, provide) => {
      const shop = await startShop({ vars: { SHOPIFY_SHOP_ID: '55512345' } });
      await provide(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
});

interface Sent {
  schema_id: string;
  payload: Record<string, unknown>;
}

async function watch(page: Page): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.route(/^https:/, async (route) => {
    expect(route.request().url()).toBe(
      'https://monorail-edge.shopifysvc.com/unstable/produce_batch',
    );
    sent.push(...(route.request().postDataJSON() as { events: Sent[] }).events);
    await route.fulfill({ contentType: 'application/json', body: '{"result":[]}' });
  });
  await page.addInitScript(() => localStorage.setItem('popup-seen', '1'));
  return sent;
}

const namesOf = (sent: Sent[]) =>
  sent.map(({ schema_id, payload }) => payload.event_name ?? schema_id);
const pageView = ['trekkie_storefront_page_view/1.4', 'page_rendered'];
const visitorIds = async (page: Page) =>
  (await page.context().cookies())
    .filter(({ name }) => name.startsWith('_shopify_'))
    .map(({ name, value }) => [name, value]);

test(
  'nothing is sent, loaded or kept before a yes, nor after it is taken back',
  { tag: '@full' },
  async ({ page, shop }) => {
    const store = shop.addresses.stores.us!;
    const sent = await watch(page);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await page.goto(`${store}/products/brae-pendant-brass`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Add to bag', exact: true }).first().click();
    await expect(
      page.getByRole('dialog', { name: 'Your bag' }).getByRole('button', { name: 'Checkout' }),
    ).toBeVisible();
    expect(sent).toEqual([]);
    expect(scripts.filter((path) => path.startsWith('/assets/shopify-'))).toEqual([]);
    expect(await visitorIds(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Allow', exact: true }).click();
    await expect.poll(() => namesOf(sent)).toContain('page_rendered');
    expect(await visitorIds(page)).toHaveLength(2);
    await page.goto(`${store}/consent`);
    await page.getByRole('button', { name: 'Necessary only' }).click();
    await expect(page.getByLabel(/^Analytics/)).not.toBeChecked();
    await page.waitForLoadState('networkidle');
    expect(await visitorIds(page)).toEqual([]);
    sent.length = 0;
    await page.goto(store);
    await page.waitForLoadState('networkidle');
    expect(sent).toEqual([]);
  },
);

test(
  'a customer looks and adds: each event once, with the product and nothing of the person',
  { tag: '@full' },
  async ({ page, shop }) => {
    const store = shop.addresses.stores.us!;
    const sent = await watch(page);
    await page.context().addCookies([{ name: 'consent', value: 'analytics', url: store }]);
    const firstName = await signIn(page, store);
    await page.waitForLoadState('networkidle');
    const account = sent.splice(0);
    await page.goto(`${store}/products/brae-pendant-brass?utm_source=letter&email=three@x.example`);
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Add to bag', exact: true }).first().click();
    await expect(
      page.getByRole('dialog', { name: 'Your bag' }).getByRole('button', { name: 'Checkout' }),
    ).toBeVisible();
    await expect.poll(() => namesOf(sent)).toContain('product_added_to_cart');
    expect(namesOf(sent).sort()).toEqual(
      [...pageView, 'product_page_rendered', 'product_added_to_cart'].sort(),
    );
    const ids = Object.fromEntries(await visitorIds(page)) as Record<string, string>;
    const seen = sent.find(({ schema_id }) => schema_id === pageView[0])!;
    expect(seen.payload).toMatchObject({
      ...{ shopId: 55512345, currency: 'USD', contentLanguage: 'EN', pageType: 'product' },
      ...{ uniqToken: ids._shopify_y, visitToken: ids._shopify_s, isPersistentCookie: true },
      ...{ path: '/products/brae-pendant-brass', search: '?utm_source=letter' },
      url: `${store}/products/brae-pendant-brass?utm_source=letter`,
    });
    const added = sent.find(({ payload }) => payload.event_name === 'product_added_to_cart')!;
    expect(added).toMatchObject({
      schema_id: 'custom_storefront_customer_tracking/1.2',
      payload: {
        ...{ shop_id: 55512345, currency: 'USD', total_value: 165, source: 'headless' },
        ...{ unique_token: ids._shopify_y, deprecated_visit_token: ids._shopify_s },
        ...{ analytics_allowed: true, marketing_allowed: false, sale_of_data_allowed: false },
      },
    });
    const product = productId('brae-pendant-brass');
    const variant = variantId('brae-pendant-brass');
    expect((added.payload.products as string[]).map((text) => JSON.parse(text) as unknown)).toEqual(
      [
        {
          ...{ product_gid: `gid://shopify/Product/${product}`, product_id: product },
          ...{ variant_gid: `gid://shopify/ProductVariant/${variant}` },
          ...{ variant_id: Number(variant), name: 'Brae Pendant', variant: 'Brass / One Size' },
          ...{ brand: 'Lintel', price: 165, quantity: 1 },
        },
      ],
    );
    const all = JSON.stringify([account, sent]).toLowerCase();
    for (const secret of [
      'three',
      'lintel.example',
      'x.example',
      firstName,
      '/cart/',
      'session=',
    ]) {
      expect(all).not.toContain(secret.toLowerCase());
    }
    expect(all).not.toMatch(/"customer_?id":/i);
  },
);

test(
  'a page behind a mailed link sends nothing, whatever was allowed',
  { tag: '@full' },
  async ({ page, shop }) => {
    const store = shop.addresses.stores.us!;
    const sent = await watch(page);
    await page.context().addCookies([{ name: 'consent', value: 'analytics', url: store }]);
    await page.goto(`${store}/accounts/reset?customerId=1&resetToken=secret`);
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: 'Journal' }).first().click();
    await expect(page).toHaveURL(/journal/);
    await page.waitForLoadState('networkidle');
    expect(sent).toEqual([]);
  },
);
