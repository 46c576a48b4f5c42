/** Checks that the app for orders without an account gets a token with the required scopes. Reads no order. */
import * as v from 'valibot';
import type { Env } from '~/platform/env.server';
import { hasAdminApi } from '~/services/shopify-admin/admin-settings';
import { adminUrl } from '~/services/shopify-admin/admin-url';
import { ask, jsonOf, outcomeOf, type Answer, type Silence } from './ask';
import { advice, mistake, secretIn, settingIn, type Finding } from './finding';

export interface AdminFacts {
  /** Undefined if the settings are missing. */
  outcome?: string;
  status?: number;
  /** Undefined if Shopify didn't list them. */
  scopes?: string[];
}

const granted = v.object({ access_token: v.string() });
const installation = v.object({
  data: v.object({
    currentAppInstallation: v.object({ accessScopes: v.array(v.object({ handle: v.string() })) }),
  }),
});

export async function askAdmin(env: Env): Promise<AdminFacts> {
  if (!hasAdminApi(env)) return {};
  const first = env.SHOPIFY_ADMIN_TOKEN ? undefined : await askToken(env);
  const token = env.SHOPIFY_ADMIN_TOKEN ?? tokenIn(first!);
  if (token === undefined) return factsOf(first!);
  const answer = await ask(adminUrl(env, `api/${env.STOREFRONT_API_VERSION}/graphql.json`), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-access-token': token },
    body: JSON.stringify({ query: '{ currentAppInstallation { accessScopes { handle } } }' }),
  });
  const parsed = v.safeParse(installation, jsonOf(answer));
  return {
    ...factsOf(answer),
    ...(parsed.success && {
      scopes: parsed.output.data.currentAppInstallation.accessScopes.map(({ handle }) => handle),
    }),
  };
}

const factsOf = (answer: Answer | Silence): AdminFacts => ({
  status: answer.status,
  outcome: outcomeOf(answer),
});

const askToken = (env: Env) =>
  ask(adminUrl(env, 'oauth/access_token'), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: env.SHOPIFY_ADMIN_CLIENT_ID ?? '',
      client_secret: env.SHOPIFY_ADMIN_CLIENT_SECRET ?? '',
    }).toString(),
  });

function tokenIn(answer: Answer | Silence): string | undefined {
  const parsed = v.safeParse(granted, jsonOf(answer));
  return answer.status === 200 && parsed.success ? parsed.output.access_token : undefined;
}

const app = 'Shopify: Dev Dashboard > your app > Versions > Access scopes, then install it again';
const then = 'Shoppers cannot find their orders without an account.';

export function checkAdmin({ outcome, status = 0, scopes }: AdminFacts, env: Env, name: string) {
  if (!hasAdminApi(env)) return checkHalf(env, name);
  const { SHOPIFY_ADMIN_TOKEN: permanent } = env;
  const setting = permanent ? 'SHOPIFY_ADMIN_TOKEN' : 'SHOPIFY_ADMIN_CLIENT_SECRET';
  if (status >= 500)
    return [
      mistake(
        `Shopify's Admin API does not respond (${outcome}).`,
        'https://www.shopifystatus.com, then run the doctor again',
        then,
      ),
    ];
  // A wrong domain or version fails the Storefront API, too.
  if (!scopes && ![200, 400, 401, 403].includes(status)) return [];
  if (!scopes)
    return [
      mistake(
        `Shopify refuses ${setting} (${outcome}).`,
        `Shopify: Dev Dashboard > your app > Settings; ${secretIn(name, setting)}`,
        then,
      ),
    ];
  return checkScopes(scopes, env);
}

function checkHalf(env: Env, name: string): Finding[] {
  const { SHOPIFY_ADMIN_CLIENT_ID: id, SHOPIFY_ADMIN_CLIENT_SECRET: secret } = env;
  if (!id && !secret) return [];
  return [
    mistake(
      `${id ? 'SHOPIFY_ADMIN_CLIENT_SECRET' : 'SHOPIFY_ADMIN_CLIENT_ID'} is missing; both are required.`,
      id
        ? secretIn(name, 'SHOPIFY_ADMIN_CLIENT_SECRET')
        : settingIn(name, 'SHOPIFY_ADMIN_CLIENT_ID'),
      then,
    ),
  ];
}

function withoutProducts(env: Env): Finding {
  const what = 'The Admin API app lacks the scope read_products.';
  return env.RETURN_REQUESTS && env.RETURN_EXCLUDED_TAGS.length > 0
    ? mistake(what, app, 'RETURN_EXCLUDED_TAGS cannot be applied, so forms for returns answer 503.')
    : advice(what, app, 'An order’s lines have no links, and shoppers cannot order again.');
}

function checkScopes(scopes: readonly string[], env: Env): Finding[] {
  // Shopify lists write scopes without the read scopes that they include.
  const has = (scope: string) => scopes.some((one) => one.replace(/^write_/, 'read_') === scope);
  if (!has('read_orders') && !has('read_all_orders'))
    return [mistake('The Admin API app lacks the scope read_orders.', app, then)];
  const needless = scopes.filter((scope) => scope.startsWith('write_'));
  return [
    ...(needless.length > 0
      ? [
          advice(
            `The Admin API app may change the shop (${needless.join(', ')}).`,
            app,
            'If the secret leaks, others can change your shop.',
          ),
        ]
      : []),
    ...(has('read_products') ? [] : [withoutProducts(env)]),
    ...(has('read_returns') || !env.RETURN_REQUESTS
      ? []
      : [
          advice(
            'The Admin API app lacks the scope read_returns.',
            app,
            'Orders do not show their returns.',
          ),
        ]),
    ...(has('read_all_orders')
      ? []
      : [
          advice(
            'The Admin API app lacks the scope read_all_orders.',
            app,
            'Shoppers cannot find orders that are older than 60 days.',
          ),
        ]),
  ];
}
