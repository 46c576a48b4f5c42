import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openAccounts, type Accounts } from '../support/accounts';
import { buy, contact, createCart } from '../support/checkout-driver';
import { askStorefront, stockedVariants } from '../support/storefront-api';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
beforeEach(() => accounts.sandbox.reset());
afterAll(() => accounts.sandbox.stop());

const tokenOf = async (email: string) =>
  (await accounts.redeem(await accounts.browser().signIn(email))).access_token;

async function read<Data>(token: string, query: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await accounts.ask<Data>(token, query, variables);
  expect(errors).toEqual([]);
  return data as Data;
}

type Problem = { code: string; field: string[] | null };
type Changed = { userErrors: Problem[]; customerAddress: { id: string } | null };
const errors = 'userErrors { code field message }';

test('a customer reads name, e-mail and addresses, with provinces as codes and E.164 numbers', async () => {
  const { customer } = await read<{ customer: unknown }>(
    await tokenOf('three@lintel.example'),
    `{ customer { id firstName lastName displayName emailAddress { emailAddress marketingState } phoneNumber { phoneNumber }
       defaultAddress { id territoryCode zoneCode province phoneNumber formatted(withName: true) formattedArea }
       addresses(first: 5, skipDefault: true) { nodes { city company } pageInfo { hasNextPage } } } }`,
  );
  expect(customer).toEqual({
    id: 'gid://shopify/Customer/6200000000003',
    firstName: 'Theo',
    lastName: 'Marsh',
    displayName: 'Theo Marsh',
    emailAddress: { emailAddress: 'three@lintel.example', marketingState: 'NOT_SUBSCRIBED' },
    phoneNumber: null,
    defaultAddress: {
      id: expect.stringMatching(/^gid:\/\/shopify\/CustomerAddress\/\d+$/) as string,
      territoryCode: 'US',
      zoneCode: 'NY',
      province: 'New York',
      phoneNumber: '+15185550163',
      formatted: expect.arrayContaining(['Theo Marsh', '48 Warren Street']) as string[],
      formattedArea: 'Hudson NY, United States',
    },
    addresses: {
      nodes: [{ city: 'Austin', company: 'Marsh & Hale Architects' }],
      pageInfo: { hasNextPage: false },
    },
  });
});

type Orders = {
  customer: {
    orders: {
      nodes: { id: string; name: string; number: number }[];
      pageInfo: { hasNextPage: boolean; endCursor: string };
    };
  };
};
const ordersQuery = `query ($first: Int!, $after: String, $query: String, $reverse: Boolean) {
  customer { orders(first: $first, after: $after, query: $query, sortKey: PROCESSED_AT, reverse: $reverse) {
    nodes { id name number } pageInfo { hasNextPage endCursor } } } }`;

test('orders come in pages, newest first, and can be searched', async () => {
  const token = await tokenOf('many@lintel.example');
  const { customer } = await read<Orders>(token, ordersQuery, { first: 30, reverse: true });
  const { nodes, pageInfo } = customer.orders;
  expect(nodes.map(({ name }) => name).slice(0, 2)).toEqual(['#1000', '#999']);
  expect(pageInfo.hasNextPage).toBe(true);
  const rest = await read<Orders>(token, ordersQuery, {
    ...{ first: 30, reverse: true },
    after: pageInfo.endCursor,
  });
  expect(rest.customer.orders).toMatchObject({ nodes: [{}], pageInfo: { hasNextPage: false } });
  const found = await read<Orders>(token, ordersQuery, { first: 5, query: 'order_number:>=999' });
  expect(found.customer.orders.nodes.map(({ number }) => number)).toEqual([999, 1000]);
});

test('an order has lines, parcels with tracking, and what was refunded; nobody reads another’s', async () => {
  const token = await tokenOf('three@lintel.example');
  const { customer } = await read<Orders>(token, ordersQuery, { first: 1 });
  const id = customer.orders.nodes[0]?.id ?? '';
  const query = `query ($id: ID!) { order(id: $id) { financialStatus fulfillmentStatus statusPageUrl
    subtotal { amount } totalPrice { amount currencyCode } totalRefunded { amount } refunds { totalRefunded { amount } }
    shippingLine { title originalPrice { amount } } shippingAddress { zoneCode territoryCode }
    fulfillments(first: 5) { nodes { status trackingInformation { company number url }
      fulfillmentLineItems(first: 5) { nodes { quantity lineItem { id title } } } } }
    returns(first: 5) { nodes { id } }
    lineItems(first: 5) { nodes { id title variantTitle quantity image { url altText width } variantId variantOptions { name value }
      price { amount } totalPrice { amount } customAttributes { key value } } } } }`;
  const { order } = await read<{ order: unknown }>(token, query, { id });
  expect(order).toMatchObject({
    financialStatus: 'PARTIALLY_REFUNDED',
    fulfillmentStatus: 'FULFILLED',
    totalPrice: { currencyCode: 'USD' },
    refunds: [{ totalRefunded: { amount: expect.any(String) as string } }],
    shippingAddress: { zoneCode: 'NY', territoryCode: 'US' },
    fulfillments: {
      nodes: [{ status: 'SUCCESS', trackingInformation: [{ company: 'Overland Post' }] }],
    },
    lineItems: {
      nodes: expect.arrayContaining([
        expect.objectContaining({
          image: expect.objectContaining({ width: expect.any(Number) as number }) as unknown,
          variantOptions: expect.arrayContaining([]) as unknown[],
        }),
        expect.objectContaining({ title: 'Sash lift, first edition', image: null, quantity: 2 }),
      ]) as unknown[],
    },
  });
  const stranger = await tokenOf('many@lintel.example');
  expect(await read(stranger, query, { id })).toEqual({ order: null });
});

type Amount = { amount: string };

test('an order tells its discounts; a line’s own total leaves out its share of an order discount', async () => {
  const [variant] = (await stockedVariants(accounts.sandbox)).filter(({ available }) => available);
  const cart = await createCart(accounts.sandbox, {
    lines: [{ merchandiseId: variant?.id ?? '', quantity: 1 }],
    discountCodes: ['WELCOME10'],
  });
  await buy(accounts.sandbox, cart.path, { ...contact, email: 'three@lintel.example' });
  const { customer } = await read<{ customer: { orders: { nodes: unknown[] } } }>(
    await tokenOf('three@lintel.example'),
    `{ customer { orders(first: 1, reverse: true) { nodes {
        discountApplications(first: 5) { nodes { __typename ... on DiscountCodeApplication { code }
          value { ... on PricingPercentageValue { percentage } } } }
        lineItems(first: 5) { nodes { totalPrice { amount } totalDiscount { amount }
          discountAllocations { allocatedAmount { amount } } } } } } } }`,
  );
  const [order] = customer.orders.nodes as {
    discountApplications: { nodes: unknown[] };
    lineItems: {
      nodes: {
        totalPrice: Amount;
        totalDiscount: Amount;
        discountAllocations: { allocatedAmount: Amount }[];
      }[];
    };
  }[];
  expect(order?.discountApplications.nodes).toContainEqual({
    __typename: 'DiscountCodeApplication',
    code: 'WELCOME10',
    value: { percentage: 10 },
  });
  const [line] = order?.lineItems.nodes ?? [];
  expect(line?.totalDiscount).toEqual({ amount: '0.0' });
  const [share] = line?.discountAllocations ?? [];
  expect(Number(share?.allocatedAmount.amount)).toBeCloseTo(
    Number(line?.totalPrice.amount) / 10,
    1,
  );
});

test.each(['groupTitle', 'sellingPlan { name }', 'totalPriceWithDiscounts { amount }'])(
  'a line’s %s, which Shopify does not publish, is refused',
  async (field) => {
    const { errors } = await accounts.ask(
      await tokenOf('three@lintel.example'),
      `{ customer { orders(first: 1) { nodes { lineItems(first: 1) { nodes { ${field} } } } } } }`,
    );
    expect(errors).toMatchObject([{ extensions: { code: 'undefinedField' } }]);
  },
);

const addressArguments = '$address: CustomerAddressInput!, $default: Boolean';
const create = (token: string, address: object, isDefault = false) =>
  read<{ customerAddressCreate: Changed }>(
    token,
    `mutation (${addressArguments}) { customerAddressCreate(address: $address, defaultAddress: $default) {
      customerAddress { id province zoneCode phoneNumber } ${errors} } }`,
    { address, default: isDefault },
  );
const mill = { address1: '1 Mill Street', city: 'Toronto', territoryCode: 'CA', zoneCode: 'ON' };

test('addresses are added, changed, made the default and deleted', async () => {
  const token = await tokenOf('zero@lintel.example');
  const { customerAddressCreate: made } = await create(token, {
    ...mill,
    phoneNumber: '+1 613 555 1111',
  });
  expect(made).toMatchObject({
    customerAddress: { province: 'Ontario', zoneCode: 'ON', phoneNumber: '+16135551111' },
    userErrors: [],
  });
  const first = made.customerAddress?.id ?? '';
  const { customerAddressCreate: next } = await create(token, {
    ...mill,
    address1: '2 Mill Street',
  });
  const second = next.customerAddress?.id ?? '';
  const defaultOf = async () =>
    (
      await read<{ customer: { defaultAddress: { id: string } | null } }>(
        token,
        '{ customer { defaultAddress { id } } }',
      )
    ).customer.defaultAddress?.id;
  expect(await defaultOf()).toBe(first);
  const update = (id: string, values: object) =>
    read<{ customerAddressUpdate: Changed }>(
      token,
      `mutation ($id: ID!, $address: CustomerAddressInput, $default: Boolean) {
        customerAddressUpdate(addressId: $id, address: $address, defaultAddress: $default) {
          customerAddress { id city province } ${errors} } }`,
      { id, ...values },
    );
  const remove = (id: string) =>
    read<{ customerAddressDelete: { deletedAddressId: string | null; userErrors: Problem[] } }>(
      token,
      `mutation ($id: ID!) { customerAddressDelete(addressId: $id) { deletedAddressId ${errors} } }`,
      { id },
    );
  expect((await remove(first)).customerAddressDelete.userErrors).toMatchObject([
    { code: 'DELETING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED' },
  ]);
  expect((await update(first, { default: false })).customerAddressUpdate.userErrors).toMatchObject([
    { code: 'DEMOTING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED' },
  ]);
  const moved = await update(second, { address: { city: 'Ottawa' }, default: true });
  expect(moved.customerAddressUpdate.customerAddress).toMatchObject({
    city: 'Ottawa',
    province: 'Ontario',
  });
  expect(await defaultOf()).toBe(second);
  expect((await remove(first)).customerAddressDelete.deletedAddressId).toBe(first);
  expect((await update(first, { address: mill })).customerAddressUpdate.userErrors).toMatchObject([
    { code: 'ADDRESS_ID_DOES_NOT_EXIST', field: ['addressId'] },
  ]);
});

test('an address that cannot be right is refused, with a code and the field', async () => {
  const token = await tokenOf('zero@lintel.example');
  for (const [code, field, wrong] of [
    ['TERRITORY_CODE_MISSING', 'territoryCode', { territoryCode: null }],
    ['INVALID_TERRITORY_CODE', 'territoryCode', { territoryCode: 'XX' }],
    ['ZONE_CODE_MISSING', 'zoneCode', { zoneCode: null }],
    ['INVALID_FOR_COUNTRY', 'zoneCode', { zoneCode: 'NSW' }],
    ['ADDRESS1_MISSING', 'address1', { address1: ' ' }],
    ['PHONE_NUMBER_NOT_VALID', 'phoneNumber', { phoneNumber: '613 555' }],
    ['TOO_LONG', 'city', { city: 'x'.repeat(256) }],
  ] as const) {
    const { customerAddressCreate } = await create(token, { ...mill, ...wrong });
    expect(customerAddressCreate, code).toMatchObject({
      customerAddress: null,
      userErrors: [{ code, field: ['address', field] }],
    });
  }
});

test('a zone has Shopify’s own code, not always that of ISO 3166-2', async () => {
  const token = await tokenOf('zero@lintel.example');
  for (const [territoryCode, iso, zoneCode, province] of [
    ['JP', '13', 'JP-13', 'Tōkyō'],
    ['PT', '11', 'PT-11', 'Lisboa'],
    ['MX', 'NLE', 'NL', 'Nuevo León'],
    ['IT', '99', 'AO', 'Aosta'],
  ] as const) {
    const place = { address1: '1 Mill Street', city: 'Mill', territoryCode };
    const refused = await create(token, { ...place, zoneCode: iso });
    expect(refused.customerAddressCreate, territoryCode).toMatchObject({
      customerAddress: null,
      userErrors: [{ code: 'INVALID_FOR_COUNTRY', field: ['address', 'zoneCode'] }],
    });
    const made = await create(token, { ...place, zoneCode });
    expect(made.customerAddressCreate).toMatchObject({
      customerAddress: { province, zoneCode },
      userErrors: [],
    });
  }
});

test('nobody changes another’s address, and none is kept twice', async () => {
  const owner = await tokenOf('zero@lintel.example');
  const id = (await create(owner, mill)).customerAddressCreate.customerAddress?.id;
  expect((await create(owner, mill)).customerAddressCreate.userErrors).toMatchObject([
    { code: 'CUSTOMER_ADDRESS_ALREADY_EXISTS' },
  ]);
  const removed = await read(
    await tokenOf('three@lintel.example'),
    `mutation ($id: ID!) { customerAddressDelete(addressId: $id) { deletedAddressId userErrors { code } } }`,
    { id },
  );
  expect(removed).toEqual({
    customerAddressDelete: {
      deletedAddressId: null,
      userErrors: [{ code: 'ADDRESS_ID_DOES_NOT_EXIST' }],
    },
  });
});

test('names and consent are changed, and seen by the legacy side’s tables', async () => {
  const token = await tokenOf('zero@lintel.example');
  const update = (input: object) =>
    read<{ customerUpdate: { customer: unknown; userErrors: Problem[] } }>(
      token,
      `mutation ($input: CustomerUpdateInput!) { customerUpdate(input: $input) {
        customer { firstName lastName displayName } ${errors} } }`,
      { input },
    );
  expect((await update({ firstName: 'Norah' })).customerUpdate).toMatchObject({
    customer: { firstName: 'Norah', lastName: 'Field', displayName: 'Norah Field' },
  });
  for (const [input, code] of [
    [{}, 'CUSTOMER_INPUT_ARGUMENT_EMPTY'],
    [{ firstName: 'x'.repeat(256) }, 'TOO_LONG'],
    [{ lastName: '<b>' }, 'INVALID'],
  ] as const) {
    expect((await update(input)).customerUpdate.userErrors).toMatchObject([{ code }]);
  }
  const consent = (name: string) =>
    read(token, `mutation { it: ${name} { emailAddress { marketingState } userErrors { code } } }`);
  const subscribed = { it: { emailAddress: { marketingState: 'SUBSCRIBED' }, userErrors: [] } };
  expect(await consent('customerEmailMarketingSubscribe')).toEqual(subscribed);
  expect(await consent('customerEmailMarketingSubscribe')).toMatchObject({
    it: { userErrors: [{ code: 'CUSTOMER_ALREADY_SUBSCRIBED' }] },
  });
  expect(await consent('customerEmailMarketingUnsubscribe')).toMatchObject({
    it: { emailAddress: { marketingState: 'UNSUBSCRIBED' } },
  });
});

test('a cart takes the token of the exchange, and the access token itself', async () => {
  const token = await tokenOf('three@lintel.example');
  const { storefrontCustomerAccessTokenCreate: exchanged } = await read<{
    storefrontCustomerAccessTokenCreate: { customerAccessToken: string };
  }>(
    token,
    'mutation { storefrontCustomerAccessTokenCreate { customerAccessToken userErrors { code } } }',
  );
  for (const customerAccessToken of [exchanged.customerAccessToken, token]) {
    const { data } = await askStorefront(
      accounts.sandbox,
      `mutation ($buyer: CartBuyerIdentityInput!) { cartCreate(input: { buyerIdentity: $buyer }) {
        cart { buyerIdentity { customer { email } } } userErrors { code } } }`,
      { buyer: { customerAccessToken } },
    );
    expect(data).toMatchObject({
      cartCreate: {
        cart: { buyerIdentity: { customer: { email: 'three@lintel.example' } } },
        userErrors: [],
      },
    });
  }
});

test('without a token, or without a query, nothing is told', async () => {
  for (const token of ['', 'shcat_nonsense']) {
    const response = await accounts.post(token, { query: '{ shop { name } }' });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ errors: 'User does not have access' });
  }
  const token = await tokenOf('zero@lintel.example');
  expect((await accounts.post(token, { variables: {} })).status).toBe(400);
});

test('what the schema does not have is refused, what the sandbox does not have is named', async () => {
  const token = await tokenOf('zero@lintel.example');
  const unknown = await accounts.ask(token, '{ customer { email } }');
  expect(unknown).toMatchObject({
    errors: [
      {
        message: "Field 'email' doesn't exist on type 'Customer'",
        extensions: { code: 'undefinedField' },
      },
    ],
  });
  const missing = await accounts.ask(token, '{ customer { imageUrl } }');
  expect(missing.errors).toMatchObject([
    {
      message: "Field 'Customer.imageUrl' is not implemented in the sandbox",
      extensions: { code: 'NOT_IMPLEMENTED' },
    },
  ]);
  const page = await accounts.ask(token, '{ customer { orders(first: 251) { nodes { id } } } }');
  expect(page.errors[0]?.extensions?.code).toBe('BAD_REQUEST');
});

test('a customer who asks for too much at once is throttled, and served again later', async () => {
  const token = await tokenOf('many@lintel.example');
  const costly =
    '{ customer { orders(first: 31) { nodes { lineItems(first: 80) { nodes { id } } } } } }';
  const first = await accounts.ask(token, costly);
  expect(first.cost?.throttleStatus).toMatchObject({ maximumAvailable: 7500, restoreRate: 100 });
  // A query is first charged for everything that it could return, and then refunded for what it didn't return.
  expect(first.cost?.actualQueryCost).toBeLessThan(first.cost!.requestedQueryCost / 5);
  let { errors } = first;
  for (let asked = 1; asked < 100 && errors.length === 0; asked += 1)
    ({ errors } = await accounts.ask(token, costly));
  expect(errors).toMatchObject([{ message: 'Throttled', extensions: { code: 'THROTTLED' } }]);
  await accounts.advance(75_000);
  expect((await accounts.ask(token, costly)).errors).toEqual([]);
});

/** The account documents of Hydrogen's skeleton template for 2024-07. */
const documents: [string, Record<string, unknown>][] = [
  ['customer-details', {}],
  ['customer-orders', { first: 20, last: null, startCursor: null, endCursor: null }],
  ['customer-order', { orderId: 'gid://shopify/Order/5100000000970' }],
  ['customer-update', { customer: { firstName: 'Mina' } }],
  ['customer-address-create', { address: mill, defaultAddress: false }],
  ['customer-address-update', { address: mill, addressId: 'gid://shopify/CustomerAddress/1' }],
  ['customer-address-delete', { addressId: 'gid://shopify/CustomerAddress/1' }],
];
test('the skeleton’s documents are answered', async () => {
  const token = await tokenOf('many@lintel.example');
  for (const [name, variables] of documents) {
    const place = new URL(`documents/skeleton-account/${name}.graphql`, import.meta.url);
    const data = await read<Record<string, unknown>>(token, readFileSync(place, 'utf8'), variables);
    expect(Object.values(data), name).not.toContain(null);
  }
});
