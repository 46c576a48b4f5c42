import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { contact, trade } from '../support/inquiry-forms';
import { startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());
afterEach(() => shop.clearFaults());

const told = 'We couldn’t send this right now. Your message is still here';
const sentCount = async () =>
  (await shop.requests()).filter(({ service }) => service === 'inquiries').length;

test.each([
  ['http-500', 503],
  ['http-429', undefined],
  ['http-429-no-retry-after', undefined],
  ['http-403', undefined],
  ['refused', undefined],
  ['reset', undefined],
  ['hang', undefined],
])('%s: the message says so and every field comes back, once asked', async (mode, status) => {
  const before = await sentCount();
  await shop.fault({ service: 'inquiries', mode, status, times: 1 });
  const answer = await shop.shopper().post('/forms/contact', contact);
  expect(answer.status).toBe(503);
  expect(answer.text).toContain(told);
  for (const kept of ['value="Ada"', 'value="ada@lintel.example"', 'value="#1042"']) {
    expect(answer.text).toContain(kept);
  }
  expect(answer.text).toContain('Is the &lt;b&gt;Halden&lt;/b&gt; dimmable?</textarea>');
  expect(answer.text).toContain('name="return_to" value="/pages/contact"');
  expect(await sentCount()).toBe(before + 1);
});

test('a trade application comes back whole, and goes through when it is sent again', async () => {
  await shop.fault({ service: 'inquiries', mode: 'http-500', times: 1 });
  const applicant = shop.shopper();
  const failed = await applicant.post('/forms/trade', trade);
  expect(failed.status).toBe(503);
  for (const kept of ['value="Ada &amp; Co"', 'value="GB 123 4567 89"', 'Forty lamps']) {
    expect(failed.text).toContain(kept);
  }
  expect(failed.text).toMatch(/<option[^>]*selected=""[^>]*>Architecture/);
  const sent = await applicant.post('/forms/trade', trade);
  expect([sent.status, sent.location]).toEqual([303, '/pages/trade?sent=trade']);
});

test('an invalid answer with status 200 counts as delivered', async () => {
  await shop.fault({ service: 'inquiries', mode: 'bad-json', times: 1 });
  expect((await shop.shopper().post('/forms/contact', contact)).status).toBe(303);
});
