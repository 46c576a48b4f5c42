import type { Page } from 'playwright/test';
import { addByRequest } from '../support/buy';
import { variantId, variantPath } from '../support/seed-ids';
import { holdRequests } from '../support/hold-requests';
import { watchNetwork } from '../support/page-weight';
import { expect, test } from './shop';

const opener = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Bag/ });
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Your bag' });

async function add(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const button = page.locator('main form[action="/cart"] button[type=submit]').first();
  await button.click();
  await expect(
    drawerOf(page).getByRole('listitem').first().getByRole('link').first(),
  ).toBeVisible();
}

test(
  'the drawer says that it loads, and an empty one offers no checkout [R-165] [R-177] [R-265]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.goto('/');
    const release = await holdRequests(page, '**/cart.data*');
    await opener(page).click();
    await expect(drawerOf(page).getByText('Loading...')).toBeVisible();
    release();
    await expect(drawerOf(page).getByText('Oh no, your bag is empty!')).toBeVisible();
    await expect(drawerOf(page).getByText('Loading...')).toHaveCount(0);
    await expect(drawerOf(page).getByRole('button', { name: 'Checkout' })).toHaveCount(0);
  },
);

test(
  'a line has picture, title, price, colour, size, pieces, message and a way out [R-092] [R-167] [R-177] [R-199]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.goto('/');
    await expect(opener(page)).toHaveAccessibleName('Bag');
    await add(page, '/products/haddon-table-lamp-white');
    const line = drawerOf(page).getByRole('listitem').first();
    await expect(line.locator('img')).toHaveAttribute('src', /width=300&height=300/);
    await expect(line.getByRole('link', { name: 'Haddon Table Lamp', exact: true })).toBeVisible();
    await expect(line.getByText(/^\$[\d,]+\.\d\d$/)).toBeVisible();
    await expect(line).toContainText(/Finish: [A-Z]/);
    // The bag doesn't show the size 'One Size' (decision 0073).
    await expect(line).not.toContainText('One Size');
    await expect(line).toContainText('Qty: 1');
    await expect(line).toContainText('Preorder now. Ships from mid-January.');
    await expect(drawerOf(page).getByText('Subtotal')).toBeVisible();
    await expect(drawerOf(page).getByRole('link', { name: 'View Bag' })).toHaveAttribute(
      'href',
      '/cart',
    );
    await expect(drawerOf(page).getByRole('button', { name: 'Checkout' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opener(page)).toHaveAccessibleName('Bag, items: 1');
    await opener(page).click();
    await line.getByRole('button', { name: 'Remove Haddon Table Lamp' }).click();
    await expect(drawerOf(page).getByText('Oh no, your bag is empty!')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByText('Order samples').click();
    await page.getByRole('button', { name: 'Add 1 sample' }).click();
    await expect(line).toContainText('Finish: White');
    await expect(line).not.toContainText('Color');
  },
);

test(
  'one or two lines scroll within 300 px, three have the height they need [R-178]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    const list = drawerOf(page).getByRole('list').first();
    const height = async () => (await list.boundingBox())!.height;
    await add(page, variantPath('halden-pendant-brass', 'Small / Black'));
    await add(page, variantPath('halden-pendant-brass', 'Medium / Linen'));
    await expect(list.getByRole('listitem')).toHaveCount(2);
    expect(await height()).toBeLessThanOrEqual(300);
    await expect(list).toHaveCSS('max-height', '300px');
    expect(await list.evaluate((ul) => ul.scrollHeight - ul.clientHeight)).toBe(0);
    await add(page, '/products/brae-pendant-nickel');
    await expect(list.getByRole('listitem')).toHaveCount(3);
    expect(await height()).toBeGreaterThan(300);
    await expect(list).toHaveCSS('max-height', 'none');
  },
);

test(
  'a text selected in the drawer and released beside it leaves it open, a click beside it does not [R-163]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    await opener(page).click();
    const text = drawerOf(page).getByText('Oh no, your bag is empty!');
    const box = (await text.boundingBox())!;
    await page.mouse.move(box.x + box.width - 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(200, box.y, { steps: 4 });
    await page.mouse.up();
    await expect(drawerOf(page)).toBeVisible();
    await page.mouse.click(200, 300);
    await expect(drawerOf(page)).toBeHidden();
  },
);

test(
  'pieces and options are changed in the drawer, with a reason when they cannot be [R-168] [R-171] [R-175]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await add(page, variantPath('halden-pendant-brass', 'Small / Black'));
    const line = drawerOf(page).getByRole('listitem').first();
    const quantity = line.getByRole('spinbutton', { name: /Halden Pendant.*Small \/ Black/ });
    await line.getByRole('button', { name: 'One more' }).click();
    await expect(line).toContainText('Qty: 2');
    await expect(drawerOf(page).getByText('Updated', { exact: true })).toBeVisible();
    await expect(quantity).toHaveValue('2');
    await expect(line).toContainText(/Arrives \w{3}, /);
    await expect(drawerOf(page)).toContainText(
      'Taxes are calculated at checkout. Delivery to the United States is free.',
    );
    await add(page, '/products/skerry-wall-light-nickel');
    const scarce = drawerOf(page).getByRole('listitem').first();
    await scarce.getByRole('spinbutton').fill('7');
    await scarce.getByRole('spinbutton').blur();
    await expect(scarce.getByRole('alert')).toHaveText('Could not update cart');
    await expect(scarce.getByRole('spinbutton')).toHaveValue('2');
    // Enter sends it without leaving the field.
    await scarce.getByRole('spinbutton').fill('9');
    await scarce.getByRole('spinbutton').press('Enter');
    await expect(scarce.getByRole('spinbutton')).toHaveValue('2');
    const pendant = drawerOf(page).getByRole('listitem').nth(1);
    const change = pendant.getByRole('link', { name: /^Change Halden Pendant/ });
    await expect(change).toHaveAttribute('href', /^\/cart\?change=\d+#change-\d+$/);
    await change.click();
    const choice = pendant.getByLabel('Size / Cable');
    await choice.selectOption({ label: 'Large / Black, $389.00 (out of stock)' });
    await pendant.getByRole('button', { name: 'Change', exact: true }).click();
    await expect(pendant.getByRole('alert')).toContainText('Large / Black is out of stock');
    await choice.selectOption({ label: 'Small / Linen, $189.00' });
    await pendant.getByRole('button', { name: 'Change', exact: true }).click();
    await expect(pendant).toContainText('Size: Small · Cable: Linen');
    await expect(choice).toHaveCount(0);
    await expect(change).toBeFocused();
    await expect(pendant).toContainText('Qty: 2');
    await expect(drawerOf(page)).toBeVisible();
  },
);

test(
  'where a line’s options cannot be loaded in the drawer, the bag’s page has them [R-168]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit({ mayFail: true });
    await add(page, variantPath('halden-pendant-brass', 'Small / Black'));
    const options = /cart\.data\?drawer=.*change=/;
    const change = drawerOf(page).getByRole('link', { name: /^Change Halden Pendant/ });
    await page.route(options, (route) => route.fulfill({ status: 503 }));
    const answer = await holdRequests(page, options);
    const product = page.url();
    const failed = page.waitForEvent('requestfinished', (one) => options.test(one.url()));
    await change.click();
    await page.keyboard.press('Escape');
    await expect(drawerOf(page)).toBeHidden();
    const quiet = watchNetwork(page);
    answer();
    await failed;
    await quiet();
    expect(page.url()).toBe(product);
    await opener(page).click();
    await change.click();
    await expect(page).toHaveURL(/\/cart\?change=\d+#change-\d+$/);
    await expect(drawerOf(page)).toBeHidden();
    await expect(page.getByLabel('Size / Cable')).toBeVisible();
  },
);

test(
  'after an add, the drawer begins with what was added, until it is opened again [R-402]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await add(page, variantPath('halden-pendant-brass', 'Small / Black'));
    const added = drawerOf(page)
      .locator('div')
      .filter({ hasText: /^Added/ })
      .last();
    await expect(added).toHaveText('AddedHalden PendantFinish: BrassSize: Small · Cable: Black');
    const drawer = (await drawerOf(page).boundingBox())!;
    const picture = (await drawerOf(page).locator('img').first().boundingBox())!;
    expect(picture.width).toBeGreaterThan(100);
    expect(picture.y).toBeLessThan(drawer.height / 4);
    await drawerOf(page).getByRole('button', { name: 'One more' }).click();
    await expect(drawerOf(page)).toContainText('Qty: 2');
    await expect(drawerOf(page)).toContainText('$189.00 each');
    await expect(added).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opener(page)).toHaveAccessibleName('Bag, items: 2');
    await opener(page).click();
    await expect(drawerOf(page)).toContainText('Qty: 2');
    await expect(added).toHaveCount(0);
  },
);

test(
  'when what is in the drawer or behind a picture cannot be loaded, its link leads on',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit({ mayFail: true });
    await page.route(/\/assets\/(?:drawer-contents|zoom)-[^/]*\.js$/, (route) =>
      route.fulfill({ status: 404 }),
    );
    await page.goto('/products/halden-pendant-brass');
    await opener(page).click();
    await expect(page).toHaveURL('/cart');
    await page.goBack();
    await page
      .getByRole('link', { name: /Enlarge/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\.(?:jpg|png|webp|avif)\b|width=1600/);
  },
);

test('a line gets another size in the drawer [R-217]', { tag: '@full' }, async ({ visit }) => {
  const page = await visit();
  // Imitates new versions of Chromium, in which `scrollIntoView` returns a promise.
  await page.addInitScript(() => {
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function (...options) {
      scroll.apply(this, options);
      return Promise.resolve() as unknown as void;
    };
  });
  await addByRequest(page, variantId('orsta-pendant-black', 'Small'));
  await page.goto('/');
  await opener(page).click();
  const drawer = drawerOf(page);
  await drawer.getByRole('link', { name: /^Change/ }).click();
  const size = drawer.getByRole('combobox', { name: 'Size' });
  await size.selectOption(variantId('orsta-pendant-black', 'Large'));
  await drawer
    .locator('form', { has: page.getByRole('combobox', { name: 'Size' }) })
    .getByRole('button', { name: 'Change' })
    .click();
  await expect(drawer.getByText('Size: Large')).toBeVisible();
  await expect(size).toHaveCount(0);
});
