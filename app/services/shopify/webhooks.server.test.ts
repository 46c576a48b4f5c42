import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { readWebhook } from './webhooks.server';

const body = new TextEncoder().encode('{"id":1}') as Uint8Array<ArrayBuffer>;
const signedWith = (secret: string) => createHmac('sha256', secret).update(body).digest('base64');
const read = (signature: string, secrets: string) =>
  readWebhook(
    new Headers({ 'X-Shopify-Hmac-Sha256': signature, 'X-Shopify-Topic': 'products/delete' }),
    body,
    secrets,
  );

test('a webhook is one that a secret has signed; during a rotation either of two [R-334]', async () => {
  expect(await read(signedWith('old-secret'), 'old-secret')).toEqual({
    topic: 'products/delete',
    signature: signedWith('old-secret'),
    triggeredAt: NaN,
    payload: { id: 1 },
  });
  expect(await read(signedWith('old-secret'), 'new-secret  old-secret')).toBeDefined();
  expect(await read(signedWith('old-secret'), 'new-secret')).toBeUndefined();
  expect(await read(signedWith(' '), '')).toBeUndefined();
  expect(await read('', 'old-secret')).toBeUndefined();
  expect(await read('not base64', 'old-secret')).toBeUndefined();
  // Another encoding of the same bytes would evade the replay check.
  const [last] = signedWith('old-secret').slice(-2);
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  const other = `${signedWith('old-secret').slice(0, -2)}${alphabet[alphabet.indexOf(last!) + 1]}=`;
  expect(await read(other, 'old-secret')).toBeUndefined();
});
