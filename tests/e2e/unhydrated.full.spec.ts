/** React starts with the first interaction, and this interaction takes effect exactly once. */
import type { Page } from 'playwright/test';

import { holdRequests } from '../support/hold-requests';
import { expect, test } from './shop';

const lamp = '/products/brae-pendant-nickel';
const phaseOf = (page: Page) => page.evaluate(() => window.lazyHydration?.phase);
const addTo = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Add to bag', exact: true }).first();
const bag = (page: Page) => page.getByRole('dialog', { name: 'Your bag' });

async function openAsleep(page: Page, path: string): Promise<void> {
  const asked = page.waitForResponse(/\/visit(?:\?.*)?$/);
  await page.goto(path);
  await asked;
}

function requestsOf(page: Page) {
  const requests: { method: string; path: string }[] = [];
  page.on('request', (request) =>
    requests.push({ method: request.method(), path: new URL(request.url()).pathname }),
  );
  return {
    scripts: () => requests.filter(({ path }) => path.endsWith('.js')).map(({ path }) => path),
    posts: (to: string) =>
      requests.filter(({ method, path }) => method === 'POST' && path.replace('.data', '') === to),
  };
}

test('an unused page runs one small script, and works from the first interaction [R-080]', async ({
  visit,
}) => {
  const page = await visit({ unhydrated: true, popup: true });
  const { scripts } = requestsOf(page);
  await openAsleep(page, lamp);
  const invitation = page.getByRole('complementary', { name: 'Newsletter invitation' });
  await expect(invitation).toBeAttached();
  // Playwright's clock would hydrate the page.
  await page.waitForTimeout(1500);
  expect(await phaseOf(page)).toBe('idle');
  expect(scripts()[0]).toMatch(/^\/assets\/after-load-/);
  // The scripts are only prefetched: Remix's manifest isn't a global variable yet.
  const fetched = scripts().length;
  expect(fetched).toBeGreaterThan(5);
  expect(await page.evaluate(() => '__remixManifest' in window)).toBe(false);
  await page.mouse.move(200, 300);
  await expect.poll(() => phaseOf(page)).toBe('hydrated');
  // The browser caches scripts, so none is loaded twice.
  const loaded = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, transferSize }) => name.endsWith('.js') && transferSize > 0)
      .map(({ name }) => name),
  );
  expect(new Set(loaded).size).toBe(loaded.length);
});

test('a page fetches nothing in advance for a shopper who saves data, nor on a slow line [R-080]', async ({
  visit,
}) => {
  for (const connection of [{ effectiveType: '4g', saveData: true }, { effectiveType: '3g' }]) {
    const page = await visit({ unhydrated: true });
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    const { scripts } = requestsOf(page);
    await openAsleep(page, lamp);
    await page.waitForTimeout(1500);
    expect(scripts().map((path) => path.replace(/-[^-]+\.js$/, ''))).toEqual([
      '/assets/after-load',
    ]);
    await addTo(page).click();
    await expect(bag(page)).toContainText('Brae Pendant');
  }
});

test('a robot gets pages that do nothing by themselves, and work when it uses them', async ({
  visit,
}) => {
  const page = await visit({
    unhydrated: true,
    popup: true,
    userAgent:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/140.0.0.0 Safari/537.36',
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const path of [lamp, '/cart']) {
    await page.goto(path);
    await page.waitForTimeout(1500);
    expect(await phaseOf(page)).toBe('idle');
  }
  expect(asked.filter((path) => /^\/(?:visit|viewed|actions\/)/.test(path))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  await page.goto(lamp);
  await addTo(page).click();
  await expect(bag(page)).toContainText('Brae Pendant');
});

test('bag and account pages run React from the first interaction, with header and footer from the cache [R-080]', async ({
  visit,
  shop,
  account,
}) => {
  const page = await visit({ unhydrated: true });
  await page.goto(lamp);
  await addTo(page).click();
  await expect(bag(page)).toContainText('Brae Pendant');
  await expect.poll(async () => (await shop.shopper().get('/cart')).text).toContain('data-shell="');
  const { scripts } = requestsOf(page);
  await openAsleep(page, '/cart');
  await expect(page.locator('html')).toHaveAttribute('data-shell', /^\/state\//);
  expect(await phaseOf(page)).toBe('idle');
  expect(scripts()[0]).toMatch(/^\/assets\/after-load-/);
  await page.getByRole('main').getByRole('button', { name: 'One more' }).click();
  await expect(page.getByRole('main').getByLabel('Quantity').first()).toHaveValue('2');
  await expect.poll(() => phaseOf(page)).toBe('hydrated');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Your bag');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Your bag' })).toBeVisible();
  await expect(page.getByRole('main').getByLabel('Quantity').first()).toHaveValue('2');
  await account.signIn(page, 'three@lintel.example');
  await openAsleep(page, '/accounts/dashboard');
  expect(await phaseOf(page)).toBe('idle');
  await page.mouse.move(200, 300);
  await expect.poll(() => phaseOf(page)).toBe('hydrated');
});

for (const how of ['a press', 'Escape'])
  test(`${how} closes the invitation as the first thing that happens on a page [R-080]`, async ({
    visit,
  }) => {
    const page = await visit({ unhydrated: true, popup: true });
    // Hydration takes longer than the click.
    await page.route('**/assets/framework*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue().catch(() => undefined);
    });
    await page.goto('/pages/about');
    const invitation = page.getByRole('complementary', { name: 'Newsletter invitation' });
    await expect(invitation).toBeVisible();
    if (how === 'Escape') await page.keyboard.press('Escape');
    else await invitation.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => phaseOf(page)).toBe('hydrated');
    await expect(invitation).toBeHidden();
  });

test('the invitation can be closed and answered on a page that sleeps [R-080]', async ({
  visit,
}) => {
  const page = await visit({ unhydrated: true, popup: true });
  await page.goto('/pages/about');
  const invitation = page.getByRole('complementary', { name: 'Newsletter invitation' });
  await expect(invitation).toBeVisible();
  expect(await phaseOf(page)).toBe('idle');
  await invitation.getByRole('textbox').fill('asleep@lintel.example');
  await invitation.getByRole('button', { name: 'Sign up' }).click();
  await expect(invitation).toContainText("We've added you to our newsletter!");
  await invitation.getByRole('button', { name: 'Close' }).click();
  await expect(invitation).toBeHidden();
  await openAsleep(page, '/pages/delivery');
  await page.waitForTimeout(1500);
  await expect(invitation).toBeHidden();
});

test('the first press opens what it opens with scripts, once however often it is pressed [R-081]', async ({
  visit,
}) => {
  const page = await visit({ unhydrated: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  const { posts } = requestsOf(page);
  await page.goto(lamp);
  await addTo(page).dblclick();
  await expect(bag(page).getByRole('button', { name: 'Checkout' })).toBeVisible();
  expect(posts('/cart')).toHaveLength(1);
  expect(new URL(page.url()).pathname).toBe(lamp);

  const header = page.getByRole('banner');
  await page.goto(lamp);
  await header.getByRole('link', { name: /^Bag/ }).click();
  await expect(bag(page)).toContainText('Qty: 1');

  await page.goto(lamp);
  await header.getByRole('link', { name: 'Search' }).click();
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(lamp);

  await page.goto(lamp);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Enlarge$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await page.goto('/collections/pendants');
  const [one, another] = await page.getByRole('button', { name: /to your wishlist$/ }).all();
  await one!.dispatchEvent('click');
  await another!.dispatchEvent('click');
  await expect.poll(() => posts('/actions/wishlist').length).toBe(2);
  expect(new URL(page.url()).pathname).toBe('/collections/pendants');
});

for (const [what, files] of Object.entries({
  'a module cannot be had': '**/assets/framework*.js',
  'the page’s data cannot be had': /\/state\//,
})) {
  test(`when ${what} the browser does what is pressed, once [R-081]`, async ({ visit }) => {
    const page = await visit({ unhydrated: true, mayFail: true });
    await page.route(files, (route) => route.fulfill({ status: 404, body: '' }));
    const { posts } = requestsOf(page);
    await page.goto(lamp);
    await addTo(page).click();
    await expect(page.getByText('Added to bag').first()).toBeVisible();
    expect(posts('/cart')).toHaveLength(1);
  });
}

test('a press waits three seconds for scripts that are late, and is not repeated by them [R-081]', async ({
  visit,
}) => {
  const page = await visit({ unhydrated: true });
  const answer = await holdRequests(page, /\/state\//);
  const { posts } = requestsOf(page);
  await page.clock.install({ time: '2026-11-22T08:00:00Z' });
  await page.clock.pauseAt('2026-11-22T08:01:00Z');
  await page.goto(lamp);
  await addTo(page).click();
  await expect(addTo(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(2999);
  expect(posts('/cart')).toHaveLength(0);
  await page.clock.runFor(1);
  await expect(page.getByText('Added to bag').first()).toBeVisible();
  answer();
  expect(posts('/cart')).toHaveLength(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a page whose end arrives long after the first touch still hydrates [R-081]', async ({
  visit,
}) => {
  const page = await visit({ unhydrated: true });
  // The last script, which registers the page's scripts, runs when this test lets it.
  await page.route(`**${lamp}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(
      /lazyHydration\.register\((.*?)\)(?=<\/script>)/,
      (call) => `window.endArrives=()=>{${call}}`,
    );
    expect(body).not.toBe(html);
    await route.fulfill({ response, body });
  });
  await page.goto(lamp);
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, 200);
  await page.waitForFunction(() => window.lazyHydration?.phase === 'fallback');
  await page.evaluate(() => (window as unknown as { endArrives(): void }).endArrives());
  await page.waitForFunction(() => window.lazyHydration?.phase === 'hydrated');
});

test('a press counts even if the page is left before its scripts arrive [R-081]', async ({
  visit,
}) => {
  const page = await visit({ unhydrated: true });
  await page.route(/\/state\/.*products/, () => undefined);
  await page.goto(lamp);
  await addTo(page).click();
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).click();
  await expect(page).toHaveURL(/accounts\/login/);
  await expect(page.getByRole('link', { name: /^Bag, items: \d+$/ })).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('spinbutton', { name: /^Quantity of Brae/ })).toHaveValue('1');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

for (const effectiveType of ['3g', '4g'])
  test(`without a network a press on a page that came by ${effectiveType} says so, and can be repeated [R-081]`, async ({
    visit,
  }) => {
    const page = await visit({ unhydrated: true, mayFail: true });
    await page.addInitScript(
      (value) => {
        Object.defineProperty(navigator, 'connection', { value });
      },
      { effectiveType },
    );
    await openAsleep(page, lamp);
    const { posts } = requestsOf(page);
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await addTo(page).click();
    // On a fast connection (4g), prefetched scripts show the message in the form. On a slow
    // connection, the browser shows the message as the button's validation message.
    if (effectiveType === '4g')
      await expect(page.getByRole('main').getByRole('alert')).toContainText('offline');
    else
      await expect
        .poll(() => addTo(page).evaluate((one: HTMLButtonElement) => one.validationMessage))
        .toContain('offline');
    const sent = posts('/cart').length;
    await page.context().setOffline(false);
    await addTo(page).click();
    await expect(page.getByText('Added to bag').first()).toBeVisible();
    expect(posts('/cart')).toHaveLength(sent + 1);
    await page.goto('/cart');
    await expect(page.getByRole('spinbutton', { name: /^Quantity of Brae/ })).toHaveValue('1');
  });

test('a page that sleeps follows the bag, and wakes for Back and for a banner [R-080]', async ({
  visit,
}) => {
  const page = await visit({ unhydrated: true });
  await page.goto(lamp);
  const other = await page.context().newPage();
  await other.goto(lamp);
  await addTo(other).click();
  await expect(bag(other)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Bag, items: \d+$/ })).toBeVisible();

  // The bag changes while the page is on its way.
  await page.route('**/pages/about', async (route) => {
    const response = await route.fetch();
    await other.keyboard.press('Escape');
    await addTo(other).click();
    await expect(bag(other).getByLabel(/^Quantity/)).toHaveValue('2');
    await route.fulfill({ response });
  });
  await page.goto('/pages/about');
  await expect(page.getByRole('link', { name: 'Bag, items: 2', exact: true })).toBeVisible();
  await page.unroute('**/pages/about');
  await other.close();

  await openAsleep(page, '/pages/about');
  expect(await phaseOf(page)).toBe('idle');
  await page.goto('/collections/pendants');
  await page.goBack();
  await expect.poll(() => phaseOf(page)).toBe('hydrated');

  const visitor = await visit({ unhydrated: true, country: 'NZ' });
  await visitor.goto('/pages/about');
  await expect(visitor.getByRole('region', { name: 'Store and currency' })).toBeVisible();
});
