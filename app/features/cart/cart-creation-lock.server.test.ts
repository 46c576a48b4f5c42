import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CartCreationLock } from './cart-creation-lock.server';

/** A lock on a Map that stands in for the Durable Object's storage. */
function openLock() {
  const stored = new Map<string, unknown>();
  const storage = {
    get: (key: string) => Promise.resolve(stored.get(key)),
    put: (key: string, value: unknown) => Promise.resolve(void stored.set(key, value)),
    deleteAll: () => Promise.resolve(stored.clear()),
    setAlarm: () => Promise.resolve(),
  };
  return new CartCreationLock(
    { storage } as unknown as ConstructorParameters<typeof CartCreationLock>[0],
    {},
  );
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first creates, everyone else joins its cart', async () => {
  const lock = openLock();
  expect(await lock.acquire()).toBeNull();
  const others = [lock.acquire(), lock.acquire()];
  await lock.release('cart-1');
  expect(await Promise.all(others)).toEqual(['cart-1', 'cart-1']);
  expect(await lock.acquire()).toBe('cart-1');
});

test('when the first comes to nothing, the next creates and the others still join', async () => {
  const lock = openLock();
  await lock.acquire();
  const [second, third] = [lock.acquire(), lock.acquire()];
  await vi.advanceTimersByTimeAsync(100);
  await lock.release(null);
  expect(await second).toBeNull();
  await lock.release('cart-2');
  expect(await third).toBe('cart-2');
});

test('nobody waits longer than four seconds', async () => {
  const lock = openLock();
  await lock.acquire();
  const second = lock.acquire();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await second).toBeNull();
});

test('a cart that is known to be gone is not handed out again', async () => {
  const lock = openLock();
  await lock.acquire();
  await lock.release('cart-1');
  expect(await lock.acquire('cart-1')).toBeNull();
  await lock.release('cart-2');
  expect(await lock.acquire('cart-1')).toBe('cart-2');
});

test('the alarm makes the lock forget the cart', async () => {
  const lock = openLock();
  await lock.acquire();
  await lock.release('cart-1');
  await lock.alarm();
  expect(await lock.acquire()).toBeNull();
});

test('who comes without the cart’s cookie finds the cart once it is there', async () => {
  const lock = openLock();
  expect(await lock.findCreated()).toEqual({ underWay: false, cartId: undefined });
  await lock.beginAdd({ what: 'lamp:1' });
  const early = lock.findCreated();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await early).toEqual({ underWay: true, cartId: undefined });
  const found = lock.findCreated();
  await lock.acquire();
  await lock.release('cart-1');
  lock.endAdd({ what: 'lamp:1' }, { kind: 'added' });
  expect(await found).toEqual({ underWay: false, cartId: 'cart-1' });
});
