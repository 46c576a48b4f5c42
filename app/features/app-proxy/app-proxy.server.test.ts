import { expect, test } from 'vitest';
import { signatureOf } from './app-proxy.server';

test('a signature is that of the example in Shopify’s documentation', async () => {
  const params = new URLSearchParams(
    'extra=1&extra=2&shop=shop-name.myshopify.com&logged_in_customer_id=1&path_prefix=%2Fapps%2Fawesome_reviews&timestamp=1317327555',
  );
  expect(await signatureOf(params, 'hush')).toBe(
    '4c68c8624d737112c91818c11017d24d334b524cb5c2b8ba08daa056f7395ddb',
  );
});
