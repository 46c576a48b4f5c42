import type { Page } from 'playwright/test';
import { catalogueService } from '../support/storefront';
import { expect, test } from './shop';

async function openSearch(page: Page) {
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Search' })
    .locator('visible=true')
    .click();
  const sheet = page.getByRole('dialog', { name: 'Search' });
  await expect(sheet.getByRole('searchbox')).toBeFocused();
  return sheet;
}

for (const { width, most } of [
  { width: 843, most: 10 },
  { width: 844, most: 12 },
]) {
  test(
    `in a window of ${width} px the search shows ${most} results and leads to the others [R-061] [R-113]`,
    { tag: '@full' },
    async ({ visit }) => {
      const page = await visit();
      await page.setViewportSize({ width, height: 900 });
      const sheet = await openSearch(page);
      await sheet.getByRole('searchbox').fill('brass');
      await expect(sheet.getByRole('article')).toHaveCount(most);
      await sheet.getByRole('link', { name: 'See more results' }).click();
      await expect(page).toHaveURL(/\/search\?q=brass$/);
      await expect(page.getByLabel('What are you looking for?')).toHaveValue('brass');
    },
  );
}

test(
  'the search names the shop, and closes by its cross and by a link of the menu [R-098] [R-107]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.setViewportSize({ width: 1440, height: 900 });
    const sheet = await openSearch(page);
    await expect(sheet.getByRole('searchbox')).toHaveAttribute('placeholder', /Lintel/);
    await sheet.getByRole('button', { name: 'Close search' }).click();
    await expect(sheet).toBeHidden();
    await openSearch(page);
    await page
      .locator('nav[aria-label=Main] a[href="/collections/pendants"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\/collections\/pendants$/);
  },
);

test(
  'a search that fails clears its results and says so in the console [R-120]',
  { tag: '@full' },
  async ({ visit, shop }) => {
    const page = await visit({ mayFail: true });
    const warned: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warned.push(message.text());
    });
    const sheet = await openSearch(page);
    await sheet.getByRole('searchbox').fill('brass');
    await expect(sheet.getByRole('article').first()).toBeVisible();
    await shop.fault({ service: catalogueService, mode: 'http-500', operation: '*' });
    await sheet.getByRole('searchbox').fill('velvet');
    await expect(sheet.getByRole('article')).toHaveCount(0);
    await expect(sheet.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(sheet.getByRole('status')).toHaveText(
      'We can’t search right now. Please try again.',
    );
    expect(warned.filter((text) => text.includes('The search failed.'))).toHaveLength(1);
    await shop.clearFaults();
    await sheet.getByRole('searchbox').fill('brass');
    await expect(sheet.getByRole('status')).toHaveText(/^\d+ results$/);
  },
);

test(
  'the search page goes on by itself, to its end and no further, and Back finds it as it was [R-117] [R-118] [R-119]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/product-list?')) asked.push(request.url());
    });
    await page.goto('/search?q=brass');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.first()).toBeVisible();
    const [total] = /\d+/.exec(
      (await page
        .getByText(/^\d+ results$/)
        .first()
        .textContent()) ?? '',
    )!;
    const first = await cards.count();
    await expect(async () => {
      await page.mouse.wheel(0, 4000);
      await expect(page.locator('[data-list-end]')).toHaveCount(0, { timeout: 300 });
    }).toPass();
    expect(await cards.count()).toBeGreaterThan(first);
    const before = asked.length;
    expect(before).toBe(Math.ceil(Number(total) / 20) - 1);
    await page.mouse.wheel(0, -3000);
    await page.mouse.wheel(0, 9000);
    await page.waitForTimeout(700);
    expect(asked).toHaveLength(before);
    await expect(page).toHaveURL(/pageNo=\d/);
    const names = await cards.locator('h3').allTextContents();
    await cards
      .last()
      .locator('h3 a')
      .evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page).toHaveURL(/\/products\//);
    // The address changes before the page does.
    await expect(cards).not.toHaveCount(names.length);
    await page.goBack();
    await expect(cards).toHaveCount(names.length);
    expect(await cards.locator('h3').allTextContents()).toEqual(names);
    expect(asked).toHaveLength(before);
  },
);

test(
  'a list whose next page fails asks once, says so, and asks again by a button once the server allows it',
  { tag: '@full' },
  async ({ visit, shop }) => {
    const page = await visit({ mayFail: true });
    const asked: number[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/product-list?')) asked.push(response.status());
    });
    await page.goto('/collections/all?sort=price-descending');
    await expect(page.getByRole('link', { name: 'Show more' })).toBeVisible();
    await page.clock.install();
    await shop.fault({ service: catalogueService, mode: 'http-500', operation: '*' });
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(async () => {
      await page.mouse.wheel(0, 4000);
      await page.clock.runFor(400);
      await expect(again).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(
      page.getByRole('status').filter({ hasText: 'We can’t load more products right now.' }),
    ).toBeVisible();
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    for (const way of [-3000, 4000, -3000, 4000]) {
      await page.mouse.wheel(0, way);
      await page.clock.runFor(400);
    }
    // The page may still be scrolling, so a real click could miss the button.
    await again.dispatchEvent('click');
    expect(asked).toEqual([503]);

    await shop.clearFaults();
    await page.clock.runFor(10_000);
    await expect(again).toHaveAttribute('aria-disabled', 'false');
    await again.click();
    await expect(page.getByText(/\d+ more products\. \d+( of \d+)? shown\./)).toBeAttached();
    await expect(again).toHaveCount(0);
    await expect(page.locator('[data-list-end] a:focus, [data-page] h3 a:focus')).toHaveCount(1);
    expect(asked.slice(0, 2)).toEqual([503, 200]);
  },
);

test(
  'after a page without products, a list goes on only by its link, whatever it counts',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    const asked: (string | null)[] = [];
    // Excludes a card's other finishes, which pointer movements may request.
    const isPage = ({ pathname, searchParams }: URL) =>
      pathname === '/product-list' && searchParams.has('collection');
    await page.route(isPage, (route) => {
      const pageNo = new URL(route.request().url()).searchParams.get('pageNo');
      asked.push(pageNo);
      const facets = { types: [], tags: [], price: null, inStock: null };
      return route.fulfill({
        json: { products: [], count: 999, hasNext: pageNo !== '3', facets },
      });
    });
    await page.goto('/collections/all?sort=price-descending');
    const more = page.getByRole('link', { name: 'Show more' });
    await more.scrollIntoViewIfNeeded();
    await expect(page.getByText('0 more products.')).toBeAttached();
    await page.mouse.wheel(0, 4000);
    await expect(more).toHaveAttribute('href', /pageNo=2/);
    // A page that still scrolls would lose the click.
    await page.waitForFunction(
      () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
    );
    const opened = page.context().waitForEvent('page');
    await more.click({ modifiers: ['ControlOrMeta'] });
    await (await opened).close();
    await more.click();
    await expect(more).toHaveAttribute('href', /pageNo=3/);
    await more.click();
    await expect.poll(() => asked).toEqual(['1', '2', '3']);
    await expect(page.getByRole('link', { name: /^(Show more|Loading…)$/ })).toHaveCount(0);
    expect(asked).toHaveLength(3);
  },
);
