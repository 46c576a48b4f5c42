import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RecentAdds } from './recent-adds';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const form = { what: 'lamp:1' };
const press = (request: string) => ({ ...form, request });

test('the same form is carried out once, and again after some seconds', async () => {
  const adds = new RecentAdds();
  expect(await adds.begin(form)).toMatchObject({ kind: 'go' });
  const second = adds.begin(form);
  adds.end(form, { kind: 'added' });
  expect(await second).toMatchObject({ kind: 'repeated' });
  expect(await adds.begin({ what: 'lamp:2' })).toMatchObject({ kind: 'go' });
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await adds.begin(form)).toMatchObject({ kind: 'go' });
});

test('presses with different ids are two, and one id is one for a minute', async () => {
  const adds = new RecentAdds();
  expect(await adds.begin(press('a'))).toMatchObject({ kind: 'go' });
  expect(await adds.begin(press('b'))).toMatchObject({ kind: 'go' });
  adds.end(press('a'), { kind: 'added' });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await adds.begin(press('a'))).toMatchObject({ kind: 'repeated' });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await adds.begin(press('a'))).toMatchObject({ kind: 'go' });
});

test('when the first of several fails, one of the others is carried out', async () => {
  const adds = new RecentAdds();
  await adds.begin(form);
  const others = [adds.begin(form), adds.begin(form)];
  adds.end(form, { kind: 'failed' });
  expect(await others[0]).toMatchObject({ kind: 'go' });
  adds.end(form, { kind: 'added' });
  expect(await others[1]).toMatchObject({ kind: 'repeated' });
});

test('after an unknown outcome, the next add knows which quantity to expect', async () => {
  const adds = new RecentAdds();
  await adds.begin(form);
  const second = adds.begin(form);
  adds.end(form, { kind: 'unknown', expected: 3 });
  expect(await second).toMatchObject({ kind: 'unknown' });
  expect(await adds.begin(press('a'))).toEqual({ kind: 'go', expected: 3 });
  adds.end(press('a'), { kind: 'added' });
  expect(await adds.begin(press('b'))).toEqual({ kind: 'go', expected: undefined });
});

test('an add whose line was removed is not repeated, but the next equal one is carried out', async () => {
  const adds = new RecentAdds();
  await adds.begin(form);
  adds.end(form, { kind: 'added' });
  const { serial } = await adds.begin(form);
  expect(await adds.begin(form, serial)).toMatchObject({ kind: 'go' });
  const late = adds.begin(form, serial);
  adds.end(form, { kind: 'added' });
  expect(await late).toMatchObject({ kind: 'repeated' });
});

test('nobody waits longer than five seconds, and nothing is kept for ever', async () => {
  const adds = new RecentAdds();
  await adds.begin(form);
  const second = adds.begin(form);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await second).toMatchObject({ kind: 'unknown' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await adds.begin(form)).toMatchObject({ kind: 'go' });
});

test('an add that takes almost ten seconds is still waited for', async () => {
  const adds = new RecentAdds();
  await adds.begin(form);
  await vi.advanceTimersByTimeAsync(9_000);
  const second = adds.begin(form);
  adds.end(form, { kind: 'added' });
  expect(await second).toMatchObject({ kind: 'repeated' });
});

test('each of several concurrent adds records its own outcome', async () => {
  const adds = new RecentAdds();
  const lamps = [press('a'), press('b'), press('c')];
  const chair = { what: 'chair:1', request: 'b' };
  const running = [...lamps, chair];
  for (const one of running) expect(await adds.begin(one)).toMatchObject({ kind: 'go' });
  const again = running.map((one) => adds.begin(one));
  adds.end(chair, { kind: 'unknown' });
  adds.end(press('b'), { kind: 'added' });
  adds.end(press('c'), { kind: 'failed' });
  adds.end(press('a'), { kind: 'added' });
  expect((await Promise.all(again)).map(({ kind }) => kind)).toEqual([
    'repeated',
    'repeated',
    'go',
    'unknown',
  ]);
});

test('a failed add does not remove the records of others', async () => {
  const adds = new RecentAdds();
  await adds.begin(press('a'));
  adds.end(press('a'), { kind: 'added' });
  await adds.begin(press('b'));
  adds.end(press('b'), { kind: 'failed' });
  expect(await adds.begin(press('a'))).toMatchObject({ kind: 'repeated' });
  expect(await adds.begin(press('b'))).toMatchObject({ kind: 'go' });
});

test('an unknown outcome concerns only an equal add, even after other adds', async () => {
  const adds = new RecentAdds();
  const ends = [
    [press('a'), { kind: 'added' }],
    [
      { what: 'chair:1', request: 'b' },
      { kind: 'unknown', expected: 7 },
    ],
    [press('c'), { kind: 'unknown', expected: 3 }],
  ] as const;
  for (const [one] of ends) await adds.begin(one);
  for (const [one, outcome] of ends) adds.end(one, outcome);
  expect(await adds.begin({ what: 'sofa:1' })).toEqual({ kind: 'go', expected: undefined });
  expect(await adds.begin(press('d'))).toEqual({ kind: 'go', expected: 3 });
});

test('an add that ends after it is forgotten changes nothing', async () => {
  const adds = new RecentAdds();
  await adds.begin(form);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await adds.begin({ what: 'chair:1' })).toMatchObject({ kind: 'go' });
  adds.end(form, { kind: 'added' });
  expect(await adds.begin(form)).toMatchObject({ kind: 'go' });
});

test('a form without an id repeats the press of a script a moment ago', async () => {
  const adds = new RecentAdds();
  await adds.begin(press('a'));
  adds.end(press('a'), { kind: 'added' });
  expect(await adds.begin(form)).toMatchObject({ kind: 'repeated' });
});

test('the last fifty are remembered', async () => {
  const adds = new RecentAdds();
  const presses = Array.from({ length: 51 }, (_, n) => press(String(n)));
  for (const one of presses) {
    await adds.begin(one);
    adds.end(one, { kind: 'added' });
  }
  expect(await adds.begin(presses[1]!)).toMatchObject({ kind: 'repeated' });
  expect(await adds.begin(presses[0]!)).toMatchObject({ kind: 'go' });
});

test('it is known when no add is under way any more', async () => {
  const adds = new RecentAdds();
  expect(await adds.settled(1_000)).toBe(true);
  const other = { what: 'lamp:2' };
  await adds.begin(form);
  await adds.begin(other);
  const settled = adds.settled(1_000);
  adds.end(form, { kind: 'added' });
  adds.end(other, { kind: 'failed' });
  expect(await settled).toBe(true);
  await adds.begin({ what: 'lamp:3' });
  const late = adds.settled(1_000);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await late).toBe(false);
});

test('nobody waits for an add that never ended', async () => {
  const adds = new RecentAdds();
  await adds.begin(form);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await adds.settled(1_000)).toBe(true);
});
