import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listCountries } from '~/features/account/countries.server';
import { startSandbox, type Sandbox } from '../support/sandbox';
import { askStorefront, readStorefront } from '../support/storefront-api';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.stop());

const errors = 'customerUserErrors { code field message }';
const token = 'customerAccessToken { accessToken expiresAt }';

/** Sends the mutation `field`. `types` declares its arguments: 'resetUrl: URL!, password: String!'. */
async function change(field: string, types: string, selection: string, variables: object) {
  const declared = types.replace(/(\w+):/g, '$$$1:');
  const passed = types.replace(/(\w+): [\w!]+/g, '$1: $$$1');
  const reply = await askStorefront<Record<string, Record<string, unknown> | null>>(
    sandbox,
    `mutation (${declared}) { ${field}(${passed}) { ${selection} } }`,
    variables as Record<string, unknown>,
  );
  return { payload: reply.data?.[field], errors: reply.errors };
}

const signIn = async (email: string, password = 'lintel-demo') => {
  const { payload } = await change(
    'customerAccessTokenCreate',
    'input: CustomerAccessTokenCreateInput!',
    `${token} ${errors}`,
    { input: { email, password } },
  );
  return (payload?.['customerAccessToken'] as { accessToken: string } | null)?.accessToken;
};

const isSignedIn = async (accessToken: string | undefined) =>
  (
    await readStorefront<{ customer: unknown }>(
      sandbox,
      'query ($t: String!) { customer(customerAccessToken: $t) { email } }',
      { t: accessToken },
    )
  ).customer !== null;

type Mail = { to: string; subject: string; links: { href: string }[] };
const lastLink = async () => (await sandbox.json<Mail[]>('/__standin/mailbox'))[0]?.links[0]?.href;

const recover = (email: string) => change('customerRecover', 'email: String!', errors, { email });
const reset = (resetUrl: string, password: string) =>
  change('customerResetByUrl', 'resetUrl: URL!, password: String!', `${token} ${errors}`, {
    resetUrl,
    password,
  });

test('a reset link comes by mail, sets a password once and ends older tokens', async () => {
  const old = await signIn('three@lintel.example');
  expect((await recover('THREE@lintel.example')).payload).toEqual({ customerUserErrors: [] });
  const link = (await lastLink()) ?? '';
  expect(new URL(link).pathname).toMatch(/^\/account\/reset\/6200000000003\/[0-9a-f]{32}-\d+$/);
  expect((await reset(link, 'a new password')).payload).toMatchObject({
    customerAccessToken: { accessToken: expect.any(String) },
    customerUserErrors: [],
  });
  expect(await isSignedIn(old)).toBe(false);
  expect(await signIn('three@lintel.example')).toBeUndefined();
  expect(await signIn('three@lintel.example', 'a new password')).toBeDefined();
  const again = await reset(link, 'another password');
  expect(again.payload?.['customerUserErrors']).toEqual([
    { code: 'TOKEN_INVALID', field: ['input'], message: 'Invalid reset token' },
  ]);
});

test('a shop with legacy accounts has none at Shopify', async () => {
  const addresses = [
    '/.well-known/openid-configuration',
    '/authentication/60210001/oauth/authorize',
    '/account',
  ];
  for (const address of addresses) expect((await sandbox.fetch(address)).status).toBe(404);
});

test('recovering tells an unknown e-mail, and stops a shopper who asks too often', async () => {
  expect((await recover('nobody@example.com')).payload).toEqual({
    customerUserErrors: [
      { code: 'UNIDENTIFIED_CUSTOMER', field: ['email'], message: 'Could not find customer' },
    ],
  });
  for (let time = 0; time < 9; time += 1) await recover('nobody@example.com');
  const limited = await recover('three@lintel.example');
  expect(limited.payload).toBeNull();
  expect(limited.errors[0]?.message).toBe(
    'Resetting password limit exceeded. Please try again later.',
  );
});

test('an unknown link is a top-level error', async () => {
  const { payload, errors: top } = await reset(
    'https://shop.example/account/reset/1/x',
    'long enough',
  );
  expect(payload).toBeNull();
  expect(top[0]).toMatchObject({
    message: 'Unidentified customer',
    extensions: { code: 'NOT_FOUND' },
  });
});

test('an invited customer activates the account with the mailed link, once', async () => {
  const created = await change('customerCreate', 'input: CustomerCreateInput!', errors, {
    input: { email: 'invited@lintel.example', password: 'long enough' },
  });
  expect(created.payload?.['customerUserErrors']).toMatchObject([
    { code: 'CUSTOMER_DISABLED', message: expect.stringMatching(/^We have sent an email to/) },
  ]);
  const [id = '', secret = ''] = (await lastLink())?.split('/').slice(-2) ?? [];
  const activate = (activationToken: string) =>
    change('customerActivate', 'id: ID!, input: CustomerActivateInput!', `${token} ${errors}`, {
      id: `gid://shopify/Customer/${id}`,
      input: { activationToken, password: 'long enough' },
    });
  expect((await activate('wrong')).payload?.['customerUserErrors']).toEqual([
    { code: 'TOKEN_INVALID', field: ['input'], message: 'Invalid activation token' },
  ]);
  expect((await activate(secret)).payload).toMatchObject({ customerUserErrors: [] });
  expect((await activate(secret)).payload?.['customerUserErrors']).toMatchObject([
    { code: 'ALREADY_ENABLED', message: 'Customer already enabled' },
  ]);
  expect(await signIn('invited@lintel.example', 'long enough')).toBeDefined();
});

test('an account is activated by the address of the link, if it names a known customer', async () => {
  await change('customerCreate', 'input: CustomerCreateInput!', errors, {
    input: { email: 'invited@lintel.example', password: 'long enough' },
  });
  const link = (await lastLink()) ?? '';
  const activate = (activationUrl: string) =>
    change(
      'customerActivateByUrl',
      'activationUrl: URL!, password: String!',
      `${token} ${errors}`,
      {
        ...{ activationUrl, password: 'long enough' },
      },
    );
  const unknown = await activate('https://shop.example/account/activate/999/abc');
  expect(unknown.errors).toMatchObject([
    { message: 'Unidentified customer', extensions: { code: 'NOT_FOUND' } },
  ]);
  expect((await activate(`${link}x`)).payload?.['customerUserErrors']).toMatchObject([
    { code: 'TOKEN_INVALID' },
  ]);
  expect((await activate(link)).payload).toMatchObject({
    customerAccessToken: { accessToken: expect.any(String) },
    customerUserErrors: [],
  });
});

test('a changed password rotates the token; an e-mail cannot be changed', async () => {
  const accessToken = await signIn('zero@lintel.example');
  const update = (customer: object) =>
    change(
      'customerUpdate',
      'customerAccessToken: String!, customer: CustomerUpdateInput!',
      `${token} ${errors}`,
      { customerAccessToken: accessToken, customer },
    );
  expect((await update({ email: 'other@example.com' })).payload).toMatchObject({
    customerUserErrors: [{ code: 'INVALID', message: 'CustomerUpdate access denied' }],
  });
  const { payload } = await update({ password: 'changed password' });
  const fresh = payload?.['customerAccessToken'] as { accessToken: string };
  expect(await isSignedIn(accessToken)).toBe(false);
  expect(await isSignedIn(fresh.accessToken)).toBe(true);
});

const addressArguments = 'customerAccessToken: String!, address: MailingAddressInput!';
const create = (accessToken: string | undefined, address: object) =>
  change(
    'customerAddressCreate',
    addressArguments,
    `customerAddress { id firstName countryCodeV2 phone } ${errors}`,
    { customerAccessToken: accessToken, address },
  );
const mill = { address1: '1 Mill Street', city: 'Toronto', country: 'Canada', province: 'Ontario' };

test.each([
  ['+16135550199', '+1 (613) 555-0199'],
  ['+61 255501234', '+61 2 5550 1234'],
  ['0412 345 678', '0412 345 678'],
])('the phone number %s comes back as %s', async (phone, shown) => {
  const { payload } = await create(await signIn('many@lintel.example'), { ...mill, phone });
  expect(payload?.['customerAddress']).toMatchObject({ phone: shown });
});

test('the first address becomes the default, takes the names and carries the token in its id', async () => {
  const accessToken = await signIn('zero@lintel.example');
  const { payload } = await create(accessToken, mill);
  expect(payload?.['customerAddress']).toEqual({
    id: expect.stringContaining(`customer_access_token=${accessToken}`),
    firstName: 'Nora',
    countryCodeV2: 'CA',
    phone: null,
  });
  expect((await create(accessToken, mill)).payload?.['customerUserErrors']).toEqual([
    { code: null, field: ['address'], message: 'Address already exists' },
  ]);
  const { customer } = await readStorefront<{ customer: { defaultAddress: { id: string } } }>(
    sandbox,
    'query ($t: String!) { customer(customerAccessToken: $t) { defaultAddress { id } } }',
    { t: accessToken },
  );
  expect(customer.defaultAddress).toEqual({
    id: (payload?.['customerAddress'] as Mail & { id: string }).id,
  });
});

test('every country of the address form is understood by its name [R-301]', async () => {
  const t = await signIn('zero@lintel.example');
  const countries = listCountries();
  const creates = countries.map(
    ({ label }, index) => `c${index}: customerAddressCreate(customerAccessToken: $t,
      address: { address1: "1 Mill Street", country: ${JSON.stringify(label)} }) {
        customerAddress { countryCodeV2 } }`,
  );
  type Created = Record<string, { customerAddress: { countryCodeV2: string } | null }>;
  const made = await readStorefront<Created>(
    sandbox,
    `mutation ($t: String!) { ${creates.join('\n')} }`,
    { t },
  );
  const codes = countries.map((_each, index) => made[`c${index}`]?.customerAddress?.countryCodeV2);
  expect(countries.filter(({ value }, index) => codes[index] !== value)).toEqual([]);
});

test('a province has Shopify’s code and name, by whichever of its names it is given', async () => {
  const t = await signIn('zero@lintel.example');
  const made = await readStorefront<Record<string, { customerAddress: object | null }>>(
    sandbox,
    `mutation ($t: String!) { ${[
      ['Japan', 'Tokyo'],
      ['Italy', 'Milan'],
      ['Mexico', 'Q ROO'],
      ['Germany', 'Hessen'],
    ]
      .map(
        ([country, province]) => `${country}: customerAddressCreate(customerAccessToken: $t,
          address: { address1: "1 Mill Street", country: "${country}", province: "${province}" }) {
            customerAddress { province provinceCode } }`,
      )
      .join('\n')} }`,
    { t },
  );
  expect(made).toEqual({
    Japan: { customerAddress: { province: 'Tōkyō', provinceCode: 'JP-13' } },
    Italy: { customerAddress: { province: 'Milano', provinceCode: 'MI' } },
    Mexico: { customerAddress: { province: 'Quintana Roo', provinceCode: 'Q ROO' } },
    Germany: { customerAddress: { province: 'Hessen', provinceCode: null } },
  });
});

test("nobody changes another customer's address", async () => {
  const owner = await signIn('zero@lintel.example');
  const { payload } = await create(owner, mill);
  const id = (payload?.['customerAddress'] as { id: string }).id;
  const thief = await signIn('three@lintel.example');
  const gone = [{ code: 'NOT_FOUND', field: ['id'], message: 'Address does not exist' }];
  const removed = await change(
    'customerAddressDelete',
    'customerAccessToken: String!, id: ID!',
    `deletedCustomerAddressId ${errors}`,
    { customerAccessToken: thief, id },
  );
  expect(removed.payload).toEqual({ deletedCustomerAddressId: null, customerUserErrors: gone });
  const denied = await create('nonsense', mill);
  expect(denied.payload).toBeNull();
  expect(denied.errors[0]?.extensions?.code).toBe('ACCESS_DENIED');
});

test('when the default address goes, the first remaining one takes its place', async () => {
  const accessToken = await signIn('three@lintel.example');
  type Book = {
    customer: { defaultAddress: { id: string }; addresses: { nodes: { id: string }[] } };
  };
  const read = () =>
    readStorefront<Book>(
      sandbox,
      'query ($t: String!) { customer(customerAccessToken: $t) { defaultAddress { id } addresses(first: 5) { nodes { id } } } }',
      { t: accessToken },
    );
  const { customer } = await read();
  const [first, second] = customer.addresses.nodes;
  expect(customer.defaultAddress).toEqual(first);
  await change(
    'customerAddressDelete',
    'customerAccessToken: String!, id: ID!',
    `deletedCustomerAddressId ${errors}`,
    { customerAccessToken: accessToken, id: first?.id },
  );
  expect((await read()).customer.defaultAddress).toEqual(second);
});
