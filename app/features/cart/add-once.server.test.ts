import { expect, test } from 'vitest';
import type { Context } from '~/platform/context.server';
import { fail, ok } from '~/platform/result';
import { addOnce } from './add-once.server';
import { emptyCart } from './cart-problem';
import { addOrCreate } from './create-cart.server';

function openRequest(cartId?: string, begun: object = { kind: 'go', creates: !cartId }) {
  const calls: unknown[][] = [];
  const call =
    (name: string, result?: unknown) =>
    (...args: unknown[]) => {
      calls.push([name, ...args.slice(1)]);
      return Promise.resolve(result);
    };
  const lock = {
    beginAdd: call('beginAdd', begun),
    acquire: call('acquire', null),
    endAdd: call('endAdd'),
  };
  const context = {
    bindings: { CART_CREATION_LOCK: { getByName: () => lock } },
    buyerToken: () => Promise.resolve(undefined),
    companyBuyer: () => Promise.resolve(undefined),
    cart: { create: () => Promise.resolve({ cart: null, userErrors: [] }) },
    cookies: { get: (name: string) => (name === 'cart-USD' ? cartId : undefined) },
    env: { SESSION_SECRET: 'x'.repeat(32) },
    log: { error: () => {}, warn: () => {} },
    market: { country: 'US', currency: 'USD' },
    session: { get: () => undefined },
    visitor: 'visitor',
    waitUntil: () => {},
  } as unknown as Context;
  return { context, calls, names: () => calls.map(([name]) => name) };
}

const lamp = { what: 'lamp:1', variants: ['1'], repeated: () => fail(emptyCart(null)) };

const addLamp = (context: Context, missingCartId?: string) =>
  addOnce(context, {
    ...lamp,
    add: async (turn) => ok(await addOrCreate(context, turn, [], { cart: null, missingCartId })),
  });

test('a first add calls the Durable Object once before and once after it', async () => {
  const { context, calls, names } = openRequest();
  await addLamp(context);
  expect(names()).toEqual(['beginAdd', 'endAdd']);
  expect(calls[0]).toEqual(['beginAdd', true, undefined]);
  expect(calls[1]).toEqual([
    'endAdd',
    { kind: 'added' },
    expect.objectContaining({ creates: true }),
  ]);
});

test('an add whose cart is gone asks for the lock, and ends with it', async () => {
  const gone = 'gid://shopify/Cart/1';
  const { context, calls, names } = openRequest(gone);
  await addLamp(context, gone);
  expect(names()).toEqual(['beginAdd', 'acquire', 'endAdd']);
  expect(calls[0]).toEqual(['beginAdd', false, undefined]);
  expect(calls[2]).toEqual([
    'endAdd',
    { kind: 'added' },
    expect.objectContaining({ creates: true }),
  ]);
});

test('an add that added nothing ends as failed, so that the next one isn’t a repeat', async () => {
  const { context, calls } = openRequest();
  await addOnce(context, { ...lamp, add: () => Promise.resolve(ok({ added: 0 })) });
  expect(calls[1]?.[1]).toEqual({ kind: 'failed' });
});

test('an add that throws ends as failed', async () => {
  const { context, calls } = openRequest();
  const add = () => Promise.reject(new Error('No stock is known'));
  await expect(addOnce(context, { ...lamp, add })).rejects.toThrow('No stock is known');
  expect(calls[1]?.[1]).toEqual({ kind: 'failed' });
});

test('without the binding an add is carried out', async () => {
  const { context } = openRequest();
  const unbound = { ...context, bindings: {} } as Context;
  expect((await addLamp(unbound)).ok).toBe(true);
});
