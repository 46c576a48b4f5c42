/** This query must be valid in all API versions from 2024-07 on, because each shop chooses its version. */
export const BUNDLE_QUERY = `#graphql
  query BundleContents(
    $handle: String!
    $after: String
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      variants(first: 100, after: $after) {
        pageInfo {
          hasNextPage
          endCursor
        }
        nodes {
          id
          components(first: 30) {
            nodes {
              quantity
              productVariant {
                id
                title
                availableForSale
                image {
                  url
                  altText
                  width
                  height
                }
                product {
                  handle
                  title
                  finish: metafield(namespace: "finish", key: "colorName") {
                    value
                  }
                }
              }
            }
          }
        }
      }
    }
  }
` as const;
