import { test as base, expect } from 'playwright/test';
import { startShop, type Shop } from '../support/storefront';

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

test('typing on the search page does not count as a page view, leaving it does', async ({
  page,
  shop,
}) => {
  const store = shop.addresses.stores.us!;
  const views: string[] = [];
  await page.route(/^https:/, async (route) => {
    const { events } = route.request().postDataJSON() as {
      events: { schema_id: string; payload: { path?: string } }[];
    };
    for (const { schema_id, payload } of events) {
      if (schema_id.startsWith('trekkie_storefront_page_view')) views.push(payload.path ?? '');
    }
    await route.fulfill({ contentType: 'application/json', body: '{"result":[]}' });
  });
  await page.context().addCookies([
    { name: 'consent', value: 'analytics', url: store },
    { name: 'popup-seen', value: '1', url: store },
  ]);
  await page.goto(`${store}/search`, { waitUntil: 'networkidle' });
  await expect.poll(() => views).toEqual(['/search']);
  const field = page.getByLabel('What are you looking for?');
  for (const term of ['brass', 'mirror', 'halden']) {
    await field.fill(term);
    await expect(page).toHaveURL(new RegExp(`q=${term}$`));
  }
  const card = page.getByRole('main').getByRole('article').first();
  await card.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/products\//);
  await expect.poll(() => views).toHaveLength(2);
  expect(views[1]).toMatch(/^\/products\//);
  await page.goBack();
  await expect.poll(() => views).toHaveLength(3);
  expect(views[2]).toBe('/search');
});
