import type { Page } from 'playwright/test';
import { expect, test } from './shop';

async function shiftOf(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    const totals = window as unknown as { shift: number };
    totals.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) totals.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      window.scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 60));
    }
  });
  await page.waitForTimeout(300);
  return page.evaluate(() => (window as unknown as { shift: number }).shift);
}

const paths = {
  home: '/',
  collection: '/collections/pendants',
  product: '/products/halden-pendant-brass',
};

for (const [name, path] of Object.entries(paths)) {
  for (const width of [390, 1440]) {
    test(
      `the ${name} page hardly moves while it loads, at ${width} px`,
      { tag: '@full' },
      async ({ visit }) => {
        const page = await visit();
        await page.setViewportSize({ width, height: 900 });
        expect(await shiftOf(page, path)).toBeLessThan(0.02);
      },
    );
  }
}

test(
  'a page that waits long for its fonts does not move when they come',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.route('**/*.woff2', async (route) => {
      await new Promise((done) => setTimeout(done, 800));
      await route.continue();
    });
    expect(await shiftOf(page, '/collections/pendants')).toBeLessThan(0.02);
  },
);
