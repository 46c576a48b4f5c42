import { expect, test } from 'vitest';
import { openLog } from '../log/log.server';
import { openRateLimits } from './rate-limits.server';

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

test('allows everything when unbound, and when the binding fails', async () => {
  expect(await openRateLimits(bindingOf, {}, log).allow('newsletter', 'v1')).toBe(true);
  const broken = { limit: () => Promise.reject(new Error('away')) };
  const limits = openRateLimits(bindingOf, { FORM_LIMIT: broken }, log);
  expect(await limits.allow('newsletter', 'v1')).toBe(true);
});
