import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CartCreationLock, type DeskAnswer } from './cart-creation-lock.server';

/** A desk on a Map that stands in for the Durable Object storage methods it uses. */
function openDesk() {
  const stored = new Map<string, unknown>();
  const desk = new CartCreationLock({
    storage: {
      get: <T>(key: string) => Promise.resolve(stored.get(key) as T | undefined),
      put: (key, value) => Promise.resolve(void stored.set(key, value)),
      deleteAll: () => Promise.resolve(stored.clear()),
      setAlarm: () => Promise.resolve(),
    },
  });
  const post = (path: string, body: object) =>
    desk.fetch(new Request(`https://desk${path}`, { method: 'POST', body: JSON.stringify(body) }));
  return {
    desk,
    turn: async (dead?: string) => (await (await post('/turn', { dead })).json()) as DeskAnswer,
    done: (cartId: string | null) => post('/done', { cartId }),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first creates, everyone else joins its cart', async () => {
  const { turn, done } = openDesk();
  expect(await turn()).toEqual({ turn: 'create' });
  const others = [turn(), turn()];
  await done('cart-1');
  const join = { turn: 'join', cartId: 'cart-1' };
  expect(await Promise.all(others)).toEqual([join, join]);
  expect(await turn()).toEqual(join);
});

test('when the first comes to nothing, the next creates and the others still join', async () => {
  const { turn, done } = openDesk();
  await turn();
  const [second, third] = [turn(), turn()];
  await vi.advanceTimersByTimeAsync(100);
  await done(null);
  expect(await second).toEqual({ turn: 'create' });
  await done('cart-2');
  expect(await third).toEqual({ turn: 'join', cartId: 'cart-2' });
});

test('nobody waits longer than ten seconds', async () => {
  const { turn } = openDesk();
  await turn();
  const second = turn();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await second).toEqual({ turn: 'create' });
});

test('a cart that is known to be gone is not handed out again', async () => {
  const { turn, done } = openDesk();
  await turn();
  await done('cart-1');
  expect(await turn('cart-1')).toEqual({ turn: 'create' });
  await done('cart-2');
  expect(await turn('cart-1')).toEqual({ turn: 'join', cartId: 'cart-2' });
});

test('the alarm clears the desk', async () => {
  const { desk, turn, done } = openDesk();
  await turn();
  await done('cart-1');
  await desk.alarm();
  expect(await turn()).toEqual({ turn: 'create' });
});
