/**
 * Queries must be valid in all API versions from 2024-07, because each shop chooses its version. Variables such as
 * `$withoutTags` skip fields that a shop's token may not read (`services/shopify/denied-fields.server.ts`).
 */

const facts = `#graphql
  fragment Facts on HasMetafields {
    facts: metafields(
      identifiers: [
        { namespace: "facts", key: "bulb" }
        { namespace: "facts", key: "watts" }
        { namespace: "facts", key: "dimmable" }
        { namespace: "facts", key: "cable" }
        { namespace: "facts", key: "diameter" }
        { namespace: "facts", key: "length" }
        { namespace: "facts", key: "width" }
        { namespace: "facts", key: "height" }
        { namespace: "facts", key: "depth" }
        { namespace: "facts", key: "weight" }
        { namespace: "facts", key: "care" }
        { namespace: "facts", key: "origin" }
      ]
    ) @include(if: $whole) @skip(if: $withoutFacts) { key value }
  }
` as const;

const variantParts = `#graphql
  fragment VariantParts on ProductVariant {
    id
    title
    sku @include(if: $whole)
    barcode @include(if: $whole)
    weight @include(if: $whole)
    weightUnit @include(if: $whole)
    requiresShipping @include(if: $whole)
    availableForSale
    currentlyNotInStock
    quantityAvailable
    requiresComponents
    quantityRule @include(if: $whole) { minimum maximum increment }
    quantityPriceBreaks(first: 1) @include(if: $whole) { nodes { minimumQuantity } }
    price { amount currencyCode }
    compareAtPrice { amount currencyCode }
    selectedOptions { name value }
    image { url altText width height }
    preorder: metafield(namespace: "messaging", key: "preorder") { value }
    backorder: metafield(namespace: "messaging", key: "backorder") { value }
    availableFrom: metafield(namespace: "messaging", key: "available_from") @include(if: $whole) {
      value
    }
    ...Facts
  }
  ${facts}
` as const;

const productParts = `#graphql
  fragment ProductParts on Product {
    id
    handle
    title
    vendor
    productType
    isGiftCard @include(if: $whole)
    requiresSellingPlan
    sellingPlanGroups(first: 1) @include(if: $whole) @skip(if: $withoutSellingPlanGroups) {
      nodes { name }
    }
    tags @skip(if: $withoutTags)
    availableForSale
    descriptionHtml @include(if: $whole)
    seo @include(if: $whole) { title description }
    images(first: $images) { nodes { url altText width height } }
    media(first: $media) @include(if: $whole) {
      nodes { ... on Video { alt sources { url mimeType height } previewImage { url } } }
    }
    options(first: 3) {
      name
      optionValues {
        name
        swatch @include(if: $whole) { color image { previewImage { url } } }
      }
    }
    priceRange {
      minVariantPrice { amount currencyCode }
      maxVariantPrice { amount currencyCode }
    }
    variants(first: $variants) {
      pageInfo @include(if: $whole) { hasNextPage }
      nodes { ...VariantParts }
    }
    related: metafield(namespace: "PRP", key: "related") { value }
    finish: metafield(namespace: "finish", key: "colorName") { value }
    rating: metafield(namespace: "reviews", key: "rating") { value }
    ratingCount: metafield(namespace: "reviews", key: "rating_count") { value }
    drawing: metafield(namespace: "facts", key: "drawing") @include(if: $whole) {
      reference { ... on MediaImage { image { url altText width height } } }
    }
    sheet: metafield(namespace: "facts", key: "sheet") @include(if: $whole) {
      value
      reference { ... on GenericFile { url originalFileSize } }
    }
    included: metafield(namespace: "facts", key: "included") @include(if: $whole) { value }
    ...Facts
  }
  ${variantParts}
` as const;

const offeredFilters = `#graphql
  fragment OfferedFilters on Filter {
    id
    type
    label
    values { label count input swatch { color image { previewImage { url } } } }
  }
` as const;

export const productByHandle = `#graphql
  query ProductByHandle(
    $handle: String!, $whole: Boolean!, $images: Int!, $media: Int = 1, $variants: Int!
    $withoutTags: Boolean = false, $withoutFacts: Boolean = false
    $withoutSellingPlanGroups: Boolean = false
    $country: CountryCode, $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    product(handle: $handle) { ...ProductParts }
  }
  ${productParts}
` as const;

/** The API's field `product` accepts only one handle, so each handle has an alias (`p0` uses `$h0`). */
export function productsByHandles(count: number): string {
  const slots = Array.from({ length: count }, (_, index) => index);
  return `#graphql
    query ProductsByHandles(
      ${slots.map((slot) => `$h${slot}: String!`).join(', ')}
      $whole: Boolean!, $images: Int!, $media: Int = 1, $variants: Int!
    $withoutTags: Boolean = false, $withoutFacts: Boolean = false
    $withoutSellingPlanGroups: Boolean = false
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
    $filters: [ProductFilter!], $sortKey: ProductCollectionSortKeys, $reverse: Boolean
    $whole: Boolean!, $images: Int!, $media: Int = 1, $variants: Int!
    $withoutTags: Boolean = false, $withoutFacts: Boolean = false
    $withoutSellingPlanGroups: Boolean = false
    $country: CountryCode, $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    collection(handle: $handle) {
      handle
      title
      descriptionHtml
      seo { title description }
      products(
        first: $first, after: $after, filters: $filters, sortKey: $sortKey, reverse: $reverse
      ) {
        filters { ...OfferedFilters }
        pageInfo { hasNextPage endCursor }
        nodes { ...ProductParts }
      }
    }
  }
  ${productParts}
  ${offeredFilters}
` as const;

/** Reads cursors, because the API has no offset. */
export const collectionCursor = `#graphql
  query CollectionCursor(
    $handle: String!, $first: Int!, $after: String, $tags: Boolean!, $withoutTags: Boolean = false
    $filters: [ProductFilter!], $sortKey: ProductCollectionSortKeys, $reverse: Boolean
    $country: CountryCode, $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    collection(handle: $handle) {
      products(
        first: $first, after: $after, filters: $filters, sortKey: $sortKey, reverse: $reverse
      ) {
        pageInfo { hasNextPage endCursor }
        nodes @include(if: $tags) { handle productType tags @skip(if: $withoutTags) }
      }
    }
  }
` as const;

export const searchPage = `#graphql
  query SearchPage(
    $term: String!, $first: Int!, $after: String
    $filters: [ProductFilter!], $sortKey: SearchSortKeys, $reverse: Boolean
    $whole: Boolean!, $images: Int!, $media: Int = 1, $variants: Int!
    $withoutTags: Boolean = false, $withoutFacts: Boolean = false
    $withoutSellingPlanGroups: Boolean = false
    $country: CountryCode, $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    search(
      query: $term, first: $first, after: $after, types: [PRODUCT], prefix: LAST
      unavailableProducts: LAST, productFilters: $filters, sortKey: $sortKey, reverse: $reverse
    ) {
      totalCount
      productFilters { ...OfferedFilters }
      pageInfo { hasNextPage endCursor }
      nodes { ... on Product { ...ProductParts } }
    }
  }
  ${productParts}
  ${offeredFilters}
` as const;

export const searchCursor = `#graphql
  query SearchCursor(
    $term: String!, $first: Int!, $after: String, $tags: Boolean!, $withoutTags: Boolean = false
    $filters: [ProductFilter!], $sortKey: SearchSortKeys, $reverse: Boolean
    $country: CountryCode, $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    search(
      query: $term, first: $first, after: $after, types: [PRODUCT], prefix: LAST
      unavailableProducts: LAST, productFilters: $filters, sortKey: $sortKey, reverse: $reverse
    ) {
      pageInfo { hasNextPage endCursor }
      nodes @include(if: $tags) { ... on Product { handle productType tags @skip(if: $withoutTags) } }
    }
  }
` as const;

/** As configured in Shopify's Search & Discovery app. */
export const collectionFacets = `#graphql
  query CollectionFacets(
    $handle: String!, $filters: [ProductFilter!], $country: CountryCode, $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    collection(handle: $handle) {
      products(first: 1, filters: $filters) { filters { ...OfferedFilters } }
    }
  }
  ${offeredFilters}
` as const;

export const searchFacets = `#graphql
  query SearchFacets(
    $term: String!, $filters: [ProductFilter!], $country: CountryCode, $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    search(query: $term, first: 1, types: [PRODUCT], prefix: LAST, productFilters: $filters) {
      productFilters { ...OfferedFilters }
    }
  }
  ${offeredFilters}
` as const;

export const quickSearch = `#graphql
  query QuickSearch(
    $query: String!, $whole: Boolean!, $images: Int!, $media: Int = 1, $variants: Int!
    $withoutTags: Boolean = false, $withoutFacts: Boolean = false
    $withoutSellingPlanGroups: Boolean = false
    $country: CountryCode, $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    products(first: 12, query: $query) { nodes { ...ProductParts } }
  }
  ${productParts}
` as const;

/** Shopify tolerates typos, so the results are checked with `codes`. */
export const productsByCode = `#graphql
  query ProductsByCode(
    $code: String!, $whole: Boolean!, $images: Int!, $media: Int = 1, $variants: Int!
    $withoutTags: Boolean = false, $withoutFacts: Boolean = false
    $withoutSellingPlanGroups: Boolean = false
    $country: CountryCode, $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    predictiveSearch(
      query: $code, limit: 10, limitScope: EACH, types: [PRODUCT]
      searchableFields: [VARIANTS_SKU, VARIANTS_BARCODE]
    ) {
      products {
        ...ProductParts
        codes: variants(first: 100) { nodes { sku barcode } }
      }
    }
  }
  ${productParts}
` as const;

/** For spelling corrections. 250 is Shopify's maximum. */
export const catalogNames = `#graphql
  query CatalogNames(
    $withoutProductTags: Boolean = false, $country: CountryCode, $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    productTypes(first: 250) { edges { node } }
    productTags(first: 250) @skip(if: $withoutProductTags) { edges { node } }
    collections(first: 100) { nodes { title } }
    products(first: 250, sortKey: BEST_SELLING) { nodes { title } }
  }
` as const;

/** Excludes samples, because shops sell many samples. */
export const bestSellers = `#graphql
  query BestSellers(
    $whole: Boolean!, $images: Int!, $media: Int = 1, $variants: Int!
    $withoutTags: Boolean = false, $withoutFacts: Boolean = false
    $withoutSellingPlanGroups: Boolean = false
    $country: CountryCode, $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    products(first: 12, sortKey: BEST_SELLING, query: "-product_type:Sample") { nodes { ...ProductParts } }
  }
  ${productParts}
` as const;

export const recommendations = `#graphql
  query Recommendations(
    $handle: String!
    $whole: Boolean!, $images: Int!, $media: Int = 1, $variants: Int!
    $withoutTags: Boolean = false, $withoutFacts: Boolean = false
    $withoutSellingPlanGroups: Boolean = false
    $country: CountryCode, $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    productRecommendations(productHandle: $handle) { ...ProductParts }
    complements: productRecommendations(productHandle: $handle, intent: COMPLEMENTARY) {
      ...ProductParts
    }
    product(handle: $handle) {
      collections(first: 20) { nodes { handle } }
      sample: metafield(namespace: "custom", key: "sample") {
        reference {
          ... on Product {
            id
            handle
            title
            vendor
            variants(first: 100) { nodes { ...VariantParts } }
          }
        }
      }
    }
  }
  ${productParts}
` as const;
