import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeOf } from '~/platform/stores/regions';
import { shopper } from '../support/shopper';
import { startShop, type Shop } from '../support/storefront';

/**
 * Host, visitor's country, query, saved choice → language, store, currency, and the store that the
 * banner offers.
 */
type Row = [string, string, string, string, string, string, string | null];

const rows: Record<'A' | 'B', Row[]> = {
  A: [
    ['localhost', 'US', '', '', 'en-US', 'US / USD', null],
    ['localhost', 'AU', '', '', 'en-US', 'US / USD', 'Australia (AUD)'],
    ['localhost', 'NZ', '', '', 'en-US', 'US / USD', 'New Zealand (NZD)'],
    ['localhost', 'FR', '', '', 'en-US', 'US / USD', 'Europe (EUR)'],
    ['localhost', 'AQ', '', '', 'en-US', 'US / USD', null],
    ['localhost', 'XX', '', '', 'en-US', 'US / USD', null],
    ['localhost', 'T1', '', '', 'en-US', 'US / USD', null],
    ['localhost', 'AU', '', 'SELECTED_STORE=US', 'en-US', 'US / USD', null],
    ['localhost', 'AU', '?_locale=us', '', 'en-US', 'US / USD', null],
    ['localhost', 'AU', '?_locale=en-us', '', 'en-US', 'US / USD', 'Australia (AUD)'],
    ['lintel.au.localhost', 'AU', '', '', 'en-AU', 'AU / AUD', null],
    ['lintel.au.localhost', 'US', '', '', 'en-AU', 'AU / AUD', 'United States (USD)'],
    ['lintel.au.localhost', 'NZ', '', '', 'en-AU', 'NZ / NZD', null],
    ['lintel.au.localhost', 'FR', '', '', 'en-AU', 'FR / EUR', null],
    ['lintel.au.localhost', 'XX', '', '', 'en-AU', 'AU / AUD', null],
    ['lintel.au.localhost', 'US', '?geoRedirect=JP', '', 'en-AU', 'JP / JPY', null],
    ['lintel.au.localhost', 'US', '', 'SELECTED_STORE=GB', 'en-AU', 'GB / GBP', null],
  ],
  B: [
    ['localhost', 'US', '', '', 'en-US', 'US / USD', null],
    ['localhost', 'CA', '', '', 'en-US', 'CA / CAD', null],
    ['localhost', 'IE', '', '', 'en-US', 'IE / EUR', null],
    ['localhost', 'AU', '', '', 'en-US', 'US / USD', 'Australia (AUD)'],
    ['localhost', 'AU', '?geoRedirect=US', '', 'en-US', 'US / USD', null],
    ['lintel.anz.localhost', 'AU', '', '', 'en-AU', 'AU / AUD', null],
    ['lintel.anz.localhost', 'GB', '', '', 'en-AU', 'GB / GBP', null],
    ['lintel.anz.localhost', 'US', '', '', 'en-AU', 'AU / AUD', 'United States (USD)'],
    ['lintel.anz.localhost', 'US', '', 'SELECTED_STORE=NZ', 'en-AU', 'NZ / NZD', null],
  ],
};

describe.each(['A', 'B'] as const)('in preset %s', (preset) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ preset });
  });
  afterAll(() => shop?.stop());

  test.each(rows[preset])(
    'host %s, from %s, with %j and %j stored: %s, %s, banner %j [R-016] [R-023] [R-024] [R-025]',
    async (host, country, query, stored, lang, place, offer) => {
      const visitor = shopper(`http://${host}:${shop.addresses.port}`);
      const [name, value] = stored.split('=');
      if (name && value) visitor.cookies.set(name, value);
      const from = { 'cf-ipcountry': country };
      const first = await visitor.get(`/${query}`, from);
      expect(first.location).toBe(query ? '/' : null);
      const page = query ? await visitor.get('/', from) : first;
      expect(page.status).toBe(200);
      expect(/<html lang="([^"]+)"/.exec(page.text)?.[1]).toBe(lang);
      expect(page.text).toContain(place);
      const { banner } = JSON.parse((await visitor.get('/visit', from)).text) as {
        banner: { offered: string } | null;
      };
      expect(banner?.offered ?? null).toBe(offer);
    },
  );

  test('every page names itself in its store, and its siblings by their language', async () => {
    const origins = Object.values(shop.addresses.stores);
    for (const origin of origins) {
      const { text } = await shopper(origin).get('/collections/pendants?sort=price-ascending');
      const found = (pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]);
      expect(found(/rel="canonical" href="([^"]+)"/g)).toEqual([`${origin}/collections/pendants`]);
      expect(found(/hrefLang="[^"]+" href="([^"]+)"/gi)).toEqual(
        [...origins, origins[0]].map((store) => `${store}/collections/pendants`),
      );
      const locales = Object.keys(shop.addresses.stores).map((id) => storeOf(id).locale);
      expect(found(/hrefLang="([^"]+)"/gi)).toEqual([...locales, 'x-default']);
    }
  });
});
