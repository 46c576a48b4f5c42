/** Set by `sandbox/host/sandbox-worker.ts`. */
export type SandboxEnv = {
  WORLD: {
    idFromName(name: string): unknown;
    get(id: unknown): { fetch(request: Request): Promise<Response> };
  };
  IMAGES: { fetch(request: Request | string, init?: RequestInit): Promise<Response> };
  /** Without trailing slash. */
  SANDBOX_ORIGIN: string;
  /** JSON object: store → origin. */
  STOREFRONT_ORIGINS: string;
  /** If empty, only the handwritten products exist. */
  SANDBOX_PRODUCTS: string;
  /**
   * `clamp` lowers a quantity above the stock, `errors` rejects it; see
   * `shopify/storefront-api/cart/allowed-quantity.ts`.
   */
  STOCK_SEMANTICS: 'clamp' | 'errors';
  /** Requests for older Storefront API versions get this version. */
  OLDEST_API_VERSION: string;
  /**
   * Filters enabled in Search & Discovery: `availability price product_type vendor tag option
   * metafield`. New shops have the first two. Empty enables all.
   */
  SEARCH_FILTERS: string;
  /** Products missing from a country's market: `AU:halden-pendant-brass`, separated by spaces. */
  HIDDEN_PRODUCTS: string;
  /** Shopify access scopes, separated by spaces. Empty: all scopes. */
  SANDBOX_SCOPES: string;
  /**
   * Host name, without port, of the shop's primary domain and checkout. If empty, the shop uses the
   * first storefront's host, and the checkout uses the sandbox's host.
   */
  PRIMARY_DOMAIN: string;
  /**
   * Storefront API points per buyer's IP address: bucket size and points restored per second, such
   * as `2000 100`. Empty: no limit.
   */
  THROTTLING: string;
  /** `none`: a shop without local pickup. */
  PICKUP_LOCATIONS: '' | 'none';
  /** `off`: a shop for which Shopify has no profile and no tools for agents (UCP). */
  UCP: '' | 'off';
  /** `usual` leaves the theme's newsletter popup fields empty, so the shop's defaults apply. */
  NEWSLETTER_POPUP: '' | 'usual';
  STOREFRONT_TOKEN: string;
  PRIVATE_TOKEN: string;
  /**
   * `legacy`: accounts of the Storefront API. `customer-account-api`: accounts hosted by Shopify.
   */
  ACCOUNTS: 'legacy' | 'customer-account-api';
  /** Has no secret and uses PKCE. */
  ACCOUNTS_PUBLIC_CLIENT: string;
  /** Authenticates with `ACCOUNTS_SECRET`. */
  ACCOUNTS_CONFIDENTIAL_CLIENT: string;
  ACCOUNTS_SECRET: string;
  /** Access tokens' lifetime, in seconds. */
  ACCOUNTS_TOKEN_SECONDS: string;
  /** The product service's responses to requests with this token must not be cached. */
  BYPASS_TOKEN: string;
  /** Client credentials for the Admin API. If both the secret and `ADMIN_TOKEN` are empty, the shop has no app. */
  ADMIN_CLIENT_ID: string;
  ADMIN_CLIENT_SECRET: string;
  /** The permanent token of an app that was created in Shopify's admin. */
  ADMIN_TOKEN: string;
  /** The app's scopes, separated by spaces. */
  ADMIN_SCOPES: string;
  /** The review service refuses requests without this token. */
  REVIEWS_TOKEN: string;
  /** Signs requests to the app that the storefront calls directly. */
  APP_SECRET: string;
  /** Signs the webhooks to the storefronts. If empty, no webhooks are sent. */
  SHOPIFY_WEBHOOK_SECRET: string;
  /** The secret in Prismic's webhooks. If empty, no webhooks are sent. */
  PRISMIC_WEBHOOK_SECRET: string;
  [storefront: `STORE_${string}`]:
    | { fetch(address: string, init: RequestInit): Promise<Response> }
    | undefined;
};

/** Whether the shop has an app for the Admin API. */
export const hasAdminApp = (
  env: Pick<SandboxEnv, 'ADMIN_CLIENT_SECRET' | 'ADMIN_TOKEN'>,
): boolean => env.ADMIN_CLIENT_SECRET !== '' || env.ADMIN_TOKEN !== '';
