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
  /** Access scopes that the tokens do not have, separated by spaces. */
  DENIED_SCOPES: string;
  /**
   * Host, without port, of the shop's primary domain, where checkouts then are. Empty: the first storefront's, and
   * checkouts are at the sandbox.
   */
  PRIMARY_DOMAIN: string;
  /** Public Storefront API token, 32 hex digits. */
  STOREFRONT_TOKEN: string;
  /** Private Storefront API token. */
  PRIVATE_TOKEN: string;
  /** The product service's bypass token: requests with it get uncached answers. */
  BYPASS_TOKEN: string;
  /** The review service's token; requests without it are refused. */
  REVIEWS_TOKEN: string;
};
