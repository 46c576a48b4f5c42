import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { orderExtras, type OrderLine } from '../account';
import { OrderSums } from './order-parts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const lines = [{ currentQuantity: 1 }] as OrderLine[];

test.each([
  [true, 'Total$100.00Including taxes$8.00'],
  [false, 'Taxes$8.00Total$100.00'],
  [null, 'Total$100.00Taxes$8.00'],
])('taxes are a part of the sum only if they were added (included: %s)', (included, words) => {
  const order = {
    ...{ subtotal: usd(90), shipping: usd(10), total: usd(100), isShipped: true, extras: [] },
    lines,
    taxes: { amount: usd(8), included },
  };
  const html = renderToStaticMarkup(<OrderSums order={order} isCancelled={false} />);
  expect(html.replace(/<[^>]+>/g, '')).toBe(`Subtotal$90.00Delivery$10.00${words}`);
});

test('duties and a tip have rows of their own, so that the rows add up to the total', () => {
  const order = {
    ...{ subtotal: usd(90), shipping: usd(10), total: usd(118), isShipped: true, taxes: null },
    lines,
    extras: orderExtras({ duties: usd(15), tip: usd(3) }),
  };
  const html = renderToStaticMarkup(<OrderSums order={order} isCancelled={false} />);
  const words = 'Subtotal$90.00Delivery$10.00Duties$15.00Tip$3.00Total$118.00';
  expect(html.replace(/<[^>]+>/g, '')).toBe(words);
  expect(orderExtras({ duties: usd(0), tip: null })).toEqual([]);
});

test('a completely refunded order shows only its total', () => {
  const order = {
    ...{ subtotal: usd(0), shipping: usd(10), total: usd(0), isShipped: true, extras: [] },
    taxes: null,
    lines: [{ currentQuantity: 0 }] as OrderLine[],
  };
  const html = renderToStaticMarkup(<OrderSums order={order} isCancelled={false} />);
  expect(html.replace(/<[^>]+>/g, '')).toBe('Total$0.00');
});
