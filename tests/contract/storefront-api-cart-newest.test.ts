/** Cart features that 2024-07 lacks. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giftCards } from '../../sandbox/seed/gift-cards';
import { openCheckout } from '../support/checkout-driver';
import { startSandbox, type Sandbox } from '../support/sandbox';
import { variantId } from '../support/seed-ids';
import { askStorefront, readStorefront, stockedVariants } from '../support/storefront-api';

type Address = {
  id: string;
  selected: boolean;
  oneTimeUse: boolean;
  address: { address1: string | null; city: string; countryCode: string; formatted: string[] };
};
type Cart = {
  id: string;
  checkoutUrl: string;
  totalQuantity: number;
  buyerIdentity: { email: string | null };
  delivery: { addresses: Address[] };
  deliveryGroups: { nodes: { deliveryAddress: { city: string } }[] };
  appliedGiftCards: { id: string; lastCharacters: string }[];
};
type Said = { code: string; field: string[] };
type Payload = { cart: Cart | null; userErrors: Said[]; warnings: Said[] };

const parts = `id checkoutUrl totalQuantity buyerIdentity { email } appliedGiftCards { id lastCharacters }
  delivery { addresses { id selected oneTimeUse
    address { ... on CartDeliveryAddress { address1 city countryCode formatted } } } }
  deliveryGroups(first: 2) { nodes { deliveryAddress { city } } }
  lines(first: 5) { nodes { ... on CartLine { parentRelationship { parent { id } } instructions { canRemove canUpdateQuantity } } } }`;

let sandbox: Sandbox;
let line: { merchandiseId: string; quantity: number };
beforeAll(async () => {
  sandbox = await startSandbox({
    vars: { OLDEST_API_VERSION: '2026-04' },
    storefronts: { us: 'http://localhost:3000' },
  });
  const variants = await stockedVariants(sandbox);
  line = { merchandiseId: variants.find(({ stock }) => stock > 5)!.id, quantity: 2 };
});
afterAll(() => sandbox?.stop());

async function mutate(
  name: string,
  types: Record<string, string>,
  variables: Record<string, unknown>,
): Promise<Payload> {
  const declared = Object.entries(types).map(([key, type]) => `$${key}: ${type}`);
  const passed = Object.keys(types).map((key) => `${key}: $${key}`);
  const query = `mutation (${declared.join(', ')}) { it: ${name}(${passed.join(', ')}) {
    cart { ${parts} } userErrors { code field message } warnings { code message target } } }`;
  return (await readStorefront<{ it: Payload }>(sandbox, query, variables)).it;
}
const create = async (input: object = {}): Promise<Cart> =>
  (await mutate('cartCreate', { input: 'CartInput' }, { input: { lines: [line], ...input } }))
    .cart!;
const change = (kind: 'Add' | 'Replace', cart: Cart, addresses: object[]) =>
  mutate(
    `cartDeliveryAddresses${kind}`,
    { cartId: 'ID!', addresses: '[CartSelectableAddressInput!]!' },
    { cartId: cart.id, addresses },
  );
const update = (cart: Cart, addresses: object[]) =>
  mutate(
    'cartDeliveryAddressesUpdate',
    { cartId: 'ID!', addresses: '[CartSelectableAddressUpdateInput!]!' },
    { cartId: cart.id, addresses },
  );
const remove = (cart: Cart, addressIds: string[]) =>
  mutate(
    'cartDeliveryAddressesRemove',
    { cartId: 'ID!', addressIds: '[ID!]!' },
    { cartId: cart.id, addressIds },
  );

const hudson = {
  ...{ firstName: 'Ada', lastName: 'Lamb', address1: '1 Mill Street', city: 'Hudson' },
  ...{ provinceCode: 'NY', zip: '12534', countryCode: 'US' },
};
const at = (deliveryAddress: object, more: object = {}) => ({
  address: { deliveryAddress },
  ...more,
});
const strict = (deliveryAddress: object) => at(deliveryAddress, { validationStrategy: 'STRICT' });

test('addresses are added, selected, changed and removed; the selected one says where a cart goes', async () => {
  const cart = await create();
  expect(cart.delivery.addresses).toEqual([]);
  expect(cart.deliveryGroups.nodes).toEqual([]);
  const first = await change('Add', cart, [at(hudson, { selected: true, oneTimeUse: true })]);
  expect(first).toMatchObject({ userErrors: [], warnings: [] });
  expect(first.cart?.delivery.addresses).toMatchObject([
    { selected: true, oneTimeUse: true, address: { city: 'Hudson', countryCode: 'US' } },
  ]);
  expect(first.cart?.delivery.addresses[0]?.address.formatted).toEqual([
    '1 Mill Street',
    'Hudson NY 12534',
    'United States',
  ]);
  expect(first.cart?.deliveryGroups.nodes[0]?.deliveryAddress.city).toBe('Hudson');
  const { cart: both } = await change('Add', cart, [at({ ...hudson, city: 'Albany' })]);
  const [one, other] = both!.delivery.addresses;
  expect([one!.selected, other!.selected]).toEqual([true, false]);
  const { cart: changed } = await update(cart, [
    { id: other!.id, selected: true, address: { deliveryAddress: { ...hudson, city: 'Troy' } } },
  ]);
  expect(changed?.delivery.addresses).toMatchObject([
    { id: one!.id, selected: false },
    { id: other!.id, selected: true, address: { city: 'Troy' } },
  ]);
  const kept = await readStorefront<{ cart: Cart }>(
    sandbox,
    'query ($id: ID!) { cart(id: $id) { delivery { addresses(selected: true) { id } } } }',
    { id: cart.id },
  );
  expect(kept.cart.delivery.addresses).toEqual([{ id: other!.id }]);
  const { cart: rest } = await remove(cart, [other!.id]);
  expect(rest?.delivery.addresses).toMatchObject([{ id: one!.id, selected: false }]);
  expect(rest?.deliveryGroups.nodes).toEqual([]);
  const { cart: replaced } = await change('Replace', cart, [at({ countryCode: 'CA' })]);
  expect(replaced?.delivery.addresses).toMatchObject([{ address: { countryCode: 'CA' } }]);
});

test('a cart is created with an address, which the checkout fills in', async () => {
  const cart = await create({
    delivery: { addresses: [at(hudson, { selected: true })] },
  });
  const { pathname, search } = new URL(cart.checkoutUrl);
  const checkout = await openCheckout(sandbox, pathname + search);
  const page = await (await sandbox.fetch(checkout)).text();
  for (const value of ['1 Mill Street', 'Hudson', 'New York', '12534', 'Lamb'])
    expect(page).toContain(`value="${value}"`);
});

test('the delivery address of a cart needs its key', async () => {
  const cart = await create({ delivery: { addresses: [at(hudson, { selected: true })] } });
  const [id] = cart.id.split('?');
  const read = await readStorefront<{ cart: Cart }>(
    sandbox,
    `query ($id: ID!) { cart(id: $id) { ${parts} } }`,
    { id },
  );
  expect(read.cart.delivery.addresses).toEqual([]);
});

test('an address that is on the cart already is passed over with a warning', async () => {
  const cart = await create({ delivery: { addresses: [at(hudson)] } });
  const again = await change('Add', cart, [at(hudson, { selected: true })]);
  expect(again.warnings).toMatchObject([{ code: 'DUPLICATE_DELIVERY_ADDRESS', target: cart.id }]);
  expect(again.cart?.delivery.addresses).toMatchObject([{ selected: true }]);
});

const place = (field: string) => ['addresses', '0', 'address', 'deliveryAddress', field];
test.each<[string, object[], Said]>([
  ['no country', [at({ city: 'Hudson' })], said('ADDRESS_FIELD_IS_REQUIRED', place('countryCode'))],
  ['no city', [strict({ ...hudson, city: ' ' })], said('ADDRESS_FIELD_IS_REQUIRED', place('city'))],
  [
    'a strange postcode',
    [strict({ ...hudson, zip: 'ABC' })],
    said('INVALID_ZIP_CODE_FOR_COUNTRY', place('zip')),
  ],
  [
    'a strange province',
    [strict({ ...hudson, provinceCode: 'XX' })],
    said('PROVINCE_NOT_FOUND', place('provinceCode')),
  ],
  [
    'HTML',
    [at({ ...hudson, company: '<b>Lamb</b>' })],
    said('ADDRESS_FIELD_CONTAINS_HTML_TAGS', place('company')),
  ],
  [
    'an address on the web',
    [at({ ...hudson, address2: 'https://example.com' })],
    said('ADDRESS_FIELD_CONTAINS_URL', place('address2')),
  ],
  [
    'emojis',
    [at({ ...hudson, lastName: 'Lamb 🐑' })],
    said('ADDRESS_FIELD_CONTAINS_EMOJIS', place('lastName')),
  ],
  [
    'too much',
    [at({ ...hudson, city: 'x'.repeat(256) })],
    said('ADDRESS_FIELD_IS_TOO_LONG', place('city')),
  ],
  ['neither kind', [{ address: {} }], said('INVALID', ['addresses', '0', 'address'])],
  [
    "a customer's address without a customer",
    [{ address: { copyFromCustomerAddressId: 'gid://shopify/MailingAddress/1' } }],
    said('MISSING_CUSTOMER_ACCESS_TOKEN', [
      'addresses',
      '0',
      'address',
      'copyFromCustomerAddressId',
    ]),
  ],
  [
    'two that are selected',
    [at(hudson, { selected: true }), at({ countryCode: 'AU' }, { selected: true })],
    said('ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED', ['addresses']),
  ],
])('%s is refused, and the cart stays as it was', async (_, addresses, error) => {
  const cart = await create({ delivery: { addresses: [at({ countryCode: 'NZ' })] } });
  const refused = await change('Replace', cart, addresses);
  expect(refused.userErrors).toMatchObject([error]);
  expect(refused.cart?.delivery.addresses).toMatchObject([{ address: { countryCode: 'NZ' } }]);
});

function said(code: string, field: string[]): Said {
  return { code, field };
}

test('only the country is looked at, unless more is asked for', async () => {
  const cart = await create();
  const loose = await change('Add', cart, [at({ countryCode: 'US', zip: 'ABC' })]);
  expect(loose.userErrors).toEqual([]);
});

test('an address that is not on the cart is neither changed nor removed', async () => {
  const cart = await create();
  const strange = 'gid://shopify/CartSelectableAddress/0?cart=x';
  expect((await update(cart, [{ id: strange, selected: true }])).userErrors).toMatchObject([
    said('INVALID_DELIVERY_ADDRESS_ID', ['addresses', '0', 'id']),
  ]);
  expect((await remove(cart, [strange])).userErrors).toMatchObject([
    said('INVALID_DELIVERY_ADDRESS_ID', ['addressIds', '0']),
  ]);
});

test("a customer's own address is copied, and nobody else's", async () => {
  const tokenOf = async (email: string) => {
    const { customerAccessTokenCreate: made } = await readStorefront<{
      customerAccessTokenCreate: { customerAccessToken: { accessToken: string } };
    }>(
      sandbox,
      `mutation ($input: CustomerAccessTokenCreateInput!) { customerAccessTokenCreate(input: $input) {
        customerAccessToken { accessToken } } }`,
      { input: { email, password: 'lintel-demo' } },
    );
    return made.customerAccessToken.accessToken;
  };
  const own = await tokenOf('many@lintel.example');
  const { customer } = await readStorefront<{
    customer: { defaultAddress: { id: string; city: string } };
  }>(
    sandbox,
    'query ($token: String!) { customer(customerAccessToken: $token) { defaultAddress { id city } } }',
    { token: own },
  );
  const { id, city } = customer.defaultAddress;
  const copy = { address: { copyFromCustomerAddressId: id }, selected: true };
  const cart = await create({ buyerIdentity: { customerAccessToken: own } });
  const copied = await change('Add', cart, [copy]);
  expect(copied.cart?.delivery.addresses).toMatchObject([{ selected: true, address: { city } }]);
  const other = await create({
    buyerIdentity: { customerAccessToken: await tokenOf('zero@lintel.example') },
  });
  expect((await change('Add', other, [copy])).userErrors).toMatchObject([{ code: 'INVALID' }]);
});

test('gift cards are added and taken off one by one', async () => {
  const [mug, room] = giftCards;
  const cart = await create();
  const add = (code: string) =>
    mutate(
      'cartGiftCardCodesAdd',
      { cartId: 'ID!', giftCardCodes: '[String!]!' },
      { cartId: cart.id, giftCardCodes: [code] },
    );
  await add(mug!.code);
  const { cart: both } = await add(room!.code);
  expect(both?.appliedGiftCards).toMatchObject([
    { lastCharacters: '4f2a' },
    { lastCharacters: '9c7d' },
  ]);
  const { cart: rest } = await mutate(
    'cartGiftCardCodesRemove',
    { cartId: 'ID!', appliedGiftCardIds: '[ID!]!' },
    { cartId: cart.id, appliedGiftCardIds: [both!.appliedGiftCards[0]!.id] },
  );
  expect(rest?.appliedGiftCards).toMatchObject([{ lastCharacters: '9c7d' }]);
});

test('a cart is copied without its buyer, or forgets who that is', async () => {
  const cart = await create({
    buyerIdentity: { email: 'ada@example.com' },
    delivery: { addresses: [at(hudson, { selected: true })] },
  });
  const only = { cartId: 'ID!' };
  const { cart: copy } = await mutate('cartClone', only, { cartId: cart.id });
  expect(copy).toMatchObject({ totalQuantity: 2, buyerIdentity: { email: null } });
  expect(copy?.delivery.addresses).toEqual([]);
  expect(copy?.id).not.toBe(cart.id);
  const { cart: bare } = await mutate('cartRemovePersonalData', only, { cartId: cart.id });
  expect(bare).toMatchObject({ id: cart.id, totalQuantity: 2, buyerIdentity: { email: null } });
  expect(bare?.delivery.addresses).toEqual([]);
  const gone = await mutate('cartClone', only, { cartId: 'gid://shopify/Cart/none?key=x' });
  expect(gone).toMatchObject({ cart: null, userErrors: [{ code: 'INVALID' }] });
});

test('a gift card’s invalid recipient is refused', async () => {
  const merchandiseId = `gid://shopify/ProductVariant/${variantId('gift-card', 'For a vase')}`;
  const attributes = [{ key: '__shopify_send_gift_card_to_recipient', value: 'on' }];
  const lines = [line, { merchandiseId, quantity: 1, attributes }];
  const refused = { userErrors: [{ code: 'GIFT_CARD_RECIPIENT_INVALID' }] };
  const types = { cartId: 'ID!', lines: '[CartLineInput!]!' };
  expect(await mutate('cartCreate', { input: 'CartInput' }, { input: { lines } })).toMatchObject(
    refused,
  );
  const { id: cartId } = await create();
  expect(await mutate('cartLinesAdd', types, { cartId, lines })).toMatchObject({
    ...refused,
    cart: { totalQuantity: 2 },
  });
  attributes.push({ key: 'Recipient email', value: 'ana@example.com' });
  expect(await mutate('cartLinesAdd', types, { cartId, lines })).toMatchObject({
    userErrors: [],
    cart: { totalQuantity: 5 },
  });
});

test('nested cart lines are reported as not implemented', async () => {
  const { errors } = await askStorefront(
    sandbox,
    'mutation ($input: CartInput) { cartCreate(input: $input) { cart { id } } }',
    { input: { lines: [{ ...line, parent: { merchandiseId: line.merchandiseId } }] } },
  );
  expect(errors).toMatchObject([{ extensions: { code: 'NOT_IMPLEMENTED' } }]);
});
