import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  address,
  domain,
  isExample,
  isLocal,
  isPrivateShopifyToken,
  nearest,
  origins,
} from './setting-values';

test.each([
  ['http://localhost:3000', true],
  ['http://lintel.au.localhost', true],
  ['http://127.10.20.30/a', true],
  ['http://[::1]:3000', true],
  ['http://notlocalhost', false],
  ['http://localhost.shop.example', false],
  ['http://128.0.0.1', false],
  ['localhost', false],
])('%s is an address of this computer: %s', (value, expected) =>
  expect(isLocal(value)).toBe(expected),
);

const problemsOf = (schema: v.GenericSchema<unknown, unknown>, value: string) =>
  v.safeParse(schema, value).issues?.map(({ message }) => message) ?? [];

test.each([
  [address, 'https://api.shop.example/v1', []],
  [address, '', ['is empty']],
  [address, 'https://[', ["'https://[' is no address; write it whole, 'https://…'"]],
  [address, 'ftp://a.example', ["'ftp://a.example' is no address; write it whole, 'https://…'"]],
  [
    address,
    'xhttp://a.example',
    ["'xhttp://a.example' is no address; write it whole, 'https://…'"],
  ],
  [domain, 'shop.example:8443', []],
  [domain, 'my_shop.example', ["'my_shop.example' is no domain: write 'your-name.myshopify.com'"]],
  [origins, 'https://a.example  https://b.example', []],
  [
    origins,
    "'https://a.example';",
    ["has origins with more than spaces between them: write 'https://a.example'"],
  ],
  [
    origins,
    'http://a.example https://b.example/x',
    ["must be https: write 'https://a.example'; has more than a host: write 'https://b.example'"],
  ],
])('%# for %j the message is %j', (schema, value, problems) =>
  expect(problemsOf(schema, value)).toEqual(problems),
);

test.each([
  [' shpat_0123 ', true],
  ['SHPSS_0123', true],
  ['my-shpat_0123', false],
  ['0123456789abcdef', false],
])('%j is a secret of Shopify: %s', (value, expected) =>
  expect(isPrivateShopifyToken(value)).toBe(expected),
);

test.each([
  'your-shop.myshopify.com',
  'your-repository',
  '0123456789abcdef0123456789abcdef',
  'https://lintel.example',
  'https://us-2.cdn.lintel.example',
  'https://lintel.com.example',
  'AbC123',
  'DeF456',
  'Xyz001',
])('%s came with the code, and nothing that only begins or ends like it', (value) => {
  expect(isExample(value)).toBe(true);
  for (const own of [`my${value}`, `${value}x`, `${value}1`]) expect(isExample(own)).toBe(false);
});

test('a value that is like a part of an example is the operator’s own', () => {
  for (const own of ['0123456789abcdef', 'https://mylintel.example', 'AbC', 'Xyz00x'])
    expect(isExample(own)).toBe(false);
});

test.each([
  ['sent', 'SEND'],
  ['CART', 'CARTED'],
  ['CART', undefined, 'CARTERS'],
  ['XYZCART', undefined, 'CART'],
  ['PRODUCT_SERVICE_ADDR', 'PRODUCT_SERVICE_URL'],
])('%s was meant to be %s', (word, meant, other = meant) =>
  expect(nearest(word, ['ENTIRELY_DIFFERENT', other!])).toBe(meant),
);

test('the nearest of several similar words is suggested, and none without a similar word', () => {
  expect(nearest('GTM_IDS', ['GTM_AD', 'GTM_ID'])).toBe('GTM_ID');
  expect(nearest('GTM_ID', [])).toBeUndefined();
});
