/** Variants that are saved for later. Valid on 2024-07 and on later versions. */
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
