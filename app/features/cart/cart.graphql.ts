/**
 * The cart's fragment and own operations; the others are those of Hydrogen's cart handler. Valid on
 * 2024-07 and on later versions: Shopify answers requests for a retired version with the oldest one that
 * it still serves. `warnings` is missing in 2024-07, so a shortage of stock is found by comparing
 * quantities, and why a discount code does not apply is told only where a newer version is asked for.
 */

/** What the shop reads of a page of a cart's lines. */
const CART_LINES_FRAGMENT = `#graphql
  fragment CartLinesPage on BaseCartLineConnection {
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        ...CartLineParts
      }
    }
  }
  fragment CartLineParts on BaseCartLine {
    id
    quantity
    attributes {
      key
      value
    }
    discountAllocations {
      ...CartDiscountParts
    }
    cost {
      amountPerQuantity {
        ...CartMoney
      }
      compareAtAmountPerQuantity {
        ...CartMoney
      }
      subtotalAmount {
        ...CartMoney
      }
      totalAmount {
        ...CartMoney
      }
    }
    merchandise {
      ... on ProductVariant {
        id
        title
        selectedOptions {
          name
        }
        availableForSale
        currentlyNotInStock
        quantityAvailable
        requiresShipping
        quantityRule {
          minimum
          maximum
          increment
        }
        preorder: metafield(namespace: "messaging", key: "preorder") {
          value
        }
        backorder: metafield(namespace: "messaging", key: "backorder") {
          value
        }
        image {
          url
          altText
          width
          height
        }
        product {
          id
          title
          handle
          vendor
        }
      }
    }
  }
  fragment CartDiscountParts on CartDiscountAllocation {
    discountedAmount {
      ...CartMoney
    }
    targetType
    ... on CartCodeDiscountAllocation {
      code
    }
    ... on CartAutomaticDiscountAllocation {
      title
    }
    ... on CartCustomDiscountAllocation {
      title
    }
  }
  fragment CartMoney on MoneyV2 {
    amount
    currencyCode
  }
` as const;

/** What the shop reads of a cart. Hydrogen's cart handler asks for a fragment of this name. */
export const CART_FRAGMENT = `#graphql
  fragment CartApiMutation on Cart {
    id
    checkoutUrl
    totalQuantity
    note
    attributes {
      key
      value
    }
    buyerIdentity {
      countryCode
      customer {
        id
      }
    }
    discountCodes {
      code
      applicable
    }
    discountAllocations {
      ...CartDiscountParts
    }
    appliedGiftCards {
      id
      lastCharacters
      presentmentAmountUsed {
        ...CartMoney
      }
    }
    cost {
      totalAmount {
        ...CartMoney
      }
    }
    lines(first: 250) {
      ...CartLinesPage
    }
  }
  ${CART_LINES_FRAGMENT}
` as const;

export const CART_QUERY = `#graphql
  query CartRead($cartId: ID!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    cart(id: $cartId) {
      ...CartApiMutation
    }
  }
  ${CART_FRAGMENT}
` as const;

/** Further lines of a cart with more than one page. Shopify's carts end at 500 lines. */
export const CART_LINES_QUERY = `#graphql
  query CartLines($cartId: ID!, $after: String, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    cart(id: $cartId) {
      lines(first: 250, after: $after) {
        ...CartLinesPage
      }
    }
  }
  ${CART_LINES_FRAGMENT}
` as const;

/**
 * In place of Hydrogen's, which declares `$discountCodes` as nullable: later versions of the API, with
 * which Shopify answers requests for 2024-07 by now, refuse that.
 */
export const CART_DISCOUNT_CODES_MUTATION = `#graphql
  mutation CartDiscountCodes(
    $cartId: ID!
    $discountCodes: [String!]!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {
      cart {
        ...CartApiMutation
      }
      userErrors {
        code
        field
        message
      }
    }
  }
  ${CART_FRAGMENT}
` as const;

/** Replaces all gift cards of a cart: the codes of those that it has are told to nobody. */
export const CART_GIFT_CARDS_MUTATION = `#graphql
  mutation CartGiftCards(
    $cartId: ID!
    $giftCardCodes: [String!]!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    changed: cartGiftCardCodesUpdate(cartId: $cartId, giftCardCodes: $giftCardCodes) {
      cart {
        ...CartApiMutation
      }
      userErrors {
        code
        field
        message
      }
    }
  }
  ${CART_FRAGMENT}
` as const;

/** The same for one card, since 2025-10: `add` it by its code, `remove` it by its id. */
export const giftCardMutations = {
  add: CART_GIFT_CARDS_MUTATION.replace('cartGiftCardCodesUpdate', 'cartGiftCardCodesAdd'),
  remove: CART_GIFT_CARDS_MUTATION.replace('cartGiftCardCodesUpdate', 'cartGiftCardCodesRemove')
    .replace('[String!]!', '[ID!]!')
    .replaceAll('giftCardCodes', 'appliedGiftCardIds'),
};

/** A cart's contents and texts, to be copied into another cart: without prices and pictures. */
export const CART_CONTENTS_QUERY = `#graphql
  query CartContents($cartId: ID!, $after: String) {
    cart(id: $cartId) {
      note
      attributes {
        key
        value
      }
      discountCodes {
        code
      }
      appliedGiftCards {
        lastCharacters
      }
      lines(first: 250, after: $after) {
        nodes {
          quantity
          attributes {
            key
            value
          }
          merchandise {
            ... on ProductVariant {
              id
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
` as const;

/** Reads before an add, or before a line becomes another variant: the variants as they are now and, in the same request, the cart. */
export const CART_BEFORE_ADD_QUERY = `#graphql
  query CartBeforeAdd(
    $variantIds: [ID!]!
    $cartId: ID!
    $hasCart: Boolean!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    nodes(ids: $variantIds) {
      ... on ProductVariant {
        id
        title
        availableForSale
        currentlyNotInStock
        quantityAvailable
        quantityRule {
          minimum
          maximum
          increment
        }
        preorder: metafield(namespace: "messaging", key: "preorder") {
          value
        }
        backorder: metafield(namespace: "messaging", key: "backorder") {
          value
        }
        product {
          id
          finish: metafield(namespace: "finish", key: "colorName") {
            value
          }
        }
      }
    }
    cart(id: $cartId) @include(if: $hasCart) {
      ...CartApiMutation
    }
  }
  ${CART_FRAGMENT}
` as const;

/** Variants that are saved for later. */
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

/** Where an ordinary shop has its checkout. */
export const PRIMARY_DOMAIN_QUERY = `#graphql
  query PrimaryDomain {
    shop {
      primaryDomain {
        host
      }
    }
  }
` as const;
