/** Admin API. The queries are valid in all versions from 2024-07, because each shop chooses its version. */

/** The search also returns similar orders, so `pickOrder` compares names and emails. */
export const FIND_ORDER_QUERY = `#graphql
  query FindOrder($search: String!) {
    orders(first: 10, query: $search) {
      nodes {
        id
        name
        email
      }
    }
  }
` as const;

const LINES_FRAGMENT = `#graphql
  fragment GuestOrderLines on LineItemConnection {
    nodes {
      id
      title
      variantTitle
      quantity
      currentQuantity
      unfulfilledQuantity
      requiresShipping
      isGiftCard
      lineItemGroup {
        title
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
      originalTotalSet {
        presentmentMoney {
          amount
          currencyCode
        }
      }
      discountAllocations {
        allocatedAmountSet {
          presentmentMoney {
            amount
            currencyCode
          }
        }
      }
      sellingPlan {
        name
      }
      variant {
        id
        selectedOptions {
          name
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
` as const;

export const GUEST_ORDER_QUERY = `#graphql
  query GuestOrder($id: ID!, $lines: Int!) {
    order(id: $id) {
      name
      email
      processedAt
      cancelledAt
      displayFinancialStatus
      displayFulfillmentStatus
      requiresShipping
      shippingAddress {
        city
        country
      }
      currentSubtotalPriceSet {
        presentmentMoney {
          amount
          currencyCode
        }
      }
      currentTotalPriceSet {
        presentmentMoney {
          amount
          currencyCode
        }
      }
      currentTotalTaxSet {
        presentmentMoney {
          amount
          currencyCode
        }
      }
      currentTotalDutiesSet {
        presentmentMoney {
          amount
          currencyCode
        }
      }
      totalTipReceivedSet {
        presentmentMoney {
          amount
          currencyCode
        }
      }
      taxesIncluded
      shippingLines(first: 5) {
        nodes {
          discountedPriceSet {
            presentmentMoney {
              amount
              currencyCode
            }
          }
        }
      }
      fulfillments(first: 10) {
        status
        createdAt
        deliveredAt
        trackingInfo(first: 5) {
          company
          number
          url
        }
      }
      lineItems(first: $lines) {
        ...GuestOrderLines
      }
    }
  }
  ${LINES_FRAGMENT}
` as const;

/** Only for orders from which pieces were removed: their lines don't report how many pieces were sent. */
export const SENT_ITEMS_QUERY = `#graphql
  query GuestSentItems($id: ID!) {
    order(id: $id) {
      fulfillments(first: 5) {
        status
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
    }
  }
` as const;

export const MORE_LINES_QUERY = `#graphql
  query GuestOrderMore($id: ID!, $lines: Int!, $after: String) {
    order(id: $id) {
      lineItems(first: $lines, after: $after) {
        ...GuestOrderLines
      }
    }
  }
  ${LINES_FRAGMENT}
` as const;

/** Without the scope read_returns, the order is null. */
export const ORDER_RETURNS_QUERY = `#graphql
  query GuestOrderReturns($id: ID!) {
    order(id: $id) {
      returns(first: 5, reverse: true) {
        nodes {
          id
          name
          status
          returnLineItems(first: 10) {
            nodes {
              ... on ReturnLineItem {
                quantity
                fulfillmentLineItem {
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
    }
  }
` as const;
