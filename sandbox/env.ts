/** What the sandbox Worker is given: addresses, switches and tokens, all set by `sandbox/host/sandbox-worker.ts`. */
export type SandboxEnv = {
  /** The one Durable Object that holds all state. */
  WORLD: {
    idFromName(name: string): unknown;
    get(id: unknown): { fetch(request: Request): Promise<Response> };
  };
  /** Draws and converts images in Node, because sharp does not run in a Worker. */
  PICTURES: { fetch(request: Request | string, init?: RequestInit): Promise<Response> };
  /** Public origin of the sandbox, without trailing slash, e.g. `http://127.0.0.1:3001`. */
  SANDBOX_ORIGIN: string;
  /** JSON object from store to its origin, e.g. `{"us":"http://localhost:3000"}`. */
  STOREFRONT_ORIGINS: string;
  /** Number of products as text; empty for the hand-written ones. */
  SANDBOX_PRODUCTS: string;
  /** What an order beyond the stock gets: a smaller line, or a user error. */
  STOCK_SEMANTICS: 'clamp' | 'errors';
  /** Public Storefront API token, 32 hex digits. */
  STOREFRONT_TOKEN: string;
  /** Private Storefront API token. */
  PRIVATE_TOKEN: string;
  /** The product service skips its cache for a caller that knows this. */
  BYPASS_TOKEN: string;
};
