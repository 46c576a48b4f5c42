/** A sandbox with hosted accounts, and browsers that sign in to these accounts. */
import { createHash } from 'node:crypto';
import { sandboxVars } from '../../sandbox/host/sandbox-worker';
import { startSandbox, type Sandbox } from './sandbox';
import { askStorefront, type Reply } from './storefront-api';

export const publicClient = sandboxVars.ACCOUNTS_PUBLIC_CLIENT;
export const confidentialClient = sandboxVars.ACCOUNTS_CONFIDENTIAL_CLIENT;

export const origin = 'http://localhost:3000';
export const callback = `${origin}/accounts/authorize`;

const verifier = 'a-verifier-that-is-long-enough-for-its-purpose-0123456789';
const challenge = createHash('sha256').update(verifier).digest('base64url');

type Values = Record<string, string>;
type Tokens = Record<'access_token' | 'refresh_token' | 'id_token', string>;
type OpenId = Record<
  'issuer' | 'authorization_endpoint' | 'token_endpoint' | 'end_session_endpoint' | 'jwks_uri',
  string
>;
type Mail = { to: string; subject: string };

export const forms = (page: string): Values[] =>
  [...page.matchAll(/<form[^>]*>(.*?)<\/form>/gs)].map(([, form = '']) =>
    Object.fromEntries(
      [...form.matchAll(/<input[^>]*?name="([^"]*)"[^>]*?value="([^"]*)"/gs)].map(
        ([, name = '', value = '']) => [name, value],
      ),
    ),
  );

export type Accounts = Awaited<ReturnType<typeof openAccounts>>;

/** Starts a sandbox. Stop it in `afterAll`. */
export async function openAccounts() {
  const sandbox: Sandbox = await startSandbox({ vars: { ACCOUNTS: 'customer-account-api' } });
  const openid = await sandbox.json<OpenId>('/.well-known/openid-configuration');
  const { graphql_api } = await sandbox.json<{ graphql_api: string }>(
    '/.well-known/customer-account-api',
  );
  const codeFor = async (email: string) => {
    const mails = await sandbox.json<Mail[]>('/__standin/mailbox');
    return mails.find(({ to }) => to === email.toLowerCase())?.subject.slice(0, 6) ?? '';
  };
  const askToken = (values: Values, headers: Values = {}) =>
    fetch(openid.token_endpoint, {
      method: 'POST',
      headers: { origin, 'user-agent': 'the storefront', ...headers },
      body: new URLSearchParams(values),
    });
  const grant = (back: URL, client = publicClient) => ({
    grant_type: 'authorization_code',
    client_id: client,
    redirect_uri: callback,
    code: back.searchParams.get('code') ?? '',
    code_verifier: verifier,
  });
  const post = (accessToken: string, body: unknown) =>
    fetch(graphql_api, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'the storefront',
        authorization: accessToken,
      },
      body: JSON.stringify(body),
    });

  return {
    sandbox,
    openid,
    codeFor,
    askToken,
    grant,
    browser: () => openBrowser(openid, codeFor),
    redeem: async (back: URL) => (await (await askToken(grant(back))).json()) as Tokens,
    advance: (advanceMs: number) =>
      sandbox.fetch('/__standin/clock', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ advanceMs }),
      }),
    basic: (secret = sandboxVars.ACCOUNTS_SECRET): Values => ({
      authorization: `Basic ${btoa(`${confidentialClient}:${secret}`)}`,
    }),
    statusOf: async (accessToken: string) =>
      (await post(accessToken, { query: '{ shop { name } }' })).status,
    post,
    async ask<Data = Record<string, unknown>>(
      accessToken: string,
      query: string,
      variables: Record<string, unknown> = {},
    ) {
      const response = await post(accessToken, { query, variables });
      const {
        data,
        errors = [],
        extensions,
      } = (await response.json()) as {
        data?: Data;
        errors?: Reply<Data>['errors'];
        extensions?: {
          cost: {
            requestedQueryCost: number;
            actualQueryCost: number;
            throttleStatus: Record<string, number>;
          };
        };
      };
      return { data, errors, cost: extensions?.cost };
    },
    async signInWithPassword(email: string) {
      const { data, errors } = await askStorefront(
        sandbox,
        `mutation ($input: CustomerAccessTokenCreateInput!) { customerAccessTokenCreate(input: $input) {
          customerAccessToken { accessToken } customerUserErrors { code } } }`,
        { input: { email, password: 'lintel-demo' } },
      );
      return { errors, payload: data?.['customerAccessTokenCreate'] };
    },
  };
}

/** A browser without scripts that keeps the cookie. */
function openBrowser(openid: OpenId, codeFor: (email: string) => Promise<string>) {
  let cookie = '';
  const send = async (address: string, init: RequestInit = {}) => {
    const response = await fetch(address, { redirect: 'manual', headers: { cookie }, ...init });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return response;
  };
  const browser = {
    get: (address: string) => send(address),
    /** Omits empty values. */
    authorize(values: Values) {
      const all = {
        client_id: publicClient,
        response_type: 'code',
        redirect_uri: callback,
        scope: 'openid email customer-account-api:full',
        state: 's-1',
        code_challenge: challenge,
        code_challenge_method: 'S256',
        ...values,
      };
      const given = Object.entries(all).filter(([, value]) => value !== '');
      return send(`${openid.authorization_endpoint}?${new URLSearchParams(given).toString()}`);
    },
    post: (values: Values) =>
      send(`${openid.issuer}/login`, { method: 'POST', body: new URLSearchParams(values) }),
    /** Returns the page that asks for the code. */
    enterEmail: async (page: string, email: string) =>
      (await browser.post({ ...forms(page)[0], email })).text(),
    async enterCode(page: string, email: string) {
      const answer = await browser.post({ ...forms(page)[0], code: await codeFor(email) });
      return new URL(answer.headers.get('location') ?? '');
    },
    async signIn(email: string, values: Values = {}) {
      const page = await (await browser.authorize(values)).text();
      return browser.enterCode(await browser.enterEmail(page, email), email);
    },
  };
  return browser;
}
