import { screens } from '../support/routes';
import { addCookies, pathOf, shoppersOf, type Screen } from '../support/screens';
import { hydrated, expect, test } from './shop';

const further = ['product-finishes', 'product-sold-out', 'collection-page-2', 'cart'];
const plain = screens.filter((screen) => !screen.sends && !screen.fails);
const isFirst = ({ route, name }: Screen) =>
  plain.find((one) => one.route === route)?.name === name || further.includes(name);

/** Runs in the browser. Returns elements that moved by more than half a pixel since the previous call. */
function moved(): string[] {
  const known = window as unknown as { boxes?: Map<Element, DOMRect> };
  const boxes = new Map<Element, DOMRect>();
  for (const element of document.querySelectorAll('header *, main *, footer *')) {
    // Elements in closed menus have boxes, too. The buy bar is ignored: with scripts, it names the chosen variant.
    if (!element.checkVisibility() || element.closest('.buy-bar > div')) continue;
    const box = element.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) boxes.set(element, box);
  }
  const before = known.boxes ?? boxes;
  known.boxes = boxes;
  return [...before].flatMap(([element, was]) => {
    const is = boxes.get(element);
    if (!is) return [];
    const far = [is.x - was.x, is.y - was.y, is.width - was.width, is.height - was.height];
    return far.some((one) => Math.abs(one) > 0.5)
      ? [`${element.outerHTML.slice(0, 120)}: ${far.map(Math.round).join()}`]
      : [];
  });
}

const brief = ['product-finishes'];

for (const [width, list, tag] of [
  [1440, plain.filter(({ name }) => brief.includes(name)), ''],
  [1440, plain.filter(isFirst), '@full'],
  [390, plain.filter(isFirst), '@full'],
  [1440, plain.filter((one) => !isFirst(one)), '@full'],
] as const) {
  test(
    `nothing moves when scripts come, at ${width} px, on ${list.length} pages [R-080]`,
    { tag: tag || [] },
    async ({ visit, shop }) => {
      test.setTimeout(180_000);
      const shopperOf = shoppersOf(shop);
      const page = await visit({
        unhydrated: true,
        mayFail: true,
        reducedMotion: 'reduce',
        viewport: { width, height: 900 },
      });
      for (const screen of list) {
        const shopper = await shopperOf(screen);
        await page.context().clearCookies();
        await addCookies(page.context(), shopper);
        await page.goto(await pathOf(screen, shop, shopper));
        await page.evaluate(() => document.fonts.ready);
        await page.evaluate(moved);
        await hydrated(page);
        await page.waitForTimeout(100);
        expect.soft(await page.evaluate(moved), screen.name).toEqual([]);
      }
    },
  );
}
