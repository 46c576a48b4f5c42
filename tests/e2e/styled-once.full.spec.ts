import { expect, test } from './shop';

// The headless shell moves the mouse, which hydrates a page.
/** The fields of a Chromium trace event used here. */
interface Traced {
  name: string;
  ts: number;
  args: { elementCount?: number };
}

/**
 * A selector that may match any element, such as `:has(> .bar)` or `.form:has(:checked) *`, makes the browser restyle
 * the page whenever a part arrives. On a phone, each time blocks it for 100 ms.
 */
for (const path of ['/', '/collections/all', '/products/halden-pendant-brass', '/search?q=brass'])
  test(`${path} is styled once while it arrives`, async ({ visit }) => {
    const page = await visit({ asleep: true, viewport: { width: 412, height: 823 } });
    const tools = await page.context().newCDPSession(page);
    const events: Traced[] = [];
    tools.on('Tracing.dataCollected', ({ value }) => {
      events.push(...(value as unknown as Traced[]));
    });
    // Text is restyled when its font arrives; use an empty font.
    await page.route(/\.woff2/, (route) => route.fulfill({ contentType: 'font/woff2', body: '' }));
    // Inline scripts wait for the style sheet, which delays everything after them.
    await page.route(/\.css/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await tools.send('Tracing.start', {
      traceConfig: { includedCategories: ['devtools.timeline'] },
      transferMode: 'ReportEvents',
    });
    await page.goto(path);
    const traced = new Promise((resolve) => tools.once('Tracing.tracingComplete', resolve));
    await tools.send('Tracing.end');
    await traced;
    const all = await page.locator('body *').count();
    // An observer such as Playwright may cause styling before the style sheet arrives.
    const start = events.find(({ name }) => name === 'ParseAuthorStyleSheet')!.ts;
    const styled = events
      .filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts > start)
      .map(({ args }) => args.elementCount ?? 0);
    expect(styled.length).toBeGreaterThan(0);
    expect(styled.reduce((sum, count) => sum + count)).toBeLessThan(all * 1.4);
  });
