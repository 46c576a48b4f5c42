/** The sandbox returns volume prices, and applies them to cart lines, as Shopify does. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCart, storefrontApi } from '../support/checkout-driver';
import { startSandbox, type Sandbox } from '../support/sandbox';
import { variantId } from '../support/seed-ids';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ storefronts: { us: 'http://localhost:3000' } });
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.stop());

const gid = (handle: string, title?: string) =>
  `gid://shopify/ProductVariant/${variantId(handle, title)}`;
const bulb = gid('opal-bulb-g9');

const breaksOf = async (handle: string, country: string) => {
  const { data } = await storefrontApi(
    sandbox,
    `query ($handle: String!) @inContext(country: ${country}) { product(handle: $handle) {
      variants(first: 5) { nodes { quantityPriceBreaks(first: 10) { nodes {
        minimumQuantity price { amount currencyCode } } } } } } }`,
    { handle },
  );
  return (
    data.product as { variants: { nodes: { quantityPriceBreaks: { nodes: object[] } }[] } }
  ).variants.nodes.map(({ quantityPriceBreaks }) => quantityPriceBreaks.nodes);
};

const usd = (amount: string) => ({ amount, currencyCode: 'USD' });

test('a variant lists its volume prices in the currency of the country', async () => {
  expect(await breaksOf('opal-bulb-g9', 'US')).toEqual([
    [
      { minimumQuantity: 5, price: usd('8.0') },
      { minimumQuantity: 10, price: usd('7.25') },
    ],
  ]);
  expect(await breaksOf('opal-bulb-g9', 'JP')).toEqual([
    [
      { minimumQuantity: 5, price: { amount: '1200.0', currencyCode: 'JPY' } },
      { minimumQuantity: 10, price: { amount: '1090.0', currencyCode: 'JPY' } },
    ],
  ]);
  expect(await breaksOf('cloth-cable', 'US')).toEqual([
    [{ minimumQuantity: 3, price: usd('16.0') }],
    [],
  ]);
});

test.each([
  [4, '9.0', '36.0'],
  [5, '8.0', '40.0'],
  [10, '7.25', '72.5'],
])('a cart line of %i pieces costs %s each', async (quantity, each, total) => {
  const { id } = await createCart(sandbox, { lines: [{ merchandiseId: bulb, quantity }] });
  const { data } = await storefrontApi(
    sandbox,
    `query ($id: ID!) { cart(id: $id) { lines(first: 5) { nodes { cost {
      amountPerQuantity { amount } subtotalAmount { amount } } } } } }`,
    { id },
  );
  expect(data.cart).toEqual({
    lines: {
      nodes: [{ cost: { amountPerQuantity: { amount: each }, subtotalAmount: { amount: total } } }],
    },
  });
});
