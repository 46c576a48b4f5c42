import type { Page } from 'playwright/test';
import { expect, test } from './shop';

const lamp = '/products/halden-pendant-brass';
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Your bag' });
const listOf = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Goes with it' }) });
const lines = (page: Page) => drawerOf(page).getByRole('list').first().getByRole('listitem');

test(
  'one button adds what is checked, and its sum follows the checkboxes [R-161]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.goto(lamp);
    const list = listOf(page);
    await expect(list.getByRole('button')).toHaveText('Complete it, $91.00');
    await list.getByRole('checkbox', { name: 'Add Wall Dimmer, Brass' }).uncheck();
    await expect(list.getByRole('button')).toHaveText('Complete it, $46.00');
    await list.getByRole('checkbox', { name: 'Add Opal Bulb' }).uncheck();
    await list.getByRole('checkbox', { name: 'Add Ceiling Rose, Brass' }).uncheck();
    await expect(list.getByRole('button')).toBeDisabled();
    await list.getByRole('checkbox', { name: 'Add Opal Bulb' }).check();
    await list.getByRole('checkbox', { name: 'Add Ceiling Rose, Brass' }).check();
    await list.getByRole('button', { name: 'Complete it, $46.00' }).click();
    await expect(lines(page)).toHaveCount(2);
    await expect(lines(page).first()).toContainText('Ceiling Rose');
    await expect(lines(page).last()).toContainText('Opal Bulb');
    await expect(drawerOf(page).getByText('Subtotal').locator('..')).toContainText('$46.00');
  },
);

test(
  'the drawer offers what goes with an added product, and keeps the focus when it is added [R-161]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.goto('/products/brae-pendant-nickel');
    await page.getByRole('main').getByRole('button', { name: 'Add to bag', exact: true }).click();
    const offered = drawerOf(page).getByRole('region', { name: 'Goes with it' });
    await expect(offered.getByRole('listitem')).toHaveCount(3);
    const add = offered.getByRole('button', { name: /: Opal Bulb$/ });
    await add.click();
    await expect(lines(page)).toHaveCount(2);
    await expect(add).toBeFocused();
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('link', { name: /^Bag/ }).click();
    await expect(lines(page)).toHaveCount(2);
    await expect(offered).toHaveCount(0);
  },
);

test(
  'an add in the drawer that is refused leaves the drawer open, with the reason at its button',
  { tag: '@full' },
  async ({ visit, shop }) => {
    const page = await visit({ mayFail: true });
    await page.goto('/products/brae-pendant-nickel');
    await page.getByRole('main').getByRole('button', { name: 'Add to bag', exact: true }).click();
    const offered = drawerOf(page).getByRole('region', { name: 'Goes with it' });
    const bulb = offered.getByRole('listitem').filter({ hasText: 'Opal Bulb' });
    await shop.fault({
      service: 'commerce',
      operation: 'cartLinesAdd',
      mode: 'http-500',
      times: 1,
    });
    await bulb.getByRole('button').click();
    await expect(bulb.getByRole('alert')).toBeVisible();
    const isWider = (list: Element) => list.scrollWidth > list.clientWidth;
    expect(await offered.evaluate(isWider)).toBe(false);
    await expect(lines(page)).toHaveCount(1);
    await shop.clearFaults();
    await bulb.getByRole('button').click();
    await expect(lines(page)).toHaveCount(2);
  },
);

test(
  'after an add from a list the drawer requests what goes with it; a chair has nothing [R-161]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.goto('/products/halden-pendant-brass');
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: /^Add to bag/ }) })
      .first();
    await card.getByRole('button', { name: /^Add to bag/ }).click();
    const offered = drawerOf(page).getByRole('region', { name: 'Goes with it' });
    await expect(offered.getByRole('listitem').first()).toBeVisible();
    await page.goto('/products/aske-chair-oak');
    await page.getByRole('main').getByRole('button', { name: 'Add to bag', exact: true }).click();
    await expect(lines(page).first()).toContainText('Aske Chair');
    await expect(offered).toHaveCount(0);
    await expect(listOf(page)).toHaveCount(0);
  },
);
