import type { Page } from '@playwright/test';
import { expect, test } from './shop';

/** The forms of the cart page, with the same results with and without scripts. */
for (const javaScriptEnabled of [true, false]) {
  const how = `${javaScriptEnabled ? 'with' : 'without'} JavaScript`;

  test(`quantity and discount code change the sums, ${how} @presets`, async ({ visit }) => {
    const page = await visit({ javaScriptEnabled });
    const main = page.getByRole('main');
    await fillCart(page, javaScriptEnabled);
    const each = await amountOf(page, 'Subtotal');
    const quantity = main.getByRole('spinbutton', { name: 'Quantity of Brae Pendant' });
    await quantity.fill('3');
    if (javaScriptEnabled) await quantity.blur();
    else await main.getByRole('button', { name: 'Update' }).click();
    await expect.poll(() => amountOf(page, 'Subtotal')).toBe(3 * each);

    const code = main.getByLabel('Discount code');
    await code.fill('NOSUCHCODE');
    await main.getByRole('button', { name: 'Apply' }).click();
    await expect(main.getByText("The code 'NOSUCHCODE' is not valid for your bag.")).toBeVisible();
    await code.fill('WELCOME10');
    await main.getByRole('button', { name: 'Apply' }).click();
    await expect(main.getByText('WELCOME10 applied')).toBeVisible();
    await expect.poll(() => amountOf(page, 'Total')).toBeCloseTo(2.7 * each);
    await main.getByRole('button', { name: 'Remove code WELCOME10' }).click();
    await expect(main.getByText('WELCOME10 applied')).toBeHidden();
    await expect.poll(() => amountOf(page, 'Subtotal')).toBe(3 * each);
    await page.reload();
    await expect(quantity).toHaveValue('3');
  });

  test(`a line is saved, moved back and removed, ${how}`, async ({ visit }) => {
    const page = await visit({ javaScriptEnabled });
    const main = page.getByRole('main');
    await fillCart(page, javaScriptEnabled);
    await main.getByRole('button', { name: 'Save for later Brae Pendant' }).click();
    await expect(main.getByText('Oh no, your bag is empty!')).toBeVisible();
    const saved = main.getByRole('region', { name: 'Saved for later' });
    await expect(saved.getByRole('link', { name: 'Brae Pendant' })).toBeVisible();
    await page.reload();
    if (javaScriptEnabled) await page.waitForLoadState('networkidle');
    await saved.getByRole('button', { name: 'Move to bag Brae Pendant' }).click();
    await expect(main.getByText('Subtotal')).toBeVisible();
    await expect(saved).toBeHidden();

    await main.getByRole('button', { name: 'Save for later Brae Pendant' }).click();
    await saved.getByRole('button', { name: 'Remove Brae Pendant from the list' }).click();
    await expect(saved).toBeHidden();
    await page.reload();
    await expect(main.getByText('Oh no, your bag is empty!')).toBeVisible();
    await expect(saved).toBeHidden();

    await fillCart(page, javaScriptEnabled);
    await main.getByRole('button', { name: 'Remove Brae Pendant' }).click();
    await expect(main.getByText('Oh no, your bag is empty!')).toBeVisible();
    await page.reload();
    await expect(main.getByText('Oh no, your bag is empty!')).toBeVisible();
    await expect(saved).toBeHidden();
  });

  test(`a shared cart is opened and added by another visitor, ${how}`, async ({ visit }) => {
    const giver = await visit({ javaScriptEnabled });
    await fillCart(giver, javaScriptEnabled);
    await giver.getByText('Share this bag').click();
    const link = await giver.getByLabel('Link to this bag').inputValue();

    const taker = await visit({ javaScriptEnabled });
    const main = taker.getByRole('main');
    await taker.goto(link);
    await expect(taker.getByRole('heading', { level: 1 })).toHaveText(
      'Someone shared a bag with you',
    );
    await expect(main.getByText('Brae Pendant')).toBeVisible();
    await taker.goto('/cart');
    await expect(main.getByText('Oh no, your bag is empty!')).toBeVisible();
    await taker.goto(link);
    if (javaScriptEnabled) await taker.waitForLoadState('networkidle');
    await main.getByRole('button', { name: 'Add to my bag' }).click();
    await expect(taker.getByRole('heading', { level: 1 })).toHaveText('Cart');
    await expect(main.getByRole('spinbutton', { name: 'Quantity of Brae Pendant' })).toHaveValue(
      '1',
    );
    await giver.reload();
    await expect(giver.getByRole('spinbutton', { name: /Brae Pendant/ })).toHaveValue('1');
  });

  test(`a price that has changed is told until it is noted, ${how} @presets`, async ({ visit }) => {
    const page = await visit({ javaScriptEnabled });
    const main = page.getByRole('main');
    await fillCart(page, javaScriptEnabled);
    await expect(main.getByText('Something has changed since you added it.')).toBeHidden();
    await addedAtAnotherPrice(page);
    await page.reload();
    if (javaScriptEnabled) await page.waitForLoadState('networkidle');
    await expect(
      main.getByText(/^Was .*1\.00 when you added it, now .*1\d\d\.00\.$/),
    ).toBeVisible();
    await main.getByRole('button', { name: 'Got it' }).click();
    await expect(main.getByText('when you added it')).toBeHidden();
    await page.reload();
    await expect(main.getByText('Subtotal')).toBeVisible();
    await expect(main.getByText('when you added it')).toBeHidden();
  });
}

test('a link in the drawer to the page below it closes the drawer', async ({ visit }) => {
  const page = await visit();
  await fillCart(page, true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart');
  await page.getByRole('banner').getByRole('link', { name: 'Bag' }).click();
  const drawer = page.getByRole('dialog', { name: 'Your bag' });
  await drawer.getByRole('link', { name: 'View Bag' }).click();
  await expect(drawer).toBeHidden();
});

test('the focus stays near a line that leaves', async ({ visit }) => {
  const page = await visit();
  await fillCart(page, true);
  await page.waitForLoadState('networkidle');
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
});

/** Opens the cart page with one pendant in the cart. */
async function fillCart(page: Page, scripts: boolean): Promise<void> {
  const ready = () => (scripts ? page.waitForLoadState('networkidle') : undefined);
  await page.goto('/products/brae-pendant-nickel');
  await ready();
  await page.getByRole('main').getByRole('button', { name: 'Add to bag' }).first().click();
  await expect(page.getByText('Added to bag').first()).toBeVisible();
  await page.goto('/cart');
  await ready();
  await expect(page.getByRole('spinbutton', { name: 'Quantity of Brae Pendant' })).toBeVisible();
}

/** An amount of the summary, in major units of the store's currency. */
async function amountOf(page: Page, sum: 'Subtotal' | 'Total'): Promise<number> {
  const row = page.getByRole('region', { name: 'Summary' }).locator('dl > div');
  const text = await row.filter({ hasText: new RegExp(`^${sum}`) }).innerText();
  return Number(text.replace(/[^\d.]/g, ''));
}

/** The price that the cart remembers for a line, changed to 1.00. */
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

test('an add of more than there is says how many came into the bag', async ({ visit }) => {
  const page = await visit();
  await page.goto('/products/skerry-wall-light-nickel');
  await page.waitForLoadState('networkidle');
  const main = page.getByRole('main');
  await main.getByLabel('Quantity').first().fill('5');
  await main.getByRole('button', { name: 'Add to bag' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Your bag' });
  await expect(drawer).toContainText('Only 2 of 5 could be added: there are no more in stock.');
  await expect(drawer).toContainText('Qty: 2');
  // None are left: nothing is said, but the bag is on the screen.
  await drawer.getByRole('button', { name: 'Close' }).click();
  await main.getByRole('button', { name: 'Add to bag' }).first().click();
  await expect(drawer).toContainText('Qty: 2');
  await expect(drawer).not.toContainText('could be added');
});
