/** These checks would require write access, so the operator does them. */
import { secretNames, type Env } from '~/platform/env.server';
import type { AccountsFacts } from './accounts';
import { isLocal } from './ask';
import type { Deployment } from './deployment';
import { someOf } from './finding';

export interface Seen {
  deployment: Deployment;
  env: Env;
  accounts: AccountsFacts['kind'];
  comparedModels: boolean;
}

type OfAccounts = (seen: Pick<Seen, 'env' | 'accounts'>) => string[];

const permissions = (scopes: string) =>
  `Shopify: Sales channels > Headless > your storefront > Storefront API permissions: ${scopes} must be on. The doctor cannot read write permissions.`;

const ofAccounts: Record<Env['ACCOUNTS'], OfAccounts> = {
  legacy({ env, accounts }) {
    const site = new URL(env.SITE_URL).origin;
    const link = (path: string) => `${site}/account/${path}/{{ customer.id }}/`;
    return [
      permissions('unauthenticated_write_checkouts and unauthenticated_write_customers'),
      ...(accounts === 'unknown'
        ? [
            'Shopify: Settings > Customer accounts must be Legacy: sign-in and registration need it.',
          ]
        : []),
      `Shopify: Settings > Notifications > Customer notifications > Customer account password reset > Edit code: the button must link to ${link('reset')}{{ customer.reset_password_url | split: '/' | last }} instead of {{ customer.reset_password_url }}.`,
      `The same under Customer account invite: ${link('activate')}{{ customer.account_activation_url | split: '/' | last }} instead of {{ customer.account_activation_url }}. Neither is needed if the shop's primary domain is ${new URL(site).host}.`,
    ];
  },
  'customer-account-api': ({ env }) => [
    permissions('unauthenticated_write_checkouts'),
    `Shopify: Sales channels > Headless > your storefront > Customer Account API: its permissions must include reading and writing customers and reading orders; ${env.SITE_URL}/accounts/login must be a logout URI and, with a public client, ${new URL(env.SITE_URL).origin} a JavaScript origin. The doctor has checked the callback.`,
    'Sign in, open an order and sign out once.',
  ],
  off: () => [
    permissions('unauthenticated_write_checkouts'),
    'Shopify: Settings > Checkout must not require customers to sign in, because this storefront has no accounts.',
  ],
};

/** One sentence per setting: where to look, and what to set there. */
export function lookYourself({ deployment, env, accounts, comparedModels }: Seen): string[] {
  const { name, vars } = deployment;
  const site = new URL(env.SITE_URL).origin;
  const secrets = ['SESSION_SECRET', ...secretNames.filter((secret) => secret in vars)];
  return [
    ...(isLocal(env.SITE_URL)
      ? []
      : [
          `Secrets: npx wrangler secret list --env ${name} must list ${someOf(secrets, Infinity)}. The doctor can read only local copies: create SESSION_SECRET with openssl rand -base64 32.`,
        ]),
    ...ofAccounts[env.ACCOUNTS]({ env, accounts }),
    `Prismic: Settings > Previews must have a preview with the domain ${site} and the route /preview.`,
    ...(comparedModels
      ? []
      : [
          'Prismic: the doctor can only compare the models with PRISMIC_WRITE_TOKEN (Settings > API & Security > Write APIs): set it and run the doctor again, or npm run content:push -- --dry-run.',
        ]),
    ...(env.KLAVIYO_WISHLIST_LINK
      ? [
          `Klaviyo: Flows must have a live flow for 'Wishlist link requested' whose button links to ${site}/pages/wishlist/open?link={{ event.token|urlencode }}.`,
        ]
      : []),
    ...(isLocal(env.SITE_URL)
      ? []
      : [
          'Add a product to the bag, go to the checkout and back once.',
          ...(env.CONTACT_URL
            ? ['Send the contact form once: the doctor requests only the host of CONTACT_URL.']
            : []),
        ]),
  ];
}
