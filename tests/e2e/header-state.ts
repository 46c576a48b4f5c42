import type { Page } from 'playwright/test';
import { addToCart, checkOut } from '../support/buy';
import { expect, test } from './shop';

const list = '/collections/pendants';
const product = '/products/brae-pendant-nickel';

const open = async (page: Page, path: string): Promise<void> => void (await page.goto(path));

const bag = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Bag/ });
const expectDot = (page: Page) => expect(bag(page)).toHaveAccessibleName(/^Bag, items: \d+$/);
const expectNoDot = (page: Page) => expect(bag(page)).toHaveAccessibleName('Bag');

async function fillBag(page: Page): Promise<void> {
  await open(page, product);
  await addToCart(page, 'Brae Pendant', true);
}

const elsewhere = 'Your bag was changed elsewhere';

/** `kept`: with the back/forward cache. */
export function testHeader(kept: boolean): void {
  async function back(page: Page, path: string): Promise<void> {
    await page.evaluate(() => setTimeout(() => history.back(), 10));
    // `waitForURL` waits for a load event, which doesn't fire for cached pages.
    const where = () =>
      page.evaluate(() => [location.pathname, Reflect.get(window, 'persisted') as boolean]);
    await expect.poll(() => where().catch(() => [])).toEqual([path, kept]);
  }
  const note = (page: Page) =>
    page.context().addInitScript(() => {
      window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
    });
  const how = kept ? 'from the back/forward cache' : 'loaded again';
  // A page that is loaded again is rendered like any other, so only the full run tests it.
  const tag = kept ? [] : '@full';

  test(`a page that was left before an add has the dot, ${how}`, { tag }, async ({ visit }) => {
    const page = await visit();
    await note(page);
    await open(page, list);
    await expectNoDot(page);
    await fillBag(page);
    await expectDot(page);
    await back(page, list);
    await expectDot(page);
  });

  test(
    `a page that was left before the bag was emptied has no dot, ${how}`,
    { tag: '@full' },
    async ({ visit }) => {
      const page = await visit();
      await note(page);
      await fillBag(page);
      await open(page, list);
      await expectDot(page);
      await open(page, '/cart');
      await page.getByRole('main').getByRole('button', { name: 'Remove Brae Pendant' }).click();
      await expect(page.getByRole('main').getByText('Oh no, your bag is empty!')).toBeVisible();
      await expectNoDot(page);
      await back(page, list);
      await expectNoDot(page);
    },
  );

  test(
    `the dot is there after Back from the checkout, and gone after an order, ${how} [R-106]`,
    { tag },
    async ({ visit }) => {
      const page = await visit();
      await note(page);
      await fillBag(page);
      await bag(page).click();
      const drawer = page.getByRole('dialog', { name: 'Your bag' });
      await drawer.getByRole('button', { name: 'Checkout' }).click();
      await expect(page.getByText('Demo checkout, no payment is taken.').first()).toBeVisible();
      const checkout = page.url();
      await back(page, product);
      await expectDot(page);
      const paying = await page.context().newPage();
      await paying.goto(checkout);
      await checkOut(paying, 'ada@example.com');
      await paying.close();
      await page.evaluate(() => {
        const now = Date.now.bind(Date);
        Date.now = () => now() + 5_000;
      });
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expectNoDot(page);
      await page.reload();
      await expectNoDot(page);
    },
  );

  test(
    `a heart that was pressed later is filled on the page before, ${how}`,
    { tag: '@full' },
    async ({ visit }) => {
      const page = await visit();
      await note(page);
      await open(page, list);
      await open(page, product);
      const keep = page.getByRole('main').getByRole('button', { name: 'Add to wishlist' }).first();
      await keep.click();
      await expect(page.getByRole('link', { name: 'Wishlist, not empty' })).toBeVisible();
      await back(page, list);
      await expect(page.getByRole('link', { name: 'Wishlist, not empty' })).toBeVisible();
      await expect(
        page.getByRole('button', { name: /^Remove Brae Pendant, .* from your wishlist$/ }).first(),
      ).toBeVisible();
    },
  );
}

export function testTabs(): void {
  test(
    'a second tab follows the first one’s bag and hearts',
    { tag: '@full' },
    async ({ visit }) => {
      const page = await visit();
      await open(page, product);
      const other = await page.context().newPage();
      await open(other, list);
      await expectNoDot(other);
      await addToCart(page, 'Brae Pendant', true);
      await expectDot(other);
      const keep = page.getByRole('main').getByRole('button', { name: 'Add to wishlist' }).first();
      await keep.click();
      await expect(other.getByRole('link', { name: 'Wishlist, not empty' })).toBeVisible();
      await expect(
        other.getByRole('button', { name: /^Remove Brae Pendant, .* from your wishlist$/ }).first(),
      ).toBeVisible();
      await bag(page).click();
      const drawer = page.getByRole('dialog', { name: 'Your bag' });
      await drawer.getByRole('button', { name: 'Remove Brae Pendant' }).click();
      await expect(drawer.getByText('Oh no, your bag is empty!')).toBeVisible();
      await expectNoDot(other);
    },
  );

  test(
    'an open bag says that another tab has changed it [R-220]',
    { tag: '@full' },
    async ({ visit }) => {
      const page = await visit();
      await open(page, '/products/marlow-table-lamp-oak');
      await addToCart(page, 'Marlow Table Lamp', true);
      await open(page, product);
      await page
        .getByRole('main')
        .getByRole('button', { name: 'Add to bag', exact: true })
        .first()
        .click();
      await expect(
        page
          .getByRole('dialog', { name: 'Your bag' })
          .getByRole('link', { name: 'Brae Pendant', exact: true }),
      ).toBeVisible();
      await open(page, '/cart');
      const onPage = await page.context().newPage();
      await open(onPage, '/cart');
      const inDrawer = await page.context().newPage();
      await open(inDrawer, list);
      await bag(inDrawer).click();
      const drawer = inDrawer.getByRole('dialog', { name: 'Your bag' });
      await expect(drawer.getByRole('link', { name: 'Brae Pendant' }).first()).toBeVisible();

      await page.getByRole('main').getByRole('button', { name: 'Remove Brae Pendant' }).click();
      await expect(page.getByRole('main').getByRole('spinbutton')).toHaveCount(1);
      for (const [tab, shown] of [
        [onPage, onPage.getByRole('main')],
        [inDrawer, drawer],
      ] as const) {
        await expect(shown.getByText(elsewhere).first()).toBeVisible();
        await expect(shown.getByRole('link', { name: 'Brae Pendant' })).toHaveCount(0);
        await expect(shown.getByRole('link', { name: 'Marlow Table Lamp' }).first()).toBeVisible();
        await expect(tab.locator('[aria-live=polite]', { hasText: elsewhere })).not.toHaveCount(0);
      }
      await expect(page.getByText(elsewhere)).toHaveCount(0);
      await onPage.getByRole('main').getByRole('button', { name: 'One more' }).click();
      await expect(onPage.getByRole('main').getByText(elsewhere)).toHaveCount(0);
      await expect(drawer.getByText('Qty: 2')).toBeVisible();
    },
  );
}
