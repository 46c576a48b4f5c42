import { expect, test } from 'vitest';
import { openLog } from '../log/log.server';
import { formAt, openRateLimits } from './rate-limits.server';

const log = openLog({}, [], () => undefined);

test('asks the bag’s own limit, and one limit for all other forms', async () => {
  const asked: string[] = [];
  const binding = (name: string, success: boolean) => ({
    limit: async ({ key }: { key: string }) => {
      asked.push(`${name} ${key}`);
      return { success };
    },
  });
  const limits = openRateLimits(
    { CART_LIMIT: binding('bag', true), FORM_LIMIT: binding('form', false) },
    log,
  );
  expect(await limits.allow('bag', 'v1')).toBe(true);
  expect(await limits.allow('newsletter', 'v1')).toBe(false);
  expect(asked).toEqual(['bag bag:v1', 'form newsletter:v1']);
});

test('allows everything when unbound, and when the binding fails', async () => {
  expect(await openRateLimits({}, log).allow('login', 'v1')).toBe(true);
  const broken = { limit: () => Promise.reject(new Error('away')) };
  expect(await openRateLimits({ FORM_LIMIT: broken }, log).allow('login', 'v1')).toBe(true);
});

test.each([
  ['/cart', 'bag'],
  ['/cart.data', 'bag'],
  ['/cart/c/x', 'bag'],
  ['/cartel', 'post'],
  ['/accounts/login', 'post'],
])('a POST to %s counts as %s', (path, form) => expect(formAt(path)).toBe(form));
