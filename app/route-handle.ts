import type { FormLimit } from './rate-limits';

/**
 * A route's Remix `handle` export, read by `route-table.server.ts`. Without one the route is private, and its forms use
 * the limit `post`. Safe in the browser.
 */
export interface RouteHandle {
  /**
   * Who shares a response: all visitors of a market (`page`) or of the store (`file`). Private routes are never cached.
   */
  public?: 'page' | 'file';
  /** Search parameters that a public response depends on. Other parameters, such as those of campaigns, are dropped. */
  searchParams?: readonly string[];
  limit?: FormLimit;
  /** The URL contains a secret from an email: the page loads no third parties and sends other sites no referrer. */
  secretUrl?: true;
  /** The route returns 404 in a shop without customer accounts. */
  account?: true;
  /** True if a GET changes something: the route gets the time budget of a form and no page deadline. */
  changesOnGet?: true;
}
