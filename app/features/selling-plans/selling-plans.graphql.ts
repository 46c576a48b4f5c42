/**
 * This query must be valid in all API versions from 2024-07 on, because each shop chooses its version. The page sizes
 * limit the query cost. Variables leave out fields for which a shop's token may lack the access scope
 * (`services/shopify/denied-fields.server.ts`).
 */
export const SELLING_PLANS_QUERY = `#graphql
  query SellingPlans(
    $handle: String!
    $after: String
    $withoutSellingPlanGroups: Boolean = false
    $withoutSellingPlanAllocations: Boolean = false
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      sellingPlanGroups(first: 10) @skip(if: $withoutSellingPlanGroups) {
        nodes {
          name
          sellingPlans(first: 20) {
            nodes {
              id
              name
              description
              priceAdjustments {
                orderCount
              }
            }
          }
        }
      }
      variants(first: 100, after: $after) {
        pageInfo {
          hasNextPage
          endCursor
        }
        nodes {
          id
          sellingPlanAllocations(first: 30) @skip(if: $withoutSellingPlanAllocations) {
            nodes {
              sellingPlan {
                id
              }
              checkoutChargeAmount {
                amount
                currencyCode
              }
              remainingBalanceChargeAmount {
                amount
                currencyCode
              }
              priceAdjustments {
                price {
                  amount
                  currencyCode
                }
                compareAtPrice {
                  amount
                  currencyCode
                }
                perDeliveryPrice {
                  amount
                  currencyCode
                }
              }
            }
          }
        }
      }
    }
  }
` as const;
