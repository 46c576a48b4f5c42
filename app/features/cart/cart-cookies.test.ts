import { expect, test } from 'vitest';
import {
  lastReadAt,
  isUnanswered,
  leftCookieOf,
  sentCookieOf,
  versionCookieOf,
  versionOf,
} from './cart-cookies';
import { countCookieOf } from './cart-dot';
import type { CartLine } from './cart';

const cart = (
  quantities: [variantId: string, quantity: number][],
  codes: string[] = [],
  endings: string[] = [],
) => ({
  lines: quantities.map(([variantId, quantity]) => ({ variantId, quantity }) as CartLine),
  codes,
  giftCards: endings.map((ending) => ({
    id: ending,
    ending,
    pays: { amount: 5, currency: 'USD' },
  })),
});

test('carts with different contents have different versions, in whatever order they come', () => {
  const one = versionOf(cart([['1', 2]]));
  expect(one).toMatch(/^[0-9a-z]{1,7}$/);
  const others = [
    cart([['1', 3]]),
    cart([['2', 2]]),
    cart([
      ['1', 1],
      ['2', 1],
    ]),
    cart([['1', 2]], ['TEN']),
    cart([['1', 2]], [], ['4F2A']),
    cart([['1', 2]], [], ['9C1B']),
    cart([]),
  ].map(versionOf);
  expect(new Set([one, ...others]).size).toBe(8);
  expect(
    versionOf(
      cart([
        ['2', 1],
        ['1', 1],
      ]),
    ),
  ).toBe(others[2]);
});

test('no cart and an empty one are the same version', () => {
  expect(versionOf(null)).toBe('0');
  expect(versionOf(cart([]))).toBe('0');
});

test('the checkout cookie holds when the cart was requested, and whether an answer came', () => {
  expect(lastReadAt('left')).toBeUndefined();
  expect(lastReadAt('asked-1700000000000')).toBe(1_700_000_000_000);
  expect(lastReadAt('late-1700000000000')).toBe(1_700_000_000_000);
  for (const forged of ['', 'asked-', 'asked-1e9', 'x-asked-1', 'asked-1234567890123456'])
    expect(lastReadAt(forged)).toBeUndefined();
  expect(['left', 'late-1', 'asked-1'].map(isUnanswered)).toEqual([true, true, false]);
});

test('each currency has cookies of its own', () => {
  const names = [countCookieOf, versionCookieOf, sentCookieOf, leftCookieOf];
  expect(names.map((nameOf) => nameOf('AUD'))).toEqual([
    'cart-count-AUD',
    'cart-version-AUD',
    'cart-sent-AUD',
    'cart-left-AUD',
  ]);
});
