/**
 * `npm run shots`: saves a PNG of every page, dialog and other overlay at three widths to
 * `.lintel/shots`. `-- home cart` selects the names that begin with these words.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import { buildForTests } from '../support/test-build';
import { stateFolder } from '../../scripts/places';
import { startClosedShop } from '../support/closed-shop';
import { hydrateAtOnce } from '../support/hydrate-at-once';
import { layers } from '../support/layers';
import { failingScreens, screens } from '../support/routes';
import { addCookies, pathOf, shoppersOf, show, type Screen } from '../support/screens';
import { chrome, type Shopper } from '../support/shopper';
import { startShop, type Shop } from '../support/storefront';

const widths = { 390: 844, 844: 1100, 1440: 900 };
const folder = `${stateFolder}/shots`;
const system = '/usr/bin/chromium';

const wanted = process.argv.slice(2);
const isWanted = ({ name }: { name: string }) =>
  wanted.length === 0 || wanted.some((start) => name.startsWith(start));

await buildForTests();
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: existsSync(system) ? system : undefined,
  args: ['--no-sandbox', '--disable-gpu'],
});
const problems: string[] = [];
let taken = 0;
const shop = await startShop({ sandboxVars: { NEWSLETTER_POPUP: 'usual' } });
const shopperOf = shoppersOf(shop);
for (const screen of screens.filter(isWanted)) await takeScreen(shop, screen);
for (const layer of layers.map((one) => ({ ...one, name: `layer-${one.name}` })).filter(isWanted)) {
  const shopper = await shopperOf({ ...layer, route: '' });
  await atAllWidths(shopper, layer.name, async (page) => {
    if (layer.popup) await page.context().clearCookies({ name: 'popup-seen' });
    if (layer.country) {
      const place = { name: 'place', value: layer.country, url: shopper.origin };
      await page.context().addCookies([place]);
    }
    await page.goto(layer.path, { waitUntil: 'networkidle' });
    return (await layer.open(page)) !== false;
  });
}
for (const screen of failingScreens.filter(isWanted)) await takeScreen(shop, screen);
await shop.stop();
const closed: Screen = { name: 'closed', route: '', path: '/' };
if (isWanted(closed)) {
  const closedShop = await startClosedShop();
  await takeScreen(closedShop, closed, closedShop.shopper());
  await closedShop.stop();
}
await browser.close();
for (const problem of problems) console.error(problem);
console.log(`${taken} pictures in ${folder}`);
process.exit(problems.length === 0 ? 0 : 1);

async function takeScreen(from: Shop, screen: Screen, who?: Shopper): Promise<void> {
  const shopper = who ?? (await shopperOf(screen));
  if (screen.fails) await from.fault({ service: screen.fails, mode: 'http-500' });
  const path = await pathOf(screen, from, shopper);
  await atAllWidths(shopper, screen.name, async (page) => {
    await show(page, screen, path);
    await page.waitForLoadState('networkidle');
    await page.evaluate(walkDown);
    return true;
  });
  await from.clearFaults();
}

/**
 * Skips widths at which `prepare` returns false. Pictures of overlays show the viewport, all others
 * the full page.
 */
async function atAllWidths(
  shopper: Shopper,
  name: string,
  prepare: (page: Page) => Promise<boolean>,
): Promise<void> {
  for (const [width, height] of Object.entries(widths)) {
    const context = await browser.newContext({
      baseURL: shopper.origin,
      viewport: { width: Number(width), height },
      userAgent: chrome,
      reducedMotion: 'reduce',
    });
    await addCookies(context, shopper);
    const page = await context.newPage();
    await hydrateAtOnce(page);
    const complain = (problem: string) => problems.push(`${name} at ${width}: ${problem}`);
    page.on('pageerror', ({ message }) => complain(message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of [45]\d\d/.test(message.text()))
        complain(message.text());
    });
    try {
      if (await prepare(page)) {
        await page.waitForTimeout(400);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        if (wide > Number(width)) complain(`the page is ${wide} px wide`);
        const fullPage = !name.startsWith('layer-');
        await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage });
        taken += 1;
      }
    } catch (error) {
      complain(String(error));
    }
    await context.close();
  }
}

/** Loads lazy images. */
async function walkDown(): Promise<void> {
  for (let y = 0; y < document.body.scrollHeight; y += 600) {
    window.scrollTo(0, y);
    await new Promise((done) => setTimeout(done, 60));
  }
  window.scrollTo(0, 0);
}
