import { expect, hydrated, test } from './shop';

const largest = 'main img[fetchpriority=high]';

test(
  'the first picture comes from the shop itself, and stays when scripts run [R-423]',
  { tag: '@full' },
  async ({ visit }) => {
    const page = await visit({ viewport: { width: 390, height: 844 } });
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    for (const path of ['/', '/collections/pendants', '/products/brae-pendant-nickel']) {
      await page.goto(path);
      const picture = page.locator(largest).first();
      const shown = () =>
        picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
      await expect.poll(shown).toBe(true);
      const url = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
      expect(url).toMatch(/^http:\/\/[^/]+\/media\//);
      await hydrated(page);
      expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe(url);
      expect(loaded.filter((one) => one === url)).toHaveLength(1);
    }
  },
);

for (const javaScriptEnabled of [true, false])
  test(
    `a picture that the shop cannot load is shown from its host, ${javaScriptEnabled ? 'with' : 'without'} JavaScript [R-424]`,
    { tag: '@full' },
    async ({ visit, shop }) => {
      await shop.fresh();
      const page = await visit({ javaScriptEnabled });
      // The delay exceeds the Worker's timeout, but not the browser's.
      await shop.fault({ service: 'images', mode: 'slow', delayMs: 3500 });
      const moved = page.waitForResponse(
        (response) => response.status() === 302 && response.url().includes('brae-pendant-nickel-1'),
      );
      // Doesn't wait for the other pictures, which are slow too.
      await page.goto('/products/brae-pendant-nickel', { waitUntil: 'commit' });
      const to = (await moved).headers().location!;
      expect(to).toContain('/cdn/shop/files/brae-pendant-nickel-1.jpg');
      const picture = page.locator(largest).first();
      await expect(picture).toHaveJSProperty('complete', true);
      await expect
        .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
        .toBeGreaterThan(0);
      await shop.clearFaults();
    },
  );
