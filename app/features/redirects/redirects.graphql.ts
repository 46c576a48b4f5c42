/** Without the content scope, returns no redirects. */
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
