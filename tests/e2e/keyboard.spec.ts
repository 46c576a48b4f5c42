import type { Locator, Page } from 'playwright/test';
import { expect, test } from './shop';

test.use({ trace: 'off' });

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const settled = (page: Page, path: string) => page.goto(path);
const press = (page: Page, key: string) => page.keyboard.press(key);
const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement).catch(() => false);

async function tabTo(page: Page, target: Locator, most = 150): Promise<void> {
  for (let times = 0; times < most; times += 1) {
    if ((await target.count()) > 0 && (await isFocused(target.first()))) return;
    await press(page, 'Tab');
  }
  throw new Error(`The Tab key did not find ${String(target)}`);
}

async function skipHeader(page: Page): Promise<void> {
  await press(page, 'Tab');
  await press(page, 'Enter');
  await expect(page.getByRole('main')).toBeFocused();
}

const focusedText = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const text = focused?.getAttribute('aria-label') ?? focused?.textContent ?? '';
    return text.replace(/\s+/g, ' ').trim();
  });

test('the first stop is the skip link, and it leads to the page', async ({ visit }) => {
  const page = await visit();
  await settled(page, '/collections/pendants');
  await press(page, 'Tab');
  const link = page.getByRole('link', { name: 'Skip to content' });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport({ ratio: 1 });
  await press(page, 'Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await press(page, 'Tab');
  await expect(
    page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first(),
  ).toBeFocused();
});

test('the header is gone through as it is read [R-090]', { tag: '@full' }, async ({ visit }) => {
  const page = await visit();
  await page.setViewportSize(desktop);
  await settled(page, '/');
  const names: string[] = [];
  while (!names.at(-1)?.startsWith('Bag') && names.length < 80) {
    await press(page, 'Tab');
    names.push(await focusedText(page));
  }
  const order = [
    'Skip to content',
    'Lintel',
    'New',
    'Journal',
    'Search',
    'Account',
    'Wishlist, not empty',
    'Bag, items:',
  ];
  expect(names.filter((name) => order.includes(name))).toEqual(order);
  const store = names.findIndex((name) => name.startsWith('Country and currency'));
  expect(store).toBeGreaterThan(names.indexOf('Journal'));
  expect(store).toBeLessThan(names.indexOf('Search'));
});

const modals: {
  name: string;
  path: string;
  opener(page: Page): Locator;
  title: string;
}[] = [
  {
    name: 'the search',
    path: '/',
    opener: (page) => page.getByRole('banner').getByRole('link', { name: 'Search' }),
    title: 'Search',
  },
  {
    name: 'the bag',
    path: '/',
    opener: (page) => page.getByRole('banner').getByRole('link', { name: /^Bag/ }),
    title: 'Your bag',
  },
  {
    name: 'a large picture',
    path: '/products/brae-pendant-nickel',
    opener: (page) => page.locator('#picture-1'),
    title: 'Picture',
  },
];

for (const { name, path, opener, title } of modals) {
  test(
    `${name} keeps the focus while it is open, and gives it back [R-163]`,
    { tag: '@full' },
    async ({ visit }) => {
      const page = await visit();
      await page.setViewportSize(desktop);
      await settled(page, path);
      const from = opener(page).locator('visible=true').first();
      const layer = page.getByRole('dialog', { name: title });
      for (const key of ['Tab', 'Shift+Tab']) {
        await from.focus();
        await press(page, 'Enter');
        await expect(layer).toBeVisible();
        await expect.poll(() => layer.evaluate(holdsFocus)).toBe(true);
        for (let times = 0; times < 12; times += 1) {
          await press(page, key);
          // The focus may leave the page for the browser's own controls.
          expect(await layer.evaluate(holdsFocusOrNobody)).toBe(true);
        }
        await press(page, 'Escape');
        await expect(layer).toBeHidden();
        await expect(from).toBeFocused();
      }
    },
  );
}

test(
  'a card’s option panel gives the focus back, however it is closed',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.setViewportSize(desktop);
    await settled(page, '/collections/pendants');
    const choose = page.getByRole('link', { name: /^Choose ?: Halden Pendant, Brass/ });
    const panel = page.getByRole('dialog', { name: 'Halden Pendant' });
    const open = async () => {
      await choose.focus();
      await press(page, 'Enter');
      await expect(panel).toBeVisible();
    };
    await open();
    await panel.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(panel).toHaveCount(0);
    await expect(choose).toBeFocused();
    await open();
    await panel.locator('label', { hasText: /^Small/ }).click();
    await panel.locator('label', { hasText: /^Linen/ }).click();
    await panel.getByRole('button', { name: 'Add to bag' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Your bag' })).toContainText('Cable: Linen');
    await press(page, 'Escape');
    await expect(choose).toBeFocused();
  },
);

const holdsFocus = (element: Element) => element.contains(document.activeElement);
const holdsFocusOrNobody = (element: Element) =>
  document.activeElement === document.body || element.contains(document.activeElement);

test(
  'the menu of a phone keeps the focus in the header, opens its entries, and gives it back',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.setViewportSize(phone);
    await settled(page, '/');
    const toggle = page.locator('summary', { hasText: 'Menu' });
    await toggle.focus();
    await press(page, 'Enter');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await tabTo(page, menu.locator('summary').first());
    await press(page, 'Enter');
    await expect(menu.locator('details[open] a').first()).toBeVisible();
    await press(page, 'Tab');
    await expect(menu.locator('details[open] a').first()).toBeFocused();
    for (let times = 0; times < 40; times += 1) {
      await press(page, 'Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main, footer'))).toBe(null);
    }
    await press(page, 'Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
  },
);

test(
  'the store selector opens on Enter and closes on Escape, which gives the focus back [R-093]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.setViewportSize(desktop);
    await settled(page, '/');
    const toggle = page.getByRole('banner').locator('summary', { hasText: 'Country and currency' });
    await toggle.focus();
    await press(page, 'Enter');
    const country = page.getByRole('banner').getByRole('combobox');
    await expect(country).toBeVisible();
    await press(page, 'Tab');
    await expect(country).toBeFocused();
    await press(page, 'Escape');
    await expect(country).toBeHidden();
    await expect(toggle).toBeFocused();
  },
);

test(
  'a submenu opens by its button, not on focus, and Escape closes it however it was opened',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.setViewportSize(desktop);
    await settled(page, '/collections/pendants');
    const nav = page.getByRole('navigation', { name: 'Main' });
    const entry = nav.getByRole('link', { name: 'Lighting', exact: true });
    const more = nav.getByRole('button', { name: 'More in Lighting' });
    const child = nav.getByRole('link', { name: 'Pendants' });
    await entry.focus();
    await expect(child).toBeHidden();
    await press(page, 'Tab');
    await expect(more).toBeFocused();
    await press(page, 'Enter');
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await tabTo(page, child, 3);
    await press(page, 'Escape');
    await expect(child).toBeHidden();
    await expect(more).toBeFocused();
    await press(page, 'Enter');
    await expect(child).toBeVisible();
    await press(page, 'Shift+Tab');
    await expect(child).toBeVisible();
    await press(page, 'Shift+Tab');
    await expect(child).toBeHidden();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await entry.hover();
    await expect(child).toBeVisible();
    await press(page, 'Escape');
    await expect(child).toBeHidden();
    await page.mouse.move(700, 600);
    await entry.hover();
    await expect(child).toBeVisible();
    await page.mouse.move(700, 600);
    await expect(child).toBeHidden();
    await more.click();
    await page.mouse.move(700, 600);
    await expect(child).toBeVisible();
    await page.mouse.click(700, 600);
    await expect(child).toBeHidden();
  },
);

test('the header has few stops before the page [R-090]', { tag: '@full' }, async ({ visit }) => {
  const page = await visit();
  await page.setViewportSize(desktop);
  await settled(page, '/collections/pendants');
  let stops = 0;
  const inPage = () => page.evaluate(() => document.activeElement?.closest('main') !== null);
  do await press(page, 'Tab');
  while (!(await inPage()) && ++stops < 40);
  expect(stops).toBeLessThan(24);
});

test(
  'the invitation takes no focus, can be reached, and closes on Escape',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit({ popup: true });
    await settled(page, '/pages/about');
    const invitation = page.getByRole('complementary', { name: 'Newsletter invitation' });
    await expect(invitation).toBeVisible();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await tabTo(page, invitation.getByLabel('Email address'));
    await press(page, 'Escape');
    await expect(invitation).toBeHidden();
  },
);

test(
  'filters open, narrow the list and are taken away again by keyboard',
  { tag: '@full' },
  async ({ visit, world }) => {
    const page = await visit();
    await page.setViewportSize({ ...desktop, width: 1200 });
    await settled(page, '/collections/all');
    const main = page.getByRole('main');
    await skipHeader(page);
    const filter = main.getByRole('button', { name: 'Filter' });
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await tabTo(page, filter);
    await press(page, 'Space');
    await expect(sheet).toBeVisible();
    await press(page, 'Escape');
    await expect(sheet).toBeHidden();
    await expect(filter).toBeFocused();
    await press(page, 'Space');
    const black = main.getByRole('link', { name: /^Black \d+/ });
    await tabTo(page, black);
    await press(page, 'Enter');
    await expect(page).toHaveURL(/tag=Colour(~|%7E)Black/);
    const told = world === 'bare' ? '' : /^\d+ products$/;
    await expect(main.getByRole('status').first()).toHaveText(told);
    await tabTo(page, main.getByRole('link', { name: 'Remove Color: Black' }));
    await expect(sheet).toBeHidden();
    await press(page, 'Enter');
    await expect(page).not.toHaveURL(/tag=/);
    await expect(filter).toBeFocused();
  },
);

test(
  'a purchase from the collection to the checkout needs no pointer',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.setViewportSize(desktop);
    await settled(page, '/collections/pendants');
    const main = page.getByRole('main');
    await skipHeader(page);
    await tabTo(page, main.getByRole('link', { name: /^Brae Pendant, / }));
    await press(page, 'Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brae Pendant');
    await expect(main).toBeFocused();
    await expect(page.locator('[aria-live]').filter({ hasText: 'Brae Pendant' })).toBeAttached();
    await tabTo(page, main.getByRole('spinbutton', { name: 'Quantity' }));
    await press(page, 'ArrowUp');
    await tabTo(page, main.getByRole('button', { name: 'Add to bag', exact: true }));
    await press(page, 'Enter');
    const drawer = page.getByRole('dialog', { name: 'Your bag' });
    await expect(drawer.getByText('Qty: 2')).toBeVisible();
    await tabTo(page, drawer.getByRole('link', { name: 'View Bag' }));
    await press(page, 'Enter');
    await expect(page).toHaveURL(/\/cart$/);
    await expect(main).toBeFocused();
    const quantity = main.getByRole('spinbutton');
    await tabTo(page, main.getByRole('button', { name: 'One more' }));
    await press(page, 'Space');
    await expect(quantity).toHaveValue('3');
    await expect(main.getByText('$495.00').first()).toBeVisible();
    await tabTo(page, main.getByRole('button', { name: 'Checkout' }));
    await press(page, 'Enter');
    await expect(page.getByText('Demo checkout, no payment is taken.').first()).toBeVisible();
  },
);

test(
  'accordions, carousel and stepper answer to the keys they should [R-062]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.setViewportSize(desktop);
    await settled(page, '/styleguide');

    const question = page.locator('summary', { hasText: 'Does it come with a bulb?' });
    await question.focus();
    await press(page, 'Enter');
    await expect(question.locator('..')).toHaveAttribute('open');
    await press(page, 'Space');
    await expect(question.locator('..')).not.toHaveAttribute('open');

    const carousel = page.getByRole('region', { name: 'Many pendants' });
    const track = carousel.getByRole('list').first();
    const place = () => track.evaluate((element) => element.scrollLeft);
    await track.focus();
    await press(page, 'ArrowRight');
    await expect.poll(place).toBeGreaterThan(0);
    const next = carousel.getByRole('button', { name: 'Next' });
    await next.focus();
    for (let times = 0; times < 20 && (await next.count()) > 0; times += 1)
      await press(page, 'Enter');
    await expect(next).toHaveCount(0);
    await expect(track).toBeFocused();

    const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
    await quantity.focus();
    await press(page, 'ArrowUp');
    await expect(quantity).toHaveValue('2');
    await press(page, 'Tab');
    await press(page, 'Enter');
    await expect(quantity).toHaveValue('3');
  },
);

for (const path of [
  '/',
  '/products/halden-pendant-brass',
  '/accounts/login',
  '/search?q=mirror',
  '/pages/contact',
]) {
  test(
    `Tab goes through ${path} to its end, and one sees where it is`,
    { tag: '@full' },
    async ({ visit }) => {
      const page = await visit({ viewport: desktop, reducedMotion: 'reduce' });
      await page.goto(path, { waitUntil: 'networkidle' });
      const unseen: string[] = [];
      let reachedFooter = false;
      let last = 'nothing';
      for (let times = 0; times < 300; times += 1) {
        await press(page, 'Tab');
        const stop = await page.evaluate(describeFocus);
        if (!stop) break;
        reachedFooter ||= stop.inFooter;
        last = stop.html;
        if (!stop.seen) unseen.push(stop.html);
      }
      expect(reachedFooter, `in the footer; the last stop: ${last}`).toBe(true);
      expect(await page.evaluate(describeFocus)).toBe(null);
      expect(unseen).toEqual([]);
    },
  );
}

/** Runs in the browser. Null if no element is focused. */
function describeFocus(): { html: string; seen: boolean; inFooter: boolean } | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const isMarked = (element: Element | null) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  };
  const box = focused.getBoundingClientRect();
  // The browser draws a video's controls.
  const inControls = focused instanceof HTMLVideoElement && !focused.matches(':focus');
  // The focus ring may be on the element, on a radio button's label (next sibling), or on the box
  // around a field (parent).
  const marked = [focused, focused.nextElementSibling, focused.parentElement].some(isMarked);
  return {
    html: focused.outerHTML.slice(0, 120),
    seen: (marked || inControls) && box.width > 4 && box.height > 4,
    inFooter: focused.closest('footer') !== null,
  };
}
