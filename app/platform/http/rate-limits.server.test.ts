import { expect, test } from 'vitest';
import { openLog } from '../log/log.server';
import { networkOf, openRateLimits, tooFastPage } from './rate-limits.server';

const log = openLog({}, [], () => undefined);
const bindingOf = { cart: 'CART_LIMIT', newsletter: 'FORM_LIMIT' } as const;

test('each limit is counted on its own, by its binding', async () => {
  const calls: string[] = [];
  const binding = (name: string, success: boolean) => ({
    limit: async ({ key }: { key: string }) => {
      calls.push(`${name} ${key}`);
      return { success };
    },
  });
  const limits = openRateLimits(
    bindingOf,
    { CART_LIMIT: binding('often', true), FORM_LIMIT: binding('seldom', false) },
    log,
  );
  expect(await limits.allow('cart', 'v1')).toBe(true);
  expect(await limits.allow('newsletter', 'v1')).toBe(false);
  expect(calls).toEqual(['often cart:v1', 'seldom newsletter:v1']);
});

test('allows everything when unbound, and when the binding fails, which the log tells [V16.5.3]', async () => {
  const lines: string[] = [];
  const noted = openLog({}, [], (line) => lines.push(line));
  expect(await openRateLimits(bindingOf, {}, noted).allow('newsletter', 'v1')).toBe(true);
  expect(lines).toEqual([]);
  const broken = { limit: () => Promise.reject(new Error('away')) };
  const limits = openRateLimits(bindingOf, { FORM_LIMIT: broken }, noted);
  expect(await limits.allow('newsletter', 'v1')).toBe(true);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    {
      level: 'error',
      event: 'rate-limit-failed',
      form: 'newsletter',
      error: { message: 'away' },
    },
  ]);
});

test('the log names the limited form, and not the client', async () => {
  const lines: string[] = [];
  const noted = openLog({}, [], (line) => lines.push(line));
  const once = { limit: async () => ({ success: lines.length > 0 }) };
  const limits = openRateLimits(bindingOf, { FORM_LIMIT: once }, noted);
  expect(await limits.allow('newsletter', 'v1')).toBe(false);
  expect(await limits.allow('newsletter', 'v1')).toBe(true);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    { level: 'warn', event: 'rate-limited', form: 'newsletter' },
  ]);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:3:4:5::', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
  ['not:an:address', 'not:an:address'],
  ['3f1c2b9e-0000-4000-8000-000000000000', '3f1c2b9e-0000-4000-8000-000000000000'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('a whole IPv6 network shares one count [V6.3.1]', async () => {
  const keys: string[] = [];
  const limit = async ({ key }: { key: string }) => ({ success: keys.push(key) > 0 });
  const limits = openRateLimits(bindingOf, { FORM_LIMIT: { limit } }, log);
  await limits.allow('newsletter', '2001:db8::1');
  await limits.allow('newsletter', '2001:db8::ffff:1');
  expect(new Set(keys).size).toBe(1);
});

test('Retry-After is the limits’ period', () => {
  expect(tooFastPage).toMatchObject({ status: 429, headers: { 'Retry-After': '60' } });
});
