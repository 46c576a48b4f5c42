import type { Page } from 'playwright/test';
import { expect, test } from './shop';

async function record(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sent: string[] = [];
    Object.assign(window, { sent, shifted: 0 });
    navigator.sendBeacon = (_url, body) => sent.push(String(body)) > 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object(window).shifted += Object(entry).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** As if the shopper changed to another tab. */
async function leave(page: Page): Promise<Record<string, string>> {
  const [body = ''] = await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    return Object(window).sent as string[];
  });
  return Object.fromEntries(new URLSearchParams(body)) as Record<string, string>;
}

const measured = (page: Page) => page.waitForResponse(/\/visit(?:\?.*)?$/);

test('what did not happen on the page is not reported as zero', async ({ visit }) => {
  const page = await visit();
  await record(page);
  const started = measured(page);
  await page.goto('/pages/about');
  await started;
  const vitals = await leave(page);
  expect(Object.keys(vitals).sort()).toEqual(['CLS', 'LCP', 'TTFB', 'page']);
  expect(vitals).toMatchObject({ page: 'pages' });
  expect(Number(vitals.LCP)).toBeGreaterThan(0);
});

test('what happens on later pages does not count for the first page', async ({ visit }) => {
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
});
