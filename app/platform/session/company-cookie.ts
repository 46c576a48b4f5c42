/**
 * The cookie changes whenever the company location in the session changes, or Shopify refuses its prices. Scripts can
 * read it, and each document has the mark of what it shows, so that open pages notice the change. It is missing if the
 * customer doesn't buy for a company.
 */
export const companyCookie = 'company';
