import { expect, test } from 'vitest';
import type { Context } from '~/platform/context.server';
import { NotSent, TooLate, Unavailable } from '~/platform/fetch/unavailable';
import { countIfSent } from './code-tries.server';

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
