/**
 * `npm run bench -- wake [build]`: measures how long a shopper waits while a page's scripts start,
 * with slow 4G (150 ms, 1.6 Mbit/s) and a processor slowed down four times. Taps two options and
 * "Add to bag" on a product page: four seconds after loading, and again on a new page right after
 * loading. With `build`, the folder of a second build, measures both builds in turn.
 */
import { chromium, type Browser, type Page } from 'playwright';
import { completeChromium, ensureChromium } from '../support/chromium.mjs';
import { chrome } from '../support/shopper';
import { startShop, type Shop } from '../support/storefront';
import { median } from './speed/table';

const path = '/products/halden-pendant-brass';
const rounds = Number(process.env.BENCH_ROUNDS || 5);
const pauseMs = 150;
const line = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const slowdown = 4;

/** Times in ms. */
interface Wake {
  /** From the first of three taps to the open drawer. */
  opened: number;
  /** Blocking time after the first tap: the sum of each task's time above 50 ms. */
  blocked: number;
  slowestInteraction: number;
  /** Blocking time before the first tap, in ms. */
  blockedBefore: number;
  largestPaint: number;
}

type Interaction = PerformanceEventTiming & { interactionId: number };

function observe(): void {
  const log = {
    tasks: [] as [number, number][],
    interactions: [] as number[],
    paint: 0,
    opened: 0,
  };
  Object.assign(window, { log });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) log.tasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as Interaction[])
      if (interactionId) log.interactions.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    log.paint = list.getEntries().at(-1)!.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new MutationObserver(() => {
    if (!log.opened && document.querySelector('dialog[open]')) log.opened = performance.now();
  }).observe(document as unknown as Node, { attributes: true, childList: true, subtree: true });
}

async function placeOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const place = page.locator(selector).first();
  const box = await place.boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function wake(browser: Browser, origin: string, restMs: number): Promise<Wake> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 1_600 },
    isMobile: true,
    hasTouch: true,
    userAgent: chrome,
    locale: 'en-US',
  });
  await context.addCookies([{ name: 'popup-seen', value: '1', url: origin }]);
  await context.addInitScript(observe);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(origin + path, { waitUntil: 'load' });
  await page.waitForTimeout(restMs);
  const places = [];
  for (const target of [
    'label:has(:text("Large"))',
    'label:has(:text("Linen"))',
    '[data-buy] button[type=submit]',
  ])
    places.push(await placeOf(page, `main ${target}`));
  const start = await page.evaluate(() => performance.now());
  for (const { x, y } of places) {
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(pauseMs);
  }
  await page.waitForFunction(() => Reflect.get(window, 'log').opened > 0);
  await page.waitForTimeout(1_500);
  const log = await page.evaluate(
    () =>
      Reflect.get(window, 'log') as {
        tasks: [number, number][];
        interactions: number[];
        paint: number;
        opened: number;
      },
  );
  await context.close();
  const over = (tasks: [number, number][]) =>
    tasks.reduce((sum, [, duration]) => sum + duration - 50, 0);
  return {
    opened: log.opened - start,
    blocked: over(log.tasks.filter(([at]) => at >= start)),
    slowestInteraction: Math.max(0, ...log.interactions),
    blockedBefore: over(log.tasks.filter(([at]) => at < start)),
    largestPaint: log.paint,
  };
}

const names: Record<keyof Wake, string> = {
  opened: 'first of three taps to the open drawer',
  blocked: 'blocked after the first tap',
  slowestInteraction: 'slowest interaction',
  blockedBefore: 'blocked before it',
  largestPaint: 'largest paint',
};

export async function measureWake(other?: string): Promise<void> {
  await ensureChromium();
  const shops: [string, Shop][] = [['this build', await startShop({ own: true })]];
  if (other) shops.unshift([other, await startShop({ folder: other })]);
  const browser = await chromium.launch(completeChromium());
  try {
    for (const [name, restMs] of [
      ['after 4 s at rest', 4_000],
      ['as soon as it has loaded', 0],
    ] as const) {
      const found = shops.map((): Wake[] => []);
      for (let round = -1; round < rounds; round += 1)
        for (const [index, [, shop]] of shops.entries()) {
          const figures = await wake(browser, Object.values(shop.addresses.stores)[0]!, restMs);
          if (round >= 0) found[index]!.push(figures);
        }
      console.log(
        `\n${name} (ms, medians of ${rounds}): ${shops.map(([shop]) => shop).join(' | ')}`,
      );
      for (const [key, label] of Object.entries(names)) {
        const medians = found.map((all) => median(all.map((one) => one[key as keyof Wake])));
        console.log(`  ${label}: ${medians.map(Math.round).join(' | ')}`);
      }
    }
  } finally {
    await browser.close();
    for (const [, shop] of shops) await shop.stop();
  }
}
