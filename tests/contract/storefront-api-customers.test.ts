import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '../support/sandbox';
import { askStorefront, readStorefront } from '../support/storefront-api';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

type Token = { accessToken: string; expiresAt: string };
type SignIn = {
  customerAccessTokenCreate: { customerAccessToken: Token | null; customerUserErrors: unknown[] };
};

const signIn = async (email: string, password: string) =>
  (
    await readStorefront<SignIn>(
      sandbox,
      `mutation ($input: CustomerAccessTokenCreateInput!) { customerAccessTokenCreate(input: $input) {
        customerAccessToken { accessToken expiresAt } customerUserErrors { code field message } } }`,
      { input: { email, password } },
    )
  ).customerAccessTokenCreate;

const register = async (input: object) =>
  (
    await readStorefront<{
      customerCreate: { customer: { email: string } | null; customerUserErrors: unknown[] };
    }>(
      sandbox,
      `mutation ($input: CustomerCreateInput!) { customerCreate(input: $input) {
        customer { id email displayName } customerUserErrors { code field message } userErrors { message } } }`,
      { input },
    )
  ).customerCreate;

const customer = (token: string) =>
  readStorefront<{ customer: Record<string, unknown> | null }>(
    sandbox,
    `query ($token: String!) { customer(customerAccessToken: $token) { email numberOfOrders
      defaultAddress { id formatted(withName: true) } addresses(first: 5) { edges { node { id } } pageInfo { hasNextPage } }
      orders(first: 30, sortKey: PROCESSED_AT, reverse: true) { nodes { id name processedAt statusUrl totalPrice { amount currencyCode }
        lineItems(first: 30) { nodes { title quantity discountedTotalPrice { amount } variant { id weight weightUnit } } } }
        pageInfo { hasNextPage } } } }`,
    { token },
  );

const demo = { email: 'many@lintel.example', password: 'lintel-demo' };

test('a wrong password and an unknown e-mail get the same answer', async () => {
  const answer = {
    customerAccessToken: null,
    customerUserErrors: [
      { code: 'UNIDENTIFIED_CUSTOMER', field: null, message: 'Unidentified customer' },
    ],
  };
  expect(await signIn(demo.email, 'wrong')).toEqual(answer);
  expect(await signIn('nobody@example.com', 'wrong')).toEqual(answer);
});

test('a token lasts 42 days, renews and ends once', async () => {
  const { customerAccessToken } = await signIn('MANY@lintel.example', demo.password);
  const token = customerAccessToken?.accessToken ?? '';
  const days = (Date.parse(customerAccessToken?.expiresAt ?? '') - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(42);
  const renew =
    'mutation ($t: String!) { customerAccessTokenRenew(customerAccessToken: $t) { customerAccessToken { accessToken expiresAt } userErrors { field message } } }';
  expect(await readStorefront(sandbox, renew, { t: token })).toEqual({
    customerAccessTokenRenew: { customerAccessToken, userErrors: [] },
  });
  expect(await readStorefront(sandbox, renew, { t: 'nonsense' })).toMatchObject({
    customerAccessTokenRenew: {
      customerAccessToken: null,
      userErrors: [{ message: 'access token does not exist' }],
    },
  });
  const end =
    'mutation ($t: String!) { customerAccessTokenDelete(customerAccessToken: $t) { deletedAccessToken userErrors { message } } }';
  expect(await readStorefront(sandbox, end, { t: token })).toMatchObject({
    customerAccessTokenDelete: { deletedAccessToken: token },
  });
  expect(await customer(token)).toEqual({ customer: null });
  const again = await askStorefront(sandbox, end, { t: token });
  expect(again.data).toEqual({ customerAccessTokenDelete: null });
  expect(again.errors[0]).toMatchObject({ extensions: { code: 'ACCESS_DENIED' } });
});

test('31 orders and 6 addresses page correctly; address ids carry the token, order ids their key', async () => {
  const token = (await signIn(demo.email, demo.password)).customerAccessToken?.accessToken ?? '';
  const { customer: found } = await customer(token);
  const id = new RegExp(
    `^gid://shopify/MailingAddress/\\d+\\?model_name=CustomerAddress&customer_access_token=${token}$`,
  );
  expect(found).toMatchObject({
    email: demo.email,
    numberOfOrders: '31',
    defaultAddress: { id: expect.stringMatching(id) },
    addresses: { pageInfo: { hasNextPage: true } },
    orders: { pageInfo: { hasNextPage: true } },
  });
  const { nodes } = found?.orders as { nodes: { id: string; processedAt: string }[] };
  expect(nodes[0]?.id).toMatch(/^gid:\/\/shopify\/Order\/\d+\?key=[0-9a-f]{32}$/);
  const dates = nodes.map(({ processedAt }) => processedAt);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('a new account signs in at once; its e-mail is then taken', async () => {
  const input = { email: 'Ada@Example.com', password: 'lamp-light', firstName: 'Ada' };
  expect(await register(input)).toMatchObject({
    customer: { email: 'ada@example.com', displayName: 'Ada' },
  });
  expect((await signIn('ada@example.com', 'lamp-light')).customerUserErrors).toEqual([]);
  expect(await register(input)).toMatchObject({
    customer: null,
    customerUserErrors: [
      { code: 'TAKEN', field: ['input', 'email'], message: 'Email has already been taken' },
    ],
  });
});

test.each([
  [{ email: 'nonsense' }, 'INVALID', 'Email is invalid'],
  [{ password: '' }, 'BLANK', "Password can't be blank"],
  [{ password: 'abcd' }, 'TOO_SHORT', 'Password is too short (minimum is 5 characters)'],
  [{ firstName: '<b>Ada</b>' }, 'CONTAINS_HTML_TAGS', 'First name cannot contain HTML tags'],
])('registration refuses %j', async (wrong, code, message) => {
  const { customer: made, customerUserErrors } = await register({
    email: 'b@example.com',
    password: 'lamp-light',
    ...wrong,
  });
  expect(made).toBeNull();
  expect(customerUserErrors).toMatchObject([{ code, message }]);
});

test("a signed-in buyer's cart names the customer, but only with its key", async () => {
  const token = (await signIn(demo.email, demo.password)).customerAccessToken?.accessToken;
  const { cartCreate } = await readStorefront<{ cartCreate: { cart: { id: string } } }>(
    sandbox,
    'mutation ($input: CartInput) { cartCreate(input: $input) { cart { id buyerIdentity { customer { email } } } } }',
    { input: { buyerIdentity: { customerAccessToken: token } } },
  );
  expect(cartCreate.cart).toMatchObject({ buyerIdentity: { customer: { email: demo.email } } });
  const read = 'query ($id: ID!) { cart(id: $id) { buyerIdentity { customer { email } } } }';
  expect(await readStorefront(sandbox, read, { id: cartCreate.cart.id.split('?')[0] })).toEqual({
    cart: { buyerIdentity: { customer: null } },
  });
});
