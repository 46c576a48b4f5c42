import { sandboxVars as defaults } from './sandbox-worker';

/** `undefined` removes a setting. */
export type Vars = Record<string, string | undefined>;

export interface World {
  vars: Vars;
  sandboxVars: Record<string, string>;
}

export type AccountsKind = 'legacy' | 'customer-account-api';
/** `off`: the storefront doesn't offer accounts. */
export type Accounts = AccountsKind | 'off';

/**
 * Settings for a kind of customer accounts. `client` (`confidential` or `public`) is the
 * storefront's OAuth client type.
 */
export const accountsWorld = (kind: Accounts, client = 'confidential'): World => ({
  vars:
    kind !== 'customer-account-api'
      ? { ...(kind === 'off' && { ACCOUNTS: kind }) }
      : {
          ACCOUNTS: kind,
          B2B: 'true',
          ...(client === 'public'
            ? { CUSTOMER_ACCOUNT_CLIENT_ID: defaults.ACCOUNTS_PUBLIC_CLIENT }
            : {
                CUSTOMER_ACCOUNT_CLIENT_ID: defaults.ACCOUNTS_CONFIDENTIAL_CLIENT,
                CUSTOMER_ACCOUNT_CLIENT_SECRET: defaults.ACCOUNTS_SECRET,
              }),
        },
  sandboxVars: { ACCOUNTS: kind === 'off' ? 'legacy' : kind },
});

/**
 * Only the services that `wrangler.toml` configures: Shopify, Prismic and Cloudflare (checked by
 * `worlds.test.ts`). 2026-01 is Shopify's oldest Storefront API version at the end of 2026.
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
    RETURN_REQUESTS: undefined,
    RETURN_EXCLUDED_TAGS: undefined,
    RETURN_LOCATIONS: undefined,
    DELIVERY_RATES: undefined,
    BUY_NOW: undefined,
    SHOP_PAY: undefined,
    PICKUP: undefined,
    DELIVERY_GROUPS: undefined,
    GIFT_WRAP: undefined,
    GEO_URL: undefined,
    WISHLIST_URL: undefined,
    WISHLIST_ID: undefined,
    REVIEWS_URL: undefined,
    REVIEWS_TOKEN: undefined,
    APP_PROXIES: undefined,
    APP_PROXY_SECRET: undefined,
    SHOPIFY_ADMIN_CLIENT_ID: undefined,
    SHOPIFY_ADMIN_CLIENT_SECRET: undefined,
    TRADE_PORTAL_URL: undefined,
    KLAVIYO_URL: undefined,
    KLAVIYO_WISHLIST_LINK: undefined,
    IMAGE_FOLDERS: undefined,
  },
  sandboxVars: {
    PRIMARY_DOMAIN: 'www.lintel.localhost',
    OLDEST_API_VERSION: '2026-01',
    ADMIN_CLIENT_SECRET: '',
    ADMIN_TOKEN: '',
  },
};
