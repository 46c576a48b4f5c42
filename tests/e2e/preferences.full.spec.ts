import type { Page } from 'playwright/test';
import { screens } from '../support/routes';
import { addCookies, pathOf, shoppersOf, show, type Screen } from '../support/screens';
import type { Shop } from '../support/storefront';
import { expect, test } from './shop';

test.use({ trace: 'off' });

const settled = (page: Page, path: string) => page.goto(path);

async function eachScreen(
  list: readonly Screen[],
  { shop, page }: { shop: Shop; page: Page },
  size: { width: number; height: number },
  look: (name: string) => Promise<void>,
) {
  const shopperOf = shoppersOf(shop);
  await page.setViewportSize(size);
  for (const screen of list) {
    const shopper = await shopperOf(screen);
    await page.context().clearCookies();
    await addCookies(page.context(), shopper);
    await show(page, screen, await pathOf(screen, shop, shopper));
    await look(screen.name);
  }
}

const largeTextScreens = screens.filter(({ name }) =>
  [
    ...['home', 'product', 'collection', 'search', 'cart', 'cart-code-error'],
    ...['page-contact', 'page-about', 'page-faqs', 'account-dashboard-three', 'account-order'],
  ].includes(name),
);

test('no screen scrolls sideways when text alone is twice the size', async ({ visit, shop }) => {
  expect(largeTextScreens).toHaveLength(11);
  const page = await visit({ mayFail: true });
  await eachScreen(largeTextScreens, { page, shop }, { width: 1440, height: 900 }, async (name) => {
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const width of [1440, 1024, 844, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(wide, `${name} at ${width} px`).toBe(0);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });
});

test('the header stays in view, but leaves with the page where text is so large that it would fill the window', async ({
  visit,
}) => {
  const page = await visit({ viewport: { width: 1440, height: 900 } });
  await settled(page, '/pages/delivery');
  const header = page.getByRole('banner');
  await page.evaluate(() => scrollTo(0, 600));
  await expect(header).toBeInViewport();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await page.evaluate(() => scrollTo(0, 900));
  await expect(header).not.toBeInViewport();
});

test('featured collections stay in their columns when text alone is twice the size', async ({
  visit,
}) => {
  const page = await visit({ viewport: { width: 640, height: 900 } });
  await settled(page, '/pages/delivery');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const collections = page.getByRole('navigation', { name: 'Featured collections' });
  const outside = await collections.getByRole('listitem').evaluateAll((items) =>
    items.flatMap((item) => {
      const words = document.createRange();
      words.selectNodeContents(item.querySelector('a')!);
      const { right } = words.getBoundingClientRect();
      return right > item.getBoundingClientRect().right + 1 ? [item.textContent] : [];
    }),
  );
  expect(await collections.getByRole('listitem').count()).toBeGreaterThan(1);
  expect(outside).toEqual([]);
});

test('with reduced motion nothing moves by itself', async ({ visit }) => {
  const page = await visit();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moving = () => page.evaluate(() => document.getAnimations().length);
  await settled(page, '/pages/delivery');
  expect(await moving()).toBe(0);
  const notes = page.getByRole('region', { name: 'Highlights' });
  for (const note of await notes.getByRole('listitem').all()) {
    await expect(note).toBeInViewport({ ratio: 0 });
  }
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Search' })
    .locator('visible=true')
    .click();
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  expect(await moving()).toBe(0);

  await settled(page, '/styleguide');
  const carousel = page.getByRole('region', { name: 'Many pendants' });
  const track = carousel.getByRole('list').first();
  const place = () => track.evaluate((element) => element.scrollLeft);
  const before = await place();
  await page.waitForTimeout(1000);
  expect(await place()).toBe(before);
  await carousel
    .getByRole('button', { name: 'Next' })
    .evaluate((button: HTMLButtonElement) => button.click());
  expect(await place()).toBeGreaterThan(before);
});

test('without reduced motion the line of notes moves, and can be paused', async ({ visit }) => {
  const page = await visit();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await settled(page, '/pages/delivery');
  const running = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
  expect(await running()).toBeGreaterThan(0);
  await page
    .getByRole('region', { name: 'Highlights' })
    .getByRole('checkbox', { name: 'Pause' })
    .check();
  await page.mouse.move(0, 0);
  expect(await running()).toBe(0);
});

test('in forced colours one sees the focus, what is chosen and what is disabled', async ({
  visit,
}) => {
  const page = await visit();
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1440, height: 900 });
  const look = (selector: string, nth = 0) =>
    page
      .locator(selector)
      .nth(nth)
      .evaluate((element) => {
        const { backgroundColor, color, borderColor, outlineStyle, outlineWidth } =
          getComputedStyle(element);
        return {
          backgroundColor,
          color,
          borderColor,
          outline: `${outlineStyle} ${outlineWidth}`,
        };
      });

  await settled(page, '/products/halden-pendant-brass');
  await page.locator('input[name=option1]').nth(1).check();
  const chips = 'input[name=option1] + span';
  const [chosen, other] = [await look(chips, 1), await look(chips, 0)];
  expect(chosen.backgroundColor).not.toBe(other.backgroundColor);
  expect(chosen.color).not.toBe(other.color);

  await settled(page, '/styleguide');
  await page.getByRole('button', { name: 'Open the drawer' }).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  expect((await look(':focus')).outline).toMatch(/^solid [2-9]/);
  const enabled = await look('main button:not(:disabled)');
  const disabled = await look('main button:disabled');
  expect(disabled.color).not.toBe(enabled.color);

  const dots = '[aria-roledescription=carousel] button[aria-current] > span:first-child';
  const others = '[aria-roledescription=carousel] button:not([aria-current]) > span.rounded-chip';
  await expect(page.locator(dots).first()).toBeVisible();
  expect((await look(dots)).backgroundColor).not.toBe((await look(others)).backgroundColor);
});
