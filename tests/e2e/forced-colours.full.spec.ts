/**
 * Measures contrast in screenshots: computed styles lack the backgrounds that the browser paints
 * behind text.
 */
import type { Locator, Page } from 'playwright/test';
import { expect, test } from './shop';

/**
 * `ground` is the most frequent color, `groundShare` its share of the pixels, and `seen` the share
 * of pixels with a contrast of at least 3:1 to `ground`. Ignores `inset` pixels at each side.
 */
async function contrastIn(page: Page, target: Locator, inset = 0) {
  const picture = (await target.screenshot({ animations: 'disabled' })).toString('base64');
  const blank = await page.context().newPage();
  const found = await blank.evaluate(
    async ([data, edge]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      const [width, height] = [image.width - 2 * edge, image.height - 2 * edge];
      Object.assign(canvas, { width, height });
      const drawing = canvas.getContext('2d')!;
      drawing.drawImage(image, -edge, -edge);
      const { data: bytes } = drawing.getImageData(0, 0, width, height);
      const counts = new Map<string, number>();
      for (let at = 0; at < bytes.length; at += 4) {
        const colour = [bytes[at], bytes[at + 1], bytes[at + 2]].join();
        counts.set(colour, (counts.get(colour) ?? 0) + 1);
      }
      const luminance = (colour: string) => {
        const [red = 0, green = 0, blue = 0] = colour.split(',').map((part) => {
          const value = Number(part) / 255;
          return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const [[ground, share] = ['', 0]] = [...counts].sort(([, a], [, b]) => b - a);
      const base = luminance(ground);
      let seen = 0;
      for (const [colour, count] of counts) {
        const [low, high] = [base, luminance(colour)].sort((a, b) => a - b) as [number, number];
        if ((high + 0.05) / (low + 0.05) >= 3) seen += count;
      }
      const all = width * height;
      return { ground, groundShare: share / all, seen: seen / all };
    },
    [picture, inset] as const,
  );
  await blank.close();
  return found;
}

test('the chosen option can be read, and told from the others', async ({ visit }) => {
  const page = await visit();
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/products/halden-pendant-brass');
  const size = page.getByRole('group', { name: 'Size' });
  await size.getByRole('radio', { name: 'Medium' }).check();
  const words = (name: string) => size.locator('label > span:first-of-type', { hasText: name });
  const chosen = await contrastIn(page, words('Medium'), 10);
  const other = await contrastIn(page, words('Large'), 10);
  expect(chosen.seen).toBeGreaterThan(0.05);
  expect(other.seen).toBeGreaterThan(0.05);
  expect(chosen.ground).not.toBe(other.ground);
  expect(chosen.groundShare).toBeGreaterThan(0.5);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`hearts can be seen over pictures, and whether they are filled, on ${colorScheme} ground`, async ({
    visit,
  }) => {
    const page = await visit();
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.goto('/collections/pendants');
    const hearts = page.locator('article form[data-heart]');
    await hearts.nth(1).getByRole('button').locator('visible=true').click();
    await expect(hearts.nth(1).getByRole('button', { name: /^Remove/ })).toBeVisible();
    await page.mouse.move(0, 0);
    const empty = await contrastIn(page, hearts.nth(0), 10);
    const filled = await contrastIn(page, hearts.nth(1), 10);
    for (const heart of [empty, filled]) {
      expect(heart.seen).toBeGreaterThan(0.08);
      expect(heart.groundShare).toBeGreaterThan(0.4);
    }
    expect(filled.seen).toBeGreaterThan(empty.seen + 0.1);
  });
}
