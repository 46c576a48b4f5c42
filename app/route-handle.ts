import type { FormLimit } from './rate-limits';

/** A route's Remix export `handle`. Without it, a route is private, and its forms have the rate limit `post`. */
export interface RouteHandle {
  /**
   * Caches responses for a market's visitors (`page`) or for all of the store's visitors (`file`). Private if missing.
   */
  public?: 'page' | 'file';
  /** The search parameters on which a public response depends. */
  searchParams?: readonly string[];
  limit?: FormLimit;
  /** The URL contains a secret from an email. The page loads no third-party scripts and sends no referrer. */
  secretUrl?: true;
  /** The route returns 404 in a shop without customer accounts. */
  account?: true;
  /** True if a GET changes data. Such a GET has the time limit of a form. */
  changesOnGet?: true;
}
