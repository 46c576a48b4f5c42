/** The sandbox returns fixed bundles as Shopify does. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  buy,
  createCart,
  openCheckout,
  reachPayment,
  storefrontApi,
} from '../support/checkout-driver';
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
const set = gid('quill-reading-set');
const lamp = gid('quill-table-lamp-brass');
const bulb = gid('opal-bulb-e27');
const usd = (amount: string) => ({ amount, currencyCode: 'USD' });

interface Variant {
  id: string;
  availableForSale: boolean;
  quantityAvailable: number;
  requiresComponents: boolean;
  components: { nodes: { quantity: number; productVariant: { id: string } }[] };
  groupedBy: { nodes: { id: string }[] };
}

async function variantsOf(handle: string): Promise<Variant[]> {
  const { data } = await storefrontApi(
    sandbox,
    `query ($handle: String!) { product(handle: $handle) { variants(first: 10) { nodes {
      id availableForSale quantityAvailable requiresComponents
      components(first: 30) { nodes { quantity productVariant { id } } }
      groupedBy(first: 5) { nodes { id } } } } } }`,
    { handle },
  );
  return (data.product as { variants: { nodes: Variant[] } }).variants.nodes;
}

const stockOf = async (handle: string) =>
  (await variantsOf(handle)).map(({ quantityAvailable }) => quantityAvailable);

const setStock = (handle: string, stock: number) =>
  sandbox.fetch('/__standin/prices', {
    method: 'POST',
    body: new URLSearchParams({ handle, stock: String(stock) }),
  });

test('a bundle lists its components, and a component the bundles that contain it', async () => {
  const [own] = (await variantsOf('quill-reading-set')) as [Variant];
  expect(own.requiresComponents).toBe(true);
  expect(own.components.nodes).toEqual([
    { quantity: 1, productVariant: { id: lamp } },
    { quantity: 2, productVariant: { id: bulb } },
  ]);
  const [part] = (await variantsOf('quill-table-lamp-brass')) as [Variant];
  expect(part).toMatchObject({ requiresComponents: false, components: { nodes: [] } });
  expect(part.groupedBy.nodes).toEqual([{ id: set }]);
});

test('the scarcest component decides the stock of a bundle, at once', async () => {
  expect(await stockOf('quill-reading-set')).toEqual(await stockOf('quill-table-lamp-brass'));
  await setStock('opal-bulb-e27', 5);
  expect(await stockOf('quill-reading-set')).toEqual([2]);
  await setStock('opal-bulb-e27', 1);
  const [none] = (await variantsOf('quill-reading-set')) as [Variant];
  expect(none).toMatchObject({ quantityAvailable: 0, availableForSale: false });
  const pair = await variantsOf('sorrel-pendant-pair');
  expect(pair.map(({ availableForSale }) => availableForSale)).toEqual([true, true, false]);
});

test('a cart line of a bundle has its components, whose shares add up to the line', async () => {
  const { id } = await createCart(sandbox, { lines: [{ merchandiseId: set, quantity: 2 }] });
  const money = 'subtotalAmount { amount currencyCode }';
  const { data } = await storefrontApi(
    sandbox,
    `query ($id: ID!) { cart(id: $id) { totalQuantity lines(first: 5) { nodes { __typename quantity
      cost { ${money} } ... on ComponentizableCartLine { lineComponents { __typename quantity
        cost { ${money} } merchandise { ... on ProductVariant { id } } } } } } } }`,
    { id },
  );
  // $155.00 and 2 × $14.00 are sold for $169.00.
  expect(data.cart).toEqual({
    totalQuantity: 2,
    lines: {
      nodes: [
        {
          __typename: 'ComponentizableCartLine',
          quantity: 2,
          cost: { subtotalAmount: usd('338.0') },
          lineComponents: [
            {
              ...{ __typename: 'CartLine', quantity: 2, merchandise: { id: lamp } },
              cost: { subtotalAmount: usd('286.28') },
            },
            {
              ...{ __typename: 'CartLine', quantity: 4, merchandise: { id: bulb } },
              cost: { subtotalAmount: usd('51.72') },
            },
          ],
        },
      ],
    },
  });
});

test('an order takes the components from the stock [R-473]', async () => {
  const [lamps, bulbs] = [await stockOf('quill-table-lamp-brass'), await stockOf('opal-bulb-e27')];
  const { path } = await createCart(sandbox, { lines: [{ merchandiseId: set, quantity: 2 }] });
  await buy(sandbox, path);
  expect(await stockOf('quill-table-lamp-brass')).toEqual([lamps[0]! - 2]);
  expect(await stockOf('opal-bulb-e27')).toEqual([bulbs[0]! - 4]);
  expect(await stockOf('quill-reading-set')).toEqual([lamps[0]! - 2]);
});

test('the checkout counts a component that is also bought on its own', async () => {
  await setStock('quill-table-lamp-brass', 2);
  const lines = [
    { merchandiseId: set, quantity: 1 },
    { merchandiseId: lamp, quantity: 2 },
  ];
  const { path } = await createCart(sandbox, { lines });
  const checkout = await openCheckout(sandbox, path);
  const { page } = await reachPayment(sandbox, checkout);
  expect(page).toContain('Only 2 of Quill Table Lamp can be sent.');
});
