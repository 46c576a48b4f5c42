import type { Page } from 'playwright/test';
import { axeComplaints } from '../support/screen-checks';
import { inBareWorld, startShop } from '../support/storefront';
import { expect, test } from './shop';

const hydrated = (page: Page, path: string) => page.goto(path);
const canonicalOf = (page: Page) =>
  page.locator('link[rel=canonical]').evaluateAll((links) => links.map((one) => Object(one).href));
const alternatesOf = (page: Page) =>
  page
    .locator('link[rel=alternate]')
    .evaluateAll((links) => links.map((one) => `${Object(one).hreflang} ${Object(one).href}`));

test(
  'the canonical address and the alternates follow every navigation [R-076] [R-077]',
  { tag: '@full' },
  async ({ visit, shop }) => {
    const { us, au } = shop.addresses.stores;
    const page = await visit({ mayFail: true });
    await hydrated(page, '/pages/faqs');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const follow = async (path: string) => {
      await page.locator(`footer a[href="${path}"]`).first().click();
      await page.waitForURL(`**${path}`);
    };
    for (const path of ['/blogs/journal', '/pages/delivery']) {
      await follow(path);
      await expect.poll(() => canonicalOf(page)).toEqual([us + path]);
      expect(await alternatesOf(page)).toEqual(
        expect.arrayContaining([
          `en-US ${us}${path}`,
          `en-AU ${au}${path}`,
          `x-default ${us}${path}`,
        ]),
      );
    }
    await page.getByRole('link', { name: 'Account', exact: true }).first().click();
    await page.waitForURL('**/accounts/login');
    // The page isn't indexed, so it has no alternates.
    await expect.poll(() => canonicalOf(page)).toEqual([`${us}/accounts/login`]);
    expect(await alternatesOf(page)).toEqual([]);
    expect(await page.evaluate(() => Object(window).sameDocument)).toBe(true);
  },
);

test('a slice keeps its HTML while its code loads, after the page has hydrated', async ({
  visit,
}) => {
  const page = await visit({ unhydrated: true });
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto('/blogs/journal/linen-and-what-washing-does-to-it');
  const question = page.locator('main details').first();
  await question.evaluate((details) => (details.dataset.served = 'yes'));
  await page.evaluate(() => window.lazyHydration?.hydrate());
  await page.waitForFunction(() => window.lazyHydration?.phase === 'hydrated');
  await page.waitForLoadState('networkidle');
  await expect(question).toHaveAttribute('data-served', 'yes');
  await question.locator('summary').click();
  await expect(question).toContainText('on the lowest heat');
});

for (const javaScriptEnabled of [true, false]) {
  const scripts = javaScriptEnabled ? 'with' : 'without';

  test(
    `an answer is opened by its address, ${scripts} JavaScript`,
    { tag: '@full' },
    async ({ visit }) => {
      const page = await visit({ javaScriptEnabled });
      await page.goto('/pages/faqs#will-it-dim');
      await expect(page.locator('details[open]')).toHaveCount(1);
      await expect(page.locator('#will-it-dim')).toBeInViewport();
      const question = page.locator('details', { has: page.locator('#do-lamps-come-with-bulbs') });
      await question.locator('summary').click();
      await expect(page.locator('#do-lamps-come-with-bulbs')).toBeVisible();
    },
  );

  test(
    `notes that pass by can be stopped, ${scripts} JavaScript`,
    { tag: '@full' },
    async ({ visit }) => {
      const page = await visit({ javaScriptEnabled });
      await page.goto('/');
      const notes = page.getByRole('region', { name: 'Highlights' });
      const track = notes.locator('ul').first().locator('..');
      await expect(track).toHaveCSS('animation-play-state', 'running');
      await notes.getByLabel('Pause').check();
      await expect(track).toHaveCSS('animation-play-state', 'paused');
    },
  );

  test(
    `pages hold when no picture of theirs arrives, ${scripts} JavaScript`,
    { tag: '@full' },
    async ({ visit }) => {
      const page = await visit({ javaScriptEnabled, mayFail: true });
      const heights = (path: string) =>
        page
          .goto(path, { waitUntil: 'load' })
          .then(() =>
            page
              .locator('main section')
              .evaluateAll((all) =>
                all.map((one) => Math.round(one.getBoundingClientRect().height)),
              ),
          );
      const paths = ['/', '/pages/about', '/pages/contact'];
      const whole = [];
      for (const path of paths) whole.push(await heights(path));
      for (const pictures of ['**/prismic-images/**', '**/media/prismic/**'])
        await page.route(pictures, (route) => route.fulfill({ status: 404, body: '' }));
      for (const [index, path] of paths.entries()) {
        expect(await heights(path), path).toEqual(whole[index]);
        const missing = page.locator('main img[src*="prismic"]:not([alt=""])').first();
        await missing.scrollIntoViewIfNeeded();
        const { alt, box } = await missing.evaluate((image) => ({
          alt: (image as HTMLImageElement).alt,
          box: image.getBoundingClientRect().toJSON() as { width: number; height: number },
        }));
        await expect(page.getByRole('img', { name: alt }).first()).toBeVisible();
        expect(Math.min(box.width, box.height), path).toBeGreaterThan(100);
      }
    },
  );

  test(
    `a message that could not be delivered is kept and can be sent again, ${scripts} JavaScript [R-175]`,
    { tag: '@full' },
    async ({ visit, shop }) => {
      test.skip(inBareWorld, 'Without CONTACT_URL the form is replaced by addresses.');
      const page = await visit({ javaScriptEnabled, mayFail: true });
      // Identical messages are sent only once.
      const message = `Is the Halden dimmable ${scripts} JavaScript?`;
      await page.goto('/pages/contact');
      const name = page.getByLabel('Name', { exact: true });
      if (javaScriptEnabled) {
        await page.getByRole('button', { name: 'Send message' }).click();
        await expect(name).toBeFocused();
        await expect(name).toHaveAccessibleDescription('This field is required.');
        await expect(page).toHaveURL(/\/pages\/contact$/);
      }
      await name.fill('Ada');
      await page.locator('main').getByLabel('Email', { exact: true }).fill('ada@lintel.example');
      await page.getByLabel('Message').fill(message);
      await shop.fault({ service: 'inquiries', mode: 'http-429', times: 1 });
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByRole('alert')).toContainText('Your message is still here');
      await expect(page.getByLabel('Message')).toHaveValue(message);
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada');
      await page.getByRole('button', { name: 'Send message' }).click();
      await page.waitForURL('**/pages/contact?sent=contact#contact-form');
      await expect(page.getByText('We’ve received your message')).toBeVisible();
    },
  );
}

test(
  'an answer on another page is opened by a link that scripts follow',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await hydrated(page, '/pages/returns');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.locator('summary', { hasText: 'And gifts?' }).click();
    await page.getByRole('link', { name: 'gift wrap' }).click();
    await page.waitForURL('**/pages/faqs#do-you-offer-gift-wrapping');
    await expect(page.locator('#do-you-offer-gift-wrapping')).toBeInViewport();
    await expect(page.locator('details[open]')).toHaveCount(1);
    expect(await page.evaluate(() => Object(window).sameDocument)).toBe(true);
  },
);

test(
  'a closed shop says so, and says when it is the network instead [R-238] [R-241]',
  { tag: '@full' },
  async ({ browser }) => {
    const closed = await startShop({ vars: { THEME_FAILURE: 'maintenance' } });
    const context = await browser.newContext({ baseURL: closed.addresses.stores.us });
    try {
      await closed.fault({ service: 'content', mode: 'http-403' });
      const page = await context.newPage();
      const refused: string[] = [];
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) refused.push(message.text());
      });
      expect((await page.goto('/'))?.status()).toBe(503);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText('We will be back shortly');
      await expect(page.getByText('Thanks for your patience')).toBeVisible();
      expect(await axeComplaints(page)).toEqual([]);
      expect(refused).toEqual([]);
      await context.setOffline(true);
      await expect(heading).toHaveText('You appear to be offline');
      await expect(page.getByText('Please check your internet connection')).toBeVisible();
      await context.setOffline(false);
      await expect(heading).toHaveText('We will be back shortly');
    } finally {
      await context.close();
      await closed.stop();
    }
  },
);
