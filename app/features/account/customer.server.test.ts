import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Context } from '~/platform/context.server';
import { resolveMarket } from '~/platform/stores/resolve-market';
import { storeOf } from '~/platform/stores/regions';
import { getOrders } from './customer.server';

const order = {
  ...{ id: 'gid://shopify/Order/51', name: '#1001', orderNumber: 1001 },
  ...{ financialStatus: 'PAID', fulfillmentStatus: 'FULFILLED' },
  ...{ currentTotalPrice: { amount: '27.0', currencyCode: 'USD' }, shippingAddress: null },
  successfulFulfillments: null,
};

test.each([
  ['us', '2026-11-11T01:00:00Z', '2026-11-10'],
  ['au', '2026-11-10T22:00:00Z', '2026-11-11'],
] as const)('in the store %s, an order of %s is of %s [R-293]', async (store, time, day) => {
  const node = { ...order, processedAt: time, canceledAt: time };
  const reply = { customer: { numberOfOrders: '1', orders: { edges: [{ node }] } } };
  const query = (_document: string, { schema }: { schema: v.GenericSchema }) =>
    Promise.resolve(v.parse(schema, reply));
  const context = {
    ...{ env: { ACCOUNTS: 'legacy' }, storefront: { query } },
    market: resolveMarket(storeOf(store), {}),
  } as unknown as Context;
  const list = await getOrders(context, 'token', 0);
  expect(list).toMatchObject({ value: { orders: [{ date: day, cancelledOn: day }] } });
});
