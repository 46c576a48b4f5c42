import type { FormLimit } from './rate-limits';

/** A route's Remix export `handle`. Without it, the route is private, and its forms have the rate limit `post`. */
export interface RouteHandle {
  /**
   * Caches responses for a market's visitors (`page`) or all of the store's visitors (`file`). Otherwise, the route is
   * private.
   */
  public?: 'page' | 'file';
  searchParams?: readonly string[];
  /**
   * The page also exists as Markdown, at its address with `.md` and by the header `Accept`. Its writer is in
   * `app/routes/markdown/`.
   */
  markdown?: true;
  limit?: FormLimit;
  /**
   * The URL contains a secret from an email. The page loads no third-party scripts, and sends only the shop's origin as
   * referrer.
   */
  secretUrl?: true;
  /** The route returns 404 in a shop without customer accounts. */
  account?: true;
  /** The route returns 404 in a shop without access to Shopify's Admin API. */
  guestOrders?: true;
  /**
   * A private route's pages count towards the limit for uncached pages, because clients can invent any number of their
   * URLs.
   */
  countsAsUncached?: true;
  /**
   * Prismic's editor may show this page in a frame; all other pages refuse to be framed. The page has no header, footer
   * or third-party scripts.
   */
  embedded?: true;
  /** The request's cookies are ignored, and the response sets none. */
  cookieless?: true;
  /** In bytes; 32 KB without it. */
  maxFormBytes?: number;
  /** A GET changes data, so it has the time limit of a form. */
  changesOnGet?: true;
}
