/**
 * Fixtures for browser tests: one shop for each worker process and preset, with state in memory.
 */
import { test as base, expect, type Browser, type Page } from 'playwright/test';
import type { Preset } from '../../sandbox/host/addresses';
import type { AccountsKind } from '../../sandbox/host/worlds';
import { hydrateAtOnce } from '../support/hydrate-at-once';
import { someAddress } from '../support/shopper';
import { inBareWorld, startShop, type Shop } from '../support/storefront';
import { accountDriver, type AccountDriver } from './accounts';

export interface Visit {
  javaScriptEnabled?: boolean;
  /** Allows the newsletter popup, which is suppressed by default. */
  popup?: boolean;
  /** The visitor's country, US by default. */
  country?: string;
  /** Chrome's by default. */
  userAgent?: string;
  viewport?: { width: number; height: number };
  /** Another shop's store; the first store of this test's shop by default. */
  baseURL?: string;
  /** `reduce` ends all transitions at once, which spares waiting for them. */
  reducedMotion?: 'reduce' | 'no-preference';
  /** Leaves pages idle until the test uses them. All others are hydrated when they are opened. */
  asleep?: boolean;
  /** Ignores the console errors that the browser itself reports for answers with 4xx or 503. */
  mayFail?: boolean;
}
interface Fixtures {
  /** Opens a page; a console error or exception on it fails the test. */
  visit: (options?: Visit) => Promise<Page>;
  /** How somebody signs in here. */
  account: AccountDriver;
}
export interface WorkerFixtures {
  preset: Preset;
  /** The world around the shop, see `startShop`. */
  world: 'full' | 'bare';
  /** The kind of its customer accounts. */
  accounts: AccountsKind;
  shop: Shop;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  preset: ['A', { option: true, scope: 'worker' }],
  world: [inBareWorld ? 'bare' : 'full', { option: true, scope: 'worker' }],
  accounts: ['legacy', { option: true, scope: 'worker' }],
  shop: [
    async ({ preset, world, accounts }, provide) => {
      const shop = await startShop({ preset, world, accounts });
      await provide(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
  account: ({ shop, accounts }, provide) => provide(accountDriver(shop, accounts)),
  visit: async ({ browser, shop, contextOptions }, provide) => {
    const complaints: string[] = [];
    const pages: Page[] = [];
    const open = async ({
      asleep = false,
      mayFail = false,
      popup = false,
      country,
      ...options
    }: Visit = {}) => {
      const extraHTTPHeaders = { 'cf-connecting-ip': someAddress() };
      const ours = { ...contextOptions, baseURL: first(shop), ...options, extraHTTPHeaders };
      const page = await openPage(browser, ours, (complaint) => {
        // The network is only offline when a test makes it so; failed requests are expected then.
        if (complaint.includes('ERR_INTERNET_DISCONNECTED')) return;
        if (!(mayFail && /status of (400|401|404|410|422|429|503)/.test(complaint)))
          complaints.push(complaint);
      });
      pages.push(page);
      if (!asleep && options.javaScriptEnabled !== false) await hydrateAtOnce(page);
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
    // Open pages would keep running during the following tests.
    await Promise.all(pages.map((page) => page.context().close()));
    expect(complaints, 'console errors').toEqual([]);
  },
});

export { expect };

/**
 * Waits until the page's scripts have started it, or have failed to. Pages of `visit` do so whenever they are opened;
 * others stay idle until they are used, unless `now` hydrates this one.
 */
export async function hydrated(page: Page, { now = true } = {}): Promise<void> {
  if (now) await page.evaluate(() => window.lazyHydration?.hydrate());
  await page.waitForFunction(() => !/idle|loading/.test(window.lazyHydration?.phase ?? ''));
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
    // The checkout is another site, where a declined payment is reported as an error.
    const ours = page.url().startsWith(options?.baseURL ?? '');
    if (ours && message.type() === 'error')
      complain(`${page.url()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complain(`${page.url()}: ${error.message}`));
  return page;
}
