import type { FormLimit } from './rate-limits';

/**
 * A route's Remix export `handle`. If a route has no `handle`, the route is private, and its forms have the rate limit
 * `post`.
 */
export interface RouteHandle {
  /**
   * Caches responses for a market's visitors (`page`) or for all of the store's visitors (`file`). A route without this
   * field is private.
   */
  public?: 'page' | 'file';
  /** The search parameters on which a public response depends. */
  searchParams?: readonly string[];
  limit?: FormLimit;
  /** The URL contains a secret from an email. The page loads no third-party scripts and sends no referrer. */
  secretUrl?: true;
  /** The route returns 404 in a shop without customer accounts. */
  account?: true;
  /**
   * This is true for a private route whose pages count towards the limit for pages without a cached copy. Clients can
   * request any number of different pages of such a route.
   */
  countsAsUncached?: true;
  /** This is true if a GET changes data. The GET then has the time limit of a form. */
  changesOnGet?: true;
}
