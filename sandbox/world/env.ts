/** The sandbox Worker's bindings, set by `sandbox/host/sandbox-worker.ts`. */
export type SandboxEnv = {
  WORLD: {
    idFromName(name: string): unknown;
    get(id: unknown): { fetch(request: Request): Promise<Response> };
  };
  IMAGES: { fetch(request: Request | string, init?: RequestInit): Promise<Response> };
  /** Public origin of the sandbox, without trailing slash. */
  SANDBOX_ORIGIN: string;
  /** JSON object: store → origin. */
  STOREFRONT_ORIGINS: string;
  /** The number of products. If empty, there are only the handwritten products. */
  SANDBOX_PRODUCTS: string;
  /**
   * `clamp` lowers a quantity above the stock, `errors` rejects it; see
   * `shopify/storefront-api/cart/allowed-quantity.ts`.
   */
  STOCK_SEMANTICS: 'clamp' | 'errors';
  /** The oldest supported Storefront API version. Requests for older versions get this version. */
  OLDEST_API_VERSION: string;
  /**
   * The filters enabled in Search & Discovery, separated by spaces: `availability price product_type vendor tag option
   * metafield`. New shops have the first two. Empty enables all.
   */
  SEARCH_FILTERS: string;
  /** Products that are missing from a country's market, such as `AU:halden-pendant-brass`, separated by spaces. */
  HIDDEN_PRODUCTS: string;
  /** The tokens' Shopify access scopes, separated by spaces. If empty, the tokens have all scopes. */
  SANDBOX_SCOPES: string;
  /**
   * Host name, without port, of the shop's primary domain and checkout. If empty, the shop uses the first storefront's
   * host, and the checkout uses the sandbox's host.
   */
  PRIMARY_DOMAIN: string;
  /**
   * Storefront API points for each buyer's IP address: bucket size and points restored per second, such as `2000 100`.
   * Empty means no limit.
   */
  THROTTLING: string;
  /** If the value is `usual`, the theme's fields of the newsletter popup are empty. */
  NEWSLETTER_POPUP: '' | 'usual';
  STOREFRONT_TOKEN: string;
  PRIVATE_TOKEN: string;
  /** Legacy accounts of the Storefront API, or accounts hosted by Shopify. */
  ACCOUNTS: 'legacy' | 'customer-account-api';
  /** The ID of a Customer Account API client without a secret, which uses PKCE. */
  ACCOUNTS_PUBLIC_CLIENT: string;
  /** The ID of a Customer Account API client that authenticates with `ACCOUNTS_SECRET`. */
  ACCOUNTS_CONFIDENTIAL_CLIENT: string;
  ACCOUNTS_SECRET: string;
  /** Lifetime of a Customer Account API access token, in seconds. */
  ACCOUNTS_TOKEN_SECONDS: string;
  /** Requests with this token get uncached product service responses. */
  BYPASS_TOKEN: string;
  /** The token without which the review service refuses requests. */
  REVIEWS_TOKEN: string;
  /** The secret that signs the webhooks to the storefronts. If empty, no webhooks are sent. */
  SHOPIFY_WEBHOOK_SECRET: string;
  /** The secret in Prismic's webhooks. If empty, no webhooks are sent. */
  PRISMIC_WEBHOOK_SECRET: string;
  [storefront: `STORE_${string}`]:
    { fetch(address: string, init: RequestInit): Promise<Response> } | undefined;
};
