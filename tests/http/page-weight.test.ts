/** What a page weighs before anything is done on it. The figures are the budget, not what happens to be. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { startShop } from '../support/storefront';
import { testBuild } from '../support/test-build';

const shop = await startShop();
afterAll(() => shop.stop());

const bytes = (text: string) => Buffer.byteLength(text);
/** Of scripts in the page. With the page's state in it; without that, 12 kB are enough. */
const scriptBudget = 44_000;
/** Scripts in the page that browsers run. */
const scriptsIn = (html: string) =>
  [...html.matchAll(/<script(?![^>]*(?:ld\+json| src=))[^>]*>.*?<\/script>/gs)]
    .map(([script]) => script)
    .join('');

test.each([
  ['/', 68],
  ['/collections/pendants', 74],
  ['/collections/all', 93],
  ['/products/brae-pendant-nickel', 69],
  ['/search?q=brass', 88],
  ['/blogs/journal/how-high-to-hang-a-pendant', 46],
])(
  '%s is light: at most %d kB of markup, one style sheet of 8 kB, two fonts [R-264]',
  async (path, most) => {
    const { text } = await shop.shopper().get(path);
    expect(bytes(text) - bytes(scriptsIn(text))).toBeLessThan(most * 1000);
    expect(bytes(scriptsIn(text))).toBeLessThan(scriptBudget);
    const styles = [...text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) =>
      brotliCompressSync(readFileSync(join(testBuild, 'client', href!))),
    );
    expect(styles).toHaveLength(1);
    expect(styles[0]!.length).toBeLessThan(8000);
    expect(text.match(/<link rel="preload"[^>]*as="font"/g)).toHaveLength(2);
  },
);

test('most pages need two of the fonts’ files, 33 kB together [R-264]', () => {
  const assets = join(testBuild, 'client/assets');
  const fonts = readdirSync(assets).filter(
    (name) => name.endsWith('.woff2') && !name.includes('-others'),
  );
  expect(fonts).toHaveLength(2);
  const sizes = fonts.map((name) => readFileSync(join(assets, name)).length);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(33_000);
});
