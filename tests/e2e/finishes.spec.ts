/** Each design has one card, on which swatches change the finish. */
import type { Page } from 'playwright/test';
import { holdRequests } from '../support/hold-requests';
import { expect, test } from './shop';

const list = '/collections/pendants';

const haldenOn = (page: Page) =>
  page.getByRole('main').getByRole('article').filter({ hasText: 'Halden Pendant' });
const pictureOf = (page: Page) => haldenOn(page).locator('img').first();

test('pointing at a swatch changes the card, which adds and opens that finish; Back finds it again [R-129]', async ({
  visit,
}) => {
  const page = await visit();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(list);
  const card = haldenOn(page);
  await expect(card).toHaveCount(1);
  const before = await pictureOf(page).getAttribute('src');
  const height = (await card.boundingBox())!.height;
  const white = card.getByRole('link', { name: 'Halden Pendant, White', exact: true }).last();
  await white.hover();
  await expect(card.getByRole('heading')).toHaveText('Halden Pendant, White');
  await expect(pictureOf(page)).not.toHaveAttribute('src', before!);
  await expect(white).toHaveAttribute('aria-current', 'true');
  await expect(card.getByRole('link', { name: /^Choose/ })).toHaveAttribute(
    'href',
    '/products/halden-pendant-white',
  );
  await expect(card.locator('form.heart')).toHaveAttribute('data-heart', 'halden-pendant-white');
  expect((await card.boundingBox())!.height).toBe(height);
  await white.click();
  await expect(page).toHaveURL(/\/products\/halden-pendant-white$/);
  await expect(page.locator('main h1')).toBeVisible();
  await page.goBack();
  await expect(haldenOn(page).getByRole('heading')).toHaveText('Halden Pendant, White');
});

test(
  'a filter shows its finish, and swatches read the others',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.goto(`${list}?tag=Colour~Black`);
    const card = haldenOn(page);
    await expect(card.getByRole('heading')).toHaveText('Halden Pendant, Black');
    await card.getByRole('link', { name: 'Halden Pendant, Brass', exact: true }).hover();
    await expect(card.getByRole('heading')).toHaveText('Halden Pendant, Brass');
    await card.getByRole('link', { name: 'Halden Pendant, Black', exact: true }).last().hover();
    await expect(card.getByRole('heading')).toHaveText('Halden Pendant, Black');
  },
);

test(
  'a finish that turns out not to be sold loses its swatch, and is asked for once [R-208]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    const asked: string[] = [];
    await page.route('**/product-cards?*', (route) => {
      asked.push(route.request().url());
      const url = new URL(asked.at(-1)!);
      const handles = url.searchParams.get('handles') ?? '';
      // Makes the server reply as if it didn't know this handle.
      url.searchParams.set('handles', handles.replace('halden-pendant-white', 'no-such-lamp'));
      return route.continue({ url: url.href });
    });
    await page.goto(`${list}?tag=Colour~Black`);
    const card = haldenOn(page);
    const white = card.locator('.swatches a[href$="halden-pendant-white"]');
    await white.hover();
    await expect(white).toBeHidden();
    const brass = card.locator('.swatches a[href$="halden-pendant-brass"]');
    await brass.hover();
    await expect(card.getByRole('heading')).toHaveText('Halden Pendant, Brass');
    expect(asked).toHaveLength(1);
  },
);

test(
  'with the keyboard, a focused swatch shows its finish, and Enter opens it',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.goto(list);
    const card = haldenOn(page);
    await card.getByRole('link', { name: 'Halden Pendant, Brass', exact: true }).last().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(card.getByRole('heading')).toHaveText('Halden Pendant, Black');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/products\/halden-pendant-black$/);
  },
);

test(
  'a finish that loads late does not take the focus from the card’s button',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.goto(`${list}?tag=Colour~Black`);
    const card = haldenOn(page);
    const load = await holdRequests(page, /\/product-cards/);
    const loaded = page.waitForResponse(/\/product-cards/);
    await card.getByRole('link', { name: 'Halden Pendant, Brass', exact: true }).focus();
    const button = card.getByRole('link', { name: /^Choose/ });
    for (let times = 0; times < 8; times += 1) {
      if (await button.evaluate((one) => one === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(button).toBeFocused();
    load();
    await loaded;
    await page.waitForTimeout(200);
    await expect(button).toBeFocused();
    await expect(card.getByRole('heading')).toHaveText('Halden Pendant, Black');
  },
);

for (const unhydrated of [false, true]) {
  const when = unhydrated ? 'also before scripts' : 'with scripts';
  test(
    `where pointers cannot hover, the first press changes the card and the second opens it, ${when}`,
    { tag: '@full' },
    async ({ visit }) => {
      const viewport = { width: 390, height: 844 };
      const page = await visit({ hasTouch: true, isMobile: true, viewport, unhydrated });
      await page.goto(list);
      // The press hydrates the page. If that took over three seconds, the browser would follow the link, so the test
      // first waits for the prefetched scripts.
      if (unhydrated) await page.waitForLoadState('networkidle');
      const card = haldenOn(page);
      const black = card.getByRole('link', { name: 'Halden Pendant, Black', exact: true }).last();
      await black.tap();
      await expect(card.getByRole('heading')).toHaveText('Halden Pendant, Black');
      await expect(card.getByRole('status')).toHaveText(/^Halden Pendant, Black, \$\d+\.\d\d$/);
      await expect(page).toHaveURL(new RegExp(`${list}$`));
      await black.tap();
      await expect(page).toHaveURL(/\/products\/halden-pendant-black$/);
    },
  );
}

test(
  'a card with several open options asks for them in a sheet, and adds what was chosen',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.goto(list);
    await haldenOn(page)
      .getByRole('link', { name: /^Choose/ })
      .click();
    const sheet = page.getByRole('dialog', { name: 'Halden Pendant' });
    await sheet.getByRole('radio', { name: /^Medium/ }).check();
    await sheet.getByRole('radio', { name: /^Linen/ }).check();
    await sheet.getByRole('button', { name: 'Add to bag' }).click();
    const bag = page.getByRole('dialog', { name: 'Your bag' });
    await expect(bag).toContainText(/Size: Medium( \/| · Cable:) Linen/);
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${list}$`));
  },
);

for (const width of [390, 844, 1440]) {
  test(`cards of a row have one height, ${width} px wide`, { tag: '@full' }, async ({ visit }) => {
    const page = await visit({ viewport: { width, height: 900 } });
    await page.goto('/collections/all');
    const boxes = await page
      .getByRole('main')
      .getByRole('article')
      .evaluateAll((cards) =>
        cards.map((card) => {
          const { top, height } = card.getBoundingClientRect();
          const last = card.lastElementChild!.getBoundingClientRect();
          return { top: Math.round(top), height: Math.round(height), end: Math.round(last.bottom) };
        }),
      );
    for (const { top, height, end } of boxes) {
      const row = boxes.filter((box) => box.top === top);
      expect(new Set(row.map((box) => box.height))).toEqual(new Set([height]));
      expect(new Set(row.map((box) => box.end))).toEqual(new Set([end]));
    }
  });
}
