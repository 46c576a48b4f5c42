import type { Page } from 'playwright/test';
import { expect, test } from './shop';

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Search' });

async function openSearch(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Search' })
    .locator('visible=true')
    .click();
  await expect(sheetOf(page).getByRole('searchbox')).toBeFocused();
}

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [1440, 700],
] as const) {
  const name = `a click outside closes an overlay full of results, ${width} px wide`;
  test(name, { tag: '@full' }, async ({ visit }) => {
    const page = await visit();
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await openSearch(page);
    const sheet = sheetOf(page);
    await sheet.getByRole('searchbox').fill('brass');
    await expect(sheet.getByRole('article')).toHaveCount(width < 844 ? 10 : 12);
    await page.mouse.click(width / 2, height - 12);
    await expect(sheet).toBeHidden();
    await openSearch(page);
    await sheet.evaluate((element) => (element.scrollTop = element.scrollHeight));
    await expect(sheet.getByRole('searchbox')).toBeInViewport({ ratio: 1 });
    await expect(sheet.getByRole('button', { name: 'Close search' })).toBeInViewport({ ratio: 1 });
  });
}

test(
  'the overlay says that its results are for other words [R-116]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.goto('/');
    await openSearch(page);
    const sheet = sheetOf(page);
    await sheet.getByRole('searchbox').fill('chandelier');
    await expect(sheet.getByText(/^No results for ‘chandelier’\. Showing/)).toBeVisible();
    await expect(sheet.getByRole('status')).toHaveText(
      /^No results for ‘chandelier’\. Showing results for ‘pendant’\. \d+ results$/,
    );
    await sheet.getByRole('searchbox').fill('brass');
    await expect(sheet.getByRole('status')).toHaveText(/^\d+ results$/);
  },
);

test(
  'one Escape closes the overlay, with a term in it and when it is opened again',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.goto('/');
    await openSearch(page);
    const sheet = sheetOf(page);
    await sheet.getByRole('searchbox').fill('brass');
    await expect(sheet.getByRole('link', { name: 'See more results' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await openSearch(page);
    await expect(sheet.getByRole('searchbox')).toHaveValue('brass');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  },
);

test(
  'letters typed as soon as the overlay opens replace the old term',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.goto('/');
    await openSearch(page);
    const field = sheetOf(page).getByRole('searchbox');
    await field.fill('brass');
    await page.keyboard.press('Escape');
    await expect(sheetOf(page)).toBeHidden();
    await page.evaluate(() => {
      const dialog = document.querySelector<HTMLDialogElement>('dialog[aria-label=Search]')!;
      new MutationObserver((_changes, observer) => {
        observer.disconnect();
        setTimeout(() => {
          for (const letter of 'mirror') document.execCommand('insertText', false, letter);
        });
      }).observe(dialog, { attributeFilter: ['open'] });
    });
    await openSearch(page);
    await expect(field).toHaveValue('mirror');
    await page.waitForFunction(() => new Promise((resolve) => setTimeout(resolve, 100, true)));
    await page.keyboard.type('s');
    await expect(field).toHaveValue('mirrors');
  },
);
