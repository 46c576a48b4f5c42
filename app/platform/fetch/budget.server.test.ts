import { expect, test } from 'vitest';
import { openBudget } from './budget.server';

const openAt = (method: string) => {
  const clock = { now: 1_000 };
  return { clock, budget: openBudget(method, 1_000, () => clock.now) };
};

test.each([
  ['GET', 2_700],
  ['HEAD', 2_700],
  ['POST', 4_600],
])('the outside calls of a %s have %i ms together', (method, ms) => {
  const { clock, budget } = openAt(method);
  expect(budget.left()).toBe(ms);
  clock.now += ms - 1;
  expect(budget.left()).toBe(1);
  clock.now += 1_000;
  expect(budget.left()).toBe(0);
});

test('calls after the response have no common deadline', async () => {
  const { clock, budget } = openAt('GET');
  clock.now += 10_000;
  budget.release();
  expect(budget.left()).toBe(Infinity);
  await budget.released;
});
