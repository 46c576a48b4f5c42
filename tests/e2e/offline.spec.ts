import type { Page } from 'playwright/test';
import { variantPath } from '../support/seed-ids';
import { expect, test } from './shop';
import { openEarly } from './slow-line';

const lamp = '/products/brae-pendant-nickel';
const text = 'You appear to be offline. Please check your internet connection.';

const open = (page: Page, path: string) => page.goto(path);
const offline = (page: Page, is: boolean) => page.context().setOffline(is);
const alert = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: text });
const addButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Add to bag', exact: true }).first();
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Your bag' });
const quantityOf = (page: Page) => page.getByRole('spinbutton', { name: /^Quantity of Brae/ });

async function fillBag(page: Page): Promise<void> {
  await open(page, lamp);
  await addButton(page).click();
  await expect(drawer(page).getByRole('link', { name: 'Brae Pendant', exact: true })).toBeVisible();
}

test(
  'an add while offline says so, keeps what was chosen, and adds when it is pressed again [R-241]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await open(page, '/products/halden-pendant-brass');
    await page.getByRole('radio', { name: 'Medium' }).check();
    await page.getByRole('radio', { name: 'Black' }).check();
    await expect(addButton(page)).toBeVisible();
    await page.getByRole('main').getByRole('spinbutton').fill('2');
    await offline(page, true);
    await addButton(page).click();
    await expect(alert(page)).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Medium' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Black' })).toBeChecked();
    await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('2');
    await offline(page, false);
    await expect(alert(page)).toHaveCount(0);
    await expect(drawer(page)).toBeHidden();
    await addButton(page).click();
    await expect(drawer(page)).toContainText('Qty: 2');
  },
);

test('an option chosen while offline counts', { tag: '@full' }, async ({ visit }) => {
  const page = await visit();
  await open(page, '/products/halden-pendant-brass');
  await offline(page, true);
  await page.getByRole('radio', { name: 'Medium' }).check();
  await page.getByRole('radio', { name: 'Black' }).check();
  await expect(page).toHaveURL(/variant=\d+/);
  await expect(page.getByText('$259.00').first()).toBeVisible();
  await offline(page, false);
});

test('an add whose answer does not come back is not doubled by the next press', async ({
  visit,
}) => {
  const page = await visit();
  await open(page, lamp);
  let lost = 0;
  await page.route('**/cart.data*', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort('internetdisconnected');
  });
  await addButton(page).click();
  const unknownResult = page.getByRole('main').getByRole('alert');
  await expect(unknownResult).toContainText('We’re not sure whether this was added to your bag.');
  await addButton(page).click();
  await expect(drawer(page)).toContainText('Qty: 1');
  await open(page, '/cart');
  await expect(quantityOf(page)).toHaveValue('1');
});

test(
  'the bag opened while offline says that it cannot be shown, and is shown afterwards',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await fillBag(page);
    await open(page, '/pages/about');
    await offline(page, true);
    await page.getByRole('banner').getByRole('link', { name: /^Bag/ }).click();
    await expect(drawer(page)).toContainText("We can't show your bag right now");
    await offline(page, false);
    await drawer(page).getByRole('button', { name: 'Try again' }).click();
    await expect(drawer(page)).toContainText('Brae Pendant');
  },
);

test(
  'a quantity of the bag that was changed while offline is sent once there is a network',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await fillBag(page);
    await open(page, '/cart');
    const posts: string[] = [];
    page.on('response', (response) => {
      if (response.request().method() === 'POST') posts.push(response.url());
    });
    await offline(page, true);
    await page.getByRole('main').getByRole('button', { name: 'One more' }).click();
    await expect(alert(page)).toBeVisible();
    await expect(quantityOf(page)).toHaveValue('2');
    await page.getByRole('main').getByRole('button', { name: 'One more' }).click();
    await expect(quantityOf(page)).toHaveValue('3');
    await expect(alert(page)).toBeVisible();
    await offline(page, false);
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$495.00');
    await expect(quantityOf(page)).toHaveValue('3');
    expect(posts.filter((url) => url.includes('/cart.data'))).toHaveLength(1);
  },
);

test('a line removed while offline stays, with the reason', { tag: '@full' }, async ({ visit }) => {
  const page = await visit();
  await fillBag(page);
  await open(page, '/cart');
  await offline(page, true);
  const remove = page.getByRole('main').getByRole('button', { name: 'Remove Brae Pendant' });
  await remove.click();
  await expect(alert(page)).toBeVisible();
  await offline(page, false);
  await remove.click();
  await expect(page.getByRole('main').getByText('Oh no, your bag is empty!')).toBeVisible();
});

test('a code removed while offline stays, with the reason', { tag: '@full' }, async ({ visit }) => {
  const page = await visit();
  await fillBag(page);
  await open(page, '/cart');
  const main = page.getByRole('main');
  await main.getByText('Add a code').click();
  await main.getByLabel('Discount code or gift card').fill('WELCOME10');
  await main.getByRole('button', { name: 'Apply' }).click();
  const applied = main.getByText('WELCOME10 applied');
  await expect(applied).toBeVisible();
  await offline(page, true);
  const remove = main.getByRole('button', { name: 'Remove code WELCOME10' });
  await remove.click();
  await expect(alert(page)).toBeVisible();
  await expect(applied).toBeVisible();
  await offline(page, false);
  await remove.click();
  await expect(applied).toHaveCount(0);
});

test(
  'addresses typed into the newsletter and the back-in-stock form stay, with the reason',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await open(page, variantPath('halden-pendant-brass', 'Large / Black'));
    await offline(page, true);
    const newsletter = page.getByRole('contentinfo').locator('form').first();
    await newsletter.getByRole('textbox').fill('ada@lintel.example');
    await newsletter.getByRole('button', { name: 'Sign up' }).click();
    await expect(newsletter.getByText(text)).toBeVisible();
    await expect(newsletter.getByRole('textbox')).toHaveValue('ada@lintel.example');
    const notify = page.getByRole('form', { name: 'Back in stock' });
    await notify.getByLabel('Email').fill('ada@lintel.example');
    await notify.getByRole('button', { name: 'Let me know' }).click();
    await expect(notify.getByRole('alert')).toHaveText(text);
    await expect(notify.getByLabel('Email')).toHaveValue('ada@lintel.example');
    await offline(page, false);
    await notify.getByRole('button', { name: 'Let me know' }).click();
    await expect(page.getByText("We'll let you know")).toBeVisible();
  },
);

test(
  'a heart pressed while offline is empty again, and works afterwards',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await open(page, lamp);
    const add = page.getByRole('main').getByRole('button', { name: 'Add to wishlist' });
    await offline(page, true);
    await add.click();
    await expect(add).toBeVisible();
    await expect(
      page.getByRole('status').filter({ hasText: 'You appear to be offline' }),
    ).toBeVisible();
    await offline(page, false);
    await add.click();
    await expect(page.getByRole('button', { name: 'In your wishlist' })).toBeVisible();
  },
);

test(
  'a link followed while offline leads there once there is a network [R-241]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await open(page, lamp);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await offline(page, true);
    const link = page.locator('footer a[href="/pages/delivery"]').first();
    // Rests the pointer on the link long enough to start a prefetch.
    await link.hover();
    await page.waitForTimeout(300);
    await link.click();
    const screen = page.getByRole('dialog', { name: text });
    await expect(screen.getByRole('heading')).toHaveText('You appear to be offline');
    await expect(screen).toContainText('Please check your internet connection');
    await expect(page).toHaveURL(new RegExp(`${lamp}$`));
    await screen.getByRole('button', { name: 'Stay on this page' }).click();
    await expect(screen).toBeHidden();
    await link.click();
    await expect(screen).toBeVisible();
    await offline(page, false);
    await expect(page).toHaveURL(/\/pages\/delivery$/);
    await expect(screen).toBeHidden();
    expect(await page.evaluate(() => Object(window).sameDocument)).toBe(true);
  },
);

test(
  'a browser that only thinks it is offline can go on and send forms',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
    await open(page, lamp);
    await page.locator('footer a[href="/pages/delivery"]').first().click();
    await expect(page).toHaveURL(/\/pages\/delivery$/);
    await fillBag(page);
    await drawer(page).getByRole('button', { name: 'Checkout' }).click();
    await expect(page).toHaveURL(/checkout/);
  },
);

test(
  'a message sent while offline is kept, and sent once there is a network',
  { tag: '@full' },
  async ({ visit, world }) => {
    test.skip(world === 'bare', 'Without CONTACT_URL the form is replaced by addresses.');
    const page = await visit();
    await open(page, '/pages/contact');
    await page.getByLabel('Name', { exact: true }).fill('Ada');
    await page.locator('main').getByLabel('Email', { exact: true }).fill('ada@lintel.example');
    await page.getByLabel('Message').fill('Is there anybody out there?');
    await offline(page, true);
    await page.getByRole('button', { name: 'Send message' }).click();
    const screen = page.getByRole('dialog', { name: text });
    await expect(screen).toBeVisible();
    await screen.getByRole('button', { name: 'Stay on this page' }).click();
    await expect(page.getByLabel('Message')).toHaveValue('Is there anybody out there?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(screen).toBeVisible();
    await offline(page, false);
    await expect(page.getByText('We’ve received your message')).toBeVisible();
  },
);

test(
  'a list that could not be read for lack of a network comes by itself',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await open(page, '/collections/pendants');
    await offline(page, true);
    await page.getByLabel('Sort by').selectOption('price-ascending');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('You appear to be offline');
    await offline(page, false);
    await expect(heading).toHaveText('Pendants');
    await expect(page.getByLabel('Sort by')).toHaveValue('price-ascending');
  },
);

for (const scripts of ['before', 'after'] as const) {
  test(
    `a form that browsers send themselves stays while offline, ${scripts} scripts`,
    { tag: '@full' },
    async ({ visit }) => {
      const page = await visit();
      const { release } = await openEarly(page, lamp);
      if (scripts === 'after') await release();
      const form = page.getByRole('contentinfo').locator('form[action="/actions/store"]');
      const button =
        scripts === 'before' ? addButton(page) : form.getByRole('button', { name: 'Change' });
      await offline(page, true);
      await button.click();
      await expect
        .poll(() => button.evaluate((one) => (one as HTMLButtonElement).validationMessage))
        .toBe(text);
      await offline(page, false);
      await button.click();
      if (scripts === 'before') await expect(page.getByText('Added to bag').first()).toBeVisible();
      else await expect(page).toHaveURL(new RegExp(`${lamp}$`));
    },
  );
}
