import type { CDPSession, Page } from 'playwright/test';
import { startClosedShop } from '../support/closed-shop';
import { isFullRun } from '../support/full-run';
import { layers } from '../support/layers';
import { failingScreens, screens } from '../support/routes';
import { axeComplaints, cutOffParts, transitionsEnd } from '../support/screen-checks';
import { addCookies, pathOf, shoppersOf, show, type Screen } from '../support/screens';
import { startShop, type Shop } from '../support/storefront';
import { expect, test, type Visit } from './shop';

test.use({ trace: 'off' });

/** `npm test` checks only the width at which most parts of a page are visible. */
const widths = isFullRun ? [390, 844, 1440] : [390];

/** A phone, 400% zoom, 200% zoom and a desktop. */
const windows = [
  { width: 390, height: 900 },
  { width: 320, height: 640 },
  { width: 720, height: 450 },
  { width: 1440, height: 900 },
];

/** In `npm test`, the only screen that is also checked with zoom and large text. */
const zoomed = 'product-finishes';

type Open = (options?: Visit) => Promise<Page>;

/** 16 px by default. */
const setTextSize = (session: CDPSession, standard: number) =>
  session.send('Page.setFontSizes', { fontSizes: { standard } });

async function expectNothingCutOff(page: Page, name: string, others = true): Promise<void> {
  for (const size of [...(others ? windows.slice(1) : []), windows[0]!]) {
    await page.setViewportSize(size);
    expect.soft(await cutOffParts(page), `${name} at ${size.width} px`).toEqual([]);
  }
}

async function expectLargeTextFits(page: Page, session: CDPSession, name: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await setTextSize(session, 32);
  const rem = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await expect.poll(rem).toBe('32px');
  expect.soft(await cutOffParts(page), `${name} with text of 200%`).toEqual([]);
  await setTextSize(session, 16);
  await expect.poll(rem).toBe('16px');
}

/**
 * The full run also checks each route's first state with large text and at all widths. In `npm
 * test`, axe checks header and footer only on each tab's first page.
 */
async function walk(list: readonly Screen[], shop: Shop, visit: Open): Promise<void> {
  const shopperOf = shoppersOf(shop);
  const pages = new Map<string, { page: Page; session: CDPSession }>();
  for (const screen of list) {
    const shopper = await shopperOf(screen);
    const known = pages.get(shopper.address);
    const page = known?.page ?? (await visit({ mayFail: true, reducedMotion: 'reduce' }));
    const session = known?.session ?? (await page.context().newCDPSession(page));
    pages.set(shopper.address, { page, session });
    await addCookies(page.context(), shopper);
    await show(page, screen, await pathOf(screen, shop, shopper));
    await expect(page).toHaveTitle(/ \| Lintel$/);
    const isFirst = list.find(({ route }) => route === screen.route) === screen;
    const isZoomed = isFullRun || screen.name === zoomed;
    if (isFirst && isZoomed) await expectLargeTextFits(page, session, screen.name);
    await expectNothingCutOff(page, screen.name, isZoomed);
    for (const width of isFirst ? widths : [390]) {
      if (width !== 390) await page.setViewportSize({ width, height: 900 });
      const mainOnly = !isFullRun && known !== undefined;
      expect
        .soft(await axeComplaints(page, { mainOnly }), `${screen.name} at ${width} px`)
        .toEqual([]);
    }
  }
}

const groups = {
  'the catalogue': /^(home|product|collection|search)/,
  'the bag and the wishlist': /^(cart|gift-card-balance|wishlist)/,
  'pages and journal': /^(page|journal|article|contact|trade)/,
  'forms and errors': /^(newsletter|consent|preview|policy|not|error)/,
  'the account': /^(login|register|recover|reset|activate|account|find-order|guest-)/,
  'the style guide': /^styleguide/,
};

/** The screens that `npm test` checks. */
const brief = ['home', 'product-finishes'];
const looked = isFullRun ? screens : screens.filter(({ name }) => brief.includes(name));

for (const [name, names] of Object.entries(groups)) {
  const list = looked.filter((screen) => names.test(screen.name));
  if (list.length === 0) continue;
  test(`axe finds nothing on screens of ${name}, and nothing is cut off`, async ({
    visit,
    shop,
  }) => {
    test.setTimeout(400_000);
    await walk(list, shop, visit);
  });
}

test('every screen is in one of the groups', () => {
  const all = Object.values(groups);
  const lost = screens.filter(({ name }) => all.filter((names) => names.test(name)).length !== 1);
  expect(lost).toEqual([]);
  if (!isFullRun) expect(looked.map(({ name }) => name).sort()).toEqual([...brief].sort());
});

/** Together, these screens have all parts whose layout differs in wide viewports. */
const wideScreens = ['home', 'product-finishes', 'collection-filtered', 'cart', 'login'];

test('axe finds nothing on screens in a wide window', { tag: '@full' }, async ({ visit, shop }) => {
  const shopperOf = shoppersOf(shop);
  const page = await visit({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  for (const screen of screens.filter(({ name }) => wideScreens.includes(name))) {
    const shopper = await shopperOf(screen);
    await addCookies(page.context(), shopper);
    await show(page, screen, await pathOf(screen, shop, shopper));
    expect.soft(await axeComplaints(page), screen.name).toEqual([]);
  }
});

/** The layers that `npm test` checks. */
const shortList = ['cart-drawer'];

for (const width of [390, 844, 1440]) {
  const tag = width === 390 ? [] : '@full';
  test(`axe finds nothing in layers at ${width} px`, { tag }, async ({ visit, shop }) => {
    test.setTimeout(300_000);
    const shopperOf = shoppersOf(shop);
    const looksHere = ({ name }: { name: string }) => isFullRun || shortList.includes(name);
    for (const layer of layers.filter(looksHere)) {
      const viewport = { width, height: 900 };
      const page = await visit({ ...layer, viewport, reducedMotion: 'reduce' });
      if (layer.has) await addCookies(page.context(), await shopperOf({ ...layer, route: '' }));
      await page.goto(layer.path);
      if ((await layer.open(page)) !== false) {
        // Fading text has too little contrast.
        await transitionsEnd(page);
        expect.soft(await axeComplaints(page), `${layer.name} at ${width} px`).toEqual([]);
      }
      await page.context().close();
    }
  });
}

async function checkApart(list: readonly Screen[], shop: Shop, visit: Open): Promise<void> {
  const shopperOf = shoppersOf(shop);
  for (const screen of list) {
    const shopper = await shopperOf(screen);
    if (screen.fails) await shop.fault({ service: screen.fails, mode: 'http-500' });
    const page = await visit({ baseURL: shopper.origin, mayFail: true });
    await addCookies(page.context(), shopper);
    await show(page, screen, await pathOf(screen, shop, shopper));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await axeComplaints(page), `${screen.name} at ${width} px`).toEqual([]);
    }
    await page.context().close();
    await shop.clearFaults();
  }
}

// A separate shop, because circuit breakers stay open for a while.
test('axe finds nothing while a service is away', { tag: '@full' }, async ({ visit }) => {
  const shop = await startShop();
  await checkApart(failingScreens, shop, visit);
  await shop.stop();
});

test('axe finds nothing while the shop is closed', { tag: '@full' }, async ({ visit }) => {
  const shop = await startClosedShop();
  await checkApart([{ name: 'closed', route: '', path: '/' }], shop, visit);
  await shop.stop();
});
