import { expect, test } from 'vitest';
import { readEnv } from '~/platform/env.server';
import type { FetchService } from '~/platform/fetch/fetch-service.server';
import { Unavailable } from '~/platform/fetch/unavailable';
import { findCountry } from './find-country.server';

const env = (GEO_URL?: string) =>
  readEnv({
    STORE: 'us',
    SITE_NAME: 'Shop',
    SITE_URL: 'https://shop.example',
    STORE_URLS: '{}',
    SHOPIFY_STORE_DOMAIN: 'shop.myshopify.com',
    SHOPIFY_PUBLIC_TOKEN: 'token',
    PRISMIC_REPOSITORY: 'repository',
    SESSION_SECRET: 'x'.repeat(32),
    ...(GEO_URL && { GEO_URL }),
  });

const geo = env('https://geo.example/lookup?v=1');
const asked: string[] = [];
const answering =
  (text: string, status = 200): FetchService =>
  async (url, _, { deadlineMs }) => {
    asked.push(`${url} in ${deadlineMs}`);
    return { status, text, headers: new Headers() };
  };

test('asks for the shopper’s own address, and no longer than 300 ms [R-368] [V15.3.4]', async () => {
  const reply = answering('{"country":"nz","name":"New Zealand"}');
  expect(await findCountry(geo, reply, '203.0.113.7')).toEqual({
    country: 'NZ',
    name: 'New Zealand',
  });
  expect(asked).toEqual(['https://geo.example/lookup?v=1&ip=203.0.113.7 in 300']);
});

test.each(['{"country":"NZ"}', '{"country":"NZ","name":7}', '{"country":"NZ","name":"<b>"}'])(
  '%s tells a country without a name',
  async (text) =>
    expect(await findCountry(geo, answering(text), '203.0.113.7')).toEqual({ country: 'NZ' }),
);

test('a country that the service does not know is null', async () =>
  expect(await findCountry(geo, answering('{"country":"XX"}'), '203.0.113.7')).toBeNull());

test.each(['', '{}', 'null', '<html>', '{"country":7}'])('%j tells no country', async (text) =>
  expect(await findCountry(geo, answering(text), '203.0.113.7')).toBeUndefined(),
);

test('an error status, an outage or no service tell no country [R-368]', async () => {
  const down: FetchService = () => Promise.reject(new Unavailable('geo', 'down'));
  expect(await findCountry(geo, answering('{"country":"NZ"}', 404), '203.0.113.7')).toBeUndefined();
  expect(await findCountry(geo, down, '203.0.113.7')).toBeUndefined();
  expect(await findCountry(env(), answering('{"country":"NZ"}'), '203.0.113.7')).toBeUndefined();
});
