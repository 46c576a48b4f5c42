import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Context } from './context.server';
import { openLog } from './log/log.server';
import { raiseLevels, readLevels, SubmissionLock, takeTurn } from './submission-lock.server';

function openLock(): SubmissionLock {
  const stored = new Map<string, unknown>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const storage = {
    get: (key: string) => Promise.resolve(stored.get(key)),
    put: (key: string, value: unknown) => Promise.resolve(void stored.set(key, value)),
    deleteAll: () => Promise.resolve(stored.clear()),
    setAlarm: (at: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => void lock.alarm(), at - Date.now());
      return Promise.resolve();
    },
  };
  const lock = new SubmissionLock(
    { storage } as unknown as ConstructorParameters<typeof SubmissionLock>[0],
    {},
  );
  return lock;
}

function press(lock: SubmissionLock) {
  const pressed: { turn?: Awaited<ReturnType<SubmissionLock['begin']>> } = {};
  void lock.begin().then((turn) => (pressed.turn = turn));
  return pressed;
}

const settle = () => vi.advanceTimersByTimeAsync(0);

// The clock starts in 1970, so that a timer wrongly set to a timestamp waits too long. Today's timestamps in ms would
// overflow the timer, which would fire immediately and hide the mistake.
beforeEach(() => void vi.useFakeTimers({ now: 60_000 }));
afterEach(() => void vi.useRealTimers());

test('the first of several presses submits; the others wait for its outcome', async () => {
  const lock = openLock();
  const first = await lock.begin();
  expect(first).toEqual({ outcome: null, id: expect.any(String) as string });
  const others = [press(lock), press(lock)];
  await settle();
  expect(others).toEqual([{}, {}]);
  await lock.finish('done');
  await settle();
  const done = { turn: { outcome: 'done', id: first.id } };
  expect(others).toEqual([done, done]);
  const [late, later] = [press(lock), press(lock)];
  await settle();
  expect([late, later]).toEqual([done, done]);
});

test('levels rise, never fall, and are forgotten in time', async () => {
  const lock = openLock();
  expect(await lock.levels()).toEqual({});
  await lock.raise({ '1': 2 }, 1000);
  await lock.raise({ '1': 1, '2': 1 }, 1000);
  expect(await lock.levels()).toEqual({ '1': 2, '2': 1 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(await lock.levels()).toEqual({});
});

test('after a failure the next submits, with the same id, and only then the one after it', async () => {
  const lock = openLock();
  const { id } = await lock.begin();
  const [second, third] = [press(lock), press(lock)];
  await lock.finish('failed');
  await settle();
  expect([second, third]).toEqual([{ turn: { outcome: null, id } }, {}]);
  await lock.finish('failed');
  await settle();
  expect(third).toEqual({ turn: { outcome: null, id } });
});

test('the next press knows that an earlier attempt may have arrived, even if one in between failed', async () => {
  const lock = openLock();
  const { id } = await lock.begin();
  await lock.finish('unclear');
  expect(await lock.begin()).toEqual({ outcome: 'unclear', id });
  await lock.finish('failed');
  expect(await lock.begin()).toEqual({ outcome: 'unclear', id });
  await lock.finish('done');
  expect(await lock.begin()).toEqual({ outcome: 'done', id });
});

test('a press waits four seconds at most for others, and then knows that they may have arrived', async () => {
  const lock = openLock();
  const { id } = await lock.begin();
  const [second, third] = [press(lock), press(lock)];
  await vi.advanceTimersByTimeAsync(3_999);
  expect(second).toEqual({});
  await vi.advanceTimersByTimeAsync(1);
  const unclear = { turn: { outcome: 'unclear', id } };
  expect([second, third]).toEqual([unclear, unclear]);
  await lock.finish('failed');
  expect(await lock.begin()).toEqual({ outcome: 'unclear', id });
  await lock.finish('done');
  expect(await lock.begin()).toEqual({ outcome: 'done', id });
});

test('a form that is sent again long after one that never ended knows it, too', async () => {
  const lock = openLock();
  const { id } = await lock.begin();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await lock.begin()).toEqual({ outcome: 'unclear', id });
});

test('an outcome is remembered for five minutes', async () => {
  const lock = openLock();
  const { id } = await lock.begin();
  await vi.advanceTimersByTimeAsync(2_000);
  await lock.finish('done');
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
  expect(await lock.begin()).toEqual({ outcome: 'done', id });
  await vi.advanceTimersByTimeAsync(1);
  const next = await lock.begin();
  expect(next.outcome).toBeNull();
  expect(next.id).not.toBe(id);
});

test('an attempt that ends after all is forgotten leaves no trace', async () => {
  const lock = openLock();
  const { id } = await lock.begin();
  await lock.alarm();
  await lock.finish('done');
  const next = await lock.begin();
  expect(next).toEqual({ outcome: null, id: expect.any(String) as string });
  expect(next.id).not.toBe(id);
});

function openWorker(getByName?: (name: string) => unknown, secret = 'x'.repeat(32)) {
  const lines: Record<string, unknown>[] = [];
  const context = {
    bindings: getByName ? { SUBMISSION_LOCK: { getByName } } : {},
    env: { SESSION_SECRET: secret },
    log: openLog({}, [], (line) => void lines.push(JSON.parse(line) as Record<string, unknown>)),
  };
  return { context: context as unknown as Context, lines };
}

function openLocks() {
  const locks = new Map<string, SubmissionLock>();
  const getByName = (name: string) => {
    if (!locks.has(name)) locks.set(name, openLock());
    return locks.get(name);
  };
  return { locks, getByName };
}

test('the same content has one turn after the other, another content its own', async () => {
  const { getByName, locks } = openLocks();
  const { context } = openWorker(getByName);
  const first = await takeTurn(context, ['contact', 'hello']);
  const other = await takeTurn(context, ['contact', 'good bye']);
  expect([first.earlier, other.earlier]).toEqual([null, null]);
  expect(other.id).not.toBe(first.id);
  await first.finish('done');
  const again = await takeTurn(context, ['contact', 'hello']);
  expect(again).toMatchObject({ earlier: 'done', id: first.id });
  expect(locks.size).toBe(2);
});

test('the name of a lock does not tell the content, and nobody without the secret can guess it', async () => {
  const { getByName, locks } = openLocks();
  await takeTurn(openWorker(getByName).context, ['contact', 'hello']);
  await takeTurn(openWorker(getByName, 'y'.repeat(32)).context, ['contact', 'hello']);
  expect([...locks.keys()]).toEqual([
    expect.stringMatching(/^[0-9a-f]{64}$/),
    expect.stringMatching(/^[0-9a-f]{64}$/),
  ]);
});

test('without the binding every press has a turn at once', async () => {
  const { context, lines } = openWorker();
  const turns = [await takeTurn(context, ['a']), await takeTurn(context, ['a'])];
  expect(turns.map(({ earlier }) => earlier)).toEqual([null, null]);
  expect(turns[0]!.id).not.toBe(turns[1]!.id);
  await turns[0]!.finish('done');
  expect((await takeTurn(context, ['a'])).earlier).toBeNull();
  expect(lines).toEqual([]);
});

const failure = () => Promise.reject(new Error('The object is away'));

test('when the lock fails, the press is submitted anyway and the failure logged', async () => {
  const { context, lines } = openWorker(() => ({ begin: failure }));
  const turn = await takeTurn(context, ['a']);
  expect(turn).toMatchObject({ earlier: null, id: expect.any(String) as string });
  await turn.finish('done');
  expect(lines).toMatchObject([
    {
      level: 'warn',
      event: 'submission-lock-failed',
      step: 'begin',
      error: { message: 'The object is away' },
    },
  ]);
});

test('a submission counts even if the lock cannot be informed', async () => {
  const begin = () => Promise.resolve({ outcome: null, id: '1' });
  const { context, lines } = openWorker(() => ({ begin, finish: failure }));
  const turn = await takeTurn(context, ['a']);
  await turn.finish('done');
  expect(turn.id).toBe('1');
  expect(lines).toMatchObject([
    { event: 'submission-lock-failed', step: 'finish', error: { message: 'The object is away' } },
  ]);
});

test('a lock that never answers delays a form by five seconds at most', async () => {
  const never = () => new Promise(() => {});
  const { context, lines } = openWorker(() => ({ begin: never, levels: never, raise: never }));
  const ended: string[] = [];
  void takeTurn(context, ['a']).then(({ earlier }) => ended.push(`turn ${earlier}`));
  void readLevels(context, ['a']).then((levels) => ended.push(JSON.stringify(levels)));
  void raiseLevels(context, ['a'], { levels: {}, keepMs: 1 }).then(() => ended.push('raised'));
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(3));
  await vi.advanceTimersByTimeAsync(1_500);
  expect(ended.toSorted()).toEqual(['raised', '{}']);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(ended.at(-1)).toBe('turn null');
  expect(lines.map(({ step }) => step).toSorted()).toEqual(['begin', 'levels', 'raise']);
});

test('a lock that never learns of the outcome delays a form by 1.5 seconds', async () => {
  const begin = () => Promise.resolve({ outcome: null, id: '1' });
  const finish = () => new Promise(() => {});
  const { context, lines } = openWorker(() => ({ begin, finish }));
  const turn = await takeTurn(context, ['a']);
  const ended = vi.fn();
  void turn.finish('done').then(ended);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(ended).toHaveBeenCalledOnce();
  expect(lines).toMatchObject([{ event: 'submission-lock-failed', step: 'finish' }]);
});
