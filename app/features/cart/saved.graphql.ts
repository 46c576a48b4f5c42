/** What is shown of variants that were put aside; valid on 2024-07 and later alike. */
export const SAVED_VARIANTS_QUERY = `#graphql
  query SavedVariants($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    nodes(ids: $ids) {
      ... on ProductVariant {
        id
        title
        availableForSale
        price { amount currencyCode }
        compareAtPrice { amount currencyCode }
        image { url altText width height }
        product {
          title
          handle
          finish: metafield(namespace: "finish", key: "colorName") { value }
        }
      }
    }
  }
` as const;
