import type { Page } from 'playwright/test';

export interface Layer {
  name: string;
  path: string;
  /** Preparation; see `Screen`. */
  has?: 'cart';
  country?: string;
  popup?: boolean;
  /** Returns false if the layer can't be opened at this width. */
  open(page: Page): Promise<boolean | void>;
}

const lamp = '/products/brae-pendant-nickel';

const press =
  (role: 'link' | 'button', name: RegExp) =>
  async (page: Page): Promise<boolean> => {
    const control = page
      .getByRole('banner')
      .getByRole(role, { name })
      .locator('visible=true')
      .first();
    if ((await control.count()) === 0) return false;
    await control.click();
    return true;
  };

const openSummary =
  (text: string) =>
  async (page: Page): Promise<boolean> => {
    const summary = page.locator('header summary', { hasText: text }).locator('visible=true');
    if ((await summary.count()) === 0) return false;
    await summary.click();
    return true;
  };

const search = (term: string, until: string) => async (page: Page) => {
  await press('link', /^Search$/)(page);
  const sheet = page.getByRole('dialog', { name: 'Search' });
  await sheet.getByRole('searchbox').fill(term);
  await sheet.getByText(until).first().waitFor();
};

const openCart = async (page: Page) => {
  await press('link', /^Bag/)(page);
  await page.getByRole('dialog', { name: 'Your bag' }).waitFor();
};

export const layers: readonly Layer[] = [
  { name: 'menu', path: '/', open: openSummary('Menu') },
  {
    name: 'menu-entry',
    path: '/',
    async open(page) {
      if (!(await openSummary('Menu')(page))) return false;
      await page.locator('nav[aria-label="Menu"] summary').first().click();
    },
  },
  { name: 'store', path: '/pages/about', open: openSummary('Country and currency') },
  {
    name: 'dropdown',
    path: '/collections/pendants',
    async open(page) {
      const link = page.getByRole('navigation', { name: 'Main' }).getByText('Lighting').first();
      if (!(await link.isVisible())) return false;
      await link.hover();
    },
  },
  { name: 'search', path: '/', open: press('link', /^Search$/) },
  { name: 'search-found', path: '/', open: search('brass', 'See more results') },
  { name: 'search-nothing', path: '/', open: search('zzzz', 'No results found.') },
  { name: 'cart-drawer-empty', path: '/', open: openCart },
  {
    name: 'cart-drawer',
    path: '/',
    has: 'cart',
    async open(page) {
      await openCart(page);
      await page.getByText('Qty: 1').first().waitFor();
    },
  },
  {
    name: 'filters',
    path: '/collections/all',
    async open(page) {
      const button = page.getByRole('main').getByText('Filter', { exact: true });
      // In wide windows, the filters are a column.
      if (!(await button.isVisible())) return false;
      await button.click();
    },
  },
  {
    name: 'zoom',
    path: lamp,
    async open(page) {
      await page.locator('#picture-1').click();
      await page.getByRole('dialog', { name: 'Picture' }).waitFor();
    },
  },
  {
    name: 'popup',
    path: '/pages/about',
    popup: true,
    open: (page) => page.getByRole('complementary', { name: 'Newsletter invitation' }).waitFor(),
  },
  {
    name: 'visiting',
    path: '/pages/about',
    country: 'AU',
    open: (page) => page.getByRole('region', { name: 'Store and currency' }).waitFor(),
  },
  {
    name: 'offline',
    path: '/collections/pendants',
    async open(page) {
      await page.context().setOffline(true);
      await page.getByText('You appear to be offline').waitFor();
    },
  },
  {
    name: 'offline-screen',
    path: '/collections/pendants',
    async open(page) {
      await page.context().setOffline(true);
      await page.locator('footer a[href="/pages/delivery"]').first().click();
      await page.getByRole('button', { name: 'Stay on this page' }).waitFor();
    },
  },
];
