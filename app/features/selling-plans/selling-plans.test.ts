import * as v from 'valibot';
import { expect, test } from 'vitest';
import { groupsFor, percentOff, planChoices, sharedDescription } from './plan-rows';
import {
  cheapestOffer,
  findPlan,
  withPlanPrices,
  type PlanOffer,
  type SellingPlans,
} from './selling-plans';
import type { Product } from '~/features/catalog/product';
import * as replies from '~/services/shopify/replies.generated';
import { sellingPlansSchema, toSellingPlans } from './selling-plans.schema';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const money = (amount: string) => ({ amount, currencyCode: 'USD' });

const allocation = (
  id: number,
  amounts: { now: string; later?: string; adjustments?: [string, string, string][] },
) => ({
  sellingPlan: { id: `gid://shopify/SellingPlan/${id}` },
  checkoutChargeAmount: money(amounts.now),
  remainingBalanceChargeAmount: money(amounts.later ?? '0.0'),
  priceAdjustments: (amounts.adjustments ?? []).map(([price, compareAt, perDelivery]) => ({
    price: money(price),
    compareAtPrice: money(compareAt),
    perDeliveryPrice: money(perDelivery),
  })),
});

const plan = (id: number, name: string, more: object = {}) => ({
  ...{ id: `gid://shopify/SellingPlan/${id}`, name, description: null, priceAdjustments: [] },
  ...more,
});

const reply = (groups: object[], variants: Record<string, object[]>) => ({
  product: {
    sellingPlanGroups: {
      nodes: groups.map((plans, index) => ({
        name: `Group ${index + 1}`,
        sellingPlans: { nodes: plans },
      })),
    },
    variants: {
      pageInfo,
      nodes: Object.entries(variants).map(([id, nodes]) => ({
        id: `gid://shopify/ProductVariant/${id}`,
        sellingPlanAllocations: { nodes },
      })),
    },
  },
});

const read = (sent: object): SellingPlans => toSellingPlans(v.parse(replies.SellingPlans, sent))!;

const pageInfo = { hasNextPage: false, endCursor: null };

test('reads the amounts of plans with percentage, amount and fixed price, for each variant', () => {
  const plans = read(
    reply([[plan(1, 'Monthly', { priceAdjustments: [{ orderCount: 3 }] })]], {
      41: [
        allocation(1, {
          now: '12.6',
          adjustments: [
            ['12.6', '14.0', '12.6'],
            ['14.0', '14.0', '14.0'],
          ],
        }),
      ],
      42: [],
    }),
  );
  expect(v.is(sellingPlansSchema, plans)).toBe(true);
  const [own] = plans.groups[0]!.plans;
  expect(own).toMatchObject({ id: '1', name: 'Monthly', firstOrders: 3 });
  expect(own!.offers).toEqual({
    41: {
      price: usd(12.6),
      compareAt: usd(14),
      perDelivery: null,
      now: usd(12.6),
      later: null,
      next: usd(14),
    },
  });
  expect(findPlan(plans, '1', '41')?.name).toBe('Monthly');
  expect(findPlan(plans, '1', '42')).toBeUndefined();
  expect(findPlan(plans, '2', '41')).toBeUndefined();
});

test('a plan that keeps the price has no adjustments: its price is what is paid now and later', () => {
  const plans = read(
    reply([[plan(5, 'Deposit')]], { 41: [allocation(5, { now: '49.1', later: '196.2' })] }),
  );
  const [own] = plans.groups[0]!.plans;
  expect(own!.offers[41]).toMatchObject({
    price: usd(245.3),
    compareAt: null,
    now: usd(49.1),
    later: usd(196.2),
  });
});

test('a plan that pays several deliveries at once has a price for each', () => {
  const adjustments: [string, string, string][] = [['60.0', '72.0', '15.0']];
  const plans = read(
    reply([[plan(4, 'Prepaid')]], { 41: [allocation(4, { now: '60.0', adjustments })] }),
  );
  const offer = cheapestOffer(plans.groups[0]!.plans[0]!)!;
  expect(offer.perDelivery).toEqual(usd(15));
  expect(percentOff(offer)).toBe(17);
});

test('plans that no variant has, and groups without plans, are left out', () => {
  const plans = read(
    reply([[plan(1, 'A')], [plan(2, 'B'), plan(3, 'C')]], { 41: [allocation(2, { now: '1.0' })] }),
  );
  expect(plans.groups).toMatchObject([{ name: 'Group 2', plans: [{ name: 'B' }] }]);
});

test('a missing scope gives an empty list, a missing product null', () => {
  const nodes = [{ id: 'gid://shopify/ProductVariant/41' }];
  expect(read({ product: { variants: { nodes, pageInfo } } })).toEqual({ groups: [] });
  expect(read({ product: null })).toBeNull();
});

test('a variant that requires a plan has the price of its first plan; without a plan it is left out', () => {
  const plans = read(
    reply([[plan(1, 'Monthly'), plan(2, 'Yearly')]], {
      41: [allocation(1, { now: '9.0' }), allocation(2, { now: '8.0' })],
      42: [allocation(2, { now: '18.0' })],
      43: [],
    }),
  );
  const variants = ['41', '42', '43'].map((id) => ({ id, price: usd(20), compareAt: null }));
  const product = { plans: 'required', variants } as unknown as Product;
  const pricesOf = (of: SellingPlans) =>
    withPlanPrices(product, of).variants.map(({ id, price }) => [id, price.amount]);
  expect(pricesOf(plans)).toEqual([['41', 9], ['42', 18]]); // prettier-ignore
  expect(pricesOf({ groups: [] })).toHaveLength(3);
});

test('choices for a line have the prices of its variant, and a one-time purchase unless a plan is required', () => {
  const plans = read(
    reply([[plan(1, 'Monthly'), plan(2, 'Yearly')]], {
      41: [allocation(1, { now: '9.0' }), allocation(2, { now: '8.0' })],
      42: [allocation(2, { now: '18.0' })],
    }),
  );
  expect(planChoices(plans, '42', usd(20))).toEqual([
    { id: '', label: 'One-time purchase', price: usd(20) },
    { id: '2', label: 'Yearly', price: usd(18) },
  ]);
  expect(planChoices(plans, '41', null).map(({ id }) => id)).toEqual(['1', '2']);
  expect(groupsFor(plans, '42')[0]!.plans).toHaveLength(1);
  expect(groupsFor(plans, null)[0]!.plans).toHaveLength(2);
});

test('a saving below half a percent isn’t shown', () => {
  const offer = { price: usd(99.9), compareAt: usd(100) } as PlanOffer;
  expect(percentOff(offer)).toBeNull();
  expect(percentOff({ ...offer, compareAt: null })).toBeNull();
});

test.each([
  ['several plans with one', ['Skip any time.', 'Skip any time.'], 'Skip any time.'],
  ['a single plan', ['Skip any time.'], null],
  ['different ones', ['Skip any time.', null], null],
  ['none', [null, null], null],
])('a group shows its plans’ description once: %s', (_, descriptions, shown) => {
  const plans = descriptions.map((description, at) => plan(at + 1, 'Monthly', { description }));
  const offers = plans.map((_, at) => allocation(at + 1, { now: '12.6' }));
  expect(sharedDescription(read(reply([plans], { 41: offers })).groups[0]!.plans)).toBe(shown);
});
