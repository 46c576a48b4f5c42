/** Edits slices in the sandbox's page builder, which frames the shop from another origin. */
import type { Page } from 'playwright/test';
import { isFullRun } from '../support/full-run';
import { expect, test } from './shop';

const builderOf = (sandbox: string, query = '') => `${sandbox}/__standin/page-builder${query}`;

async function openBuilder(page: Page, sandbox: string, query?: string) {
  await page.goto(builderOf(sandbox, query));
  await expect(page.getByRole('status')).toHaveText('Connected.');
  return page.frameLocator('iframe');
}

/** For each kind of slice, a field whose text the slice shows. */
const fields: Record<string, string> = {
  hero_content: 'primary.title',
  two_panel_text: 'items.0.title',
  ticker: 'items.0.text',
  featured_events: 'primary.title',
  generic_feature: 'primary.title',
  featured_products: 'primary.title',
  featured_posts: 'primary.title',
  usp: 'items.0.title',
  product_grid: 'primary.title',
  instagram: 'primary.title',
  content: 'primary.text',
  contact_content: 'primary.title',
  locations_content: 'primary.title',
  returns_content: 'primary.title',
  faqs: 'items.0.question',
  our_story: 'primary.title',
  finishes: 'primary.title',
  stockist_widget: 'primary.title',
  tradeform_content: 'primary.title',
};

/** `npm test` edits every eighth kind. */
const isEdited = (_: unknown, index: number) => isFullRun || index % 8 === 0;

test('slices show their edits at once', async ({ visit, shop }) => {
  const page = await visit({ unhydrated: true });
  const frame = await openBuilder(page, shop.addresses.sandbox);
  await expect(frame.locator('[data-slice-type]')).toHaveCount(Object.keys(fields).length);
  await expect(frame.getByText('is loading')).toHaveCount(0);
  const times: number[] = [];
  for (const [type, field] of Object.entries(fields).filter(isEdited)) {
    const details = page.locator('details', { has: page.locator(`[name^="${type}."]`) });
    await details.locator('summary').click();
    const text = `Edited ${type.replaceAll('_', ' ')}`;
    const started = Date.now();
    await details.locator(`[name="${type}.${field}"]`).fill(text);
    const slice = frame.locator(`[data-slice-type="${type}"]`);
    await expect(slice.getByText(text).first()).toBeVisible();
    times.push(Date.now() - started);
    await expect(slice).toBeInViewport();
  }
  test.info().annotations.push({ type: 'ms until shown', description: times.join(' ') });
});

test(
  'a slice shows the products that it names, and says so while it has nothing to show',
  { tag: '@full' },
  async ({ visit, shop }) => {
    const page = await visit({ unhydrated: true });
    const frame = await openBuilder(page, shop.addresses.sandbox);
    const slice = frame.locator('[data-slice-type=featured_products]');
    await expect(slice.getByRole('article').first()).toBeVisible();
    const field = page.locator('[name="featured_products.primary.collection_handle"]');
    await page.locator('details', { has: field }).locator('summary').click();
    await field.fill('');
    await expect(slice).toHaveText('“Featured products” has nothing to show yet.');
    await field.fill('pendants');
    await expect(slice.getByRole('link', { name: /Pendant/ }).first()).toBeVisible();
  },
);

test(
  'links and forms of a slice leave the simulator where it is',
  { tag: '@full' },
  async ({ visit, shop }) => {
    const page = await visit({ unhydrated: true });
    const frame = await openBuilder(page, shop.addresses.sandbox, '?uid=contact');
    const simulator = page.frames().find((one) => one.url().endsWith('/slice-simulator'))!;
    await frame.getByRole('button', { name: /Send/ }).first().click();
    await frame.getByRole('link').first().click();
    expect(simulator.url()).toBe(`${shop.addresses.stores.us}/slice-simulator`);
    await expect(frame.locator('[data-slice-type=contact_content]')).toBeVisible();
  },
);

test(
  'messages of another origin change nothing [V3.5.5]',
  { tag: '@full' },
  async ({ visit, shop }) => {
    const page = await visit({ unhydrated: true });
    const frame = await openBuilder(page, shop.addresses.sandbox);
    await page
      .context()
      .route('http://hostile.example/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Hostile</title>' }),
      );
    const [hostile] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate(() => void window.open('http://hostile.example/')),
    ]);
    await hostile.waitForLoadState();
    // Sends the frame the messages that Prismic's simulator client sends.
    await hostile.evaluate(() => {
      const simulator = (window.opener as Window).frames[0]!;
      const { port1, port2 } = new MessageChannel();
      simulator.postMessage({ requestID: 'client-0', type: 'connect', data: {} }, '*', [port2]);
      const primary = { title: 'Hostile' };
      const data = [{ id: 'x', slice_type: 'hero_content', primary, items: [] }];
      port1.postMessage({ requestID: 'client-1', type: 'setSliceZone', data });
    });
    // The editor's connection still works, so the hostile one didn't replace it.
    const field = page.locator('[name="hero_content.primary.title"]');
    await page.locator('details', { has: field }).locator('summary').click();
    await field.fill('Edited');
    await expect(frame.getByText('Edited').first()).toBeVisible();
    await expect(frame.getByText('Hostile')).toHaveCount(0);
    await expect(frame.locator('[data-slice-type]')).toHaveCount(Object.keys(fields).length);
  },
);

test('another origin cannot frame the simulator, nor the editor any other page', async ({
  browser,
  shop,
}) => {
  const page = await browser.newPage();
  const { stores } = shop.addresses;
  const framed = async (host: string, path: string) => {
    const body = `<!doctype html><iframe src="${stores.us}${path}"></iframe>`;
    await page.route(`${host}/**`, (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(`${host}/`);
    return page.frames()[1]!.url();
  };
  expect(await framed('http://hostile.example', '/slice-simulator')).toContain('chrome-error:');
  expect(await framed('https://lintel-demo.prismic.io', '/')).toContain('chrome-error:');
  await page.context().close();
});

test(
  'a page that opens the simulator by itself says what it is for',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit({ unhydrated: true });
    await page.goto('/slice-simulator');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slice simulator');
    await page.waitForFunction(() => window.lazyHydration?.phase === 'hydrated');
  },
);
