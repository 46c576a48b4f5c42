/**
 * Queries must be valid in all API versions from 2025-04, because each shop chooses its version. 2025-04 is the first
 * version whose reference has `Order.fulfillmentStatus`. The tests use Hydrogen's 2024-07 schema, which also has
 * unpublished fields, so they list the published fields of lines.
 */

const ADDRESS_FRAGMENT = `#graphql
  fragment HostedAddress on CustomerAddress {
    id
    firstName
    lastName
    company
    address1
    address2
    city
    province
    zoneCode
    country
    territoryCode
    zip
    phoneNumber
    formatted(withName: true, withCompany: true)
  }
` as const;

const ORDER_FRAGMENT = `#graphql
  fragment HostedOrder on Order {
    id
    name
    number
    processedAt
    financialStatus
    fulfillmentStatus
    cancelledAt
    totalPrice {
      amount
      currencyCode
    }
    shippingAddress {
      territoryCode
    }
    fulfillments(first: 2) {
      nodes {
        status
        trackingInformation {
          number
          url
        }
      }
    }
  }
` as const;

export const PROFILE_QUERY = `#graphql
  query HostedProfile {
    customer {
      firstName
      lastName
      emailAddress {
        emailAddress
      }
    }
  }
` as const;

export const OVERVIEW_QUERY = `#graphql
  query HostedOverview($recent: Int!) {
    customer {
      firstName
      lastName
      emailAddress {
        emailAddress
      }
      defaultAddress {
        ...HostedAddress
      }
      orders(first: $recent, sortKey: PROCESSED_AT, reverse: true) {
        nodes {
          ...HostedOrder
        }
      }
    }
  }
  ${ADDRESS_FRAGMENT}
  ${ORDER_FRAGMENT}
` as const;

export const ADDRESSES_QUERY = `#graphql
  query HostedAddresses {
    customer {
      firstName
      lastName
      defaultAddress {
        id
      }
      addresses(first: 250) {
        nodes {
          ...HostedAddress
        }
      }
    }
  }
  ${ADDRESS_FRAGMENT}
` as const;

/** The API doesn't count orders, so the shop counts the ids in `following`: those of this page and the next pages. */
export const ORDERS_QUERY = `#graphql
  query HostedOrders($first: Int!, $after: String) {
    customer {
      orders(first: $first, after: $after, sortKey: PROCESSED_AT, reverse: true) {
        nodes {
          ...HostedOrder
        }
      }
      following: orders(first: 120, after: $after, sortKey: PROCESSED_AT, reverse: true) {
        nodes {
          id
        }
        pageInfo {
          hasNextPage
        }
      }
    }
  }
  ${ORDER_FRAGMENT}
` as const;

export const ORDER_CURSOR_QUERY = `#graphql
  query HostedOrderCursor($first: Int!, $after: String) {
    customer {
      orders(first: $first, after: $after, sortKey: PROCESSED_AT, reverse: true) {
        nodes {
          id
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
` as const;

const LINE_FRAGMENT = `#graphql
  fragment HostedLine on LineItem {
    title
    variantTitle
    quantity
    refundableQuantity
    variantId
    variantOptions {
      name
    }
    customAttributes {
      key
      value
    }
    image {
      url
      altText
      width
      height
    }
  }
` as const;

/** The order is null if it belongs to someone else. */
export const ORDER_QUERY = `#graphql
  query HostedOrderWithLines($id: ID!, $lines: Int!, $after: String) {
    order(id: $id) {
      ...HostedOrder
      cancelReason
      totalRefunded {
        amount
        currencyCode
      }
      totalShipping {
        amount
        currencyCode
      }
      shippingLine {
        title
      }
      totalTax {
        amount
        currencyCode
      }
      totalTip {
        amount
        currencyCode
      }
      totalDuties {
        amount
        currencyCode
      }
      shippingDiscountAllocations {
        allocatedAmount {
          amount
          currencyCode
        }
      }
      shippingAddress {
        formatted(withName: true, withCompany: true)
      }
      parcels: fulfillments(first: 20) {
        nodes {
          status
          trackingInformation {
            number
            url
          }
          events(first: 1, sortKey: HAPPENED_AT, reverse: true) {
            nodes {
              status
              happenedAt
            }
          }
        }
      }
      lineItems(first: $lines, after: $after) {
        nodes {
          ...HostedLine
          totalPrice {
            amount
            currencyCode
          }
          discountAllocations {
            allocatedAmount {
              amount
              currencyCode
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
  ${ORDER_FRAGMENT}
  ${LINE_FRAGMENT}
` as const;

/** The lists are short, because a query's cost depends on how much it could return. */
const RETURNS_FRAGMENT = `#graphql
  fragment HostedReturns on Order {
    returns(first: 5, sortKey: CREATED_AT, reverse: true) {
      nodes {
        id
        name
        status
        createdAt
        returnLineItems(first: 10) {
          nodes {
            ... on ReturnLineItem {
              quantity
              lineItem {
                id
                title
              }
            }
          }
        }
      }
    }
  }
` as const;

export const ORDER_RETURNS_QUERY = `#graphql
  query HostedOrderReturns($id: ID!) {
    order(id: $id) {
      ...HostedReturns
    }
  }
  ${RETURNS_FRAGMENT}
` as const;

/** The items in the newest parcels, and when these were sent or delivered. */
export const SENT_ITEMS_QUERY = `#graphql
  query HostedSentItems($id: ID!) {
    order(id: $id) {
      fulfillments(first: 5, sortKey: CREATED_AT, reverse: true) {
        nodes {
          status
          createdAt
          events(first: 1, sortKey: HAPPENED_AT, reverse: true) {
            nodes {
              status
              happenedAt
            }
          }
          fulfillmentLineItems(first: 25) {
            nodes {
              quantity
              lineItem {
                id
              }
            }
            pageInfo {
              hasNextPage
            }
          }
        }
        pageInfo {
          hasNextPage
        }
      }
      ...HostedReturns
    }
  }
  ${RETURNS_FRAGMENT}
` as const;

export const RETURNABLE_LINES_QUERY = `#graphql
  query HostedReturnableLines($id: ID!, $lines: Int!, $after: String) {
    order(id: $id) {
      id
      name
      cancelledAt
      lineItems(first: $lines, after: $after) {
        nodes {
          ...HostedLine
          id
          requiresShipping
          giftCard
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
  ${LINE_FRAGMENT}
` as const;

/** If `return` is null, Shopify refused the request. Since 2025-01, the payload also has `userErrors`. */
export const REQUEST_RETURN_MUTATION = `#graphql
  mutation HostedRequestReturn($orderId: ID!, $requestedLineItems: [RequestedLineItemInput!]!) {
    orderRequestReturn(orderId: $orderId, requestedLineItems: $requestedLineItems) {
      return {
        id
        name
      }
    }
  }
` as const;

export const ADDRESS_CREATE_MUTATION = `#graphql
  mutation HostedAddressCreate($address: CustomerAddressInput!, $defaultAddress: Boolean) {
    customerAddressCreate(address: $address, defaultAddress: $defaultAddress) {
      userErrors {
        code
        field
        message
      }
    }
  }
` as const;

/** Without `$address`, only makes the address the default. */
export const ADDRESS_UPDATE_MUTATION = `#graphql
  mutation HostedAddressUpdate(
    $addressId: ID!
    $address: CustomerAddressInput
    $defaultAddress: Boolean
  ) {
    customerAddressUpdate(
      addressId: $addressId
      address: $address
      defaultAddress: $defaultAddress
    ) {
      userErrors {
        code
        field
        message
      }
    }
  }
` as const;

export const ADDRESS_DELETE_MUTATION = `#graphql
  mutation HostedAddressDelete($addressId: ID!) {
    customerAddressDelete(addressId: $addressId) {
      userErrors {
        code
        field
        message
      }
    }
  }
` as const;

/** Makes another address the default first; mutations run in order. */
export const DEFAULT_ADDRESS_DELETE_MUTATION = `#graphql
  mutation HostedDefaultAddressDelete($addressId: ID!, $nextDefault: ID!) {
    customerAddressUpdate(addressId: $nextDefault, defaultAddress: true) {
      userErrors {
        code
        field
        message
      }
    }
    customerAddressDelete(addressId: $addressId) {
      userErrors {
        code
        field
        message
      }
    }
  }
` as const;

/** The token for a cart's `buyerIdentity`. */
export const STOREFRONT_TOKEN_MUTATION = `#graphql
  mutation HostedStorefrontToken {
    storefrontCustomerAccessTokenCreate {
      customerAccessToken
    }
  }
` as const;

/** Costs about 300 of the customer's 7,500 points. */
export const COMPANY_LOCATIONS_QUERY = `#graphql
  query HostedCompanyLocations {
    customer {
      companyContacts(first: 2) {
        nodes {
          status
          company {
            name
          }
          locations(first: 50) {
            nodes {
              id
              name
              shippingAddress {
                formattedAddress(withName: false, withCompanyName: false)
              }
              buyerExperienceConfiguration {
                payNowOnly
                paymentTermsTemplate {
                  translatedName
                }
              }
            }
          }
        }
      }
    }
  }
` as const;
