/** Documents of the catalogue, valid on 2024-07 and later alike. contracts §1.9, §4.9. */

const productParts = `#graphql
  fragment ProductParts on Product {
    id
    handle
    title
    vendor
    productType
    tags
    descriptionHtml @include(if: $whole)
    seo @include(if: $whole) { title description }
    images(first: $images) { nodes { url altText width height } }
    options(first: 3) { name optionValues { name } }
    priceRange {
      minVariantPrice { amount currencyCode }
      maxVariantPrice { amount currencyCode }
    }
    variants(first: $variants) {
      nodes {
        id
        title
        availableForSale
        currentlyNotInStock
        quantityAvailable
        price { amount currencyCode }
        compareAtPrice { amount currencyCode }
        selectedOptions { name value }
        image { url altText width height }
        preorder: metafield(namespace: "messaging", key: "preorder") { value }
        backorder: metafield(namespace: "messaging", key: "backorder") { value }
      }
    }
    related: metafield(namespace: "PRP", key: "related") { value }
    finish: metafield(namespace: "finish", key: "colorName") { value }
  }
` as const;

export const productByHandle = `#graphql
  query ProductByHandle(
    $handle: String!, $whole: Boolean!, $images: Int!, $variants: Int!
    $country: CountryCode, $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    product(handle: $handle) { ...ProductParts }
  }
  ${productParts}
` as const;

/** One alias per handle, `p0` with `$h0` and so on: there is no other way to ask for several by handle. */
export function productsByHandles(count: number): string {
  const slots = Array.from({ length: count }, (_, index) => index);
  return `#graphql
    query ProductsByHandles(
      ${slots.map((slot) => `$h${slot}: String!`).join(', ')}
      $whole: Boolean!, $images: Int!, $variants: Int!
      $country: CountryCode, $language: LanguageCode
    ) @inContext(country: $country, language: $language) {
      ${slots.map((slot) => `p${slot}: product(handle: $h${slot}) { ...ProductParts }`).join('\n')}
    }
    ${productParts}
  `;
}

export const collectionPage = `#graphql
  query CollectionPage(
    $handle: String!, $first: Int!, $after: String
    $sortKey: ProductCollectionSortKeys, $reverse: Boolean
    $whole: Boolean!, $images: Int!, $variants: Int!
    $country: CountryCode, $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    collection(handle: $handle) {
      handle
      title
      descriptionHtml
      seo { title description }
      products(first: $first, after: $after, sortKey: $sortKey, reverse: $reverse) {
        pageInfo { hasNextPage endCursor }
        nodes { ...ProductParts }
      }
    }
  }
  ${productParts}
` as const;

/** Walks to a page: there is no numeric offset, contracts §1.5. */
export const collectionCursor = `#graphql
  query CollectionCursor(
    $handle: String!, $first: Int!, $after: String
    $sortKey: ProductCollectionSortKeys, $reverse: Boolean
    $country: CountryCode, $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    collection(handle: $handle) {
      products(first: $first, after: $after, sortKey: $sortKey, reverse: $reverse) {
        pageInfo { hasNextPage endCursor }
      }
    }
  }
` as const;

export const searchPage = `#graphql
  query SearchPage(
    $term: String!, $first: Int!, $after: String, $sortKey: SearchSortKeys, $reverse: Boolean
    $whole: Boolean!, $images: Int!, $variants: Int!
    $country: CountryCode, $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    search(
      query: $term, first: $first, after: $after, types: [PRODUCT], prefix: LAST
      unavailableProducts: LAST, sortKey: $sortKey, reverse: $reverse
    ) {
      totalCount
      pageInfo { hasNextPage endCursor }
      nodes { ... on Product { ...ProductParts } }
    }
  }
  ${productParts}
` as const;

export const searchCursor = `#graphql
  query SearchCursor(
    $term: String!, $first: Int!, $after: String, $sortKey: SearchSortKeys, $reverse: Boolean
    $country: CountryCode, $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    search(
      query: $term, first: $first, after: $after, types: [PRODUCT], prefix: LAST
      unavailableProducts: LAST, sortKey: $sortKey, reverse: $reverse
    ) {
      pageInfo { hasNextPage endCursor }
    }
  }
` as const;

export const recommendations = `#graphql
  query Recommendations(
    $handle: String!, $whole: Boolean!, $images: Int!, $variants: Int!
    $country: CountryCode, $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    productRecommendations(productHandle: $handle) { ...ProductParts }
  }
  ${productParts}
` as const;
