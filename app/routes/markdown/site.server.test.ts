import { expect, test } from 'vitest';
import type { Env } from '~/platform/env.server';
import { resolveMarket } from '~/platform/stores/resolve-market';
import type { CountryCode } from '~/platform/stores/codes';
import type { Store } from '~/platform/stores/store';
import { au } from '~/platform/stores/sample-stores';
import { markdownSite } from './site.server';

const env = { SITE_URL: 'https://shop.example' } as Env;

/** Sells only in Europe. */
const europe: Store = {
  ...au,
  regions: au.regions
    .filter(({ name }) => name === 'Europe')
    .map((region) => ({ ...region, default: true, fallbackCountry: 'DE' })),
};

test.each<[string, Store, CountryCode, string]>([
  ['the default country', au, 'AU', ''],
  ['a country of another region', au, 'NZ', '?_locale=NZ'],
  ['the default country of several', europe, 'DE', ''],
  ['another country of the default region', europe, 'FR', '?_locale=FR'],
])('links of %s', (_, store, chosenCountry, search) => {
  const { addressOf } = markdownSite({ env, market: resolveMarket(store, { chosenCountry }) });
  expect(addressOf('/pages/about')).toBe(`https://shop.example/pages/about${search}`);
  expect(addressOf('https://press.example/')).toBe('https://press.example/');
});
