/**
 * `npm run shots:slices [-- quote]`: saves a screenshot of each slice, or of the given slices, as
 * `app/slices/<Slice>/screenshot.webp`. `npm run content:push` uploads them for the page builder.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import type { StoredDocument } from '../../sandbox/prismic/document';
import { published } from '../../sandbox/prismic/documents';
import { buildForTests } from '../support/test-build';
import { root } from '../../scripts/places';
import { startShop } from '../support/storefront';

const system = '/usr/bin/chromium';
const window = { width: 1200, height: 900 };
const pictureWidth = 720;
const longest = 1000;

const folder = join(root, 'app/slices');
const folders = new Map(
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const model = readFileSync(join(folder, name, 'model.json'), 'utf8');
      return [(JSON.parse(model) as { id: string }).id, name];
    }),
);

/** Skips the home page, which contains more than slices. */
function placeOf(slice: string): { uid: string; at: number; of: number } {
  for (const { type, lang, uid, data } of published as StoredDocument[]) {
    if (type !== 'page' || lang !== 'en-us' || !uid || uid === 'home') continue;
    const types = (data.body as { slice_type: string }[]).map((one) => one.slice_type);
    const at = types.indexOf(slice);
    if (at >= 0) return { uid, at, of: types.length };
  }
  throw new Error(`No page of the demo has the slice ${slice}`);
}

await buildForTests();
const browser = await chromium.launch({
  executablePath: existsSync(system) ? system : undefined,
  args: ['--no-sandbox', '--disable-gpu'],
});
const shop = await startShop();
const page = await browser.newPage({ viewport: window, reducedMotion: 'reduce' });
await page
  .context()
  .addCookies([{ name: 'popup-seen', value: '1', url: shop.addresses.stores.us! }]);
const wanted = process.argv.slice(2);
for (const [slice, name] of folders) {
  if (wanted.length > 0 && !wanted.includes(slice)) continue;
  const { uid, at, of } = placeOf(slice);
  await page.goto(`${shop.addresses.stores.us}/pages/${uid}`, { waitUntil: 'load' });
  const box = await boxOf(page, at, of);
  const png = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: box.y, width: window.width, height: Math.min(box.height, longest) },
  });
  const file = join(folder, name, 'screenshot.webp');
  const { size } = await sharp(png).resize(pictureWidth).webp({ quality: 68 }).toFile(file);
  console.log(`${slice}: ${size} bytes, from /pages/${uid}`);
}
await browser.close();
await shop.stop();

async function boxOf(page: Page, at: number, of: number): Promise<{ y: number; height: number }> {
  return page.evaluate(
    async ({ at, of }) => {
      for (let y = 0; y < document.body.scrollHeight; y += 600) {
        scrollTo(0, y);
        await new Promise((done) => setTimeout(done, 80));
      }
      scrollTo(0, 0);
      const pictures = [...document.images].map((image) => image.decode().catch(() => undefined));
      await Promise.race([Promise.all(pictures), new Promise((done) => setTimeout(done, 5000))]);
      const zone = document.querySelector('main .pb-10:last-of-type');
      const slices = [...(zone?.children ?? [])].filter(({ tagName }) => tagName !== 'SCRIPT');
      if (slices.length !== of) throw new Error(`${of} slices, and ${slices.length} parts`);
      const { top, height } = slices[at]!.getBoundingClientRect();
      return { y: top, height };
    },
    { at, of },
  );
}
