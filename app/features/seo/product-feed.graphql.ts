/** Valid from API version 2024-07. */

export const feedProducts = `#graphql
  query FeedProducts($after: String, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    products(first: 50, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes {
        id
        handle
        title
        descriptionHtml
        vendor
        productType
        isGiftCard
        requiresSellingPlan
        images(first: 11) { nodes { url } }
        finish: metafield(namespace: "finish", key: "colorName") { value }
        variants(first: 100) {
          pageInfo { hasNextPage }
          nodes {
            id
            title
            sku
            barcode
            weight
            weightUnit
            requiresShipping
            requiresComponents
            availableForSale
            currentlyNotInStock
            price { amount currencyCode }
            compareAtPrice { amount currencyCode }
            image { url }
            selectedOptions { name value }
            preorder: metafield(namespace: "messaging", key: "preorder") { value }
            backorder: metafield(namespace: "messaging", key: "backorder") { value }
            availableFrom: metafield(namespace: "messaging", key: "available_from") { value }
          }
        }
      }
    }
  }
` as const;

/** Uses the feed's country, because a cursor counts only the products that are sold in the query's country. */
export const feedCursor = `#graphql
  query FeedCursor($after: String, $country: CountryCode) @inContext(country: $country) {
    products(first: 250, after: $after) { pageInfo { hasNextPage endCursor } }
  }
` as const;

/** Two components are enough to tell a bundle of different products from a multipack. */
export const feedBundles = `#graphql
  query FeedBundles($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on ProductVariant {
        id
        components(first: 2) {
          nodes {
            quantity
            productVariant { id }
          }
        }
      }
    }
  }
` as const;
