/** A variant is null if it is no longer sold. */
export const VARIANT_TAGS_QUERY = `#graphql
  query VariantTags($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on ProductVariant {
        id
        product {
          tags
        }
      }
    }
  }
` as const;
