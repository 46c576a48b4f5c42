/** An operation of the Storefront API: what an order's copies of its variants do not tell. */

/** Null for each variant that is no longer sold. */
export const ORDER_VARIANTS_QUERY = `#graphql
  query OrderVariants($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on ProductVariant {
        id
        weight
        weightUnit
        product {
          handle
        }
      }
    }
  }
` as const;
