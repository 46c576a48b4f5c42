/**
 * The cart's operations, contracts §1.6 and Appendix A: valid on 2024-07 and on later versions.
 * `warnings` came after 2024-07, so stock problems are told by comparing quantities (§1.7).
 */

const CART_FRAGMENT = `#graphql
  fragment CartParts on Cart {
    id
    checkoutUrl
    totalQuantity
    buyerIdentity {
      countryCode
    }
    discountCodes {
      code
      applicable
    }
    discountAllocations {
      discountedAmount {
        ...CartMoney
      }
    }
    cost {
      subtotalAmount {
        ...CartMoney
      }
      totalAmount {
        ...CartMoney
      }
    }
    lines(first: 50) {
      edges {
        node {
          ...CartLineParts
        }
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
      discountedAmount {
        ...CartMoney
      }
    }
    cost {
      amountPerQuantity {
        ...CartMoney
      }
      compareAtAmountPerQuantity {
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
        image {
          url
          altText
          width
          height
        }
        product {
          title
          handle
          vendor
        }
      }
    }
  }
  fragment CartMoney on MoneyV2 {
    amount
    currencyCode
  }
` as const;

export const CART_QUERY = `#graphql
  query CartRead($cartId: ID!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    cart(id: $cartId) {
      ...CartParts
    }
  }
  ${CART_FRAGMENT}
` as const;

/** What an add needs to know first: the variant as it is now and, in the same trip, the cart. */
export const CART_BEFORE_ADD_QUERY = `#graphql
  query CartBeforeAdd(
    $variantId: ID!
    $cartId: ID!
    $hasCart: Boolean!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    nodes(ids: [$variantId]) {
      ... on ProductVariant {
        id
        title
        currentlyNotInStock
        preorder: metafield(namespace: "messaging", key: "preorder") {
          value
        }
        backorder: metafield(namespace: "messaging", key: "backorder") {
          value
        }
        product {
          finish: metafield(namespace: "finish", key: "colorName") {
            value
          }
        }
      }
    }
    cart(id: $cartId) @include(if: $hasCart) {
      ...CartParts
    }
  }
  ${CART_FRAGMENT}
` as const;

export const CART_CREATE_MUTATION = `#graphql
  mutation CartCreate($input: CartInput, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    cartCreate(input: $input) {
      cart {
        ...CartParts
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

export const CART_LINES_ADD_MUTATION = `#graphql
  mutation CartLinesAdd(
    $cartId: ID!
    $lines: [CartLineInput!]!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    cartLinesAdd(cartId: $cartId, lines: $lines) {
      cart {
        ...CartParts
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

export const CART_LINES_UPDATE_MUTATION = `#graphql
  mutation CartLinesUpdate(
    $cartId: ID!
    $lines: [CartLineUpdateInput!]!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    cartLinesUpdate(cartId: $cartId, lines: $lines) {
      cart {
        ...CartParts
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

export const CART_LINES_REMOVE_MUTATION = `#graphql
  mutation CartLinesRemove(
    $cartId: ID!
    $lineIds: [ID!]!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    cartLinesRemove(cartId: $cartId, lineIds: $lineIds) {
      cart {
        ...CartParts
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

export const CART_BUYER_MUTATION = `#graphql
  mutation CartBuyer(
    $cartId: ID!
    $buyerIdentity: CartBuyerIdentityInput!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyerIdentity) {
      cart {
        ...CartParts
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

/** The list is not nullable here because it is not on later versions. */
export const CART_DISCOUNTS_MUTATION = `#graphql
  mutation CartDiscounts(
    $cartId: ID!
    $discountCodes: [String!]!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {
      cart {
        ...CartParts
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
