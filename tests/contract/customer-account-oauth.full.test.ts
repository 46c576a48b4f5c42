import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  callback,
  confidentialClient,
  forms,
  openAccounts,
  origin,
  publicClient,
  type Accounts,
} from '../support/accounts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
beforeEach(() => accounts.sandbox.reset());
afterAll(() => accounts.sandbox.stop());

const three = 'three@lintel.example';
const errorOf = async (response: Response) => ({
  status: response.status,
  error: ((await response.json()) as { error: string }).error,
});
const change = (name: string) =>
  accounts.sandbox.fetch('/__standin/accounts', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ change: name }),
  });

test('discovery names the addresses, below the sandbox’s own', async () => {
  const { openid } = accounts;
  expect(openid).toMatchObject({
    issuer: `${accounts.sandbox.origin}/authentication/60210001`,
    authorization_endpoint: `${openid.issuer}/oauth/authorize`,
    token_endpoint: `${openid.issuer}/oauth/token`,
    end_session_endpoint: `${openid.issuer}/logout`,
    jwks_uri: `${openid.issuer}/.well-known/jwks.json`,
  });
  expect(await accounts.sandbox.json('/.well-known/customer-account-api')).toMatchObject({
    graphql_api: `${accounts.sandbox.origin}/60210001/account/customer/api/2024-07/graphql`,
  });
});

test('a customer signs in with a code that comes by mail, and the client gets tokens', async () => {
  const browser = accounts.browser();
  const start = await browser.authorize({ nonce: 'n-1', login_hint: three, region_country: 'AU' });
  expect(start.status).toBe(200);
  const page = await start.text();
  expect(page).toContain(`value="${three}"`);
  expect(page).toContain('Shopping in Australia');
  const back = await browser.enterCode(await browser.enterEmail(page, three), three);
  expect(back.origin + back.pathname).toBe(callback);
  expect(back.searchParams.get('state')).toBe('s-1');
  const tokens = await accounts.redeem(back);
  expect(tokens).toMatchObject({ expires_in: 7200, token_type: 'Bearer' });
  expect(tokens.access_token).toMatch(/^shcat_/);
  expect(tokens.refresh_token).toMatch(/^shcrt_/);
  const keys = createRemoteJWKSet(new URL(accounts.openid.jwks_uri));
  const { payload } = await jwtVerify(tokens.id_token, keys, {
    issuer: accounts.openid.issuer,
    audience: publicClient,
  });
  expect(payload).toMatchObject({ nonce: 'n-1', email: three, sub: '6200000000003' });
});

test('a signed-in browser goes straight through; prompt=none never shows a page', async () => {
  const browser = accounts.browser();
  const silent = await browser.authorize({ prompt: 'none' });
  expect(silent.status).toBe(302);
  expect(silent.headers.get('location')).toContain('error=login_required&');
  await browser.signIn(three);
  for (const prompt of ['none', '']) {
    const again = await browser.authorize(prompt ? { prompt } : {});
    expect(new URL(again.headers.get('location') ?? '').searchParams.get('code')).toBeTruthy();
  }
});

test('signing in creates an account for a new customer', async () => {
  const tokens = await accounts.redeem(await accounts.browser().signIn('New@example.com'));
  expect(decodeJwt(tokens.id_token)['email']).toBe('new@example.com');
});

test('a wrong code is told, five of them end the sign-in', async () => {
  const browser = accounts.browser();
  const page = await (await browser.authorize({})).text();
  const codePage = await browser.enterEmail(page, three);
  const wrong = { ...forms(codePage)[0], code: 'x' };
  const answers = [];
  for (let time = 0; time < 5; time += 1) answers.push(await browser.post(wrong));
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 400]);
  expect((await browser.post({ ...wrong, code: await accounts.codeFor(three) })).status).toBe(400);
});

describe('an authorization request', () => {
  test.each([
    [
      'an address that is not registered',
      { redirect_uri: 'https://evil.example/accounts/authorize' },
    ],
    ['another path of the storefront', { redirect_uri: `${origin}/elsewhere` }],
    ['an unknown client', { client_id: 'nobody' }],
  ])('with %s is refused on the spot', async (_name, wrong) => {
    const response = await accounts.browser().authorize(wrong);
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
  });

  test.each([
    ['invalid_request', { code_challenge: '' }],
    ['invalid_request', { code_challenge_method: 'plain' }],
    ['invalid_request', { state: '' }],
    ['invalid_scope', { scope: 'email' }],
    ['invalid_scope', { scope: 'openid everything' }],
    ['unsupported_response_type', { response_type: 'token' }],
  ])('is sent back with %s for %o', async (error, wrong) => {
    const response = await accounts.browser().authorize(wrong);
    const back = new URL(response.headers.get('location') ?? '');
    expect(back.origin + back.pathname).toBe(callback);
    expect(back.searchParams.get('error')).toBe(error);
  });
});

describe('the token address', () => {
  test.each([
    ['invalid_grant', 400, { code_verifier: 'wrong' }, {}],
    ['invalid_grant', 400, { redirect_uri: `${origin}/account/authorize` }, {}],
    ['invalid_grant', 400, { code: 'unknown' }, {}],
    ['unsupported_grant_type', 400, { grant_type: 'password' }, {}],
    ['invalid_client', 401, { client_id: 'nobody' }, {}],
    ['invalid_client', 401, { client_id: confidentialClient }, {}],
    ['invalid_token', 401, {}, { origin: 'https://evil.example' }],
  ])('answers %s, %d for %o %o', async (error, status, wrong, headers) => {
    const back = await accounts.browser().signIn(three);
    expect(
      await errorOf(await accounts.askToken({ ...accounts.grant(back), ...wrong }, headers)),
    ).toEqual({
      error,
      status,
    });
  });

  test('wants a User-Agent', async () => {
    const response = await accounts.askToken({}, { 'user-agent': '' });
    expect(response.status).toBe(403);
    expect(await response.text()).toBe('You do not have permission to access this website');
  });

  test('refuses another client’s code, and one that is too old', async () => {
    const refused = { status: 400, error: 'invalid_grant' };
    const { client_id: _public, ...foreign } = accounts.grant(
      await accounts.browser().signIn(three),
    );
    expect(await errorOf(await accounts.askToken(foreign, accounts.basic()))).toEqual(refused);
    const late = await accounts.browser().signIn(three);
    await accounts.advance(11 * 60_000);
    expect(await errorOf(await accounts.askToken(accounts.grant(late)))).toEqual(refused);
  });

  test('takes a code once; the second time its tokens end', async () => {
    const back = await accounts.browser().signIn(three);
    const tokens = await accounts.redeem(back);
    expect(await accounts.statusOf(tokens.access_token)).toBe(200);
    const replayed = await accounts.askToken(accounts.grant(back));
    expect(await errorOf(replayed)).toEqual({ status: 400, error: 'invalid_grant' });
    expect(await accounts.statusOf(tokens.access_token)).toBe(401);
  });

  test('rotates refresh tokens; an old, a foreign and an expired one are refused', async () => {
    const first = await accounts.redeem(await accounts.browser().signIn(three));
    const refresh = (token: string, client = publicClient) =>
      accounts.askToken({ grant_type: 'refresh_token', refresh_token: token, client_id: client });
    const second = (await (await refresh(first.refresh_token)).json()) as typeof first;
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(second).not.toHaveProperty('id_token');
    expect(await accounts.statusOf(second.access_token)).toBe(200);
    const refused = { status: 400, error: 'invalid_grant' };
    expect(await errorOf(await refresh(first.refresh_token))).toEqual(refused);
    const foreign = accounts.askToken(
      { grant_type: 'refresh_token', refresh_token: second.refresh_token },
      accounts.basic(),
    );
    expect(await errorOf(await foreign)).toEqual(refused);
    await change('expire-refresh');
    expect(await errorOf(await refresh(second.refresh_token))).toEqual(refused);
  });

  test('gives a confidential client tokens for its secret, without PKCE', async () => {
    const asked = { client_id: confidentialClient, code_challenge: '', code_challenge_method: '' };
    const back = await accounts.browser().signIn(three, asked);
    const { code_verifier: _unused, ...grant } = accounts.grant(back, confidentialClient);
    const wrong = await accounts.askToken(grant, accounts.basic('guessed'));
    expect(await errorOf(wrong)).toEqual({ status: 401, error: 'invalid_client' });
    const right = await accounts.askToken(grant, { ...accounts.basic(), origin: '' });
    expect(right.status).toBe(200);
  });
});

test('a token without the API’s scope opens nothing before it is exchanged', async () => {
  const scope = 'openid email https://api.customers.com/auth/customer.graphql';
  const tokens = await accounts.redeem(await accounts.browser().signIn(three, { scope }));
  expect(await accounts.statusOf(tokens.access_token)).toBe(401);
});

test('access tokens expire and can be revoked', async () => {
  const { access_token } = await accounts.redeem(await accounts.browser().signIn(three));
  await change('expire-access');
  expect(await accounts.statusOf(access_token)).toBe(401);
  const { access_token: other } = await accounts.redeem(await accounts.browser().signIn(three));
  await change('revoke');
  expect(await accounts.statusOf(other)).toBe(401);
});

test('signing out ends session and tokens, and leads to a registered address only', async () => {
  const browser = accounts.browser();
  const tokens = await accounts.redeem(await browser.signIn(three));
  const logout = (values: Record<string, string>) =>
    browser.get(
      `${accounts.openid.end_session_endpoint}?${new URLSearchParams(values).toString()}`,
    );
  expect((await logout({ id_token_hint: 'nonsense' })).status).toBe(400);
  const hint = { id_token_hint: tokens.id_token };
  const evil = await logout({ ...hint, post_logout_redirect_uri: 'https://evil.example/' });
  expect(evil.status).toBe(400);
  expect(await accounts.statusOf(tokens.access_token)).toBe(200);
  const out = await logout({ ...hint, post_logout_redirect_uri: `${origin}/` });
  expect(out.headers.get('location')).toBe(`${origin}/`);
  expect(await accounts.statusOf(tokens.access_token)).toBe(401);
  expect((await browser.authorize({ prompt: 'none' })).headers.get('location')).toContain(
    'login_required',
  );
});

test('the shop’s account page is Shopify’s, and its legacy operations know nobody', async () => {
  const moved = await accounts.sandbox.fetch('/account');
  expect(moved.headers.get('location')).toBe(`${accounts.sandbox.origin}/60210001/account`);
  const { errors, payload } = await accounts.signInWithPassword(three);
  expect(errors).toEqual([]);
  expect(payload).toMatchObject({
    customerAccessToken: null,
    customerUserErrors: [{ code: 'UNIDENTIFIED_CUSTOMER' }],
  });
});

test('faults hit each of the addresses, in their own form', async () => {
  await accounts.sandbox.fault({
    service: 'accounts',
    operation: 'token',
    mode: 'http-500',
    times: 1,
  });
  expect(await errorOf(await accounts.askToken({}))).toEqual({
    status: 500,
    error: 'server_error',
  });
  const { access_token } = await accounts.redeem(await accounts.browser().signIn(three));
  await accounts.sandbox.fault({
    service: 'accounts',
    operation: 'graphql',
    mode: 'throttled',
    times: 1,
  });
  const { errors } = await accounts.ask(access_token, '{ customer { id } }');
  expect(errors[0]?.extensions?.code).toBe('THROTTLED');
});
