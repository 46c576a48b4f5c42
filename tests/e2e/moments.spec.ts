import type { Page } from 'playwright/test';
import { mailedPath } from '../support/account-driver';
import { holdRequests } from '../support/hold-requests';
import { expect, test } from './shop';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

async function openStopped(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: '2026-11-22T08:00:00Z' });
  await page.clock.pauseAt('2026-11-22T08:01:00Z');
  await page.goto(path);
}

/** Checks that `isSo` becomes true after exactly `ms`. */
async function becomesSoAfter(page: Page, ms: number, isSo: () => Promise<boolean>): Promise<void> {
  await page.clock.runFor(ms - 1);
  // Flushes React's work, which is scheduled in messages.
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done();
        port2.postMessage(0);
      }),
  );
  expect(await isSo()).toBe(false);
  await page.clock.runFor(1);
  await expect.poll(isSo).toBe(true);
}

test('the add button says what happens, and has its label back after two seconds [R-135]', async ({
  visit,
}) => {
  const page = await visit();
  const release = await holdRequests(page, '**/cart.data*');
  await openStopped(page, '/products/brae-pendant-nickel');
  const button = page.locator('main form[action="/cart"] button[type=submit]').first();
  await expect(button).toHaveText('Add to bag');
  await button.click();
  await expect(button).toHaveText('Adding to bag');
  release();
  await expect(button).toHaveText('Added to bag');
  await becomesSoAfter(page, 2000, async () => (await button.textContent()) === 'Add to bag');
});

test(
  'the newsletter promises 10% off, thanks for six seconds, and is an empty form again [R-231] [R-232]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await openStopped(page, '/pages/about');
    const newsletter = page.getByRole('contentinfo').getByRole('region', { name: 'Newsletter' });
    await expect(newsletter).toContainText('10% off your next order');
    const field = newsletter.getByLabel('Email address');
    await field.fill('moments@lintel.example');
    await newsletter.getByRole('button', { name: 'Sign up' }).click();
    await expect(newsletter.getByText('Thanks', { exact: true })).toBeVisible();
    await expect(newsletter).toContainText("We've added you to our newsletter!");
    await becomesSoAfter(page, 6000, () => field.isVisible());
    await expect(field).toHaveValue('');
    await expect(newsletter.getByText('Thanks', { exact: true })).toHaveCount(0);
  },
);

test(
  'the banner with another store comes after two seconds [R-027]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit({ country: 'NZ' });
    await openStopped(page, '/');
    const banner = page.getByRole('region', { name: 'Store and currency' });
    await becomesSoAfter(page, 2000, () => banner.isVisible());
  },
);

test(
  'the menu of a phone closes a tenth of a second after the window has become wider [R-103]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.setViewportSize(phone);
    await openStopped(page, '/');
    await page.locator('summary', { hasText: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await page.evaluate(() =>
      window.addEventListener('resize', () => (document.documentElement.id = 'resized')),
    );
    await page.setViewportSize({ width: 600, height: 844 });
    await expect(page.locator('#resized')).toBeAttached();
    await becomesSoAfter(page, 100, () => menu.isHidden());
  },
);

test(
  'search has the focus after 50 ms, and asks 300 ms after the last key [R-108] [R-109]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.setViewportSize(desktop);
    await openStopped(page, '/');
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('/product-list?q=')) asked += 1;
    });
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    const field = page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox');
    await expect(field).toBeVisible();
    await page.clock.runFor(50);
    await expect(field).toBeFocused();
    await field.pressSequentially('bra');
    await page.clock.runFor(299);
    await field.press('s');
    await becomesSoAfter(page, 300, async () => asked > 0);
    expect(asked).toBe(1);
  },
);

test(
  'a carousel that does not arrive shows where it is after two seconds [R-259]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.setViewportSize(desktop);
    await openStopped(page, '/styleguide');
    const carousel = page.getByRole('region', { name: 'Many pendants' });
    const first = carousel.getByRole('button', { name: /^Slide 1 / });
    await expect(first).toHaveAttribute('aria-current', 'true');
    await carousel
      .getByRole('list')
      .first()
      .evaluate((track) => {
        track.scrollTo = () => undefined;
      });
    await carousel.getByRole('button', { name: 'Next' }).click();
    await expect(first).not.toHaveAttribute('aria-current');
    await becomesSoAfter(
      page,
      2000,
      async () => (await first.getAttribute('aria-current')) === 'true',
    );
  },
);

test(
  'a list looks where it is at once, and then every 300 ms [R-119]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.setViewportSize(desktop);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/product-list?')) asked.push(request.url());
    });
    await page.route('**/product-list?*', () => undefined);
    await openStopped(page, '/collections/all');
    const scrollTo = (rest: number) =>
      page.evaluate((tenths) => {
        const list = document.querySelector('[data-page]')!.closest('div')!;
        const { bottom, height } = list.getBoundingClientRect();
        const scrolled = new Promise((done) => addEventListener('scroll', done, { once: true }));
        window.scrollBy(0, bottom - innerHeight - (height * tenths) / 10);
        return scrolled.then(() => undefined);
      }, rest);
    await scrollTo(2.5);
    expect(asked).toEqual([]);
    await scrollTo(1.5);
    await becomesSoAfter(page, 300, async () => asked.length > 0);
    await scrollTo(1);
    await page.clock.runFor(1000);
    expect(asked).toHaveLength(1);
  },
);

test(
  'a new password is followed by the sign-in after four seconds [R-287]',
  { tag: '@full' },
  async ({ visit, shop }) => {
    const email = 'three@lintel.example';
    await shop.shopper().post('/accounts/recover', { email });
    const page = await visit();
    await openStopped(page, await mailedPath(shop, email));
    await page.getByLabel('New password').fill('lintel-demo');
    await page.getByRole('button', { name: 'Set Password' }).click();
    await expect(
      page.getByText('Success! Your password has been changed successfully.'),
    ).toBeVisible();
    await becomesSoAfter(page, 4000, async () => page.url().endsWith('/accounts/login'));
  },
);
