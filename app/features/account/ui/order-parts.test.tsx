import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OrderSums } from './order-parts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

test.each([
  [true, 'Total$100.00Including taxes$8.00'],
  [false, 'Taxes$8.00Total$100.00'],
  [null, 'Total$100.00Taxes$8.00'],
])('taxes are a part of the sum only if they were added (included: %s)', (included, words) => {
  const order = {
    ...{ subtotal: usd(90), shipping: usd(10), total: usd(100), isShipped: true },
    taxes: { amount: usd(8), included },
  };
  const html = renderToStaticMarkup(<OrderSums order={order} isCancelled={false} />);
  expect(html.replace(/<[^>]+>/g, '')).toBe(`Subtotal$90.00Delivery$10.00${words}`);
});
