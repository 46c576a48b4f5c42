/** The sandbox returns selling plans as Shopify does. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sellingPlans } from '../../sandbox/seed/selling-plans';
import { createCart, openCheckout, reachPayment, storefrontApi } from '../support/checkout-driver';
import { startSandbox, type Sandbox } from '../support/sandbox';
import { variantId } from '../support/seed-ids';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ storefronts: { us: 'http://localhost:3000' } });
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.stop());

const planGid = (handle: string, index = 0) =>
  `gid://shopify/SellingPlan/${sellingPlans[handle]!.groups[0]!.plans[index]!.id}`;
const variantGid = (handle: string, title?: string) =>
  `gid://shopify/ProductVariant/${variantId(handle, title)}`;

const usd = (amount: string) => ({ amount, currencyCode: 'USD' });
const moneyOf = (name: string) => `${name} { amount currencyCode }`;

const allocationParts = `sellingPlan { id name recurringDeliveries checkoutCharge { type value {
    ... on SellingPlanCheckoutChargePercentageValue { percentage } } }
  billingPolicy { ... on SellingPlanRecurringBillingPolicy { interval intervalCount } }
  deliveryPolicy { ... on SellingPlanRecurringDeliveryPolicy { interval intervalCount } }
  priceAdjustments { orderCount adjustmentValue {
    ... on SellingPlanPercentagePriceAdjustment { adjustmentPercentage }
    ... on SellingPlanFixedAmountPriceAdjustment { ${moneyOf('adjustmentAmount')} }
    ... on SellingPlanFixedPriceAdjustment { ${moneyOf('price')} } } } }
  ${moneyOf('checkoutChargeAmount')} ${moneyOf('remainingBalanceChargeAmount')}
  priceAdjustments { ${['price', 'compareAtPrice', 'perDeliveryPrice'].map(moneyOf).join(' ')} }`;

async function productWith(handle: string, country = 'US') {
  const { data } = await storefrontApi(
    sandbox,
    `query ($handle: String!, $country: CountryCode) @inContext(country: $country) {
      product(handle: $handle) {
        requiresSellingPlan
        sellingPlanGroups(first: 5) { nodes { name appName options { name values }
          sellingPlans(first: 5) { nodes { name options { name value } } } } }
        variants(first: 1) { nodes { sellingPlanAllocations(first: 5) { nodes { ${allocationParts} } } } } } }`,
    { handle, country },
  );
  const product = data.product as {
    requiresSellingPlan: boolean;
    sellingPlanGroups: { nodes: { options: object[] }[] };
    variants: { nodes: { sellingPlanAllocations: { nodes: object[] } }[] };
  };
  return { ...product, allocations: product.variants.nodes[0]!.sellingPlanAllocations.nodes };
}

const cartParts = `id totalQuantity cost { ${['subtotalAmount', 'checkoutChargeAmount'].map(moneyOf).join(' ')} }
  lines(first: 10) { nodes { id quantity cost { ${moneyOf('amountPerQuantity')} }
    sellingPlanAllocation { sellingPlan { id name } ${moneyOf('remainingBalanceChargeAmount')} } } }`;

interface Cart {
  id: string;
  cost: Record<string, object>;
  lines: { nodes: { id: string; quantity: number; sellingPlanAllocation: object | null }[] };
}

async function change(name: string, lines: object[], cartId: string) {
  const type = name === 'cartLinesAdd' ? 'CartLineInput' : 'CartLineUpdateInput';
  const { data } = await storefrontApi(
    sandbox,
    `mutation ($cartId: ID!, $lines: [${type}!]!) { ${name}(cartId: $cartId, lines: $lines) {
      cart { ${cartParts} } userErrors { code field message } } }`,
    { cartId, lines },
  );
  return data[name] as { cart: Cart; userErrors: { code: string; field: string[] }[] };
}

test('a percentage, an amount and a fixed price change a variant’s price', async () => {
  const bulb = await productWith('opal-bulb-e27');
  expect(bulb.requiresSellingPlan).toBe(false);
  expect(bulb.sellingPlanGroups.nodes).toMatchObject([
    {
      name: 'Subscribe and save',
      options: [{ name: 'Deliver every', values: ['Month', '2 months'] }],
    },
  ]);
  expect(bulb.allocations[0]).toMatchObject({
    checkoutChargeAmount: usd('12.6'),
    remainingBalanceChargeAmount: usd('0.0'),
    priceAdjustments: [
      { price: usd('12.6'), compareAtPrice: usd('14.0'), perDeliveryPrice: usd('12.6') },
    ],
    sellingPlan: {
      recurringDeliveries: true,
      deliveryPolicy: { interval: 'MONTH', intervalCount: 1 },
      priceAdjustments: [{ adjustmentValue: { adjustmentPercentage: 10 } }],
    },
  });
  const spots = await productWith('spot-bulbs-gu10');
  expect(spots.requiresSellingPlan).toBe(true);
  expect(spots.allocations).toMatchObject([
    { priceAdjustments: [{ price: usd('16.0') }] },
    {
      priceAdjustments: [
        { price: usd('60.0'), compareAtPrice: usd('72.0'), perDeliveryPrice: usd('15.0') },
      ],
      sellingPlan: { billingPolicy: { interval: 'MONTH', intervalCount: 12 } },
    },
  ]);
  const plain = await productWith('halden-pendant-brass');
  expect(plain).toMatchObject({ requiresSellingPlan: false, allocations: [] });
});

test('a deposit has a remaining balance and no price adjustment; yen are whole', async () => {
  const { allocations } = await productWith('lund-side-table-walnut');
  expect(allocations).toMatchObject([
    {
      checkoutChargeAmount: usd('49.0'),
      remainingBalanceChargeAmount: usd('196.0'),
      priceAdjustments: [],
      sellingPlan: {
        billingPolicy: null,
        checkoutCharge: { type: 'PERCENTAGE', value: { percentage: 20 } },
      },
    },
  ]);
  const [yen] = (await productWith('opal-bulb-e27', 'JP')).allocations as [
    { checkoutChargeAmount: { amount: string } },
  ];
  expect(Number(yen.checkoutChargeAmount.amount) % 1).toBe(0);
});

test('lines of one variant with different plans stay apart; an update keeps, changes or ends a plan', async () => {
  const merchandiseId = variantGid('opal-bulb-e27');
  const { id } = await createCart(sandbox, { lines: [{ merchandiseId, quantity: 1 }] });
  const sellingPlanId = planGid('opal-bulb-e27');
  await change('cartLinesAdd', [{ merchandiseId, quantity: 2, sellingPlanId }], id);
  const added = await change('cartLinesAdd', [{ merchandiseId, sellingPlanId }], id);
  expect(added.cart.lines.nodes.map(({ quantity }) => quantity)).toEqual([3, 1]);
  expect(added.cart.cost.subtotalAmount).toEqual(usd('51.8'));
  const line = added.cart.lines.nodes[0]!;
  const kept = await change('cartLinesUpdate', [{ id: line.id, quantity: 1 }], id);
  expect(kept.cart.lines.nodes[0]!.sellingPlanAllocation).toMatchObject({
    sellingPlan: { id: sellingPlanId },
  });
  const other = { id: line.id, sellingPlanId: planGid('opal-bulb-e27', 1) };
  const changed = await change('cartLinesUpdate', [other], id);
  expect(changed.cart.lines.nodes[0]!.sellingPlanAllocation).toMatchObject({
    sellingPlan: { name: 'Deliver every 2 months, 10% off' },
  });
  const ended = await change('cartLinesUpdate', [{ id: line.id, sellingPlanId: null }], id);
  expect(ended.cart.lines.nodes).toMatchObject([{ quantity: 2, sellingPlanAllocation: null }]);
});

test('a wrong plan and a missing plan are user errors, and change nothing', async () => {
  const spots = { merchandiseId: variantGid('spot-bulbs-gu10'), quantity: 1 };
  const bulb = { merchandiseId: variantGid('opal-bulb-e27'), quantity: 1 };
  const { id } = await createCart(sandbox, { lines: [bulb] });
  for (const line of [spots, { ...bulb, sellingPlanId: planGid('spot-bulbs-gu10') }]) {
    const { cart, userErrors } = await change('cartLinesAdd', [line], id);
    expect(userErrors).toMatchObject([{ code: 'INVALID', field: ['lines', '0', 'sellingPlanId'] }]);
    expect(cart.lines.nodes).toHaveLength(1);
  }
});

test('the checkout takes the deposit; discounts reduce both parts', async () => {
  const merchandiseId = variantGid('lund-side-table-walnut', 'Low');
  const line = {
    ...{ merchandiseId, quantity: 2 },
    sellingPlanId: planGid('lund-side-table-walnut'),
  };
  for (const [discountCodes, total] of [
    [[], '9800'],
    [['WELCOME10'], '8820'],
  ] as const) {
    const { id, path } = await createCart(sandbox, {
      lines: [line],
      discountCodes: [...discountCodes],
    });
    const { data } = await storefrontApi(
      sandbox,
      `query ($id: ID!) { cart(id: $id) { ${cartParts} } }`,
      { id },
    );
    expect((data.cart as Cart).cost).toEqual({
      subtotalAmount: usd('490.0'),
      checkoutChargeAmount: usd('98.0'),
    });
    const { fields } = await reachPayment(sandbox, await openCheckout(sandbox, path));
    expect(fields.total).toBe(total);
  }
});
