import type { Page } from 'playwright/test';
import { holdRequests } from '../support/hold-requests';
import { expect, hydrated, test } from './shop';

async function record(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sent: string[] = [];
    Object.assign(window, { sent, shifted: 0 });
    navigator.sendBeacon = (_url, body) => sent.push(String(body)) > 0;
    // As in a store with a dataset.
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.vitals = '';
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object(window).shifted += Object(entry).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** As if the shopper changed to another tab. */
async function leave(page: Page): Promise<Record<string, string>> {
  const body = await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    return (Object(window).sent as string[]).at(-1);
  });
  return Object.fromEntries(new URLSearchParams(body)) as Record<string, string>;
}

/** Resolves when the page's script for web vitals has run. */
async function measured(page: Page): Promise<void> {
  const response = await page.waitForResponse(/\/assets\/web-vitals-/);
  await page.evaluate((url) => import(url) as Promise<unknown>, response.url());
}

test(
  'what did not happen on the page is not reported as zero',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await record(page);
    const started = measured(page);
    await page.goto('/pages/about');
    await started;
    const vitals = await leave(page);
    expect(Object.keys(vitals).sort()).toEqual(['CLS', 'LCP', 'TTFB', 'page']);
    expect(vitals).toMatchObject({ page: 'pages' });
    expect(Number(vitals.LCP)).toBeGreaterThan(0);
  },
);

test(
  'what happens on later pages does not count for the first page',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await record(page);
    const started = measured(page);
    await page.goto('/products/brae-pendant-brass');
    await started;
    const shifted = () => page.evaluate(() => Object(window).shifted as number);
    const before = await shifted();
    await page.evaluate(() => {
      history.pushState({}, '', '/pages/about');
      const block = Object.assign(document.createElement('div'), { textContent: 'Later' });
      block.style.height = '400px';
      document.body.prepend(block);
    });
    await expect.poll(shifted).toBeGreaterThan(before + 0.05);
    const vitals = await leave(page);
    expect(vitals.page).toBe('products');
    expect(Number(vitals.CLS)).toBeLessThan(before + 0.01);
  },
);

test(
  'a page that the shopper leaves before it has loaded is reported under its own name',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await record(page);
    // The load event waits for pictures.
    const release = await holdRequests(page, /\/media\/|\/cdn\/shop\/|\/prismic-images\//);
    await page.goto('/products/brae-pendant-brass', { waitUntil: 'commit' });
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Journal' }).first().click();
    await expect(page).toHaveURL(/journal/);
    const started = measured(page);
    release();
    await started;
    expect(await leave(page)).toMatchObject({ page: 'products' });
  },
);

test(
  'layout shifts count by their worst window, and one in fifty interactions is left out',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await record(page);
    await page.addInitScript(() => {
      const shift = (startTime: number) => ({ startTime, value: 0.1, hadRecentInput: false });
      const press = (interactionId: number, duration: number) => ({
        startTime: 9000,
        interactionId,
        duration,
      });
      const entries: Record<string, unknown[]> = {
        'layout-shift': [shift(1000), shift(1500), shift(4000), shift(9000)],
        event: [press(1, 400), press(2, 120), press(3, 80)],
        'first-input': [],
      };
      Object.defineProperty(performance, 'interactionCount', { value: 60 });
      const Real = PerformanceObserver;
      window.PerformanceObserver = class extends Real {
        readonly #read;
        constructor(read: PerformanceObserverCallback) {
          super(read);
          this.#read = read;
        }
        override observe(options: PerformanceObserverInit) {
          const made = entries[options.type ?? ''];
          if (!made) return super.observe(options);
          for (const entry of made)
            queueMicrotask(() => this.#read(Object({ getEntries: () => [entry] }), this));
        }
      };
    });
    const started = measured(page);
    await page.goto('/pages/about');
    await started;
    expect(await leave(page)).toMatchObject({ CLS: '0.2', INP: '120' });
  },
);

test('a page from the back/forward cache is a new visit', { tag: '@full' }, async ({ visit }) => {
  const page = await visit();
  await record(page);
  const started = measured(page);
  await page.goto('/products/brae-pendant-brass');
  await started;
  expect(Number((await leave(page)).TTFB)).toBeGreaterThan(0);
  await page.evaluate(async () => {
    history.pushState({}, '', '/pages/about');
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    // Playwright's browsers have no back/forward cache.
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect.poll(() => leave(page)).toMatchObject({ page: 'pages', TTFB: '0' });
  expect(await page.evaluate(() => Object(window).sent.length as number)).toBe(2);
});
