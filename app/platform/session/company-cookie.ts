/**
 * Scripts can read this cookie. Its value changes when the company location in the session changes, and when Shopify
 * refuses the company's prices. Each document contains the value for which it was rendered (`data-company`), so that
 * open pages notice the change. The cookie is missing if the customer doesn't buy for a company.
 */
export const companyCookie = 'company';
