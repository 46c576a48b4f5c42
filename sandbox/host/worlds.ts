/** What a storefront may find around it, beside everything, which is what no settings are overridden for. */

import { sandboxVars as defaults } from './sandbox-worker';

/** Overrides settings of a storefront; `undefined` removes one. */
export type Vars = Record<string, string | undefined>;

export interface World {
  vars: Vars;
  /** Overrides variables of `sandbox/world/env.ts`. */
  sandboxVars: Record<string, string>;
}

/** The kinds of customer accounts that a shop can have. */
export type AccountsKind = 'legacy' | 'customer-account-api';
/** What a storefront can be told of them. */
export type Accounts = AccountsKind | 'off';

/** The shop's customer accounts, and a storefront that signs in there: with the confidential client, or the public one. */
export const accountsWorld = (kind: Accounts, client = 'confidential'): World => ({
  vars:
    kind !== 'customer-account-api'
      ? { ...(kind === 'off' && { ACCOUNTS: kind }) }
      : {
          ACCOUNTS: kind,
          ...(client === 'public'
            ? { CUSTOMER_ACCOUNT_CLIENT_ID: defaults.ACCOUNTS_PUBLIC_CLIENT }
            : {
                CUSTOMER_ACCOUNT_CLIENT_ID: defaults.ACCOUNTS_CONFIDENTIAL_CLIENT,
                CUSTOMER_ACCOUNT_CLIENT_SECRET: defaults.ACCOUNTS_SECRET,
              }),
        },
  // Whatever the shop has, a storefront may do without.
  sandboxVars: { ACCOUNTS: kind === 'off' ? 'legacy' : kind },
});

/**
 * An ordinary Shopify shop, a Prismic repository, a Cloudflare account and nothing else. It takes away what
 * `wrangler.toml` does not set (`worlds.test.ts` holds it to that file), and has the checkout on the shop's primary
 * domain, as nearly every shop has it. Like Shopify at the end of 2026 it serves no version of the API before 2026-01.
 */
export const bare: World = {
  vars: {
    SHOPIFY_WEBHOOK_SECRET: undefined,
    PRISMIC_WEBHOOK_SECRET: undefined,
    ERROR_REPORT_URL: undefined,
    PRODUCT_SERVICE_URL: undefined,
    CONTACT_URL: undefined,
    RETURN_DAYS: undefined,
    RETURN_FREE: undefined,
    FREE_DELIVERY_FROM: undefined,
    GEO_URL: undefined,
    WISHLIST_URL: undefined,
    WISHLIST_ID: undefined,
    REVIEWS_URL: undefined,
    REVIEWS_TOKEN: undefined,
    TRADE_PORTAL_URL: undefined,
    KLAVIYO_URL: undefined,
    KLAVIYO_WISHLIST_LINK: undefined,
  },
  sandboxVars: { PRIMARY_DOMAIN: 'www.lintel.localhost', OLDEST_API_VERSION: '2026-01' },
};
