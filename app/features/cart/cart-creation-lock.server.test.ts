import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Context } from '~/platform/context.server';
import { callLock, CartCreationLock } from './cart-creation-lock.server';

/** A second lock with the same `stored` is the first one after it was unloaded. */
function openLock(stored = new Map<string, unknown>()) {
  let alarm: { at: number; timer: ReturnType<typeof setTimeout> } | undefined;
  const setAlarm = (at: number) => {
    clearTimeout(alarm?.timer);
    alarm = { at, timer: setTimeout(() => void lock.alarm(), at - Date.now()) };
    return Promise.resolve();
  };
  const storage = {
    kv: { get: (key: string) => stored.get(key) },
    get: (key: string) => Promise.resolve(stored.get(key)),
    put: (key: string, value: unknown) => Promise.resolve(void stored.set(key, value)),
    deleteAll: () => Promise.resolve(stored.clear()),
    getAlarm: () => Promise.resolve(alarm?.at ?? null),
    setAlarm,
  };
  const lock = new CartCreationLock(
    { storage } as unknown as ConstructorParameters<typeof CartCreationLock>[0],
    {},
  );
  return lock;
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

test('when the first add fails, the next creates the cart and the others join it', async () => {
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

const lamp = { what: 'lamp:1' };
const chair = { what: 'chair:1' };

test('one of several first adds creates the cart, and the others join it if they need one', async () => {
  const lock = openLock();
  expect(await lock.beginAdd(lamp, true)).toMatchObject({ kind: 'go', creates: true });
  expect(await lock.beginAdd(chair, true)).toMatchObject({ kind: 'go', creates: false });
  const joined = lock.acquire();
  await lock.endAdd(lamp, { kind: 'added' }, { creates: true, cartId: 'cart-1' });
  expect(await joined).toBe('cart-1');
  await lock.endAdd(chair, { kind: 'added' }, { creates: false, cartId: 'cart-2' });
  const next = await lock.beginAdd({ what: 'sofa:1' }, true);
  expect(next).toMatchObject({ kind: 'go', cartId: 'cart-1', creates: false });
});

test('adding to an existing cart, or repeating an add, takes no lock', async () => {
  const lock = openLock();
  expect(await lock.beginAdd(lamp, false)).toMatchObject({ kind: 'go', creates: false });
  await lock.endAdd(lamp, { kind: 'added' }, { creates: false });
  expect(await lock.beginAdd(lamp, true)).toMatchObject({ kind: 'repeated', creates: false });
  expect(await lock.acquire()).toBeNull();
});

test('when a first add fails, the next creates the cart', async () => {
  const lock = openLock();
  await lock.beginAdd(lamp, true);
  const second = lock.acquire();
  await lock.endAdd(lamp, { kind: 'failed' }, { creates: true });
  expect(await second).toBeNull();
});

test('an add that does not hold the lock does not release it', async () => {
  const lock = openLock();
  await lock.beginAdd(lamp, true);
  await lock.beginAdd(chair, false);
  await lock.endAdd(chair, { kind: 'added' }, { creates: false, cartId: 'cart-2' });
  expect(await lock.beginAdd({ what: 'sofa:1' }, true)).toMatchObject({ creates: false });
});

test('a first add that never ends holds the lock as long as an add may take', async () => {
  const lock = openLock();
  await lock.beginAdd(lamp, true);
  const second = lock.acquire();
  let hasEnded = false;
  void second.then(() => (hasEnded = true));
  await vi.advanceTimersByTimeAsync(4_999);
  expect(hasEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await second).toBeNull();
});

test('a request without the cart’s cookie finds the cart once it exists', async () => {
  const lock = openLock();
  expect(await lock.findCreated()).toEqual({ inProgress: false, cartId: undefined });
  await lock.beginAdd(lamp, true);
  const early = lock.findCreated();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await early).toEqual({ inProgress: true, cartId: undefined });
  const found = lock.findCreated();
  await lock.endAdd(lamp, { kind: 'added' }, { creates: true, cartId: 'cart-1' });
  expect(await found).toEqual({ inProgress: false, cartId: 'cart-1' });
});

const contents = (count: number) => ({
  ...{ id: 'cart-1', count, hasCustomer: false, version: String(count) },
  lines: [{ variantId: '1', quantity: count }],
});
const after = (count: number) => ({ creates: false, after: contents(count) });

test('the next add gets the cart as the last add left it, once', async () => {
  const lock = openLock();
  await lock.beginAdd(lamp, false);
  await lock.endAdd(lamp, { kind: 'added' }, after(1));
  expect((await lock.beginAdd(chair, false)).contents).toEqual(contents(1));
  expect((await lock.beginAdd({ what: 'sofa:1' }, false)).contents).toBeUndefined();
});

test('an add is still remembered after the object was unloaded, for a minute', async () => {
  const stored = new Map<string, unknown>();
  const press = { ...lamp, request: 'a' };
  const lock = openLock(stored);
  await lock.beginAdd(press, false);
  await lock.endAdd(press, { kind: 'unknown', expected: 2 }, { creates: false });
  await lock.beginAdd(chair, false);
  await lock.endAdd(chair, { kind: 'added' }, { creates: false });

  const again = openLock(stored);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await again.beginAdd(chair, false)).toMatchObject({ kind: 'repeated' });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await openLock(stored).beginAdd(press, false)).toMatchObject({
    kind: 'go',
    expected: 2,
  });
  await vi.advanceTimersByTimeAsync(60_000);
  const late = await openLock(stored).beginAdd(press, false);
  expect([late.kind, late.expected]).toEqual(['go', undefined]);
});

test('the cart that was created is found for a minute', async () => {
  const lock = openLock();
  await lock.acquire();
  await lock.release('cart-1');
  await vi.advanceTimersByTimeAsync(59_000);
  expect((await lock.findCreated()).cartId).toBe('cart-1');
  await vi.advanceTimersByTimeAsync(2_000);
  expect((await lock.findCreated()).cartId).toBeUndefined();
});

test('attempts at codes are still counted after a cart was created and its minute has passed', async () => {
  const lock = openLock();
  let seconds = 0;
  for (let tries = 0; tries < 20 && seconds === 0; tries += 1) seconds = await lock.tryCode();
  await lock.release('cart-1');
  await vi.advanceTimersByTimeAsync(61_000);
  expect(await lock.tryCode()).toBe(0);
  expect(await lock.tryCode()).toBeGreaterThan(0);
});

test('of adds that overlap, none leaves a cart, because their order is unknown', async () => {
  const lock = openLock();
  await lock.beginAdd(lamp, false);
  await lock.beginAdd(chair, false);
  await lock.endAdd(chair, { kind: 'added' }, after(2));
  await lock.endAdd(lamp, { kind: 'added' }, after(1));
  expect((await lock.beginAdd({ what: 'sofa:1' }, false)).contents).toBeUndefined();
  await lock.endAdd({ what: 'sofa:1' }, { kind: 'added' }, after(3));
  expect((await lock.beginAdd({ what: 'bench:1' }, false)).contents).toEqual(contents(3));
});

test.each(['failed', 'unknown'] as const)(
  'an add that ended as %s leaves no cart',
  async (kind) => {
    const lock = openLock();
    await lock.beginAdd(lamp, false);
    await lock.endAdd(lamp, { kind }, after(1));
    expect((await lock.beginAdd(chair, false)).contents).toBeUndefined();
  },
);

test.each([
  { step: 'code', ms: 1_500 },
  { step: 'find', ms: 2_000 },
  { step: 'begin', ms: 5_500 },
] as const)('a lock that never answers fails the step $step after $ms ms', async ({ step, ms }) => {
  const logged: unknown[] = [];
  const context = {
    bindings: { CART_CREATION_LOCK: { getByName: () => ({}) } },
    log: { warn: (...line: unknown[]) => void logged.push(line) },
  } as unknown as Context;
  const ended = vi.fn();
  void callLock(context, 'lock', step, () => new Promise<string>(() => {})).then(ended);
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledExactlyOnceWith(undefined);
  expect(logged).toMatchObject([['cart-lock-failed', { step }]]);
});
