import type { Page } from 'playwright/test';
import { giftCards } from '../../sandbox/seed/gift-cards';
import { addByRequest } from '../support/buy';
import { brae, unknownCode } from '../support/cart-driver';
import { variantId } from '../support/seed-ids';
import { expect, test } from './shop';

test(
  'quantity and discount code change the sums, with JavaScript @presets [R-175] [R-198]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    const main = page.getByRole('main');
    await fillCart(page);
    const each = await amountOf(page, 'Subtotal');
    const quantity = main.getByRole('spinbutton', { name: 'Quantity of Brae Pendant' });
    await quantity.fill('3');
    await quantity.blur();
    await expect.poll(() => amountOf(page, 'Subtotal')).toBe(3 * each);

    const code = main.getByLabel('Discount code');
    await expect(code).toBeHidden();
    await main.getByText('Add a code').click();
    await main.getByRole('button', { name: 'Apply' }).click();
    await expect(code).toHaveAccessibleDescription('Please enter a code.');
    await expect(code).toBeFocused();
    await code.fill('NOSUCHCODE');
    await main.getByRole('button', { name: 'Apply' }).click();
    await expect(main.getByText(unknownCode('NOSUCHCODE'))).toBeVisible();
    await code.fill('WELCOME10');
    await main.getByRole('button', { name: 'Apply' }).click();
    await expect(main.getByText('WELCOME10 applied')).toBeVisible();
    await expect(main.locator('summary', { hasText: 'Add a code' })).toBeFocused();
    await expect.poll(() => amountOf(page, 'Total')).toBeCloseTo(2.7 * each);
    await main.getByRole('button', { name: 'Remove code WELCOME10' }).click();
    await expect(main.getByText('WELCOME10 applied')).toBeHidden();
    await expect(main).toBeFocused();
    await expect.poll(() => amountOf(page, 'Subtotal')).toBe(3 * each);
    await page.reload();
    await expect(quantity).toHaveValue('3');
  },
);

test(
  'gift cards are put on the bag and taken off one by one, with JavaScript [R-205]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    const main = page.getByRole('main');
    await fillCart(page);
    const before = await amountOf(page, 'Subtotal');
    const enter = async (code: string) => {
      await main.getByText('Add a code').click();
      await main.getByLabel('Discount code or gift card').fill(code);
      await main.getByRole('button', { name: 'Apply' }).click();
    };
    const [mug, , , vase] = giftCards;
    await enter(mug!.code);
    await expect(main.getByText('Gift card ending 4F2A applied')).toBeVisible();
    await expect.poll(() => amountOf(page, 'Amount due')).toBe(before - 25);
    await enter(vase!.code);
    await expect(main.getByText('Gift card ending 7E55 applied')).toBeVisible();
    await expect.poll(() => amountOf(page, 'Amount due')).toBe(before - 100);
    await main.getByRole('button', { name: 'Remove gift card ending 4F2A' }).click();
    await expect(main.getByText('Gift card ending 4F2A applied')).toBeHidden();
    await expect.poll(() => amountOf(page, 'Amount due')).toBe(before - 75);
  },
);

test(
  'the page after a link to a discount says that the code is kept, with JavaScript [R-211]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    const notice = page.getByText(
      'The code WELCOME10 will be applied when you add something to your bag.',
    );
    await page.goto('/discount/WELCOME10?redirect=/collections/pendants');
    await expect(page).toHaveURL('/collections/pendants');
    await expect(notice).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Brae Pendant' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brae Pendant');
    await expect(notice).toBeHidden();
  },
);

test(
  'a line is saved, moved back and removed, with JavaScript',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    const main = page.getByRole('main');
    await fillCart(page);
    await main.getByRole('button', { name: 'Save for later Brae Pendant' }).click();
    await expect(main.getByText('Oh no, your bag is empty!')).toBeVisible();
    const saved = main.getByRole('region', { name: 'Saved for later' });
    await expect(saved.getByRole('link', { name: 'Brae Pendant', exact: true })).toBeVisible();
    await page.reload();
    await saved.getByRole('button', { name: 'Move to bag Brae Pendant' }).click();
    await expect(main.getByText('Subtotal')).toBeVisible();
    await expect(saved).toBeHidden();

    await main.getByRole('button', { name: 'Save for later Brae Pendant' }).click();
    await saved.getByRole('button', { name: 'Remove Brae Pendant from the list' }).click();
    await expect(saved).toBeHidden();
    await page.reload();
    await expect(main.getByText('Oh no, your bag is empty!')).toBeVisible();
    await expect(saved).toBeHidden();

    await fillCart(page);
    await main.getByRole('button', { name: 'Remove Brae Pendant' }).click();
    await expect(main.getByText('Oh no, your bag is empty!')).toBeVisible();
    await page.reload();
    await expect(main.getByText('Oh no, your bag is empty!')).toBeVisible();
    await expect(saved).toBeHidden();
  },
);

test(
  'a line that was removed is put back, with JavaScript [R-176]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    const main = page.getByRole('main');
    await fillCart(page);
    const name = { name: 'Quantity of Brae Pendant' };
    await main.getByRole('button', { name: 'Remove Brae Pendant' }).click();
    await expect(main.getByRole('spinbutton', name)).toBeHidden();
    await main.getByRole('button', { name: 'Undo' }).click();
    await expect(main.getByRole('spinbutton', name)).toHaveValue('1');
    await expect(main.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  },
);

test(
  'a shared cart is opened and added by another visitor, with JavaScript',
  { tag: '@full' },
  async ({ visit }) => {
    const giver = await visit({ viewport: { width: 320, height: 640 } });
    await fillCart(giver);
    await giver.getByText('Share this bag').click();
    const field = giver.getByLabel('Link to this bag');
    const link = await field.inputValue();
    const { x, width } = (await field.locator('..').boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(300);

    const taker = await visit();
    const main = taker.getByRole('main');
    await taker.goto(link);
    await expect(taker.getByRole('heading', { level: 1 })).toHaveText(
      'Someone shared a bag with you',
    );
    await expect(main.getByText('Brae Pendant')).toBeVisible();
    await taker.goto('/cart');
    await expect(main.getByText('Oh no, your bag is empty!')).toBeVisible();
    await taker.goto(link);
    await main.getByRole('button', { name: 'Add to my bag' }).click();
    await expect(taker.getByRole('heading', { level: 1 })).toHaveText('Your bag');
    await expect(main.getByRole('spinbutton', { name: 'Quantity of Brae Pendant' })).toHaveValue(
      '1',
    );
    await giver.reload();
    await expect(giver.getByRole('spinbutton', { name: /Brae Pendant/ })).toHaveValue('1');
  },
);

test(
  'a price that has changed is told until it is noted, with JavaScript @presets',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    const main = page.getByRole('main');
    await fillCart(page);
    await expect(main.getByText('Some items have changed since you added them.')).toBeHidden();
    await addedAtAnotherPrice(page);
    await page.reload();
    await expect(
      main.getByText(/^Was .*1\.00 when you added it, now .*1\d\d\.00\.$/),
    ).toBeVisible();
    await main.getByRole('button', { name: 'Got it' }).click();
    await expect(main.getByText('when you added it')).toBeHidden();
    await expect(main).toBeFocused();
    await page.reload();
    await expect(main.getByText('Subtotal')).toBeVisible();
    await expect(main.getByText('when you added it')).toBeHidden();
  },
);

test(
  'a link in the drawer to the page below it closes the drawer',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await fillCart(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your bag');
    await page.getByRole('banner').getByRole('link', { name: 'Bag' }).click();
    const drawer = page.getByRole('dialog', { name: 'Your bag' });
    await drawer.getByRole('link', { name: 'View Bag' }).click();
    await expect(drawer).toBeHidden();
  },
);

test(
  'the focus stays near a line that leaves [R-167] [R-193]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await fillCart(page);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Save for later Brae Pendant' }).press('Enter');
    await expect(main.getByText('Oh no, your bag is empty!')).toBeVisible();
    await expect(main).toBeFocused();
    await main.getByRole('button', { name: 'Move to bag Brae Pendant' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Bag' }).click();
    const drawer = page.getByRole('dialog', { name: 'Your bag' });
    await drawer.getByRole('button', { name: 'Remove Brae Pendant' }).press('Enter');
    await expect(drawer.getByText('Oh no, your bag is empty!')).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Close' })).toBeFocused();
  },
);

async function fillCart(page: Page): Promise<void> {
  await addByRequest(page, brae);
  await page.goto('/cart');
  await expect(page.getByRole('spinbutton', { name: 'Quantity of Brae Pendant' })).toBeVisible();
}

/** In major units. */
async function amountOf(page: Page, sum: 'Subtotal' | 'Total' | 'Amount due'): Promise<number> {
  const row = page.getByRole('region', { name: 'Summary' }).locator('dl > div');
  const text = await row.filter({ hasText: new RegExp(`^${sum}`) }).innerText();
  return Number(text.replace(/[^\d.]/g, ''));
}

async function addedAtAnotherPrice(page: Page): Promise<void> {
  const context = page.context();
  const snapshots = (await context.cookies()).filter(({ name }) => name.startsWith('lines-'));
  expect(snapshots).toHaveLength(1);
  const before = snapshots.map((cookie) => ({
    ...cookie,
    value: cookie.value.replace(/^(\d+)_\d+_/, '$1_100_'),
  }));
  await context.addCookies(before);
}

test(
  'an add of more than there is says how many came into the bag [R-141]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.goto('/products/skerry-wall-light-nickel');
    const main = page.getByRole('main');
    const quantity = main.getByLabel('Quantity').first();
    // Imitates a page that is older than a drop in stock.
    await expect(quantity).toHaveAttribute('max', '2');
    await quantity.evaluate((input) => input.setAttribute('max', '9'));
    await quantity.fill('5');
    await main.getByRole('button', { name: 'Add to bag', exact: true }).first().click();
    const drawer = page.getByRole('dialog', { name: 'Your bag' });
    await expect(drawer).toContainText('Only 2 of 5 could be added: there’s no more in stock.');
    await expect(drawer).toContainText('Qty: 2');
    await drawer.getByRole('button', { name: 'Close' }).click();
    await main.getByRole('button', { name: 'Add to bag', exact: true }).first().click();
    await expect(
      main.getByRole('alert').filter({ hasText: 'Could not add to cart' }),
    ).toBeVisible();
    await expect(drawer).toBeHidden();
  },
);

test(
  'a failed add shows a message at its button, and on a phone the buy bar leads there [R-185]',
  { tag: '@full' },
  async ({ visit, shop }) => {
    const page = await visit({ viewport: { width: 390, height: 844 }, mayFail: true });
    const main = page.getByRole('main');
    await page.goto('/products/brae-pendant-nickel');
    await shop.fault({ service: 'commerce', mode: 'http-500' });
    const problem = main
      .getByRole('alert')
      .filter({ hasText: "We can't change your bag right now." });
    await main.getByRole('button', { name: 'Add to bag', exact: true }).first().click();
    await expect(problem).toBeInViewport();
    await expect(page.getByRole('dialog', { name: 'Your bag' })).toBeHidden();
    await page.reload();
    const bar = page.locator('.buy-bar').getByRole('button');
    await main
      .getByRole('button', { name: 'Add to bag', exact: true })
      .first()
      .evaluate((button) => window.scrollBy(0, button.getBoundingClientRect().bottom + 200));
    await bar.click();
    await expect(problem).toBeInViewport();
    await shop.clearFaults();
  },
);

test(
  'two first adds that are pressed at once, in two tabs and without any cookie, end in one bag',
  { tag: '@full' },
  async ({ visit }) => {
    const tab = await visit();
    const other = await tab.context().newPage();
    await tab.goto('/products/brae-pendant-nickel');
    await other.goto('/products/marlow-table-lamp-oak');
    await tab.context().clearCookies();
    const press = (page: Page) =>
      page.evaluate(() =>
        document.querySelector<HTMLFormElement>('main form[action="/cart"]')!.requestSubmit(),
      );
    await Promise.all([press(tab), press(other)]);
    await expect(
      tab
        .getByRole('dialog', { name: 'Your bag' })
        .getByRole('link', { name: 'Brae Pendant', exact: true }),
    ).toBeVisible();
    await expect(
      other
        .getByRole('dialog', { name: 'Your bag' })
        .getByRole('link', { name: 'Marlow Table Lamp', exact: true }),
    ).toBeVisible();
    await tab.goto('/cart');
    await expect(tab.getByRole('spinbutton', { name: /^Quantity of/ })).toHaveCount(2);
  },
);

test('a double click adds once', async ({ visit, shop }) => {
  const page = await visit();
  await page.goto('/products/brae-pendant-nickel');
  const slow = { service: 'commerce', operation: 'cartCreate', mode: 'slow', delayMs: 700 };
  await shop.fault({ ...slow, times: 1 });
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Add to bag', exact: true })
    .first()
    .dblclick();
  await expect(page.getByText(/^Added to bag$|You added this a moment ago/).first()).toBeVisible();
  await shop.clearFaults();
  await page.goto('/cart');
  await expect(page.getByRole('spinbutton', { name: /Brae Pendant/ })).toHaveValue('1');
});

test(
  'the sums say that they are being updated, and when they are [R-189]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await fillCart(page);
    const summary = page.getByRole('region', { name: 'Summary' });
    const answer = await holdCart(page);
    await page.getByRole('main').getByRole('button', { name: 'One more' }).first().click();
    await expect(summary.getByText('Updating…', { exact: true })).toBeVisible();
    await expect(summary.locator('dl')).toHaveAttribute('aria-busy', 'true');
    await answer();
    await expect(summary.getByText('Updated', { exact: true })).toBeVisible();
    await expect(summary.locator('dl')).toHaveAttribute('aria-busy', 'false');
  },
);

test(
  'of two removals the later press wins, even if the first answer is late [R-189]',
  { tag: '@full' },
  async ({ visit, shop }) => {
    const page = await visit();
    await addByRequest(page, variantId('marlow-table-lamp-oak'));
    await fillCart(page);
    const main = page.getByRole('main');
    const slow = { service: 'commerce', operation: 'cartLinesRemove', mode: 'slow', delayMs: 1200 };
    await shop.fault({ ...slow, times: 1 });
    await main.getByRole('button', { name: 'Remove Brae Pendant' }).click();
    await main.getByRole('button', { name: 'Remove Marlow Table Lamp' }).click();
    await expect(main.getByText('Oh no, your bag is empty!')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(main.getByText('Oh no, your bag is empty!')).toBeVisible();
    const counts = (await page.context().cookies()).filter(({ name }) => /^cart-count/.test(name));
    expect(counts.map(({ value }) => value)).toEqual(['0']);
    await shop.clearFaults();
  },
);

test(
  'a note is saved in place, and what is too long stays [R-172]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await fillCart(page);
    const main = page.getByRole('main');
    await main.getByText('Add a note').click();
    const field = main.getByLabel('Note to the workshop');
    await field.fill('Long. '.repeat(100));
    await main.getByRole('button', { name: 'Save', exact: true }).first().click();
    await expect(field).toHaveAccessibleDescription(/Please keep your note to 500 characters\.$/);
    await expect(field).toHaveValue(/^Long\. Long\./);
    await field.fill('Please ring twice.');
    await main.getByRole('button', { name: 'Save', exact: true }).first().click();
    await expect(main.getByText('Note to the workshop: Please ring twice.')).toBeVisible();
    await expect(field).toBeHidden();
    await expect(main.getByText('Change your note')).toBeFocused();
  },
);

test(
  'a note refused before the scripts ran is gone from the field once another is saved',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit({ mayFail: true });
    await fillCart(page);
    const main = page.getByRole('main');
    const field = main.getByLabel('Note to the workshop');
    const save = main.getByRole('button', { name: 'Save', exact: true }).first();
    await main.getByText('Add a note').click();
    await field.fill('Long. '.repeat(100));
    // Without a submit event, the browser sends the form as it does before the scripts run.
    await field.evaluate((area: HTMLTextAreaElement) => area.form!.submit());
    await expect(field).toHaveAccessibleDescription(/Please keep your note to 500 characters\.$/);
    await expect(field).toHaveValue(/^Long\. Long\./);
    await field.fill('Please ring.');
    await save.click();
    await expect(main.getByText('Note to the workshop: Please ring.')).toBeVisible();
    await expect(field).toBeHidden();
    await main.getByText('Change your note').click();
    await expect(field).toHaveValue('Please ring.');
  },
);

test(
  'what is typed while a save runs is kept [R-172] [R-175]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await fillCart(page);
    const main = page.getByRole('main');
    const answer = await holdCart(page);
    await main.getByRole('button', { name: 'One more' }).first().click();
    const quantity = main.getByRole('spinbutton', { name: 'Quantity of Brae Pendant' });
    await quantity.fill('5');
    await answer();
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(quantity).toHaveValue('5');
    await quantity.blur();
    await answer();
    await expect(main.getByText('Updated', { exact: true })).toBeVisible();
    await expect(quantity).toHaveValue('5');

    await main.getByText('Add a note').click();
    const note = main.getByRole('textbox', { name: 'Note to the workshop' });
    await note.fill('Please ring');
    await main.getByRole('button', { name: 'Save', exact: true }).first().click();
    await note.fill('Please ring twice.');
    await answer();
    await expect(main.getByText('Note to the workshop: Please ring')).toBeVisible();
    await expect(note).toHaveValue('Please ring twice.');
    await main.getByRole('button', { name: 'Save', exact: true }).first().click();
    await answer();
    await expect(main.getByText('Note to the workshop: Please ring twice.')).toBeVisible();
    await expect(note).toBeHidden();
  },
);

test(
  'the undo of one item doesn’t change the notice of the next [R-176]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await addByRequest(page, variantId('marlow-table-lamp-oak'));
    await fillCart(page);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Remove Brae Pendant' }).click();
    await expect(main.getByText('Removed: Brae Pendant')).toBeVisible();
    const answer = await holdCart(page);
    await main.getByRole('button', { name: 'Remove Marlow Table Lamp' }).click();
    await main.getByRole('button', { name: 'Undo' }).click();
    await answer();
    await expect(main.getByText('Removed: Marlow Table Lamp')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Undo' })).toBeVisible();
    await answer();
    await expect(page.getByText('Brae Pendant is back in your bag.')).toBeAttached();
  },
);

/** Holds changes of the cart. The returned function sends the held change. */
async function holdCart(page: Page): Promise<() => Promise<void>> {
  const held: (() => Promise<void>)[] = [];
  await page.route('**/cart.data', (route) => void held.push(() => route.continue()));
  return async () => {
    await expect.poll(() => held.length).toBe(1);
    await held.pop()!();
  };
}

test(
  'on a phone the checkout stays in reach, covers no field with the focus and not the footer [R-174]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit({ viewport: { width: 390, height: 664 } });
    await fillCart(page);
    const checkout = page.getByRole('main').getByRole('button', { name: 'Checkout' });
    await expect(checkout).toBeInViewport({ ratio: 1 });
    const bar = page.locator('.checkout-bar');
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press('Tab');
      const covered = await bar.evaluate((element) => {
        const focused = document.activeElement;
        if (!focused || element.contains(focused) || !focused.closest('main')) return '';
        const [ours, field] = [element.getBoundingClientRect(), focused.getBoundingClientRect()];
        return field.bottom > ours.top + 1 && field.top < ours.bottom ? focused.outerHTML : '';
      });
      expect(covered).toBe('');
    }
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(bar).not.toBeInViewport();
  },
);
