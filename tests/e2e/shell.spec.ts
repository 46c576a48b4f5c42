import type { Page } from 'playwright/test';
import { expect, test } from './shop';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const isLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflow === 'hidden');
const settled = (page: Page, path: string) => page.goto(path);
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

test('the mobile menu covers the page 40 px from the top, locks it and closes on a link [R-099] [R-103] [R-104]', async ({
  visit,
}) => {
  const page = await visit();
  await page.setViewportSize(phone);
  await settled(page, '/');
  await page.locator('summary', { hasText: 'Menu' }).click();
  await expect(menuOf(page)).toBeVisible();
  expect((await menuOf(page).boundingBox())?.y).toBe(40);
  expect(await isLocked(page)).toBe(true);
  await expect(page.locator('main')).toHaveAttribute('inert');

  await menuOf(page).locator('summary').first().click();
  const child = menuOf(page).locator('details[open] a').first();
  const href = await child.getAttribute('href');
  await child.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(menuOf(page)).toBeHidden();
  expect(await isLocked(page)).toBe(false);
  await expect(page.locator('main')).not.toHaveAttribute('inert');
});

test(
  'the mobile menu closes on Escape, which gives the focus back, and when the window changes [R-103]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.setViewportSize(phone);
    await settled(page, '/');
    const toggle = page.locator('summary', { hasText: 'Menu' });
    await toggle.click();
    await page.keyboard.press('Escape');
    await expect(menuOf(page)).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await page.setViewportSize({ width: 600, height: 844 });
    await expect(menuOf(page)).toBeHidden();
  },
);

test(
  'without JavaScript the menu and the store selector open [R-093]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit({ javaScriptEnabled: false });
    await page.setViewportSize(phone);
    await page.goto('/');
    const toggle = page.locator('summary', { hasText: 'Menu' });
    await toggle.click();
    await expect(menuOf(page)).toBeVisible();
    await expect(page.getByRole('main')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await page.setViewportSize(desktop);
    await expect(page.getByRole('main')).toBeVisible();
    const header = page.getByRole('banner');
    await header.locator('summary', { hasText: 'Country and currency' }).click();
    const selector = header.getByRole('group');
    await selector.getByLabel('Country and currency', { exact: true }).selectOption('AU');
    await header.getByRole('button', { name: 'Change' }).click();
    await expect(page).toHaveURL(/lintel\.au\.localhost/);
    await page.setViewportSize(phone);
    await toggle.click();
    await menuOf(page).getByRole('link', { name: 'Country and currency' }).click();
    await expect(menuOf(page)).toBeHidden();
    const footer = page.getByRole('contentinfo');
    const country = footer.getByLabel('Country and currency', { exact: true });
    await expect(country).toBeInViewport();
    await country.selectOption('NZ');
    await footer.getByRole('button', { name: 'Change' }).click();
    await expect(country).toHaveValue('NZ');
  },
);

test(
  'search opens over the page, takes the focus, and closes on Escape or a click outside [R-107] [R-108]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.setViewportSize(desktop);
    await settled(page, '/');
    const icon = page.getByRole('banner').getByRole('link', { name: 'Search' });
    const sheet = page.getByRole('dialog', { name: 'Search' });
    await icon.click();
    await expect(sheet.getByRole('searchbox')).toBeFocused();
    expect(await isLocked(page)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(icon).toBeFocused();
    await icon.click();
    await expect(sheet.getByRole('searchbox')).toBeFocused();
    await page.mouse.click(700, 850);
    await expect(sheet).toBeHidden();
    await icon.click();
    await sheet.getByRole('searchbox').fill('brass');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=brass/);
  },
);

test(
  'without JavaScript the search icon leads to the search page',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit({ javaScriptEnabled: false });
    await page.setViewportSize(phone);
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
  },
);

test('the mini cart locks the page and closes on its backdrop [R-163] [R-164] [R-166]', async ({
  visit,
}) => {
  const page = await visit();
  await page.setViewportSize(desktop);
  await settled(page, '/');
  const bag = page.getByRole('banner').getByRole('link', { name: /^Bag/ });
  const drawer = page.getByRole('dialog', { name: 'Your bag' });
  await bag.click();
  await expect(drawer.getByText('Oh no, your bag is empty!')).toBeVisible();
  expect(await isLocked(page)).toBe(true);
  await page.mouse.click(200, 500);
  await expect(drawer).toBeHidden();
  await expect(bag).toBeFocused();
  await bag.click();
  await drawer.getByRole('button', { name: 'Continue Shopping' }).click();
  await expect(drawer).toBeHidden();
});

for (const javaScriptEnabled of [true, false]) {
  test(
    `an old browser is told so and may ignore it, scripts: ${javaScriptEnabled} [R-075] [R-240]`,
    { tag: '@full' },
    async ({ visit }) => {
      const page = await visit({ javaScriptEnabled });
      await page.setViewportSize(phone);
      await page.goto('/collections/pendants?old=true&sort=best-selling');
      const banner = page.getByRole('complementary', { name: 'Your browser' });
      const update = await banner.getByRole('link', { name: 'Update my browser' }).boundingBox();
      const ignore = await banner.getByRole('link', { name: 'Ignore' }).boundingBox();
      expect(ignore!.y).toBeGreaterThan(update!.y + update!.height - 1);
      await banner.getByRole('link', { name: 'Ignore' }).click();
      await expect(banner).toBeHidden();
      await expect(page).toHaveURL(/\/collections\/pendants\?sort=best-selling$/);
    },
  );
}

test(
  'who goes offline is told so until the network is back [R-238]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await settled(page, '/collections/pendants');
    await page.context().setOffline(true);
    const notice = page.getByRole('status').filter({ hasText: 'You appear to be offline' });
    await expect(notice).toContainText('Please check your internet connection');
    await page.context().setOffline(false);
    await expect(notice).toHaveCount(0);
  },
);

test(
  'a carousel has arrows only where it can go on [R-258]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.setViewportSize(desktop);
    await settled(page, '/styleguide');
    const many = page.getByRole('region', { name: 'Many pendants' });
    const fits = page.getByRole('region', { name: 'One pendant' });
    await expect(fits.getByRole('button', { name: /^(Previous|Next|Slide)/ })).toHaveCount(0);
    await expect(many.getByRole('button', { name: 'Previous' })).toHaveCount(0);
    await many.getByRole('button', { name: 'Next' }).click();
    await expect(many.getByRole('button', { name: 'Previous' })).toBeVisible();
    const next = many.getByRole('button', { name: 'Next' });
    while ((await next.count()) > 0) await next.click();
    await expect(many.getByRole('button', { name: /^Slide/ }).last()).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
);

test('going back finds the place where one was [R-065]', { tag: '@full' }, async ({ visit }) => {
  const page = await visit();
  await page.setViewportSize(desktop);
  await settled(page, '/collections/pendants');
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.getByRole('main').getByRole('link', { name: 'Brae Pendant' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brae Pendant');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pendants');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
});
