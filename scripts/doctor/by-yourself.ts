/** Checks that would require write access, so the operator does them. */
import type { Env } from '~/platform/env.server';
import type { AccountsFacts } from './accounts';
import { isLocal } from './ask';
import type { Deployment } from './deployment';

export interface Seen {
  deployment: Deployment;
  env: Env;
  accounts: AccountsFacts['kind'];
  comparedModels: boolean;
}

type OfAccounts = (seen: Pick<Seen, 'env' | 'accounts'>) => string[];

const permissions = (scopes: string) =>
  `Shopify: Sales channels > Headless > your storefront > Storefront API permissions: ${scopes} must be on. That can be seen only by changing something.`;

const ofAccounts: Record<Env['ACCOUNTS'], OfAccounts> = {
  legacy({ env, accounts }) {
    const site = new URL(env.SITE_URL).origin;
    const link = (path: string) => `${site}/account/${path}/{{ customer.id }}/`;
    return [
      permissions('unauthenticated_write_checkouts and unauthenticated_write_customers'),
      ...(accounts === 'unknown'
        ? [
            'Shopify: Settings > Customer accounts must say Legacy: sign-in and registration need them.',
          ]
        : []),
      `Shopify: Settings > Notifications > Customer notifications > Customer account password reset > Edit code: the button leads to ${link('reset')}{{ customer.reset_password_url | split: '/' | last }} and no longer to {{ customer.reset_password_url }}.`,
      `The same under Customer account invite: ${link('activate')}{{ customer.account_activation_url | split: '/' | last }} in place of {{ customer.account_activation_url }}. Neither is needed where the shop's primary domain is ${new URL(site).host}.`,
    ];
  },
  'customer-account-api': ({ env }) => [
    permissions('unauthenticated_write_checkouts'),
    `Shopify: Sales channels > Headless > your storefront > Customer Account API: its permissions must let customers be read and written and orders be read; the logout address ${env.SITE_URL}/accounts/login must be there, and with a public client ${new URL(env.SITE_URL).origin} among the JavaScript origins. That the callback fits has been asked.`,
    'Sign in, look at an order, and sign out, once.',
  ],
  off: () => [
    permissions('unauthenticated_write_checkouts'),
    'Shopify: Settings > Checkout must not require customers to sign in, because nobody can do that here.',
  ],
};

/** Returns sentences that say where to look and what must be there. */
export function lookYourself({ deployment, env, accounts, comparedModels }: Seen): string[] {
  const { name, vars } = deployment;
  const site = new URL(env.SITE_URL).origin;
  return [
    ...(vars.SESSION_SECRET
      ? []
      : [
          `Secrets: npx wrangler secret list --env ${name} must name SESSION_SECRET. Its strength cannot be read: make it with openssl rand -base64 48.`,
        ]),
    ...ofAccounts[env.ACCOUNTS]({ env, accounts }),
    `Prismic: Settings > Previews must have a preview with the domain ${site} and the route /preview.`,
    ...(comparedModels
      ? []
      : [
          'Prismic: whether the fields of its models are those of the code can be seen with PRISMIC_WRITE_TOKEN only (Settings > API & Security > Write APIs): set it and ask the doctor again, or npm run content:push -- --dry-run.',
        ]),
    ...(env.KLAVIYO_WISHLIST_LINK
      ? [
          `Klaviyo: Flows must have one for 'Wishlist link requested', live, whose button leads to ${site}/pages/wishlist/open?link={{ event.token|urlencode }}.`,
        ]
      : []),
    ...(isLocal(env.SITE_URL)
      ? []
      : ['Put a piece into the bag and go to the checkout, once, and back.']),
  ];
}
