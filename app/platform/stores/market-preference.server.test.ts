import { expect, test } from 'vitest';
import { openCookies } from '../http/cookies.server';
import {
  marketOfAddress,
  readMarketPreference,
  saveMarketPreference,
  takeMarketPreference,
  withoutMarket,
} from './market-preference.server';
import { countryOf } from './country';
import { au, us } from './sample-stores';

function take(path: string, store = au) {
  const cookies = openCookies(null, false);
  const location = takeMarketPreference(new URL(path, 'http://shop.example'), cookies, store);
  return [location, cookies.get('SELECTED_STORE'), cookies.get('currency')];
}

test.each([
  ['/lamps?geoRedirect=JP&x=1', ['/lamps?x=1', 'JP', 'JPY']],
  ['/?geoRedirect=fr', ['/', 'FR', 'EUR']],
  ['/?_locale=NZ', ['/', 'NZ', 'NZD']],
  ['/?_locale=en-NZ', ['/', undefined, undefined]],
  ['/?geoRedirect=XX', ['/', undefined, undefined]],
  ['/?geoRedirect=%00', ['/', undefined, undefined]],
  ['/?geoRedirect=BR', ['/', 'BR', 'AUD']],
  ['/lamps?x=1', [undefined, undefined, undefined]],
])('%s on the Australian store [R-022] [R-023] [R-075]', (path, expected) =>
  expect(take(path)).toEqual(expected),
);

test('the US store sells in dollars whatever is chosen [R-024]', () => {
  expect(take('/?geoRedirect=AU', us)).toEqual(['/', 'AU', 'USD']);
});

test('a choice stays for a year, where scripts can read it [R-343]', () => {
  const cookies = openCookies(null, false);
  saveMarketPreference(cookies, au, 'NZ');
  const headers = new Headers();
  cookies.appendTo(headers);
  expect(headers.getSetCookie()).toEqual([
    'SELECTED_STORE=NZ; Max-Age=31536000; Path=/; SameSite=Lax',
    'currency=NZD; Max-Age=31536000; Path=/; SameSite=Lax',
  ]);
});

test('reads only countries and currencies that exist', () => {
  const read = (cookie: string) => readMarketPreference(openCookies(cookie, false), au);
  expect(read('SELECTED_STORE=nz; currency=NZD')).toEqual({ country: 'NZ', currency: 'NZD' });
  expect(read('SELECTED_STORE=<b>; currency=USD')).toEqual({});
});

test.each(['XX', 'T1', 'AP', 'EU', 'QQ', 'A', 'AUS', '', 7, null, undefined])(
  '%j is no country',
  (value) => expect(countryOf(value)).toBeUndefined(),
);

test.each([
  ['gb', 'GB'],
  ['UK', 'GB'],
  ['FX', 'FR'],
  ['XK', 'XK'],
])('%s is %s', (value, country) => expect(countryOf(value)).toBe(country));

test.each([
  ['/lamps.md', 'AU', 'AUD'],
  ['/lamps.md?_locale=jp', 'JP', 'JPY'],
  ['/lamps.md?geoRedirect=NZ&_locale=JP', 'NZ', 'NZD'],
  ['/lamps.md?_locale=BR', 'AU', 'AUD'],
  ['/lamps.md?_locale=en-NZ', 'AU', 'AUD'],
])('%s names its market', (path, country, currency) => {
  const url = new URL(path, 'http://shop.example');
  expect(marketOfAddress(url, au)).toMatchObject({ country, currency });
  expect(withoutMarket(url).href).toBe('http://shop.example/lamps.md');
});
