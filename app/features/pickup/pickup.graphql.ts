/**
 * These queries must be valid in all API versions from 2024-07 on, because each shop chooses its version. Variables
 * leave out fields for which a shop's token may lack the access scope (`services/shopify/denied-fields.server.ts`).
 */

export const PICKUP_LOCATIONS_QUERY = `#graphql
  query PickupLocations(
    $withoutLocations: Boolean = false
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    locations(first: 250, sortKey: NAME) @skip(if: $withoutLocations) {
      nodes {
        id
        name
        address {
          formatted
          city
          countryCode
          phone
          latitude
          longitude
        }
      }
    }
  }
` as const;

/** Names and addresses aren't repeated for each variant: with 100 variants, they would be most of the reply. */
export const PICKUP_STOCK_QUERY = `#graphql
  query PickupStock(
    $handle: String!
    $after: String
    $near: GeoCoordinateInput
    $withoutStoreAvailability: Boolean = false
    $withoutQuantityAvailable: Boolean = false
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
          storeAvailability(first: 30, near: $near) @skip(if: $withoutStoreAvailability) {
            nodes {
              available
              pickUpTime
              quantityAvailable @skip(if: $withoutQuantityAvailable)
              location {
                id
              }
            }
            pageInfo {
              hasNextPage
            }
          }
        }
      }
    }
  }
` as const;

/** For the items of a bag. */
export const PICKUP_OF_VARIANTS_QUERY = `#graphql
  query PickupOfVariants(
    $ids: [ID!]!
    $near: GeoCoordinateInput
    $withoutStoreAvailability: Boolean = false
    $withoutQuantityAvailable: Boolean = false
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    nodes(ids: $ids) {
      ... on ProductVariant {
        id
        storeAvailability(first: 30, near: $near) @skip(if: $withoutStoreAvailability) {
          nodes {
            available
            pickUpTime
            quantityAvailable @skip(if: $withoutQuantityAvailable)
            location {
              id
            }
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    }
  }
` as const;
