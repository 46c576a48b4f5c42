/** `catalogue.spec.ts` tests the search without scripts. */
import type { Page } from 'playwright/test';
import { holdRequests } from '../support/hold-requests';
import { expect, test } from './shop';

const fieldOf = (page: Page) => page.getByLabel('What are you looking for?');

/** Playwright may type more slowly than the search's debounce, so a script sets the values. */
const typeAtOnce = (page: Page, values: string[]) =>
  fieldOf(page).evaluate((input: HTMLInputElement, all) => {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    for (const value of all) {
      write.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, values);

async function openSearchPage(page: Page) {
  await page.goto('/pages/about');
  await page.goto('/search');
}

test(
  'results and address follow what is typed, in one entry of the history [R-121]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await openSearchPage(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      const term = new URL(request.url()).searchParams.get('q');
      if (term !== null) asked.push(term);
    });
    const main = page.getByRole('main');
    const entries = await page.evaluate(() => history.length);
    await fieldOf(page).focus();
    await typeAtOnce(page, ['h', 'ha', 'hal', 'hald', 'halden']);
    await expect(page).toHaveURL(/\/search\?q=halden$/);
    await expect(page).toHaveTitle(/halden/);
    await expect(main.getByRole('article').first()).toContainText('Halden');
    expect(asked).toEqual(['halden']);
    await typeAtOnce(page, ['mirror']);
    await expect(page).toHaveURL(/\/search\?q=mirror$/);
    await expect(main.getByRole('article').first()).toContainText('Mirror');
    await expect(fieldOf(page)).toBeFocused();
    await expect(fieldOf(page)).toHaveValue('mirror');
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.goBack();
    await expect(page).toHaveURL(/\/pages\/about$/);
  },
);

test(
  'an empty field takes the results away, and spaces search for nothing [R-121]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await openSearchPage(page);
    const main = page.getByRole('main');
    await typeAtOnce(page, ['brass']);
    await expect(main.getByRole('article').first()).toBeVisible();
    await typeAtOnce(page, ['   ']);
    await expect(page).toHaveURL(/\/search$/);
    await expect(main.getByRole('article')).toHaveCount(0);
    await expect(main.getByRole('heading', { name: 'Browse' })).toBeVisible();
    await expect(fieldOf(page)).toHaveValue('   ');
  },
);

test(
  'how much was found is announced by one region that stays',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await openSearchPage(page);
    const resultCount = page.getByRole('main').getByRole('status').first();
    await resultCount.evaluate((element) => (element.dataset.same = 'yes'));
    await typeAtOnce(page, ['brass']);
    await expect(resultCount).toHaveText(/^\d+ results$/);
    await typeAtOnce(page, ['zzzzzz']);
    await expect(resultCount).toHaveText('No results found. Please try again.');
    await expect(resultCount).toBeVisible();
    await typeAtOnce(page, ['']);
    await expect(resultCount).toHaveText('');
    await expect(resultCount).toHaveAttribute('data-same', 'yes');
  },
);

test('a link that is followed right after typing wins', { tag: '@full' }, async ({ visit }) => {
  const page = await visit();
  await page.goto('/search?q=halden');
  const load = await holdRequests(page, /q=mirror/);
  await typeAtOnce(page, ['mirror']);
  await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('link', { name: 'Halden' })
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  load();
  await expect(page).toHaveURL(/\/products\/halden/);
  await page.waitForTimeout(700);
  await expect(page).toHaveURL(/\/products\/halden/);
  await page.goBack();
  await expect(fieldOf(page)).toHaveValue('halden');
});

test('the term of a suggestion comes into the field', { tag: '@full' }, async ({ visit }) => {
  const page = await visit();
  await openSearchPage(page);
  await typeAtOnce(page, ['pendent']);
  const suggestion = page.getByRole('heading', { name: /^Did you mean/ }).getByRole('link');
  await expect(suggestion).toBeVisible();
  const term = (await suggestion.textContent()) ?? '';
  await suggestion.click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(fieldOf(page)).toHaveValue(term);
});
