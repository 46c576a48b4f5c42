/** What is photographed: every route, and the layers over them. */
import type { Page } from 'playwright';

export interface Screen {
  /** Of the file: `home`, `home-menu`. */
  name: string;
  path: string;
  /** Goes first: fills the bag, signs in. */
  before?(page: Page): Promise<void>;
  /** On the page: opens a layer. Gives false where it cannot be opened at this width. */
  act?(page: Page): Promise<boolean | void>;
  /** The window only: for layers, which stand still while the page behind them scrolls. */
  windowOnly?: boolean;
}

const lamp = '/products/brae-pendant-nickel';

async function fillBag(page: Page): Promise<void> {
  for (const handle of [lamp, '/products/haddon-table-lamp-brass']) {
    await page.goto(handle, { waitUntil: 'networkidle' });
    const add = page.getByRole('main').getByRole('button', { name: 'Add to bag' }).first();
    await add.click();
    await page.getByRole('dialog', { name: 'Your bag' }).getByText('Qty: 1').first().waitFor();
  }
}

/** Clicks what is there at this width; elsewhere the screen is left out. */
const open = (role: 'link' | 'button', name: RegExp, within = 'banner' as const) =>
  async (page: Page): Promise<boolean> => {
    const control = page.getByRole(within).getByRole(role, { name }).locator('visible=true').first();
    if ((await control.count()) === 0) return false;
    await control.click();
    return true;
  }; // prettier-ignore

const openSummary = (name: string) => async (page: Page): Promise<boolean> => {
  const summary = page.locator('header summary', { hasText: name }).locator('visible=true');
  if ((await summary.count()) === 0) return false;
  await summary.click();
  return true;
}; // prettier-ignore

const pages = [
  'about', 'contact', 'delivery', 'returns', 'faqs', 'finishes', 'stockists', 'trade', 'privacy', 'wishlist',
]; // prettier-ignore

const routes: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'product', path: lamp },
  { name: 'product-finishes', path: '/products/halden-pendant-brass' },
  { name: 'collection', path: '/collections/pendants' },
  { name: 'collection-sale', path: '/collections/sale' },
  { name: 'search', path: '/search?q=brass' },
  { name: 'search-nothing', path: '/search?q=zzzz' },
  { name: 'cart-empty', path: '/cart' },
  { name: 'cart', path: '/cart', before: fillBag },
  ...pages.map((uid) => ({ name: `page-${uid}`, path: `/pages/${uid}` })),
  { name: 'journal', path: '/blogs/journal' },
  { name: 'article', path: '/blogs/journal/how-high-to-hang-a-pendant' },
  { name: 'login', path: '/accounts/login' },
  { name: 'recover', path: '/accounts/recover' },
  { name: 'reset', path: '/accounts/reset?customerId=1&resetToken=1' },
  { name: 'not-found', path: '/not-found' },
  { name: 'error-404', path: '/no/such/page' },
  { name: 'styleguide', path: '/styleguide' },
];

const layers: Screen[] = [
  { name: 'layer-menu', path: '/', act: openSummary('Menu'), windowOnly: true },
  {
    name: 'layer-menu-entry',
    path: '/',
    windowOnly: true,
    act: async (page) => {
      if (!(await openSummary('Menu')(page))) return false;
      await page.locator('nav[aria-label="Menu"] summary').first().click();
    },
  },
  { name: 'layer-store', path: '/', act: openSummary('Country and currency'), windowOnly: true },
  { name: 'layer-search', path: '/', act: open('link', /^Search$/), windowOnly: true },
  {
    name: 'layer-dropdown',
    path: '/collections/pendants',
    windowOnly: true,
    act: async (page) => {
      const link = page.getByRole('navigation', { name: 'Main' }).getByText('Lighting').first();
      if (!(await link.isVisible())) return false;
      await link.hover();
    },
  },
  { name: 'layer-bag-empty', path: '/', act: open('link', /^Bag/), windowOnly: true },
  {
    name: 'layer-bag',
    path: '/',
    before: fillBag,
    act: open('link', /^Bag/),
    windowOnly: true,
  },
  { name: 'layer-old-browser', path: '/?old=true', windowOnly: true },
  {
    name: 'layer-offline',
    path: '/collections/pendants',
    windowOnly: true,
    act: async (page) => page.context().setOffline(true),
  },
  {
    name: 'layer-dialog',
    path: '/styleguide',
    windowOnly: true,
    act: async (page) => page.getByRole('button', { name: 'Open the dialog' }).click(),
  },
];

export const screens = [...routes, ...layers];
