import { decode } from 'turbo-stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

const tooFast = 'That was a little fast. Please wait a minute and try again.';

test('a script that posts too fast gets the refusal in the form it reads, a page gets a page', async () => {
  const fast = shop.shopper();
  const form = { intent: 'remove', line: 'gid://shopify/CartLine/none' };
  let answer = await fast.post('/cart.data', form);
  for (let n = 0; n < 130 && answer.status !== 429; n += 1)
    answer = await fast.post('/cart.data', form);
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toBe('60');
  expect(answer.headers.get('content-type')).toContain('text/x-script');
  const { value } = await decode(new Response(answer.text).body!, {
    plugins: [(type, ...rest) => (type === 'ErrorResponse' ? { value: rest } : undefined)],
  });
  expect(value).toEqual({
    error: [expect.objectContaining({ text: tooFast }), 429, 'One moment, please'],
  });
  const page = await fast.post('/cart', form);
  expect(page.status).toBe(429);
  expect(page.text).toContain(tooFast);
});
