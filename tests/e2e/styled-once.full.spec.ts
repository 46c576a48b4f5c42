import type { Page } from 'playwright/test';
import { expect, test } from './shop';

interface Traced {
  name: string;
  ts: number;
  args: { elementCount?: number };
}

/** The browser's events while `action` runs. */
async function trace(page: Page, action: () => Promise<unknown>): Promise<Traced[]> {
  const tools = await page.context().newCDPSession(page);
  const events: Traced[] = [];
  tools.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as Traced[]));
  });
  await tools.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline'] },
    transferMode: 'ReportEvents',
  });
  await action();
  const traced = new Promise((resolve) => tools.once('Tracing.tracingComplete', resolve));
  await tools.send('Tracing.end');
  await traced;
  return events;
}

/** How many elements each restyling covered. */
const styledElements = (events: Traced[]) =>
  events
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0);

/**
 * A selector that may match any element (`:has(> .bar)`, `.form:has(:checked) *`) restyles the page
 * whenever a part of it arrives, and each restyling blocks a phone for 100 ms.
 */
for (const path of ['/', '/collections/all', '/products/halden-pendant-brass', '/search?q=brass'])
  test(`${path} is styled once while it arrives`, async ({ visit }) => {
    const page = await visit({ unhydrated: true, viewport: { width: 412, height: 823 } });
    // Fonts restyle their text on arrival.
    await page.route(/\.woff2/, (route) => route.fulfill({ contentType: 'font/woff2', body: '' }));
    // Inline scripts, and everything after them, wait for the style sheet.
    await page.route(/\.css/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    const events = await trace(page, () => page.goto(path));
    const all = await page.locator('body *').count();
    const start = events.find(({ name }) => name === 'ParseAuthorStyleSheet')!.ts;
    const styled = styledElements(events.filter(({ ts }) => ts > start));
    expect(styled.length).toBeGreaterThan(0);
    expect(styled.reduce((sum, count) => sum + count)).toBeLessThan(all * 1.4);
  });

test('choosing an option restyles a part of the page', async ({ visit }) => {
  const page = await visit({ unhydrated: true, viewport: { width: 412, height: 823 } });
  await page.goto('/products/halden-pendant-brass');
  const all = await page.locator('body *').count();
  const events = await trace(page, () =>
    // A tap would also hydrate the page.
    page.getByRole('radio', { name: 'Large' }).evaluate((radio: HTMLInputElement) => {
      radio.checked = true;
      return radio.offsetWidth;
    }),
  );
  const styled = styledElements(events);
  expect(styled.length).toBeGreaterThan(0);
  expect(styled.reduce((sum, count) => sum + count)).toBeLessThan(all * 0.3);
});
