import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '../support/sandbox';
import { variantId } from '../support/seed-ids';
import {
  askStorefront,
  readStorefront,
  stockedVariants,
  type StockedVariant,
} from '../support/storefront-api';

let sandbox: Sandbox;
let variants: StockedVariant[];
beforeAll(async () => {
  sandbox = await startSandbox();
  variants = await stockedVariants(sandbox);
});
afterAll(() => sandbox.stop());

const parts = `cart { id totalQuantity note checkoutUrl buyerIdentity { countryCode email }
  cost { subtotalAmount { amount currencyCode } totalAmount { amount } }
  discountCodes { code applicable } discountAllocations { discountedAmount { amount } }
  lines(first: 50) { nodes { id quantity attributes { key value } merchandise { ... on ProductVariant { id } } } } }
  userErrors { code field message }`;

type Line = {
  id: string;
  quantity: number;
  attributes: { key: string; value: string }[];
  merchandise: { id: string };
};
type Cart = {
  id: string;
  totalQuantity: number;
  note: string;
  checkoutUrl: string;
  buyerIdentity: { countryCode: string; email: string | null };
  cost: {
    subtotalAmount: { amount: string; currencyCode: string };
    totalAmount: { amount: string };
  };
  discountCodes: { code: string; applicable: boolean }[];
  discountAllocations: { discountedAmount: { amount: string } }[];
  lines: { nodes: Line[] };
};
type Payload = {
  cart: Cart | null;
  userErrors: { code: string; field: string[]; message: string }[];
};

/** `types` maps arguments to GraphQL types. */
async function mutate(
  name: string,
  types: Record<string, string>,
  variables: object,
): Promise<Payload> {
  const declared = Object.entries(types).map(([key, type]) => `$${key}: ${type}`);
  const passed = Object.keys(types).map((key) => `${key}: $${key}`);
  const query = `mutation (${declared.join(', ')}) { it: ${name}(${passed.join(', ')}) { ${parts} } }`;
  return (await readStorefront<{ it: Payload }>(sandbox, query, { ...variables })).it;
}
const create = async (input: object): Promise<Cart> =>
  (await mutate('cartCreate', { input: 'CartInput' }, { input })).cart!;
const add = (cartId: string, lines: object[]) =>
  mutate('cartLinesAdd', { cartId: 'ID!', lines: '[CartLineInput!]!' }, { cartId, lines });
const update = (cartId: string, lines: object[]) =>
  mutate('cartLinesUpdate', { cartId: 'ID!', lines: '[CartLineUpdateInput!]!' }, { cartId, lines });
const remove = (cartId: string, lineIds: string[]) =>
  mutate('cartLinesRemove', { cartId: 'ID!', lineIds: '[ID!]!' }, { cartId, lineIds });
const setCodes = (cartId: string, discountCodes: string[]) =>
  mutate(
    'cartDiscountCodesUpdate',
    { cartId: 'ID!', discountCodes: '[String!]' },
    { cartId, discountCodes },
  );
const setBuyer = (cartId: string, buyerIdentity: object) =>
  mutate(
    'cartBuyerIdentityUpdate',
    { cartId: 'ID!', buyerIdentity: 'CartBuyerIdentityInput!' },
    { cartId, buyerIdentity },
  );
const setNote = (cartId: string, note: string) =>
  mutate('cartNoteUpdate', { cartId: 'ID!', note: 'String!' }, { cartId, note });
const read = async (id: string) =>
  (
    await readStorefront<{ cart: Cart | null }>(
      sandbox,
      `query ($id: ID!) { cart(id: $id) { ${parts.slice('cart { '.length, parts.lastIndexOf('}', parts.indexOf('userErrors')))} } }`,
      { id },
    )
  ).cart;

const plenty = () => variants.filter(({ stock }) => stock > 20);
const first = () => plenty()[0]!.id;
const second = () => plenty()[1]!.id;
const soldOut = () => variants.find(({ available }) => !available)!;
const deadCart = 'gid://shopify/Cart/hWNgone?key=00000000000000000000000000000000';
const noCart = {
  code: 'INVALID',
  field: ['cartId'],
  message: 'The specified cart does not exist.',
};

test('the same variant merges with the same attributes and splits with others, newest line first', async () => {
  const cart = await create({
    lines: [
      {
        merchandiseId: first(),
        quantity: 1,
        attributes: [
          { key: 'a', value: '1' },
          { key: 'b', value: '2' },
        ],
      },
    ],
  });
  const again = {
    merchandiseId: first(),
    quantity: 2,
    attributes: [
      { key: 'b', value: '2' },
      { key: 'a', value: '1' },
    ],
  };
  const plain = { merchandiseId: first(), quantity: 1 };
  const { cart: after } = await add(cart.id, [again, plain, { ...plain, quantity: 0 }]);
  expect(
    after?.lines.nodes.map(({ quantity, attributes }) => [quantity, attributes.length]),
  ).toEqual([
    [1, 0],
    [3, 2],
  ]);
});

test('a product missing from the market of the cart’s country cannot be added or changed', async () => {
  const whole = sandbox;
  sandbox = await startSandbox({ vars: { HIDDEN_PRODUCTS: 'AU:halden-pendant-brass' } });
  try {
    const merchandiseId = `gid://shopify/ProductVariant/${variantId('halden-pendant-brass', 'Small / Black')}`;
    const message = `The merchandise with id ${merchandiseId} does not exist.`;
    const others = `gid://shopify/ProductVariant/${variantId('opal-bulb-e27')}`;
    const lines = [{ merchandiseId, quantity: 1 }];
    const cart = await create({ lines });
    expect(cart.totalQuantity).toBe(1);
    await setBuyer(cart.id, { countryCode: 'AU' });
    const [{ id }] = cart.lines.nodes as [Line];
    for (const refused of [await add(cart.id, lines), await update(cart.id, [{ id, quantity: 2 }])])
      expect(refused.userErrors).toEqual([
        { code: 'INVALID', field: ['lines', '0', 'merchandiseId'], message },
      ]);
    expect((await add(cart.id, [{ merchandiseId: others }])).userErrors).toEqual([]);
  } finally {
    await sandbox.stop();
    sandbox = whole;
  }
});

test('ids of cart, line and checkout link have the forms of the real service', async () => {
  const cart = await create({ lines: [{ merchandiseId: first() }] });
  const [, token, key] = /^gid:\/\/shopify\/Cart\/(\w+)\?key=([0-9a-f]{32})$/.exec(cart.id) ?? [];
  expect(cart.checkoutUrl).toBe(`${sandbox.origin}/cart/c/${token}?key=${key}`);
  expect(cart.lines.nodes[0]?.id).toMatch(
    new RegExp(`^gid://shopify/CartLine/[0-9a-f-]{36}\\?cart=${token}$`),
  );
});

test('without its key a cart hides its buyer and its key, and refuses changes', async () => {
  const cart = await create({
    buyerIdentity: { email: 'ada@example.com', countryCode: 'GB' },
    lines: [{ merchandiseId: first() }],
  });
  const bare = cart.id.split('?')[0]!;
  for (const id of [bare, `${bare}?key=ffffffffffffffffffffffffffffffff`]) {
    const seen = await read(id);
    expect(seen).toMatchObject({
      id: bare,
      totalQuantity: 1,
      buyerIdentity: { email: null, countryCode: 'GB' },
    });
    expect(JSON.stringify(seen)).not.toContain(cart.id.split('key=')[1]);
    expect((await setNote(id, 'mine now')).userErrors).toEqual([noCart]);
  }
  expect(await read(cart.id)).toMatchObject({
    note: '',
    buyerIdentity: { email: 'ada@example.com' },
  });
});

test('a dead cart reads as null and a mutation on it gives a new cart and an error', async () => {
  expect(await read(deadCart)).toBeNull();
  const added = await add(deadCart, [{ merchandiseId: first(), quantity: 2 }]);
  expect(added).toMatchObject({ cart: { totalQuantity: 2 }, userErrors: [noCart] });
  expect(await read(added.cart!.id)).toMatchObject({ totalQuantity: 2 });
  expect(await setNote(deadCart, 'hello')).toMatchObject({
    cart: { note: 'hello' },
    userErrors: [noCart],
  });
  const line = 'gid://shopify/CartLine/00000000-0000-4000-8000-000000000000?cart=hWNgone';
  expect(await remove(deadCart, [line])).toMatchObject({
    cart: { totalQuantity: 0 },
    userErrors: [noCart],
  });
  expect(await update(deadCart, [{ id: line, quantity: 2 }])).toMatchObject({
    cart: { totalQuantity: 0 },
    userErrors: [noCart],
  });
});

test('an unknown variant leaves no cart and changes nothing', async () => {
  const cart = await create({ lines: [{ merchandiseId: first() }] });
  const gone = 'gid://shopify/ProductVariant/999';
  const message = `The merchandise with id ${gone} does not exist.`;
  expect(await add(cart.id, [{ merchandiseId: second() }, { merchandiseId: gone }])).toEqual({
    cart: null,
    userErrors: [{ code: 'INVALID', field: ['lines', '1', 'merchandiseId'], message }],
  });
  expect(await read(cart.id)).toMatchObject({ totalQuantity: 1 });
});

test('an unknown line leaves the cart as it was', async () => {
  const cart = await create({ lines: [{ merchandiseId: first() }] });
  const uuid = '00000000-0000-4000-8000-000000000000';
  const id = `gid://shopify/CartLine/${uuid}?cart=x`;
  const error = {
    code: 'INVALID_MERCHANDISE_LINE',
    field: ['lines', '0', 'id'],
    message: `The merchandise line with id ${uuid} does not exist.`,
  };
  for (const answer of [
    await update(cart.id, [{ id, quantity: 3 }]),
    await remove(cart.id, [id]),
  ]) {
    expect(answer).toMatchObject({ cart: { id: cart.id, totalQuantity: 1 }, userErrors: [error] });
  }
});

test('an update changes quantity and attributes, joins lines that become equal and removes at 0', async () => {
  const cart = await create({
    lines: [
      { merchandiseId: first(), quantity: 2 },
      { merchandiseId: first(), attributes: [{ key: 'a', value: '1' }] },
    ],
  });
  const [marked, plain] = cart.lines.nodes;
  const kept = await update(cart.id, [{ id: marked!.id, quantity: 4 }]);
  expect(kept.cart?.lines.nodes[0]).toMatchObject({
    quantity: 4,
    attributes: [{ key: 'a', value: '1' }],
  });
  const joined = await update(cart.id, [{ id: marked!.id, attributes: [] }]);
  expect(joined.cart?.lines.nodes.map(({ quantity }) => quantity)).toEqual([6]);
  expect((await update(cart.id, [{ id: plain!.id, quantity: 0 }])).userErrors).toHaveLength(1);
  expect((await update(cart.id, [{ id: marked!.id, quantity: 0 }])).cart?.lines.nodes).toEqual([]);
});

test('an update makes a line another variant with the same pieces, and joins it with one that is there', async () => {
  const size = (value: string) => [{ key: '_size', value }];
  const cart = await create({
    lines: [
      { merchandiseId: first(), quantity: 2, attributes: size('a') },
      { merchandiseId: second(), quantity: 3, attributes: size('b') },
    ],
  });
  const { id } = cart.lines.nodes.find(({ quantity }) => quantity === 2)!;
  const other = await update(cart.id, [{ id, merchandiseId: second(), attributes: size('other') }]);
  expect(other.userErrors).toEqual([]);
  const changed = other.cart?.lines.nodes.find((line) => line.id === id);
  expect(changed).toMatchObject({ quantity: 2, attributes: size('other') });
  const joined = await update(cart.id, [{ id, merchandiseId: second(), attributes: size('b') }]);
  expect(joined.cart?.lines.nodes).toMatchObject([{ quantity: 5, attributes: size('b') }]);
  const gone = await update(cart.id, [{ id, merchandiseId: 'gid://shopify/ProductVariant/999' }]);
  expect(gone).toMatchObject({
    cart: null,
    userErrors: [{ code: 'INVALID', field: ['lines', '0', 'merchandiseId'] }],
  });
});

test('more than the stock is clamped without a word; sold out stays as a line of 0; oversell is never limited', async () => {
  const few = variants.find(({ stock, oversellable }) => stock > 0 && stock < 10 && !oversellable)!;
  const endless = variants.find(({ oversellable }) => oversellable)!;
  const lines = [few, soldOut(), endless].map(({ id }) => ({ merchandiseId: id, quantity: 500 }));
  const { cart, userErrors } = await mutate(
    'cartCreate',
    { input: 'CartInput' },
    { input: { lines } },
  );
  expect(userErrors).toEqual([]);
  const held = new Map(
    cart?.lines.nodes.map(({ merchandise, quantity }) => [merchandise.id, quantity]),
  );
  expect(held.get(soldOut().id)).toBe(0);
  expect(held.get(endless.id)).toBe(500);
  expect(held.get(few.id)).toBe(few.stock);
});

test('lines of one variant share its stock', async () => {
  const few = variants.find(({ stock, oversellable }) => stock > 1 && stock < 10 && !oversellable)!;
  const lines = ['1', '2'].map((value) => ({
    merchandiseId: few.id,
    quantity: few.stock - 1,
    attributes: [{ key: 'a', value }],
  }));
  const cart = await create({ lines });
  expect(cart.totalQuantity).toBe(few.stock);
});

test.each([-1, 1e9])('a quantity of %d is refused and the cart stays', async (quantity) => {
  const endless = variants.find(({ oversellable }) => oversellable)!;
  const cart = await create({ lines: [{ merchandiseId: endless.id, quantity: 2 }] });
  const { cart: after, userErrors } = await add(cart.id, [{ merchandiseId: endless.id, quantity }]);
  expect(userErrors).toMatchObject([{ field: ['lines', '0', 'quantity'] }]);
  expect(after?.totalQuantity).toBe(2);
});

test("the buyer's country reprices; @inContext counts only when the cart is made without one", async () => {
  const cart = await create({ lines: [{ merchandiseId: first() }] });
  expect(cart.cost.subtotalAmount.currencyCode).toBe('USD');
  const japan = (await setBuyer(cart.id, { countryCode: 'JP' })).cart!;
  expect(japan.cost.subtotalAmount).toMatchObject({
    currencyCode: 'JPY',
    amount: expect.stringMatching(/00\.0$/),
  });
  const query = `mutation ($input: CartInput) @inContext(country: NZ) { cartCreate(input: $input) { cart { buyerIdentity { countryCode } } } }`;
  const inNewZealand = (input: object) => readStorefront(sandbox, query, { input });
  expect(await inNewZealand({})).toMatchObject({
    cartCreate: { cart: { buyerIdentity: { countryCode: 'NZ' } } },
  });
  expect(await inNewZealand({ buyerIdentity: { countryCode: 'DE' } })).toMatchObject({
    cartCreate: { cart: { buyerIdentity: { countryCode: 'DE' } } },
  });
});

test('a bad customer token is reported and the rest of the buyer is kept', async () => {
  const cart = await create({});
  const answer = await setBuyer(cart.id, {
    customerAccessToken: 'nonsense',
    email: 'ada@example.com',
  });
  expect(answer.userErrors).toEqual([
    {
      code: 'INVALID',
      field: ['buyerIdentity', 'customerAccessToken'],
      message: 'Customer is invalid',
    },
  ]);
  expect(answer.cart?.buyerIdentity.email).toBe('ada@example.com');
});

test('discount codes: unknown and expired ones do not apply, of two the better one does', async () => {
  const cart = await create({ lines: [{ merchandiseId: first(), quantity: 1 }] });
  const before = Number(cart.cost.subtotalAmount.amount);
  const { cart: after } = await setCodes(cart.id, [
    'welcome10',
    'FIVEOFF',
    'OLDNEWS',
    'NOPE',
    'WELCOME10',
  ]);
  expect(after?.discountCodes).toHaveLength(4);
  const saved = Math.max(5, Math.round(before * 10) / 100);
  expect(after?.discountCodes.filter(({ applicable }) => applicable)).toHaveLength(1);
  expect(Number(after?.discountAllocations[0]?.discountedAmount.amount)).toBeCloseTo(saved, 2);
  expect(Number(after?.cost.totalAmount.amount)).toBeCloseTo(before - saved, 2);
  expect(after?.cost.subtotalAmount.amount).toBe(cart.cost.subtotalAmount.amount);
  expect((await setCodes(cart.id, [])).cart).toMatchObject({
    discountCodes: [],
    cost: { totalAmount: { amount: cart.cost.subtotalAmount.amount } },
  });
});

test('a note of 5000 characters is kept and one more is refused', async () => {
  const cart = await create({});
  expect((await setNote(cart.id, 'x'.repeat(5000))).cart?.note).toHaveLength(5000);
  expect(await setNote(cart.id, 'x'.repeat(5001))).toEqual({
    cart: null,
    userErrors: [
      {
        code: 'NOTE_TOO_LONG',
        field: ['note'],
        message: 'The note exceeds the maximum number of 5000 characters.',
      },
    ],
  });
});

test('ten adds at once end with the right quantity in one line', async () => {
  const cart = await create({});
  await Promise.all(
    Array.from({ length: 10 }, () => add(cart.id, [{ merchandiseId: first(), quantity: 1 }])),
  );
  const after = await read(cart.id);
  expect(after?.lines.nodes).toHaveLength(1);
  expect(after?.totalQuantity).toBe(10);
});

test('a field that the sandbox lacks is null beside an error that names it', async () => {
  const query = '{ cartCompletionAttempt(attemptId: "1") { __typename } }';
  const { errors } = await askStorefront(sandbox, query);
  const words = "Field 'QueryRoot.cartCompletionAttempt' is not implemented in the sandbox";
  expect(errors[0]?.message).toBe(words);
});

test('a cart has a delivery group once it is known where to, with its price', async () => {
  const query = `query ($id: ID!) { cart(id: $id) { deliveryGroups(first: 5) { nodes {
    id groupType deliveryAddress { city countryCodeV2 } selectedDeliveryOption { handle }
    deliveryOptions { handle title deliveryMethodType estimatedCost { amount currencyCode } }
    cartLines(first: 5) { nodes { quantity } } } } } }`;
  type Group = {
    id: string;
    groupType: string;
    deliveryOptions: { handle: string; estimatedCost: { amount: string; currencyCode: string } }[];
    cartLines: { nodes: unknown[] };
  };
  const groups = async (id: string) =>
    (await readStorefront<{ cart: { deliveryGroups: { nodes: Group[] } } }>(sandbox, query, { id }))
      .cart.deliveryGroups.nodes;
  const lines = [{ merchandiseId: first(), quantity: 1 }];
  const cart = await create({ lines, buyerIdentity: { countryCode: 'JP' } });
  expect(await groups(cart.id)).toEqual([]);
  const deliveryAddress = { address1: '1-1 Chiyoda', city: 'Tokyo', country: 'Japan' };
  await mutate(
    'cartBuyerIdentityUpdate',
    { cartId: 'ID!', buyerIdentity: 'CartBuyerIdentityInput!' },
    {
      cartId: cart.id,
      buyerIdentity: { deliveryAddressPreferences: [{ deliveryAddress }] },
    },
  );
  const [group, ...others] = await groups(cart.id);
  expect(others).toEqual([]);
  const [option, express] = group!.deliveryOptions;
  expect(group).toMatchObject({
    groupType: 'ONE_TIME_PURCHASE',
    deliveryAddress: { city: 'Tokyo', countryCodeV2: 'JP' },
    selectedDeliveryOption: { handle: option!.handle },
    cartLines: { nodes: [{ quantity: 1 }] },
  });
  expect(option).toMatchObject({
    title: 'International delivery',
    deliveryMethodType: 'SHIPPING',
    estimatedCost: { amount: '2400.0', currencyCode: 'JPY' },
  });
  expect(await groups(cart.id.split('?')[0]!)).toEqual([]);
  const select = (deliveryGroupId: string, deliveryOptionHandle: string) =>
    mutate(
      'cartSelectedDeliveryOptionsUpdate',
      { cartId: 'ID!', selectedDeliveryOptions: '[CartSelectedDeliveryOptionInput!]!' },
      { cartId: cart.id, selectedDeliveryOptions: [{ deliveryGroupId, deliveryOptionHandle }] },
    );
  expect(express).toMatchObject({
    title: 'Express delivery',
    estimatedCost: { amount: '4800.0', currencyCode: 'JPY' },
  });
  for (const { handle } of [express!, option!, express!]) {
    expect((await select(group!.id, handle)).userErrors).toEqual([]);
    expect(await groups(cart.id)).toMatchObject([{ selectedDeliveryOption: { handle } }]);
  }
  expect((await select(group!.id, 'by-owl')).userErrors).toMatchObject([
    { code: 'INVALID_DELIVERY_OPTION' },
  ]);
  expect(
    (await select('gid://shopify/CartDeliveryGroup/7', option!.handle)).userErrors,
  ).toMatchObject([{ code: 'INVALID_DELIVERY_GROUP' }]);
});

test('a cart has a group for each place that its items come from, and one for later deliveries of subscriptions', async () => {
  type Option = { handle: string; code: string; estimatedCost: { amount: string } };
  type Group = {
    id: string;
    groupType: string;
    selectedDeliveryOption: Option;
    deliveryOptions: Option[];
    cartLines: { nodes: { id: string }[] };
  };
  const query = `query ($id: ID!) { cart(id: $id) { lines(first: 5) { nodes { id } } deliveryGroups(first: 5) { nodes {
    id groupType selectedDeliveryOption { handle } deliveryOptions { handle code estimatedCost { amount } }
    cartLines(first: 5) { nodes { id } } } } } }`;
  const read = async (id: string) =>
    (
      await readStorefront<{
        cart: { lines: { nodes: { id: string }[] }; deliveryGroups: { nodes: Group[] } };
      }>(sandbox, query, { id })
    ).cart;
  const gid = (digits: string) => `gid://shopify/ProductVariant/${digits}`;
  const deliveryAddress = { address1: '1-1 Chiyoda', city: 'Tokyo', country: 'Japan' };
  const { id } = await create({
    lines: [
      { merchandiseId: gid(variantId('brae-pendant-nickel')) },
      { merchandiseId: gid(variantId('aske-chair-oak')) },
      {
        merchandiseId: gid(variantId('opal-bulb-e27')),
        sellingPlanId: 'gid://shopify/SellingPlan/690000000001',
      },
    ],
    buyerIdentity: { countryCode: 'JP', deliveryAddressPreferences: [{ deliveryAddress }] },
  });
  const { lines, deliveryGroups } = await read(id);
  const [warehouse, workshop, later, ...others] = deliveryGroups.nodes;
  expect(others).toEqual([]);
  expect([warehouse, workshop, later].map((group) => group!.groupType)).toEqual([
    ...['ONE_TIME_PURCHASE', 'ONE_TIME_PURCHASE', 'SUBSCRIPTION'],
  ]);
  const idsOf = (group: Group | undefined) => group!.cartLines.nodes.map((line) => line.id);
  expect(idsOf(warehouse)).toHaveLength(2);
  expect(idsOf(warehouse)).toEqual(expect.arrayContaining(idsOf(later)));
  expect([...idsOf(warehouse), ...idsOf(workshop)].sort()).toEqual(
    lines.nodes.map((line) => line.id).sort(),
  );
  const codes = (group: Group | undefined) => group!.deliveryOptions.map(({ code }) => code);
  expect([warehouse, workshop, later].map(codes)).toEqual([
    ...[['standard', 'express'], ['standard'], ['standard', 'express']],
  ]);
  expect(workshop!.deliveryOptions[0]!.estimatedCost.amount).toBe('2400.0');
  const select = (group: Group | undefined, option: Option | undefined) =>
    mutate(
      'cartSelectedDeliveryOptionsUpdate',
      { cartId: 'ID!', selectedDeliveryOptions: '[CartSelectedDeliveryOptionInput!]!' },
      {
        cartId: id,
        selectedDeliveryOptions: [
          { deliveryGroupId: group!.id, deliveryOptionHandle: option!.handle },
        ],
      },
    );
  const express = warehouse!.deliveryOptions[1];
  expect((await select(warehouse, express)).userErrors).toEqual([]);
  expect(
    (await read(id)).deliveryGroups.nodes.map((one) => one.selectedDeliveryOption.handle),
  ).toEqual(
    [express, workshop!.deliveryOptions[0], later!.deliveryOptions[0]].map((one) => one!.handle),
  );
  expect((await select(workshop, express)).userErrors).toMatchObject([
    { code: 'INVALID_DELIVERY_OPTION' },
  ]);
});

test('a cart is forgotten ten days after its last change', async () => {
  const day = 86_400_000;
  const advance = (body: object) =>
    sandbox.fetch('/__standin/clock', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    });
  const cart = await create({ lines: [{ merchandiseId: first() }] });
  await advance({ advanceMs: 9 * day });
  expect(await read(cart.id)).toMatchObject({ totalQuantity: 1 });
  await advance({ advanceMs: 2 * day });
  expect(await read(cart.id)).toBeNull();
  await advance({ reset: true });
});

test('a gift card’s invalid recipient leaves the cart empty, without an error', async () => {
  const attributes = [
    { key: '__shopify_send_gift_card_to_recipient', value: 'on' },
    { key: 'Recipient email', value: 'ana@example.com' },
    { key: 'Send on', value: '2020-01-01' },
  ];
  const merchandiseId = `gid://shopify/ProductVariant/${variantId('gift-card', 'For a vase')}`;
  const input = { lines: [{ merchandiseId, quantity: 1, attributes }] };
  expect(await mutate('cartCreate', { input: 'CartInput' }, { input })).toMatchObject({
    cart: { totalQuantity: 0, lines: { nodes: [] } },
    userErrors: [],
  });
});
