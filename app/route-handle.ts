import type { FormLimit } from './rate-limits';

/**
 * What a route says of itself, in its Remix `handle` export. A route that says nothing is private, and its forms count
 * under the limit `post`. `route-table.server.ts` reads it. Safe in the browser.
 */
export interface RouteHandle {
  /**
   * Who gets the same response: all visitors in a market (`page`), or all visitors of the store (`file`). Responses of
   * private routes are made for one visitor and never cached.
   */
  public?: 'page' | 'file';
  /** Search parameters that a public response depends on. All others, such as a campaign's, are dropped. */
  searchParams?: readonly string[];
  /** Rate limit of POSTs to the route. */
  limit?: FormLimit;
  /** The URL contains a secret from an email: the page loads no third parties and sends other sites no referrer. */
  secretUrl?: true;
  /** The route does not exist in a shop without customer accounts. */
  account?: true;
  /** A GET changes something: it gets a form's time, and is completed even when it takes long. */
  changesOnGet?: true;
}
