/** What a storefront may find around it, beside everything, which is what no settings are overridden for. */

/** Overrides settings of a storefront; `undefined` removes one. */
export type Vars = Record<string, string | undefined>;

export interface World {
  vars: Vars;
  /** Overrides variables of `sandbox/world/env.ts`. */
  sandboxVars: Record<string, string>;
}

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
