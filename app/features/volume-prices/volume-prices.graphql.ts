/** This query must be valid in all API versions from 2024-07 on, because each shop chooses its version. */
export const VOLUME_PRICES_QUERY = `#graphql
  query VolumePrices(
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
          quantityPriceBreaks(first: 10) {
            nodes {
              minimumQuantity
              price {
                amount
                currencyCode
              }
            }
          }
        }
      }
    }
  }
` as const;
