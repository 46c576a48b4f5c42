/** Valid from API version 2024-07. */

export const sitemapProducts = `#graphql
  query SitemapProducts($after: String, $country: CountryCode) @inContext(country: $country) {
    products(first: 250, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes { handle updatedAt }
    }
  }
` as const;

export const sitemapCollections = `#graphql
  query SitemapCollections($after: String, $country: CountryCode) @inContext(country: $country) {
    collections(first: 250, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes { handle updatedAt }
    }
  }
` as const;
