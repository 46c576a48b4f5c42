/** Each worker process has one shop per preset, with in-memory state. */
import { chromium, test as base, expect, type Browser, type Page } from 'playwright/test';
import type { Preset } from '../../sandbox/host/addresses';
import type { AccountsKind } from '../../sandbox/host/worlds';
import { completeChromium } from '../support/chromium.mjs';
import { hydrateAtOnce, scriptsSettled } from '../support/hydrate-at-once';
import { someAddress } from '../support/shopper';
import { inBareWorld, startShop, type Shop } from '../support/storefront';
import { accountDriver, type AccountDriver } from './accounts';

export interface Visit {
  javaScriptEnabled?: boolean;
  /** Shows the newsletter popup, which is suppressed by default. */
  popup?: boolean;
  country?: string;
  userAgent?: string;
  hasTouch?: boolean;
  isMobile?: boolean;
  viewport?: { width: number; height: number };
  /** Default: the first store of this test's shop. */
  baseURL?: string;
  /** `reduce` ends transitions immediately. */
  reducedMotion?: 'reduce' | 'no-preference';
  /** By default, pages hydrate on opening. */
  unhydrated?: boolean;
  mayFail?: boolean;
  /** Default: the project's browser. */
  browser?: Browser;
}
interface Fixtures {
  /** Errors in the console fail the test. */
  visit: (options?: Visit) => Promise<Page>;
  account: AccountDriver;
}
export interface WorkerFixtures {
  preset: Preset;
  /** See `startShop`. */
  world: 'full' | 'bare';
  accounts: AccountsKind;
  shop: Shop;
  /** Complete Chromium with WebMCP: agents can call the pages' tools. */
  agentBrowser: Browser;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  preset: ['A', { option: true, scope: 'worker' }],
  world: [inBareWorld ? 'bare' : 'full', { option: true, scope: 'worker' }],
  accounts: ['legacy', { option: true, scope: 'worker' }],
  shop: [
    async ({ preset, world, accounts }, provide) => {
      const shop = await startShop({
        preset,
        world,
        accounts,
        // With the demo theme's settings, the popup would show later.
        sandboxVars: { NEWSLETTER_POPUP: 'usual' },
      });
      await provide(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
  agentBrowser: [
    async ({}, provide) => {
      // The headless shell moves the mouse when a page opens, and so hydrates the page.
      const options = completeChromium();
      const args = [...(options.args ?? []), '--enable-features=WebMCP'];
      const browser = await chromium.launch({ ...options, args });
      await provide(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  account: ({ shop, accounts }, provide) => provide(accountDriver(shop, accounts)),
  visit: async ({ browser, shop, contextOptions }, provide) => {
    const complaints: string[] = [];
    const pages: Page[] = [];
    const open = async ({
      unhydrated = false,
      mayFail = false,
      popup = false,
      browser: opened = browser,
      country,
      ...options
    }: Visit = {}) => {
      const extraHTTPHeaders = { 'cf-connecting-ip': someAddress() };
      const ours = { ...contextOptions, baseURL: first(shop), ...options, extraHTTPHeaders };
      const page = await openPage(opened, ours, (complaint) => {
        // These complaints occur only in tests that go offline.
        if (complaint.includes('ERR_INTERNET_DISCONNECTED')) return;
        if (!(mayFail && /status of (400|401|404|410|422|429|503)/.test(complaint)))
          complaints.push(complaint);
      });
      pages.push(page);
      if (!unhydrated && options.javaScriptEnabled !== false) await hydrateAtOnce(page);
      const cookies = [
        ...(popup ? [] : ['popup-seen=1']),
        ...(country ? [`place=${country}`] : []),
      ];
      for (const url of Object.values(shop.addresses.stores)) {
        for (const cookie of cookies) {
          const [name = '', value = ''] = cookie.split('=');
          await page.context().addCookies([{ name, value, url }]);
        }
      }
      return page;
    };
    await provide(open);
    // Open pages would keep running.
    await Promise.all(pages.map((page) => page.context().close()));
    expect(complaints, 'console errors').toEqual([]);
  },
});

export { expect };

/**
 * Waits until the page's scripts have loaded or failed. `now` starts hydration first, as an
 * interaction would.
 */
export async function hydrated(page: Page, { now = true } = {}): Promise<void> {
  if (now) await page.evaluate(() => window.lazyHydration?.hydrate());
  await scriptsSettled(page);
}

const first = ({ addresses }: Shop) => Object.values(addresses.stores)[0]!;

async function openPage(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0],
  complain: (text: string) => void,
): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.on('console', (message) => {
    // The checkout, another site, reports a declined payment as an error.
    const ours = page.url().startsWith(options?.baseURL ?? '');
    if (ours && message.type() === 'error')
      complain(`${page.url()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complain(`${page.url()}: ${error.message}`));
  return page;
}
