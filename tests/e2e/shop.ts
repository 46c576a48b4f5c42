/** Browser tests of a whole shop: one world for each worker process and preset, memory for state. */
import { test as base, expect, type Browser, type Page } from '@playwright/test';
import type { Preset } from '../../sandbox/host/addresses';
import { someAddress } from '../support/shopper';
import { startShop, type Shop } from '../support/storefront';

export interface Visit {
  javaScriptEnabled?: boolean;
  /** The invitation that comes once per device is not in the way of other tests. */
  popup?: boolean;
  /** Where the visit comes from; the United States unless told. */
  country?: string;
  /** Chrome's unless told. */
  userAgent?: string;
  /** The browser itself reports a page that answers 4xx or 503 as an error: do not mind that. */
  mayFail?: boolean;
}
interface Fixtures {
  /** A page on which a console error or an exception fails the test. */
  visit: (options?: Visit) => Promise<Page>;
}
export interface WorkerFixtures {
  preset: Preset;
  /** Without a product service: the catalogue comes from the Storefront API alone. */
  alone: boolean;
  shop: Shop;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  preset: ['A', { option: true, scope: 'worker' }],
  alone: [false, { option: true, scope: 'worker' }],
  shop: [
    async ({ preset, alone }, provide) => {
      const vars = alone ? { PRODUCT_SERVICE_URL: undefined } : undefined;
      const shop = await startShop({ preset, vars });
      await provide(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
  visit: async ({ browser, shop, contextOptions }, provide) => {
    const complaints: string[] = [];
    const pages: Page[] = [];
    const open = async ({ mayFail = false, popup = false, country, ...options }: Visit = {}) => {
      const extraHTTPHeaders = { 'cf-connecting-ip': someAddress() };
      const ours = { ...contextOptions, ...options, baseURL: first(shop), extraHTTPHeaders };
      const page = await openPage(browser, ours, (complaint) => {
        // Only a test takes its network away: what the browser then says of requests is no error.
        if (complaint.includes('ERR_INTERNET_DISCONNECTED')) return;
        if (!(mayFail && /status of (400|401|404|410|422|503)/.test(complaint)))
          complaints.push(complaint);
      });
      pages.push(page);
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
    // Pages that stay open go on working behind the tests that follow.
    await Promise.all(pages.map((page) => page.context().close()));
    expect(complaints, 'console errors').toEqual([]);
  },
});

export { expect };

const first = ({ addresses }: Shop) => Object.values(addresses.stores)[0]!;

async function openPage(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0],
  complain: (text: string) => void,
): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.on('console', (message) => {
    // The checkout is another site; a declined payment is an error there.
    const ours = page.url().startsWith(options?.baseURL ?? '');
    if (ours && message.type() === 'error') complain(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complain(`${page.url()}: ${error.message}`));
  return page;
}
