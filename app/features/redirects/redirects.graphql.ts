/** Redirects that the operator keeps at the commerce backend. A token without the scope for content reads none. */
export const URL_REDIRECTS_QUERY = `#graphql
  query UrlRedirects($query: String!, $withoutUrlRedirects: Boolean = false) {
    urlRedirects(first: 50, query: $query) @skip(if: $withoutUrlRedirects) {
      nodes {
        path
        target
      }
    }
  }
` as const;
