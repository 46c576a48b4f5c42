import { expect, test } from 'vitest';
import type { Context } from '~/platform/context.server';
import { NotSent, TooLate, Unavailable } from '~/platform/fetch/unavailable';
import type { Cart } from './cart';
import { countIfSent } from './code-tries.server';
import { applyPendingCode } from './pending-discount.server';

test.each([
  { what: 'wasn’t sent', failure: new Unavailable('commerce', new NotSent()), times: 1 },
  { what: 'lost its response', failure: new Unavailable('commerce', new TooLate()), times: 0 },
  { what: 'failed by a mistake of ours', failure: new TypeError(), times: 0 },
])('an attempt whose request $what is taken back $times times', async ({ failure, times }) => {
  let takenBack = 0;
  const lock = { takeBackTry: () => Promise.resolve((takenBack += 1)) };
  const bindings = { CART_CREATION_LOCK: { getByName: () => lock } };
  const context = { bindings } as unknown as Context;
  await expect(countIfSent(context, 'codes', Promise.reject(failure))).rejects.toBe(failure);
  expect(takenBack).toBe(times);
});

test('the code of a link that wasn’t sent is no attempt', async () => {
  const calls: string[] = [];
  const lock = {
    tryCode: () => Promise.resolve(calls.push('try') && 0),
    takeBackTry: () => Promise.resolve(void calls.push('taken back')),
  };
  const context = {
    bindings: { CART_CREATION_LOCK: { getByName: () => lock } },
    env: { STOREFRONT_API_VERSION: '2024-07' },
    storefront: { mutate: () => Promise.reject(new Unavailable('commerce', new NotSent())) },
    cookies: { get: () => 'WELCOME10' },
    log: { warn: () => {} },
  } as unknown as Context;
  const cart = { id: 'gid://shopify/Cart/1', count: 1, codes: [], unusedCodes: [] };
  expect(await applyPendingCode(context, cart as unknown as Cart)).toBeNull();
  expect(calls).toEqual(['try', 'taken back']);
});
