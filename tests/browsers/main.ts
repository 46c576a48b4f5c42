/**
 * `npm run test:browsers`: runs the main journeys in three engines at two widths. `-- firefox 390
 * purchase` selects an engine, a width and a journey. `--quick` runs the purchase at 390 px.
 * `--shots` saves pictures to `.lintel/browsers` instead.
 */
import { mkdirSync, writeFileSync } from 'node:fs';

import { buildStorefront } from '../../scripts/build';
import { builds, stateFolder } from '../../scripts/places';
import { startShop, type Shop } from '../support/storefront';
import { buildForTests } from '../support/test-build';
import { DriverFailure, heights, type Engine, type Width } from './engine';
import { engineNames, ensureEngines, type EngineName } from './install';
import { journeys, type Journey } from './journeys';
import { openLine, type Line } from './line';
import { startChromium } from './chromium';
import { startFirefox } from './firefox';
import { Visitor } from './visitor';
import { startWebKit } from './webkit';

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const quick = process.argv.includes('--quick');
const shots = process.argv.includes('--shots');
const widths = Object.keys(heights).map(Number) as Width[];

function picked<T>(all: readonly T[], fits: (one: T, word: string) => boolean): T[] {
  const some = all.filter((one) => words.some((word) => fits(one, word)));
  return some.length > 0 ? some : [...all];
}
const isName = (one: unknown, word: string) => String(one) === word;
const wantedEngines = picked(engineNames, isName);
const wantedWidths: Width[] = quick ? [390] : picked(widths, isName);
const wantedJourneys = quick
  ? journeys.filter((journey) => journey.quick)
  : picked(journeys, ({ name }, word) => name.startsWith(word));
const unknown = words.filter(
  (word) =>
    ![...engineNames, ...widths].some((one) => isName(one, word)) &&
    !journeys.some(({ name }) => name.startsWith(word)),
);
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Journeys: ${journeys.map(({ name }) => name).join(', ')}`); // prettier-ignore
  process.exit(1);
}

const pictures = {
  home: '/',
  product: '/products/brae-pendant-nickel',
  collection: '/collections/pendants',
  cart: '/cart',
  search: '/search?q=brass',
};

const start = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit };
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

let passed = 0;
let failed = 0;
const folder = `${stateFolder}/browsers`;
mkdirSync(folder, { recursive: true });
await buildForTests();
const available = await ensureEngines(wantedEngines);
failed += wantedEngines.length - available.length;
const shop = await startShop();
const isWanted = (name: Journey['shop']) => wantedJourneys.some((journey) => journey.shop === name);
const otherShops: Partial<Record<NonNullable<Journey['shop']>, Shop>> = {};
if (isWanted('consent')) otherShops.consent = await startShop({ vars: { GTM_ID: 'GTM-TEST01' } });
if (isWanted('remix-features')) {
  await buildStorefront({ build: 'remix-features' });
  otherShops['remix-features'] = await startShop({ folder: builds['remix-features'] });
}
for (const name of available) {
  const line = await openLine();
  const began = Date.now();
  try {
    let engine = await start[name](line);
    const walkOn = async (journey: Journey, width: Width) => {
      try {
        await walk(name, engine, line, journey, width);
      } catch (error) {
        if (!(error instanceof DriverFailure)) throw error;
        console.log(`again  ${name} ${width} ${journey.name}: ${error.message}`);
        await engine.close();
        engine = await start[name](line);
        await walk(name, engine, line, journey, width);
      }
    };
    // Journeys without scripts come last, because some engines start another browser for them.
    for (const scripts of shots ? [] : [true, false])
      for (const journey of wantedJourneys)
        if ((journey.scripts !== false) === scripts)
          for (const width of wantedWidths) await walkOn(journey, width);
    if (shots) for (const width of wantedWidths) await takePictures(name, engine, width);
    await engine.close();
  } catch (error) {
    failed += 1;
    console.log(`FAILED ${name}: ${String(error)}`);
  }
  line.close();
  console.log(`${name}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
}
await shop.stop();
for (const other of Object.values(otherShops)) await other.stop();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function enter(engine: Engine, width: Width, scripts: boolean, { addresses } = shop) {
  const tab = await engine.open({ width, scripts });
  const visitor = new Visitor(tab, Object.values(addresses.stores)[0]!);
  await visitor.open('/pages/about');
  await visitor.value(`document.cookie = 'popup-seen=1; path=/'`);
  return { tab, visitor };
}

async function walk(
  engineName: EngineName,
  engine: Engine,
  line: Line,
  { name, scripts: given, shop: other, run }: Journey,
  width: Width,
): Promise<void> {
  const scripts = given !== false;
  const title = `${engineName} ${width} ${name}`;
  const began = Date.now();
  line.newVisitor();
  const { tab, visitor } = await enter(engine, width, scripts, other && otherShops[other]);
  try {
    await run({ visitor, line, width, scripts });
    const problems = (await tab.problems()).filter((text) => !isExpected(text, name));
    if (problems.length > 0) throw new Error(`Console errors: ${problems.join('; ')}`);
    passed += 1;
    console.log(`ok     ${title} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  } catch (error) {
    if (error instanceof DriverFailure) throw error;
    failed += 1;
    const picture = `${folder}/failed-${title.replaceAll(' ', '-')}.png`;
    const where = await visitor.value('location.href');
    const shot = await tab.screenshot().catch(() => undefined);
    if (shot) writeFileSync(picture, shot);
    console.log(`FAILED ${title}: ${error instanceof Error ? error.message : String(error)}`);
    console.log(`       at ${String(where)}, ${picture}`);
  }
  line.release();
  line.cut(false);
  await tab.close();
}

function isExpected(text: string, journey: string): boolean {
  // Firefox reports a font that was still loading when the page was left (NS_BINDING_ABORTED).
  if (/downloadable font: download failed.*status=2152398850/.test(text)) return true;
  return journey === 'offline' && /ERR_INTERNET_DISCONNECTED|NetworkError|Load failed/.test(text);
}

async function takePictures(name: EngineName, engine: Engine, width: Width): Promise<void> {
  const { tab, visitor } = await enter(engine, width, true);
  await visitor.open(pictures.product);
  await visitor.press('main form button[type=submit]', 'Add to bag');
  await visitor.see('[role=dialog] a, dialog a', /Brae Pendant/);
  await visitor.see('header a', 'Bag, items:');
  for (const [screen, path] of Object.entries(pictures)) {
    await visitor.open(path);
    await visitor.until('the page is loaded', () =>
      visitor.value(`document.readyState === 'complete'`),
    );
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const wide = Number(await visitor.value('document.documentElement.scrollWidth'));
    const isFit = wide <= width;
    if (isFit) passed += 1;
    else failed += 1;
    console.log(`${isFit ? 'ok    ' : 'FAILED'} ${name} ${width} ${screen} (${wide} px wide)`);
    writeFileSync(`${folder}/${screen}-${width}-${name}.png`, await tab.screenshot());
  }
  await tab.close();
}
