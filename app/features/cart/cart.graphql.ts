/**
 * Queries must be valid in all API versions from 2024-07, because each shop chooses its version. 2024-07 has no
 * `warnings`, so shortages are found by comparing quantities.
 */

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
    sellingPlanAllocation {
      sellingPlan {
        id
        name
      }
      checkoutChargeAmount {
        ...CartMoney
      }
      remainingBalanceChargeAmount {
        ...CartMoney
      }
      priceAdjustments {
        compareAtPrice {
          ...CartMoney
        }
      }
    }
    ... on ComponentizableCartLine {
      lineComponents {
        ...CartComponentParts
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
          productType
          isGiftCard
        }
      }
    }
  }
  fragment CartComponentParts on CartLine {
    quantity
    merchandise {
      ... on ProductVariant {
        id
        title
        product {
          title
          finish: metafield(namespace: "finish", key: "colorName") {
            value
          }
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

/** Hydrogen's cart handler expects a fragment of this name. */
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
      preferences {
        delivery {
          deliveryMethod
          pickupHandle
        }
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

/**
 * Adds the cart's delivery groups to a document with the cart's fragment. Carriers' rates are left out, because Shopify
 * allows them only with `@defer`.
 */
export const withDeliveryGroups = (document: string): string =>
  document.replace(
    'fragment CartApiMutation on Cart {',
    `fragment CartApiMutation on Cart {
    deliveryGroups(first: 10) {
      nodes {
        groupType
        deliveryAddress {
          countryCodeV2
        }
        selectedDeliveryOption {
          estimatedCost {
            ...CartMoney
          }
        }
        deliveryOptions {
          deliveryMethodType
          estimatedCost {
            ...CartMoney
          }
        }
      }
    }`,
  );

export const CART_QUERY = `#graphql
  query CartRead($cartId: ID!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    cart(id: $cartId) {
      ...CartApiMutation
    }
  }
  ${CART_FRAGMENT}
` as const;

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

/** Newer API versions reject Hydrogen's nullable `$discountCodes`. */
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

/** Replaces all gift cards. The API doesn't return their codes. */
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

/** Since 2025-10, `add` takes a code and `remove` an id. */
export const giftCardMutations = {
  add: CART_GIFT_CARDS_MUTATION.replace('cartGiftCardCodesUpdate', 'cartGiftCardCodesAdd'),
  remove: CART_GIFT_CARDS_MUTATION.replace('cartGiftCardCodesUpdate', 'cartGiftCardCodesRemove')
    .replace('[String!]!', '[ID!]!')
    .replaceAll('giftCardCodes', 'appliedGiftCardIds'),
};

/** If the code is valid, the new cart has the gift card. */
export const GIFT_CARD_MUTATION = `#graphql
  mutation GiftCard($code: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    cartCreate(input: { giftCardCodes: [$code] }) {
      cart {
        appliedGiftCards {
          lastCharacters
          balance {
            ...CartMoney
          }
        }
      }
      userErrors {
        code
      }
    }
  }
  fragment CartMoney on MoneyV2 {
    amount
    currencyCode
  }
` as const;

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
      buyerIdentity {
        countryCode
        preferences {
          delivery {
            deliveryMethod
            pickupHandle
          }
        }
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
          sellingPlanAllocation {
            sellingPlan {
              id
            }
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
          isGiftCard
          requiresSellingPlan
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

export const SAVED_VARIANTS_QUERY = `#graphql
  query SavedVariants($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    nodes(ids: $ids) {
      ... on ProductVariant {
        id
        title
        availableForSale
        quantityRule { minimum maximum increment }
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

export const IMPORTED_VARIANTS_QUERY = `#graphql
  query ImportedVariants($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    nodes(ids: $ids) {
      ... on ProductVariant {
        id
        quantityPriceBreaks(first: 10) {
          nodes {
            minimumQuantity
            price { amount currencyCode }
          }
        }
        product { requiresSellingPlan }
      }
    }
  }
` as const;

export const PRIMARY_DOMAIN_QUERY = `#graphql
  query PrimaryDomain {
    shop {
      primaryDomain {
        host
      }
    }
  }
` as const;
