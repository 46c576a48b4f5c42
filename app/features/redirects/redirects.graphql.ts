/**
 * `$exact`, with the `path` filter, finds only lower-case paths. `$similar` also finds paths with capitals, but may
 * miss the exact path if many are similar. Without the content scope, returns no redirects.
 */
export const URL_REDIRECTS_QUERY = `#graphql
  query UrlRedirects($exact: String!, $similar: String!, $withoutUrlRedirects: Boolean = false) {
    urlRedirects(first: 1, query: $exact) @skip(if: $withoutUrlRedirects) {
      nodes {
        path
        target
      }
    }
    similar: urlRedirects(first: 50, query: $similar) @skip(if: $withoutUrlRedirects) {
      nodes {
        path
        target
      }
    }
  }
` as const;
