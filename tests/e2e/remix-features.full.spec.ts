import { buildStorefront } from '../../scripts/build';
import { builds } from '../../scripts/places';
import { startShop } from '../support/storefront';
import { expect, test as base } from './shop';

const test = base.extend({
  shop: [
    async ({ browserName: _browser }, provide) => {
      await buildStorefront({ build: 'remix-features' });
      const shop = await startShop({ folder: builds['remix-features'] });
      await provide(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
// Serial, because each worker would build.
test.describe.configure({ mode: 'serial' });

const path = '/remix-features';

test('links, forms, fetchers, deferred data and client loaders work as documented', async ({
  visit,
}) => {
  const page = await visit();
  await page.goto(path);
  const shown = page.getByRole('main');
  await expect(shown.getByText('Late of 1')).toBeVisible();
  await expect(shown.getByText('Loaded by the server')).toBeVisible();
  await expect(shown.getByRole('link', { name: 'This page' })).toHaveClass(/active/);

  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await shown.getByRole('link', { name: 'About us' }).hover();
  await expect(shown.locator('link[rel=prefetch][href^="/pages/about.data"]')).toBeAttached();
  await shown.getByRole('link', { name: 'Next page' }).click();
  await expect(shown.getByText('Navigation: loading')).toBeVisible();
  await expect(shown.getByRole('heading', { name: 'Page 2' })).toBeVisible();
  await expect(shown.getByText('Loaded by the browser')).toBeVisible();
  await expect(shown.getByText('Late of 2')).toBeVisible();
  await expect(shown.getByText('Navigation: idle')).toBeVisible();

  await shown.getByLabel('Word of the form').fill('lamp');
  await shown.getByRole('button', { name: 'Send the form' }).click();
  await expect(shown.getByText('form: lamp')).toBeVisible();
  await shown.getByLabel('Word of the fetcher').fill('shade');
  await shown.getByRole('button', { name: 'Send by fetcher' }).click();
  await expect(shown.getByText('fetcher: shade')).toBeVisible();
  expect(await page.evaluate(() => Object(window).sameDocument)).toBe(true);
});

test('and without JavaScript the page, its links and its forms work as well', async ({ visit }) => {
  const page = await visit({ javaScriptEnabled: false });
  await page.goto(path);
  const shown = page.getByRole('main');
  await shown.getByRole('link', { name: 'Next page' }).click();
  await expect(shown.getByRole('heading', { name: 'Page 2' })).toBeVisible();
  await shown.getByLabel('Word of the form').fill('lamp');
  await shown.getByRole('button', { name: 'Send the form' }).click();
  await expect(shown.getByText('form: lamp')).toBeVisible();
});
