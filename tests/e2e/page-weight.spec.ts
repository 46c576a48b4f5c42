/** Compares pages with `tests/weight.json`. After an intended change, run `npm run weight`. */
import type { Page } from 'playwright/test';
import { add, brae } from '../support/cart-driver';
import type { Shop } from '../support/storefront';
import { touchPage, weigh, type PageWeight } from '../support/page-weight';
import { compareWithRecord, recordWeight, type Weight } from '../support/weight-record';
import { expect, test } from './shop';

const paths = {
  home: '/',
  collection: '/collections/all',
  product: '/products/halden-pendant-brass',
  search: '/search?q=brass',
  article: '/blogs/journal/how-high-to-hang-a-pendant',
  signIn: '/accounts/login',
  cart: '/cart',
};

/** Private pages. Their calls aren't compared, because the number of calls depends on what other pages have cached. */
const uncached = ['signIn', 'cart'];

/** Puts one line into the bag, and waits until the shop has cached header and footer. */
async function prepare(page: Page, shop: Shop, path: string): Promise<void> {
  const shopper = shop.shopper();
  await add(shopper, brae);
  const { origin: url } = new URL(shopper.origin);
  const cookies = [...shopper.cookies].map(([name, value]) => ({ name, value, url }));
  await page.context().addCookies(cookies);
  await expect.poll(async () => (await shop.shopper().get(path)).text).toContain('data-shell="');
}

const weightOf = (before: PageWeight, after: PageWeight, calls?: number): Weight => ({
  requests: before.requests,
  htmlBytes: before.html.raw,
  inlineBytes: before.html.inlineScripts,
  earlyScriptBytes: before.scripts.bytes,
  scriptBytes: after.scripts.bytes,
  scriptFiles: after.scripts.files,
  styleBytes: after.styles.bytes,
  styleFiles: after.styles.files,
  fontBytes: after.fonts.bytes,
  fontFiles: after.fonts.files,
  ...(calls !== undefined && { calls }),
});

for (const [name, path] of Object.entries(paths)) {
  test(
    `the ${name} page weighs at most 5% more than recorded, before and after the first touch [R-264] [R-265] [R-308]`,
    { tag: '@full' },
    async ({ visit, shop, world }) => {
      const page = await visit({ unhydrated: true, viewport: { width: 412, height: 823 } });
      if (uncached.includes(name)) await prepare(page, shop, path);
      const scale = weigh(page);
      await page.goto(path);
      const before = await scale.read();
      await touchPage(page);
      const after = await scale.read();
      const since = (await shop.requests()).at(-1)?.n ?? 0;
      await shop.shopper().get(path, { 'cf-ipcountry': 'US' });
      // Without Prismic's webhook, the shop polls.
      const ofTime = world === 'bare' ? 'repository' : '';
      const calls = (await shop.requests(since)).filter(
        ({ service, operation }) => service !== 'images' && operation !== ofTime,
      );
      const weight = weightOf(before, after, uncached.includes(name) ? undefined : calls.length);
      const { differences, tooHeavy } = compareWithRecord(name, weight);
      if (differences.length > 0) console.log(`${name} ${differences.join(', ')}`);
      if (process.env.LINTEL_WEIGHT === 'write') recordWeight(name, weight);
      else expect(tooHeavy, 'above tests/weight.json; if it should be: npm run weight').toEqual([]);
    },
  );
}

test(
  'the fonts’ first files are preloaded, and only rarer signs come later [R-264]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit({ unhydrated: true });
    await page.goto('/');
    const files = await page.evaluate(async () => {
      await document.fonts.ready;
      const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]');
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      return {
        preloaded: [...preloads].map(({ href }) => href).sort(),
        loaded: [...new Set(loaded)].filter((name) => name.endsWith('.woff2')).sort(),
      };
    });
    expect(files.preloaded).not.toEqual([]);
    const isRare = (name: string) => name.includes('-signs-');
    expect(files.loaded.filter((name) => !isRare(name))).toEqual(files.preloaded);
    expect(files.preloaded.filter(isRare)).toEqual([]);
  },
);

test(
  'letters with accents have their fonts’ other files, and only where a text has one',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit({ unhydrated: true });
    const files: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) files.push(new URL(request.url()).pathname);
    });
    const others = () => files.filter((path) => path.includes('-others'));
    await page.goto('/search?q=cafe');
    await page.evaluate(() => document.fonts.ready);
    expect(others()).toEqual([]);
    await page.goto('/search?q=caf%C3%A9');
    await page.evaluate(() => document.fonts.ready);
    expect(others().length).toBeGreaterThan(0);
  },
);
