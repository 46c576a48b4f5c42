/** A variant is null if it is no longer sold. */
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
