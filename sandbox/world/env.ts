/** The sandbox Worker's bindings, all set by `sandbox/host/sandbox-worker.ts`. */
export type SandboxEnv = {
  /** The one Durable Object that holds all state. */
  WORLD: {
    idFromName(name: string): unknown;
    get(id: unknown): { fetch(request: Request): Promise<Response> };
  };
  /** Crops and encodes images in Node, because sharp does not run in a Worker. */
  IMAGES: { fetch(request: Request | string, init?: RequestInit): Promise<Response> };
  /** Public origin of the sandbox, without trailing slash, e.g. `http://127.0.0.1:3001`. */
  SANDBOX_ORIGIN: string;
  /** JSON object from store to its origin, e.g. `{"us":"http://localhost:3000"}`. */
  STOREFRONT_ORIGINS: string;
  /** The number of products; empty for the hand-written ones only. */
  SANDBOX_PRODUCTS: string;
  /**
   * When a cart asks for more than the stock: lower the quantity, or answer a userError. See
   * `shopify/storefront-api/cart/allowed-quantity.ts`.
   */
  STOCK_SEMANTICS: 'clamp' | 'errors';
  /** The oldest version of the Storefront API that is served; answers what asks for an older one. */
  OLDEST_API_VERSION: string;
  /**
   * The filters of Search & Discovery, separated by spaces: `availability price product_type vendor tag option metafield`, of
   * which a new shop has the first two. Empty: all.
   */
  SEARCH_FILTERS: string;
  /** Products that are not published in a country's market, `AU:halden-pendant-brass`, separated by spaces. */
  HIDDEN_PRODUCTS: string;
  /** Access scopes that the tokens have, by Shopify's names and separated by spaces. Empty: all. */
  SANDBOX_SCOPES: string;
  /**
   * Host, without port, of the shop's primary domain, where checkouts then are. Empty: the first storefront's, and
   * checkouts are at the sandbox.
   */
  PRIMARY_DOMAIN: string;
  /** Public Storefront API token, 32 hex digits. */
  STOREFRONT_TOKEN: string;
  /** Private Storefront API token. */
  PRIVATE_TOKEN: string;
  /** The shop's customer accounts: legacy ones, of the Storefront API, or those that Shopify hosts. */
  ACCOUNTS: 'legacy' | 'customer-account-api';
  /** Client of the Customer Account API that has no secret and therefore uses PKCE. */
  ACCOUNTS_PUBLIC_CLIENT: string;
  /** Client of the Customer Account API that proves itself with `ACCOUNTS_SECRET`. */
  ACCOUNTS_CONFIDENTIAL_CLIENT: string;
  ACCOUNTS_SECRET: string;
  /** How long an access token of the Customer Account API lasts, in seconds. */
  ACCOUNTS_TOKEN_SECONDS: string;
  /** The product service's bypass token: requests with it get uncached answers. */
  BYPASS_TOKEN: string;
  /** The review service's token; requests without it are refused. */
  REVIEWS_TOKEN: string;
  /** Signs the webhooks to the storefronts. Empty: none are sent. */
  SHOPIFY_WEBHOOK_SECRET: string;
  /** Is in the webhooks of the content service. Empty: none are sent. */
  PRISMIC_WEBHOOK_SECRET: string;
  /** The storefronts that run beside it, by store. */
  [storefront: `STORE_${string}`]:
    { fetch(address: string, init: RequestInit): Promise<Response> } | undefined;
};
