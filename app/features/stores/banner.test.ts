import { expect, test } from 'vitest';
import { openCookies } from '~/platform/http/cookies.server';
import {
  readMarketPreference,
  takeMarketPreference,
} from '~/platform/stores/market-preference.server';
import type { VisitorLocation } from '~/platform/stores/location';
import { resolveMarket } from '~/platform/stores/resolve-market';
import type { CountryCode } from '~/platform/stores/codes';
import { anz, au, global, us } from '~/platform/stores/sample-stores';
import { bannerFor } from './banner';
import { storeFor } from './country-options';

const stores = { us, au, global, anz };
type Name = keyof typeof stores;

function visit(name: Name, from: CountryCode | undefined, query: string, stored: string) {
  const own = stores[name];
  const cookies = openCookies(stored, false);
  takeMarketPreference(new URL(`/${query}`, 'http://shop.example'), cookies, own);
  const choice = readMarketPreference(cookies, own);
  const known = choice.country ?? from;
  const location = { country: known ?? own.regions[0]!.country, fallback: !known };
  const market = resolveMarket(own, {
    chosenCountry: choice.country,
    currency: choice.currency,
    geoCountry: location.country,
  });
  const siblings = own === us || own === au ? [us, au] : [global, anz];
  const banner = bannerFor(market, siblings, { chosen: choice.country !== undefined, location });
  return [
    market.country,
    market.currency,
    banner ? `${storeFor(banner.country, own, siblings)?.id}: ${banner.offered}` : null,
  ];
}

test('a country is called as the lookup calls it, and nobody is asked about a guess', () => {
  const of = (location: VisitorLocation) =>
    bannerFor(resolveMarket(us, {}), [us, au], { chosen: false, location });
  const known = { country: 'NZ', fallback: false } as const;
  expect(of(known)?.countryName).toBe('New Zealand');
  expect(of({ ...known, name: 'Aotearoa' })?.countryName).toBe('Aotearoa');
  expect(of({ ...known, fallback: true })).toBeNull();
});

const none = undefined;

test.each<[Name, CountryCode | undefined, string, string, [string, string, string | null]]>([
  ['us', none, '', '', ['US', 'USD', null]],
  ['us', 'US', '', '', ['US', 'USD', null]],
  ['us', 'AU', '', '', ['US', 'USD', 'au: Australia (AUD)']],
  ['us', 'NZ', '', '', ['US', 'USD', 'au: New Zealand (NZD)']],
  ['us', 'FR', '', '', ['US', 'USD', 'au: Europe (EUR)']],
  ['us', 'BR', '', '', ['US', 'USD', null]],
  ['us', 'AU', '', 'SELECTED_STORE=US', ['US', 'USD', null]],
  ['us', 'AU', '?geoRedirect=US', '', ['US', 'USD', null]],
  ['us', 'AU', '?_locale=us', '', ['US', 'USD', null]],
  ['us', 'AU', '?_locale=en-us', '', ['US', 'USD', 'au: Australia (AUD)']],
  ['au', none, '', '', ['AU', 'AUD', null]],
  ['au', 'AU', '', '', ['AU', 'AUD', null]],
  ['au', 'NZ', '', '', ['NZ', 'NZD', null]],
  ['au', 'FR', '', '', ['FR', 'EUR', null]],
  ['au', 'PL', '', '', ['AU', 'AUD', null]],
  ['au', 'US', '', '', ['AU', 'AUD', 'us: United States (USD)']],
  ['au', 'US', '?geoRedirect=JP', '', ['JP', 'JPY', null]],
  ['au', 'US', '?geoRedirect=XX', '', ['AU', 'AUD', 'us: United States (USD)']],
  ['au', 'US', '', 'SELECTED_STORE=AU; currency=AUD', ['AU', 'AUD', null]],
  ['au', 'NZ', '', 'currency=GBP', ['GB', 'GBP', 'au: New Zealand (NZD)']],
  ['au', 'DE', '?geoRedirect=GB', 'SELECTED_STORE=FR; currency=EUR', ['GB', 'GBP', null]],
  ['global', none, '', '', ['US', 'USD', null]],
  ['global', 'US', '', '', ['US', 'USD', null]],
  ['global', 'CA', '', '', ['CA', 'CAD', null]],
  ['global', 'AU', '', '', ['US', 'USD', 'anz: Australia (AUD)']],
  ['global', 'NZ', '?geoRedirect=US', '', ['US', 'USD', null]],
  ['global', 'IE', '', '', ['IE', 'EUR', null]],
  ['anz', none, '', '', ['AU', 'AUD', null]],
  ['anz', 'AU', '', '', ['AU', 'AUD', null]],
  ['anz', 'NZ', '', '', ['NZ', 'NZD', null]],
  ['anz', 'GB', '', '', ['GB', 'GBP', null]],
  ['anz', 'US', '', '', ['AU', 'AUD', 'global: United States (USD)']],
  ['anz', 'US', '', 'SELECTED_STORE=NZ; currency=NZD', ['NZ', 'NZD', null]],
])(
  '%s store, from %s, with %j and %j stored [R-018] [R-026]',
  (name, from, query, stored, expected) => {
    expect(visit(name, from, query, stored)).toEqual(expected);
  },
);
