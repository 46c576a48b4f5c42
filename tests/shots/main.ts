/**
 * `npm run shots`: a PNG of every route at three widths, and of the open layers, into `.lintel/shots`.
 * `npm run shots -- home cart` takes those whose names begin so. Needs a build; starts its own shop.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';
import { stateFolder } from '../../sandbox/host/places';
import { startShop } from '../support/storefront';
import { screens, type Screen } from './screens';

const widths = { 390: 844, 844: 1100, 1440: 900 };
const folder = `${stateFolder}/shots`;
const system = '/usr/bin/chromium';
const shopperAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const wanted = process.argv.slice(2);
const chosen = screens.filter(
  ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
);

mkdirSync(folder, { recursive: true });
const shop = await startShop();
const browser = await chromium.launch({
  executablePath: existsSync(system) ? system : undefined,
  args: ['--no-sandbox', '--disable-gpu'],
});
let failed = 0;
for (const screen of chosen) {
  for (const [width, height] of Object.entries(widths)) {
    const problem = await take(browser, screen, Number(width), height).catch(String);
    if (!problem) continue;
    failed += 1;
    console.error(`${screen.name} at ${width}: ${problem}`);
  }
}
await browser.close();
await shop.stop();
console.log(`${chosen.length} screens in ${folder}`);
process.exit(failed === 0 ? 0 : 1);

/** Photographs one screen; gives the first console error, or nothing. */
async function take(
  from: Browser,
  screen: Screen,
  width: number,
  height: number,
): Promise<string | undefined> {
  const baseURL = Object.values(shop.addresses.stores)[0]!;
  const context = await from.newContext({
    baseURL,
    viewport: { width, height },
    userAgent: shopperAgent,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  let problem: string | undefined;
  page.on('console', (message) => {
    // A page that answers 404 on purpose is reported by the browser too.
    if (message.type() === 'error' && !message.text().includes('404')) problem ??= message.text();
  });
  await screen.before?.(page);
  await page.goto(screen.path, { waitUntil: 'networkidle' });
  const there = await screen.act?.(page);
  if (there !== false) {
    if (!screen.windowOnly) await page.evaluate(walkDown);
    await page.waitForTimeout(400);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) problem ??= `the page is ${wide} px wide`;
    const path = `${folder}/${screen.name}-${width}.png`;
    await page.screenshot({ path, fullPage: !screen.windowOnly });
  }
  await context.close();
  return problem;
}

/** Lazy pictures load once they come near. */
async function walkDown(): Promise<void> {
  for (let y = 0; y < document.body.scrollHeight; y += 600) {
    window.scrollTo(0, y);
    await new Promise((done) => setTimeout(done, 80));
  }
  window.scrollTo(0, 0);
}
