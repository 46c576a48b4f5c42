import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { textOf } from '../support/page-text';
import { draftPath } from '../support/screens';
import { isFullRun } from '../support/full-run';
import { startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ preset: 'A' });
});
afterAll(() => shop?.stop());
afterEach(() => shop.clearFaults());

const paths = [
  '/',
  '/pages/about',
  '/blogs/journal',
  '/blogs/journal/looking-after-oak',
  '/sitemaps/pages.xml',
];

const answers = async (of: Shop, told: string) => {
  for (const path of paths) {
    const { status, text } = await of.shopper().get(path);
    // During an outage, a sitemap must not look empty, and a page must not look missing (404).
    expect([200, 503], `${told} ${path} ${status}`).toContain(status);
    if (!path.endsWith('.xml')) expect(text).toContain('href="/cart"');
    if (status === 503 && !path.endsWith('.xml'))
      expect(text).toContain('We can’t show this page right now');
    if (path === '/') expect(text).toContain('Welcome to Lintel');
  }
};

test('with refusals from the start, every page answers and none is a 404 [V16.5.2]', async () => {
  // Nothing is cached, and 4xx responses don't open the circuit breaker.
  const fresh = await startShop();
  try {
    const failing = async (fault: { mode: string; operation: string; status?: number }) => {
      await fresh.fault({ service: 'content', ...fault });
      await answers(fresh, `${fault.operation} ${fault.status ?? fault.mode}`);
      await fresh.clearFaults();
    };
    const nonsense = ['bad-json', 'cut-json', 'empty-body', 'wrong-schema'];
    // Faults of the repository come first. If only the search fails, the shop gets the repository
    // and caches it for five seconds. During this time, a fault of the repository has no effect.
    for (const operation of ['repository', 'search']) {
      for (const status of [400, 401, 403, 410]) {
        await failing({ mode: 'http-500', operation, status });
      }
      for (const mode of nonsense) await failing({ mode, operation });
      await failing({ mode: 'http-500', operation, status: 404 });
    }
  } finally {
    await fresh.stop();
  }
}, 120_000);

const modes = ['http-429', 'http-429-no-retry-after', 'http-500', 'http-502-html', 'reset', 'hang'];

test.each(isFullRun ? modes : ['http-429', 'http-500'])(
  'when content fails with %s from the start, every page answers and none is a 404',
  async (mode) => {
    const fresh = await startShop();
    try {
      await fresh.fault({ service: 'content', mode });
      await answers(fresh, mode);
    } finally {
      await fresh.stop();
    }
  },
  120_000,
);

test('a theme that cannot be read closes the shop only where the setting says so, until it is back [R-239]', async () => {
  const fresh = await startShop({ vars: { THEME_FAILURE: 'maintenance' } });
  try {
    await fresh.fault({ service: 'content', mode: 'http-403' });
    for (const path of ['/', '/not-found', '/products/halden-pendant-brass']) {
      const { status, headers, text } = await fresh.shopper().get(path);
      expect([path, status]).toEqual([path, 503]);
      expect(headers.get('retry-after')).toBe('600');
      expect(headers.get('cache-control')).toContain('no-store');
      expect(text).toContain('We will be back shortly');
      expect(text).toContain('Thanks for your patience');
      expect(text).not.toContain('href="/cart"');
    }
    await fresh.clearFaults();
    expect((await fresh.shopper().get('/')).status).toBe(200);
    await fresh.fault({ service: 'content', mode: 'http-403' });
    expect((await fresh.shopper().get('/')).status).toBe(200);
  } finally {
    await fresh.stop();
  }
});

test('what a page asks of the repository at once is asked once [R-252]', async () => {
  const fresh = await startShop();
  try {
    await fresh.shopper().get('/');
    const asked = (await fresh.requests()).filter(({ service }) => service === 'content');
    const count = (name: string) => asked.filter(({ operation }) => operation === name).length;
    expect(count('search')).toBeGreaterThan(1);
    expect(count('repository')).toBe(1);
  } finally {
    await fresh.stop();
  }
});

test('429 for a moment is waited for, and the page is shown', async () => {
  const fresh = await startShop();
  try {
    await fresh.fault({ service: 'content', mode: 'http-429', operation: 'search', times: 1 });
    expect((await fresh.shopper().get('/pages/about')).status).toBe(200);
  } finally {
    await fresh.stop();
  }
});

test('cached content is still shown', async () => {
  const before = await shop.shopper().get('/pages/about');
  await shop.fault({ service: 'content', mode: 'http-500' });
  const after = await shop.shopper().get('/pages/about');
  expect([before.status, after.status]).toEqual([200, 200]);
});

test('a preview whose document cannot be read has to wait: the document is not said to be gone', async () => {
  const path = await draftPath(shop, 'winter-opening');
  await shop.fault({ service: 'content', operation: 'search', mode: 'wrong-schema' });
  const answer = await shop.shopper().get(path);
  expect(textOf(answer)).toContain('We can’t open the preview right now');
});
