/** Fixtures for browser tests: one shop per worker process and preset, with in-memory state. */
import { test as base, expect, type Browser, type Page } from 'playwright/test';
import type { Preset } from '../../sandbox/host/addresses';
import type { AccountsKind } from '../../sandbox/host/worlds';
import { hydrateAtOnce } from '../support/hydrate-at-once';
import { someAddress } from '../support/shopper';
import { inBareWorld, startShop, type Shop } from '../support/storefront';
import { accountDriver, type AccountDriver } from './accounts';

export interface Visit {
  javaScriptEnabled?: boolean;
  /** Shows the newsletter popup, which is suppressed by default. */
  popup?: boolean;
  /** The visitor's country; US by default. */
  country?: string;
  /** Chrome's by default. */
  userAgent?: string;
  viewport?: { width: number; height: number };
  /** Another shop's store; the first store of this test's shop by default. */
  baseURL?: string;
  /** `reduce` ends all transitions at once, to save time. */
  reducedMotion?: 'reduce' | 'no-preference';
  /** Leaves pages idle until the test uses them. By default, pages hydrate when opened. */
  asleep?: boolean;
  /** Ignores the browser's console errors for 4xx and 503 responses. */
  mayFail?: boolean;
}
interface Fixtures {
  /** Opens a page. A console error or exception on it fails the test. */
  visit: (options?: Visit) => Promise<Page>;
  /** Signs in to this test's kind of accounts. */
  account: AccountDriver;
}
export interface WorkerFixtures {
  preset: Preset;
  /** See `startShop`. */
  world: 'full' | 'bare';
  /** The shop's kind of customer accounts. */
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
        // Only tests that go offline cause these; the failed requests are expected.
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
    // Open pages would keep running during later tests.
    await Promise.all(pages.map((page) => page.context().close()));
    expect(complaints, 'console errors').toEqual([]);
  },
});

export { expect };

/**
 * Waits until the page's scripts have loaded or failed. Pages of `visit` hydrate when opened; others stay idle until
 * used, unless `now` hydrates this one.
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
