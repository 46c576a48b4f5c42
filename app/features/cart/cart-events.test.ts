import { afterEach, beforeEach, expect, test } from 'vitest';
import { subscribe } from '~/features/analytics/bus';
import type { ShopEvent } from '~/features/analytics/events';
import type { CartLine, ClientCart } from './cart';
import { publishAddToCart, publishCheckout } from './cart-events';

let heard: ShopEvent[];
let stop: () => void;
beforeEach(() => {
  heard = [];
  stop = subscribe((event) => heard.push(event));
});
afterEach(() => stop());

const aud = (amount: string) => ({ amount, currency: 'AUD' as const });
const line = {
  id: 'gid://shopify/CartLine/1',
  variantId: '11',
  productId: '21',
  quantity: 4,
  title: 'Oak stool',
  handle: 'oak-stool',
  vendor: 'Lintel',
  each: aud('95.00'),
  total: aud('380.00'),
  discounts: [],
  colour: 'Oak',
  size: 'Low',
} as unknown as CartLine;
const cart = { lines: [line], total: aud('380.00') } as unknown as ClientCart;
const item = {
  id: '11',
  product: '21',
  name: 'Oak stool',
  brand: 'Lintel',
  price: '95.00',
  quantity: 4,
  colour: 'Oak',
  size: 'Low',
};

test('an add tells what was added, not what is in the cart', () => {
  publishAddToCart(cart, { variantId: '11' }, 1);
  expect(heard).toEqual([{ type: 'add', currency: 'AUD', items: [{ ...item, quantity: 1 }] }]);
});

test('without a quantity, an add tells the least that the shop adds', () => {
  const ruled = { ...line, rule: { minimum: 6, maximum: null, increment: 2 } };
  for (const quantity of [6, 8, 12])
    publishAddToCart({ ...cart, lines: [{ ...ruled, quantity }] }, { variantId: '11' });
  publishAddToCart(cart, { variantId: '11' });
  const quantities = heard.map((event) => (event as { items?: object[] }).items);
  expect(quantities).toMatchObject([6, 2, 2, 1].map((quantity) => [{ quantity }]));
});

test('products that are not in the cart are not reported', () => {
  publishAddToCart(cart, { variantId: '12' }, 1);
  publishAddToCart(undefined, { variantId: '11' }, 1);
  publishAddToCart(cart, { variantId: '11', planId: '5' }, 1);
  expect(heard).toEqual([]);
});

test('the checkout is told with all lines', () => {
  publishCheckout(cart);
  expect(heard).toEqual([{ type: 'checkout', currency: 'AUD', items: [item] }]);
});

test('a discounted line reports its final price, the discount per piece, and the discounts’ names', () => {
  const price = (amount: number) => ({ amount, currency: 'AUD' });
  const discounts = [
    { name: 'TEN', saved: price(30) },
    { name: 'Summer', saved: price(10) },
  ];
  const reduced = { ...line, quantity: 3, subtotal: price(285), total: price(245), discounts };
  publishCheckout({ lines: [reduced], total: price(245) } as unknown as ClientCart);
  const [item] = (heard[0] as Extract<ShopEvent, { type: 'checkout' }>).items;
  expect(item).toMatchObject({ price: 81.666667, discount: 13.333333, coupon: 'TEN, Summer' });
});
