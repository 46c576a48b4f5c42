import { setTimeout as wait } from 'node:timers/promises';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { startClosedShop } from '../support/closed-shop';
import { keepAwake } from '../support/keep-awake';
import { layers } from '../support/layers';
import { failingScreens, screens } from '../support/routes';
import { lend, pathOf, shoppersOf, show, type Screen } from '../support/screens';
import { startShop, type Shop } from '../support/storefront';
import { expect, test, type Visit } from './shop';

const widths = [390, 844, 1440];

// Screenshots of every step would take longer than the steps.
test.use({ trace: 'off' });

/**
 * axe's violations, with the element. Includes WCAG 2.2's target size of 24 px, which is off by
 * default.
 */
async function complaints(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations'],
      preload: false,
      iframes: false,
    })
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

type Open = (options?: Visit) => Promise<Page>;

/**
 * Checks screens, each loaded once, with one page for each shopper. The first screen of a route is
 * checked at three widths; its other states have the same layout and are checked at phone width
 * only.
 */
async function walk(list: readonly Screen[], shop: Shop, visit: Open): Promise<void> {
  const shopperOf = shoppersOf(shop);
  const pages = new Map<string, Page>();
  for (const screen of list) {
    const shopper = await shopperOf(screen);
    const page = pages.get(shopper.address) ?? (await visit({ mayFail: true }));
    pages.set(shopper.address, page);
    await lend(page.context(), shopper);
    await show(page, screen, await pathOf(screen, shop, shopper));
    await expect(page).toHaveTitle(/ \| Lintel$/);
    const isFirst = list.find(({ route }) => route === screen.route) === screen;
    for (const width of isFirst ? widths : [390]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await complaints(page), `${screen.name} at ${width} px`).toEqual([]);
    }
  }
}

const groups = {
  'the catalogue and the bag': /^(home|product|collection|search|cart|wishlist)/,
  'pages and journal':
    /^(page|journal|article|contact|trade|newsletter|consent|preview|policy|not|error)/,
  'the account': /^(login|register|recover|reset|activate|account)/,
  'the style guide': /^styleguide/,
};

for (const [name, names] of Object.entries(groups)) {
  test(`axe finds nothing on any screen of ${name}`, async ({ visit, shop }) => {
    test.setTimeout(400_000);
    await walk(
      screens.filter((screen) => names.test(screen.name)),
      shop,
      visit,
    );
  });
}

test('every screen is in one of the groups', () => {
  const all = Object.values(groups);
  const lost = screens.filter(({ name }) => all.filter((names) => names.test(name)).length !== 1);
  expect(lost).toEqual([]);
});

// Between these two layers look like one of them; `LONG=1` opens them there too.
for (const width of process.env.LONG ? widths : [390, 1440]) {
  test(`axe finds nothing in any layer at ${width} px`, async ({ visit, shop }) => {
    test.setTimeout(300_000);
    const shopperOf = shoppersOf(shop);
    for (const layer of layers) {
      const page = await visit(layer);
      if (layer.has) await lend(page.context(), await shopperOf({ ...layer, route: '' }));
      await page.setViewportSize({ width, height: 900 });
      await page.goto(layer.path, { waitUntil: 'networkidle' });
      if ((await layer.open(page)) !== false) {
        // Text that is fading in has less contrast than in the end.
        await wait(500);
        expect.soft(await complaints(page), `${layer.name} at ${width} px`).toEqual([]);
      }
      await page.context().close();
    }
  });
}

test('axe finds nothing while the shop is closed, or a service is away', async ({ browser }) => {
  for (const closed of [true, false]) {
    const shop = await (closed ? startClosedShop() : startShop());
    const shopperOf = shoppersOf(shop);
    const list: readonly Screen[] = closed
      ? [{ name: 'closed', route: '', path: '/' }]
      : failingScreens;
    for (const screen of list) {
      const shopper = await shopperOf(screen);
      if (screen.fails) await shop.fault({ service: screen.fails, mode: 'http-500' });
      const context = await browser.newContext({ baseURL: shopper.origin });
      await lend(context, shopper);
      const page = await context.newPage();
      await keepAwake(page);
      await show(page, screen, await pathOf(screen, shop, shopper));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await complaints(page), `${screen.name} at ${width} px`).toEqual([]);
      }
      await context.close();
      await shop.clearFaults();
    }
    await shop.stop();
  }
});
