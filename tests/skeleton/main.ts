/**
 * `npm run skeleton [-- 2026.4]`: runs Hydrogen's skeleton templates on the sandbox and shops in
 * them.
 */
import { spawnSync } from 'node:child_process';
import { strict as assert } from 'node:assert';
import { chromium, type Page } from 'playwright';
import { contact } from '../support/checkout-driver';
import { ensureChromium, headlessShell } from '../support/chromium.mjs';
import { packageCommand } from '../../scripts/package-command.mjs';
import { buildSkeleton, templates, type TemplateName } from './build';
import { imageHost, startSkeleton } from './shop';
import { chrome } from '../support/shopper';

const names = Object.keys(templates) as TemplateName[];
const name = names.find((one) => one === process.argv[2]);
if (!name) {
  const run = (one: string) =>
    spawnSync(process.execPath, [packageCommand('tsx'), 'tests/skeleton/main.ts', one], {
      stdio: 'inherit',
    }).status;
  process.exit(names.map(run).every((status) => status === 0) ? 0 : 1);
}
console.log(`Skeleton of Hydrogen ${name}`);
const shop = await startSkeleton(buildSkeleton(name));
await ensureChromium();
const browser = await chromium.launch(headlessShell());
const context = await browser.newContext({
  userAgent: chrome,
  baseURL: shop.origin,
  locale: 'en-US',
});
// Shopify's network: pictures come from the sandbox; all other requests are blocked.
await context.route(/^https:\/\/[\w.-]*shopify(?:cloud|svc)?\.com\//, (route) => route.abort());
await context.route(`${imageHost}/cdn/shop/**`, async (route) => {
  const { pathname, search } = new URL(route.request().url());
  await route.fulfill({
    response: await context.request.get(shop.sandbox.origin + pathname + search),
  });
});
const page = await context.newPage();
const bag = page.locator('div.cart');
const said = new Set<string>();
page.on('console', (message) => {
  if (message.type() === 'error') said.add(message.text().replace(/\s+/g, ' ').slice(0, 240));
});
page.on('pageerror', (error) => said.add(error.message));

const pages: Record<string, number> = {
  '/': 200,
  '/collections': 200,
  '/collections/all': 200,
  '/collections/pendants': 200,
  '/search?q=brass': 200,
  '/cart': 200,
  '/policies': 200,
  '/policies/privacy-policy': 200,
  '/blogs': 200,
  '/robots.txt': 200,
  '/sitemap.xml': 200,
  '/pages/about': 404,
  '/blogs/journal': 404,
  '/nothing': 404,
};

const journeys: Record<string, () => Promise<void>> = {
  async 'opens every page'() {
    for (const [path, status] of Object.entries(pages)) {
      const answer = await context.request.get(path, { maxRedirects: 0 });
      assert.equal(answer.status(), status, path);
    }
  },
  async 'finds a product from the home page'() {
    await page.goto('/', { waitUntil: 'networkidle' });
    const empty = await page
      .locator('main img')
      .evaluateAll((all) => (all as HTMLImageElement[]).filter((one) => one.naturalWidth === 0));
    assert.equal(empty.length, 0, 'pictures that do not show');
    await page.locator('a.recommended-product').first().click();
    await page.waitForURL(/\/products\//);
    assert.match(await page.locator('.product-main .product-price').innerText(), /\$\d/);
  },
  async 'goes through a collection page by page'() {
    await page.goto('/collections/pendants');
    const first = await page.locator('a.product-item').count();
    await page.getByRole('link', { name: /Load more/ }).click();
    await page.waitForFunction(
      (count) => document.querySelectorAll('a.product-item').length > count,
      first,
    );
  },
  async 'finds products by their words'() {
    await page.goto('/search?q=brass');
    assert.ok((await page.locator('.search-results-item').count()) > 0);
  },
  async 'adds, changes and takes out of the bag'() {
    await add();
    const line = bag.locator('.cart-line').first();
    await line.getByRole('button', { name: 'Increase quantity' }).click();
    await line.getByText('Quantity: 2').waitFor();
    await line.getByRole('button', { name: 'Remove' }).click();
    await bag.getByText('haven’t added anything').waitFor();
  },
  async 'applies a discount code'() {
    await add();
    await bag.getByPlaceholder('Discount code').fill('WELCOME10');
    await bag.getByRole('button', { name: 'Apply' }).first().click();
    await bag.getByText('WELCOME10').waitFor();
  },
  async 'checks out'() {
    await page.goto('/cart');
    await bag.getByRole('link', { name: /Continue to Checkout/ }).click();
    await checkOut(page);
    assert.match(page.url(), new RegExp(`^${shop.sandbox.origin}/`));
  },
  async 'sends customers to sign in where the shop has no accounts for it'() {
    const answer = await context.request.get('/account/login', { maxRedirects: 0 });
    assert.equal(answer.status(), 302);
    const { pathname } = new URL(answer.headers().location!);
    assert.equal((await shop.sandbox.fetch(pathname)).status, 404);
  },
};

async function add(): Promise<void> {
  await page.goto('/products/brae-pendant-brass', { waitUntil: 'networkidle' });
  await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'POST'),
    page.getByRole('button', { name: 'Add to cart' }).click(),
  ]);
  await page.goto('/cart', { waitUntil: 'networkidle' });
}

async function checkOut(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Checkout' }).waitFor();
  for (const [name, value] of Object.entries(contact)) {
    const field = page.locator(`[name="${name}"]`);
    if (name === 'country') await field.selectOption(value);
    else await field.fill(value);
  }
  await page.getByRole('button', { name: /Continue/ }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByLabel('The payment is approved').check();
  await page.locator('main form button, form button').last().click();
  await page
    .getByText(/Order #?\d+|Thank you/)
    .first()
    .waitFor();
}

let failed = 0;
for (const [name, journey] of Object.entries(journeys)) {
  try {
    await journey();
    console.log(`ok      ${name}`);
  } catch (error) {
    failed += 1;
    console.log(`FAILED  ${name}: ${(error as Error).message}`);
  }
}
const wrong = shop.asked.filter(({ status, errors }) => status !== 200 || errors.length > 0);
const lines = wrong.map(({ operation, status, errors }) =>
  [operation, status, ...errors].join(' · '),
);
console.log(`${shop.asked.length} requests, ${wrong.length} not answered as asked`);
for (const line of new Set(lines)) console.log(`        ${line}`);
for (const line of said) console.log(`browser ${line}`);
await browser.close();
await shop.stop();
const refused = wrong.filter(({ errors }) => errors.length > 0).length;
if (refused > 0) console.log(`FAILED  ${refused} requests were answered with GraphQL errors`);
process.exit(failed + refused === 0 ? 0 : 1);
