import { decode } from 'turbo-stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enoughOfTheMinute } from '../support/rate-limit';
import type { Shopper } from '../support/shopper';
import { startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

const tooFast = 'That was a little fast. Please wait a minute and try again.';

test('a script that posts too fast gets the refusal in the form it reads, a page gets a page [V2.4.1]', async () => {
  await enoughOfTheMinute();
  const fast = shop.shopper();
  const form = { intent: 'remove', line: 'gid://shopify/CartLine/none' };
  const answer = await exceed(fast, '/cart.data', form);
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
  const fetched = await fast.post('/cart.data', { ...form, reply: 'data' });
  expect(fetched.status).toBe(429);
  expect(await dataOf(fetched.text)).toEqual({
    data: expect.objectContaining({ ok: false, intent: 'remove', message: tooFast }),
  });
});

const dataOf = async (text: string) => (await decode(new Response(text).body!)).value;

/** The limit's minute may end in between. */
async function exceed(shopper: Shopper, path: string, fields: Record<string, string>) {
  for (let n = 0; n < 250; n += 1) {
    const answer = await shopper.post(path, fields);
    if (answer.status === 429) return answer;
  }
  throw new Error(`${path} has no limit`);
}

test('a form that came too fast is given back within the shop, without what is secret', async () => {
  const fields = { name: 'Ada “L” <b>', email: 'ada@', message: 'one\ntwo' };
  const answer = await exceed(shop.shopper(), '/forms/contact', fields);
  expect(answer.headers.get('retry-after')).toBe('60');
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(answer.text).toContain(tooFast);
  for (const part of ['href="/cart"', 'Your privacy choices', '<title>One moment, please | Lintel'])
    expect(answer.text).toContain(part);
  expect(answer.text).toContain('name="name" value="Ada “L” &lt;b&gt;"');
  expect(answer.text).toContain('name="message" value="one\ntwo"');
  expect(answer.text).toContain('action="/forms/contact"');
});

test('so is a form whose address has no page', async () => {
  const answer = await exceed(shop.shopper(), '/actions/store', { country: 'GB' });
  expect(answer.text).toContain('Your privacy choices');
  expect(answer.text).toContain('name="country" value="GB"');
});

test('a password is not given back', async () => {
  const form = { email: 'ada@example.com', password: 'hunter2hunter2' };
  const answer = await exceed(shop.shopper(), '/accounts/sign-out', form);
  expect(answer.text).toContain('value="ada@example.com"');
  expect(answer.text).not.toContain('hunter2hunter2');
  expect(answer.text).toMatch(/<input[^>]*type="password"/);
});

/** Counts complete pages among forty refusals; undefined if the limit's minute ended in between. */
async function completeRefusals(): Promise<number | undefined> {
  const flood = shop.shopper();
  await exceed(flood, '/forms/contact', {});
  let complete = 0;
  for (let n = 0; n < 40; n += 1) {
    const { status, text } = await flood.post('/forms/contact', {});
    if (status !== 429) return undefined;
    expect(text).toContain(tooFast);
    if (text.includes('Your privacy choices')) complete += 1;
  }
  return complete;
}

test('a flood of requests gets complete pages for a while, then plain ones', async () => {
  const complete = (await completeRefusals()) ?? (await completeRefusals());
  expect(complete).toBeGreaterThan(0);
  expect(complete).toBeLessThanOrEqual(20);
});
