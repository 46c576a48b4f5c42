import type { FormLimit } from './rate-limits';

/**
 * Type of a route's Remix export `handle`, which `route-table.server.ts` reads. A route without `handle` is private,
 * and its forms have the rate limit `post`. This module can be used in the browser.
 */
export interface RouteHandle {
  /**
   * For whom a response is cached: for all visitors of a market (`page`) or of the complete store (`file`). Routes
   * without it are private and never cached.
   */
  public?: 'page' | 'file';
  /**
   * The search parameters on which a public response depends. Other parameters, such as those of campaigns, are
   * ignored.
   */
  searchParams?: readonly string[];
  limit?: FormLimit;
  /**
   * The URL contains a secret from an email. The page loads nothing from third parties, and doesn't send its URL to
   * other sites as a referrer.
   */
  secretUrl?: true;
  /** The route returns 404 in a shop without customer accounts. */
  account?: true;
  /**
   * True if a GET request of this route changes something. It then has the time limit of a form, and no page deadline.
   */
  changesOnGet?: true;
}
