import type { Page } from 'playwright/test';
import { addByRequest } from '../support/buy';
import { brae } from '../support/cart-driver';
import { screens } from '../support/routes';
import { variantPath } from '../support/seed-ids';
import { addCookies, pathOf, shoppersOf } from '../support/screens';
import { holdRequests } from '../support/hold-requests';
import { expect, test } from './shop';
import { openEarly } from './slow-line';

const lamp = '/products/brae-pendant-nickel';
const desktop = { width: 1440, height: 900 };

const quantityOf = (page: Page) => page.getByRole('spinbutton', { name: /^Quantity of Brae/ });

test(
  'a quantity that is stepped in the bag before scripts is the bag’s quantity',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await addByRequest(page, brae);
    const { release } = await openEarly(page, '/cart');
    const more = page.getByRole('main').getByRole('button', { name: 'One more' });
    await more.click();
    await more.click();
    await expect(quantityOf(page)).toHaveValue('3');
    await release();
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$495.00');
    await expect(quantityOf(page)).toHaveValue('3');
    await page.reload();
    await expect(quantityOf(page)).toHaveValue('3');
    await more.click();
    await expect(quantityOf(page)).toHaveValue('4');
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$660.00');
  },
);

test(
  'a quantity that is typed in the bag before scripts is the bag’s quantity',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await addByRequest(page, brae);
    const { release } = await openEarly(page, '/cart');
    await quantityOf(page).fill('4');
    await page.getByText('Add a code').click();
    await page.getByLabel('Discount code').fill('WELCOME10');
    await release();
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$660.00');
    await expect(quantityOf(page)).toHaveValue('4');
    await expect(page.getByLabel('Discount code')).toHaveValue('WELCOME10');
  },
);

test(
  'gift wrapping ticked in the bag before scripts is in the bag [R-079]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await addByRequest(page, brae);
    const { release } = await openEarly(page, '/cart');
    await page.getByLabel('Wrap as a gift').check();
    await release();
    const remove = page.getByRole('main').getByRole('button', { name: 'Remove Gift Wrapping' });
    await expect(remove).toBeVisible();
    await page.reload();
    await expect(remove).toBeVisible();
    await expect(page.getByLabel('Wrap as a gift')).toBeChecked();
  },
);

test('scripts that arrive do not change an untouched bag', { tag: '@full' }, async ({ visit }) => {
  const page = await visit();
  await addByRequest(page, brae);
  const { release } = await openEarly(page, '/cart');
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await release();
  expect(posts.filter((url) => url.includes('/cart'))).toEqual([]);
});

for (const pressed of ['before', 'after'] as const) {
  test(
    `a product’s quantity that is stepped before scripts is added by a press ${pressed} them`,
    { tag: '@full' },
    async ({ visit }) => {
      const page = await visit();
      const { release } = await openEarly(page, lamp);
      const main = page.getByRole('main');
      await main.getByRole('button', { name: 'One more' }).click();
      await main.getByRole('button', { name: 'One more' }).click();
      await main.getByRole('button', { name: 'One less' }).click();
      if (pressed === 'after') await release();
      await expect(main.getByRole('spinbutton')).toHaveValue('2');
      await main.getByRole('button', { name: 'Add to bag', exact: true }).first().click();
      if (pressed === 'after') {
        await expect(page.getByRole('dialog', { name: 'Your bag' })).toContainText('Qty: 2');
      } else {
        await expect(page.getByText('Added to bag').first()).toBeVisible();
        await expect(quantityOf(page)).toHaveValue('2');
      }
    },
  );
}

test('a press on a button that scripts replace is repeated, and so are the presses after it [R-079]', async ({
  visit,
}) => {
  const page = await visit();
  // Stops the timer after which the browser would repeat the presses.
  await page.clock.install({ time: '2026-11-22T08:00:00Z' });
  await page.clock.pauseAt('2026-11-22T08:01:00Z');
  const form = page.locator('#add');
  const path = variantPath('halden-pendant-brass', 'Large / Black');
  const early = async () => {
    const { release } = await openEarly(page, path);
    await form.locator('label', { hasText: /^Small/ }).click();
    await form.locator('label', { hasText: /^Linen/ }).click();
    await form.locator('label', { hasText: /^Large/ }).click();
    return release;
  };
  const release = await early();
  await form.getByRole('button', { name: 'Add to bag' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Add to wishlist' }).click();
  await release();
  await expect(page.getByRole('dialog', { name: 'Your bag' })).toContainText(
    'Size: Large · Cable: Linen',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'In your wishlist' })).toBeVisible();

  const releaseAgain = await early();
  await form.getByRole('button', { name: 'Buy it now' }).click();
  releaseAgain().catch(() => undefined);
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  await expect(page.getByText('Large / Linen').first()).toBeVisible();
});

test('two presses on Add before scripts add once [R-079]', { tag: '@full' }, async ({ visit }) => {
  const page = await visit();
  await openEarly(page, lamp);
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Add to bag', exact: true })
    .first()
    .dblclick();
  await expect(page.getByText(/^Added to bag$|You added this a moment ago/).first()).toBeVisible();
  await page.goto('/cart', { waitUntil: 'commit' });
  await expect(quantityOf(page)).toHaveValue('1');
});

test(
  'a sort order chosen before scripts sorts the list [R-079]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    const { release } = await openEarly(page, '/collections/pendants');
    await page.getByLabel('Sort by').selectOption('price-ascending');
    await release();
    await expect(page).toHaveURL(/sort=price-ascending/);
    await expect(page.getByLabel('Sort by')).toHaveValue('price-ascending');
    const prices = await page
      .getByRole('main')
      .getByRole('article')
      .evaluateAll((cards) =>
        cards.map((card) => Number(/[\d.,]+\d/.exec(card.textContent ?? '')?.[0].replace(',', ''))),
      );
    expect(prices.length).toBeGreaterThan(3);
    expect(prices[0]).toBeLessThanOrEqual(prices.at(-1)!);
  },
);

test(
  'the menu opened before scripts stays open, and the page behind it cannot be reached',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.setViewportSize({ width: 390, height: 844 });
    const { release } = await openEarly(page, '/');
    await page.locator('summary', { hasText: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await menu.locator('summary').first().click();
    await release();
    await expect(menu).toBeVisible();
    await expect(menu.locator('details[open] a').first()).toBeVisible();
    await expect(page.locator('main')).toHaveAttribute('inert');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.locator('main')).not.toHaveAttribute('inert');
  },
);

test(
  'a store chosen before scripts stays chosen in the selector, which stays open',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.setViewportSize(desktop);
    const { release } = await openEarly(page, '/pages/about');
    const header = page.getByRole('banner');
    await header.locator('summary', { hasText: 'Country and currency' }).click();
    const country = header.getByLabel('Country and currency', { exact: true });
    await country.selectOption('AU');
    await release();
    await expect(country).toBeVisible();
    await expect(country).toHaveValue('AU');
    await header.getByRole('button', { name: 'Change' }).click();
    await expect(page).toHaveURL(/lintel\.au\.localhost/);
  },
);

for (const entered of ['before', 'after'] as const) {
  const tag = entered === 'after' ? '@full' : [];
  test(
    `a term typed before scripts is searched by Enter ${entered} them`,
    { tag },
    async ({ visit }) => {
      const page = await visit();
      const { release } = await openEarly(page, '/search');
      const field = page.getByRole('main').getByRole('searchbox');
      await field.fill('brass');
      if (entered === 'after') await release();
      await field.press('Enter');
      await expect(page).toHaveURL(/[?&]q=brass/);
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await expect(field).toHaveValue('brass');
    },
  );
}

test(
  'a term typed before scripts is searched when they are there',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    const { release } = await openEarly(page, '/search?q=mirror');
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('brass');
    await release();
    await expect(page).toHaveURL(/[?&]q=brass/);
    await expect(field).toHaveValue('brass');
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('Brass');
  },
);

test('filters opened and prices typed before scripts stay', { tag: '@full' }, async ({ visit }) => {
  const page = await visit({ viewport: { width: 1024, height: 768 } });
  const { release } = await openEarly(page, '/collections/all');
  await page.getByRole('main').getByText('Filter', { exact: true }).click();
  await page.getByLabel('Lowest').fill('100');
  await page.getByLabel('Highest').fill('200');
  await release();
  await expect(page.getByLabel('Lowest')).toHaveValue('100');
  await page.getByRole('button', { name: 'Apply price' }).click();
  await expect(page).toHaveURL(/minPrice=100&maxPrice=200/);
});

test('a heart pressed before scripts is kept', { tag: '@full' }, async ({ visit }) => {
  const page = await visit();
  const { release } = await openEarly(page, '/collections/pendants');
  const [add] = await page.getByRole('button', { name: /to your wishlist$/ }).all();
  const name = (await add!.textContent())!.replace(/^Add (.*) to your wishlist$/, '$1');
  await add!.click();
  const remove = page.getByRole('button', { name: `Remove ${name} from your wishlist` }).first();
  await expect(remove).toBeVisible();
  await release();
  await expect(remove).toBeVisible();
  await expect(page.getByRole('link', { name: 'Wishlist, not empty' })).toBeVisible();
});

test(
  'a message that came back with its form can be corrected before scripts',
  { tag: '@full' },
  async ({ visit, world }) => {
    test.skip(world === 'bare', 'Without CONTACT_URL the form is replaced by addresses.');
    const page = await visit({ mayFail: true });
    const { release } = await openEarly(page, '/forms/contact');
    const message = page.getByLabel('Message');
    // The message is too short; `noValidate` disables the browser's check.
    await page.evaluate(() =>
      document.querySelectorAll('form').forEach((form) => (form.noValidate = true)),
    );
    await page.getByLabel('Name', { exact: true }).fill('Ada');
    await message.fill('Short');
    await page.getByRole('button', { name: 'Send message' }).click({ noWaitAfter: true });
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(message).toHaveValue('Short');
    await message.fill('Not so short any more');
    await release();
    await expect(message).toHaveValue('Not so short any more');
  },
);

test(
  'a country chosen before scripts brings its provinces, and keeps what was typed',
  { tag: '@full' },
  async ({ visit, shop }) => {
    const page = await visit();
    const shopper = await shoppersOf(shop)({ name: '', route: '', path: '', who: 'three' });
    await addCookies(page.context(), shopper);
    const { release } = await openEarly(page, '/accounts/account-addresses?new');
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Country', { exact: true }).selectOption('Canada');
    await release();
    await expect(page.getByLabel('Province')).toContainText('Ontario');
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
  },
);

test(
  'an address typed into the newsletter before scripts is joined after them',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    const { release } = await openEarly(page, '/pages/about');
    const form = page.getByRole('contentinfo').locator('form').first();
    await form.getByRole('textbox').fill('early@lintel.example');
    await release();
    await expect(form.getByRole('textbox')).toHaveValue('early@lintel.example');
    await form.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByText("We've added you to our newsletter!")).toBeVisible();
  },
);

const firstOfEach = screens.filter(
  (screen) => screens.find((one) => one.route === screen.route) === screen,
);

/** Runs in the browser. Skips controls that act immediately, such as sorting. */
function touchAll(): void {
  const seen = <E extends HTMLElement>(selector: string) =>
    [...document.querySelectorAll<E>(selector)].filter((one) => one.checkVisibility());
  for (const summary of seen(':is(main, header) summary')) summary.click();
  const words: Record<string, string> = { number: '2', email: 'early@lintel.example' };
  const texts = 'textarea, input:not([type=hidden], [type=radio], [type=checkbox], [type=search])';
  const changed = (field: HTMLElement) => {
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
  for (const field of seen<HTMLInputElement>(`:is(main, footer) :is(${texts})`)) {
    if (field.readOnly || field.disabled) continue;
    field.value = words[field.type] ?? 'Early words';
    changed(field);
  }
  for (const box of seen<HTMLInputElement>('main [type=checkbox]:not(:checked)')) box.click();
  const selects = ':is(main, footer) select:not([autocomplete], [name=sort])';
  for (const select of seen<HTMLSelectElement>(selects)) {
    select.selectedIndex = 1;
    changed(select);
  }
  for (const more of seen('main [aria-label="One more"]')) more.click();
}

const state = () => ({
  fields: [
    ...document.querySelectorAll<HTMLInputElement>(
      ':is(main, footer) :is(input:not([type=hidden]), textarea, select)',
    ),
  ].map(({ name, value, checked }) => [name, value, checked]),
  open: [...document.querySelectorAll('details')].map(({ open }) => open),
});

const walks = {
  'of the shop': firstOfEach.filter(({ route }) => !route.startsWith('accounts/')),
  'of the account': firstOfEach.filter(({ route }) => route.startsWith('accounts/')),
};

for (const [name, list] of Object.entries(walks)) {
  test(
    `on every screen ${name} what is typed and opened before scripts is there after them [R-079]`,
    { tag: '@full' },
    async ({ visit, shop }) => {
      test.setTimeout(300_000);
      const page = await visit({ mayFail: true });
      await page.setViewportSize(desktop);
      const shopperOf = shoppersOf(shop);
      for (const screen of list) {
        const shopper = await shopperOf(screen);
        await page.context().clearCookies();
        await addCookies(page.context(), shopper);
        const { release } = await openEarly(page, await pathOf(screen, shop, shopper));
        await page.evaluate(touchAll);
        const before = await page.evaluate(state);
        await release();
        expect.soft(await page.evaluate(state), screen.name).toEqual(before);
      }
    },
  );
}

test('a slow page shows that it is loading [R-078]', { tag: '@full' }, async ({ visit }) => {
  const page = await visit();
  await page.setViewportSize(desktop);
  await page.goto('/collections/pendants');
  const answer = await holdRequests(page, '**/*.data*');
  const bar = page.locator('[data-progress]');
  const main = page.getByRole('main');
  const place = () => main.evaluate((one: HTMLElement) => [one.offsetTop, one.offsetHeight]);
  const before = await place();
  await main.getByRole('link', { name: 'Brae Pendant' }).first().click();
  await expect(bar).toBeVisible();
  expect((await bar.boundingBox())!.height).toBeLessThanOrEqual(4);
  await expect(main).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toHaveCount(1);
  expect(await place()).toEqual(before);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(bar).toHaveCSS('animation-name', 'none');
  await expect(bar).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brae Pendant');
  await expect(bar).toHaveCount(0);
  await expect(main).not.toHaveAttribute('aria-busy');
});
