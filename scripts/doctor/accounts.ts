/** Checks that Shopify's customer accounts match the setting ACCOUNTS and accept this storefront. Changes nothing. */
import * as v from 'valibot';
import type { Env } from '~/platform/env.server';
import { ask, hostOf, isLocal, jsonOf, outcomeOf, type Answer, type Silence } from './ask';
import type { Deployment } from './deployment';
import { mistake, settingIn, type Finding } from './finding';

export interface AccountsFacts {
  /** legacy: customers sign in on the online store. new: customers sign in at Shopify. */
  kind: 'legacy' | 'new' | 'unknown';
  /** Only for hosted accounts. */
  discovery?: Discovery;
  /** The sign-in page's response to this client and callback. */
  authorize?: { status: number; outcome: string; text: string };
}

interface Discovery {
  outcome: string;
  openid?: v.InferOutput<typeof openid>;
  api?: v.InferOutput<typeof api>;
}

const openid = v.object({
  issuer: v.string(),
  authorization_endpoint: v.string(),
  token_endpoint: v.string(),
  end_session_endpoint: v.string(),
  jwks_uri: v.string(),
  scopes_supported: v.optional(v.array(v.string())),
});
const api = v.object({ graphql_api: v.string() });

const scope = 'openid email customer-account-api:full';
const callbackOf = ({ SITE_URL }: Pick<Env, 'SITE_URL'>) => `${SITE_URL}/account/authorize`;

export async function askAccounts(env: Env): Promise<AccountsFacts> {
  if (env.ACCOUNTS === 'off') return { kind: 'unknown' };
  if (env.ACCOUNTS === 'legacy') return { kind: await whoSignsIn(env) };
  const [kind, discovery] = await Promise.all([whoSignsIn(env), discover(env)]);
  const address = discovery.openid?.authorization_endpoint;
  if (!address || !env.CUSTOMER_ACCOUNT_CLIENT_ID || !isTrusted(address, env))
    return { kind, discovery };
  const answer = await ask(authorizeAddress(address, env, env.CUSTOMER_ACCOUNT_CLIENT_ID));
  const { status } = answer;
  const text = status === 0 ? '' : (answer as Answer).text;
  return { kind, discovery, authorize: { status, outcome: outcomeOf(answer), text } };
}

const originOf = ({ SHOPIFY_STORE_DOMAIN: domain }: Env): string =>
  domain.includes('://') ? domain : `https://${domain}`;

async function discover(env: Env): Promise<Discovery> {
  const read = (name: string) => ask(new URL(`/.well-known/${name}`, originOf(env)).href);
  const [one, other] = await Promise.all([
    read('openid-configuration'),
    read('customer-account-api'),
  ]);
  const parsed = <T>(schema: v.GenericSchema<unknown, T>, answer: Answer | Silence) => {
    const found = v.safeParse(schema, jsonOf(answer));
    return found.success ? found.output : undefined;
  };
  return {
    outcome: outcomeOf(one.status === 200 ? other : one),
    openid: parsed(openid, one),
    api: parsed(api, other),
  };
}

/** Loading the sign-in page starts no sign-in. */
function authorizeAddress(address: string, env: Env, clientId: string): string {
  const url = new URL(address);
  const asked = {
    client_id: clientId,
    response_type: 'code',
    redirect_uri: callbackOf(env),
    scope,
    state: 'doctor',
    nonce: 'doctor',
    // This challenge's verifier is unknown, so no code can be redeemed.
    code_challenge: 'bvPdk6g_lCLFDzebh2G6wxX5yPwmges_8_89IJzGSTk',
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  return url.href;
}

/** Customers and tokens may be sent only to hosts of Shopify or of the shop's domain. */
function isTrusted(address: string, env: Env): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, hostname } = new URL(address);
  const shop = hostOf(env.SHOPIFY_STORE_DOMAIN);
  if (host === shop) return protocol === 'https:' || isLocal(host);
  if (protocol !== 'https:') return false;
  const own = Object.values(env.STORE_URLS).map(hostOf);
  // The storefront isn't one of these endpoints.
  if (own.includes(host)) return false;
  return (
    /(?:^|\.)(?:shopify\.com|myshopify\.com)$/.test(hostname) ||
    own.some((one) => domainOf(one) === domainOf(host))
  );
}

/** 'brand.co.uk' for 'www.brand.co.uk:443'. A suffix such as co.uk counts as one label. */
function domainOf(host = ''): string {
  const labels = host.replace(/:\d+$/, '').split('.');
  const isWide = /^(?:co|com|net|org)$/.test(labels.at(-2) ?? '') && labels.length > 2;
  return labels.slice(isWide ? -3 : -2).join('.');
}

/** Menu paths in Shopify's admin. Their wording changes. */
const admin = {
  accounts: 'Shopify: Settings > Customer accounts',
  client:
    'Shopify: Sales channels > Headless (or Hydrogen) > your storefront > Customer Account API',
};
const guide = 'docs/guides/running/accounts.md';

export function checkAccounts(facts: AccountsFacts, env: Env, deployment: Deployment): Finding[] {
  const { name } = deployment;
  if (env.ACCOUNTS === 'legacy')
    return facts.kind === 'new'
      ? [
          mistake(
            'The shop has new customer accounts, but ACCOUNTS is legacy.',
            `${settingIn(name, 'ACCOUNTS')}: customer-account-api, or off; see ${guide}. Or ${admin.accounts} > Legacy, which new shops do not offer`,
            'Customers cannot register or sign in with a password.',
          ),
        ]
      : [];
  if (env.ACCOUNTS === 'off') return [];
  return [
    ...checkSite(env, name),
    ...checkKind(facts, env, name),
    ...checkClient(facts, env, name),
  ];
}

function checkSite({ SITE_URL, SHOPIFY_STORE_DOMAIN }: Env, name: string): Finding[] {
  // The sandbox accepts any callback.
  if (isLocal(SHOPIFY_STORE_DOMAIN)) return [];
  if (SITE_URL.startsWith('https:') && !isLocal(SITE_URL)) return [];
  return [
    mistake(
      `SITE_URL is ${SITE_URL}, but Shopify accepts no http or local callbacks.`,
      `${settingIn(name, 'SITE_URL')}: a public https address; for development a tunnel's, see ${guide}`,
      'Customers cannot sign in.',
    ),
  ];
}

function checkKind({ kind, discovery }: AccountsFacts, env: Env, name: string): Finding[] {
  if (!discovery) return [];
  if (kind === 'legacy')
    return [
      mistake(
        'The shop has legacy customer accounts, but ACCOUNTS is customer-account-api.',
        `${admin.accounts}; or ${settingIn(name, 'ACCOUNTS')}: legacy`,
        'Customers cannot sign in.',
      ),
    ];
  const { openid: found, api: graphql, outcome } = discovery;
  if (!found || !graphql)
    return [
      mistake(
        `${env.SHOPIFY_STORE_DOMAIN} does not publish its sign-in endpoints (${outcome}).`,
        `${admin.accounts}: must be the new ones; ${settingIn(name, 'SHOPIFY_STORE_DOMAIN')}`,
        'Customers cannot sign in.',
      ),
    ];
  const named = [
    ...[found.issuer, found.authorization_endpoint, found.token_endpoint],
    ...[found.end_session_endpoint, found.jwks_uri, graphql.graphql_api],
  ];
  const strange = named.find((address) => !isTrusted(address, env));
  if (strange)
    return [
      mistake(
        `The shop names ${strange} for signing in, which is neither on Shopify nor on your domain.`,
        `${settingIn(name, 'SHOPIFY_STORE_DOMAIN')}: must be your shop's .myshopify.com; ${admin.accounts}`,
        'Customers and their tokens would be sent there.',
      ),
    ];
  const missing = scope.split(' ').filter((one) => found.scopes_supported?.includes(one) === false);
  return missing.length > 0
    ? [
        mistake(
          `The shop does not offer the scope ${missing.join(' ')}.`,
          `${admin.client}: permissions`,
          'Customers cannot sign in or see their orders.',
        ),
      ]
    : [];
}

function checkClient({ authorize }: AccountsFacts, env: Env, name: string): Finding[] {
  if (!authorize || (authorize.status >= 200 && authorize.status < 400)) return [];
  const { status, outcome, text } = authorize;
  if (status === 0 || status >= 500)
    return [
      mistake(
        `Shopify's sign-in page does not respond (${outcome}).`,
        'https://www.shopifystatus.com, then run the doctor again',
        'Customers cannot sign in.',
      ),
    ];
  if (/redirect_uri/i.test(text))
    return [
      mistake(
        `Shopify does not know the callback ${callbackOf(env)}.`,
        `${admin.client} > Application setup > Callback URI: exactly this address`,
        'Customers cannot sign in.',
      ),
    ];
  return [
    mistake(
      `Shopify refuses CUSTOMER_ACCOUNT_CLIENT_ID (${outcome}).`,
      `${admin.client}: the Client ID; ${settingIn(name, 'CUSTOMER_ACCOUNT_CLIENT_ID')}. Callback URI: ${callbackOf(env)}`,
      'Customers cannot sign in.',
    ),
  ];
}

/** Accounts are of the new kind if the online store's sign-in page redirects to a host of Shopify. */
async function whoSignsIn(env: Env): Promise<AccountsFacts['kind']> {
  const own = [env.SITE_URL, ...Object.values(env.STORE_URLS)].map(hostOf);
  let address = new URL('/account/login', originOf(env));
  for (let hops = 0; hops < 4; hops += 1) {
    const answer = await ask(address.href);
    if (answer.status === 200) return answerHasPassword(answer as Answer) ? 'legacy' : 'unknown';
    const to =
      answer.status >= 300 && answer.status < 400 && (answer as Answer).headers.get('location');
    if (!to || !URL.canParse(to, address)) return 'unknown';
    address = new URL(to, address);
    if (own.includes(address.host)) return 'unknown';
    if (isNewAccount(address)) return 'new';
  }
  return 'unknown';
}

const answerHasPassword = ({ text }: Answer): boolean => /type=["']?password/i.test(text);

const isNewAccount = ({ hostname, pathname }: URL): boolean =>
  (hostname === 'shopify.com' && /^\/(?:authentication\/)?\d+\//.test(`${pathname}/`)) ||
  hostname.startsWith('account.') ||
  pathname.startsWith('/customer_authentication/');
