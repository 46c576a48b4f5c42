import { expect, test } from './shop';

// The headless shell moves the mouse, which wakes a page.
/** An event of Chromium's trace, as far as this is about it. */
interface Traced {
  name: string;
  ts: number;
  args: { elementCount?: number };
}

/**
 * A selector that may be about every element, as `:has(> .bar)` or `.form:has(:checked) *`, makes browsers style all of
 * the page again whenever a part of it arrives. On a phone that is a tenth of a second in which it does not answer.
 */
for (const path of ['/', '/collections/all', '/products/halden-pendant-brass', '/search?q=brass'])
  test(`${path} is styled once while it arrives`, async ({ visit }) => {
    const page = await visit({ asleep: true, viewport: { width: 412, height: 823 } });
    const tools = await page.context().newCDPSession(page);
    const events: Traced[] = [];
    tools.on('Tracing.dataCollected', ({ value }) => {
      events.push(...(value as unknown as Traced[]));
    });
    // What is written in a font is styled again when it comes, whenever that is.
    await page.route(/\.woff2/, (route) => route.fulfill({ contentType: 'font/woff2', body: '' }));
    // Scripts within the page wait for its styles; until then nothing after them has arrived.
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
    // Whoever watches the page, as Playwright does, may have it styled before there are styles.
    const start = events.find(({ name }) => name === 'ParseAuthorStyleSheet')!.ts;
    const styled = events
      .filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts > start)
      .map(({ args }) => args.elementCount ?? 0);
    expect(styled.length).toBeGreaterThan(0);
    expect(styled.reduce((sum, count) => sum + count)).toBeLessThan(all * 1.4);
  });
