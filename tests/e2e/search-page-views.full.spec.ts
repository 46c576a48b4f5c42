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

test('typing, choosing a variant and links within the page don’t count as page views, other pages do', async ({
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
  const other = page.getByRole('main').locator('input[type=radio][name^=option]:not(:checked)');
  const before = page.url();
  await other.first().check({ force: true });
  await expect(page).not.toHaveURL(before);
  await page.evaluate(() => location.assign('#main'));
  await page.goBack();
  await expect(page).not.toHaveURL(/#main$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/search/);
  await expect.poll(() => views.slice(2)).toEqual(['/search']);
});
