/** Queries must be valid in all API versions from 2024-07, because each shop chooses its version. */

const ADDRESS_FRAGMENT = `#graphql
  fragment AddressParts on MailingAddress {
    id
    firstName
    lastName
    company
    address1
    address2
    city
    province
    provinceCode
    country
    countryCodeV2
    zip
    phone
    formatted(withName: true, withCompany: true)
  }
` as const;

const ORDER_FRAGMENT = `#graphql
  fragment OrderParts on Order {
    id
    name
    orderNumber
    processedAt
    financialStatus
    fulfillmentStatus
    canceledAt
    currentTotalPrice {
      amount
      currencyCode
    }
    shippingAddress {
      countryCodeV2
    }
    successfulFulfillments(first: 1) {
      trackingInfo(first: 1) {
        number
        url
      }
    }
  }
` as const;

export const CUSTOMER_QUERY = `#graphql
  query CustomerProfile($customerAccessToken: String!) {
    customer(customerAccessToken: $customerAccessToken) {
      firstName
      lastName
      email
    }
  }
` as const;

export const CUSTOMER_OVERVIEW_QUERY = `#graphql
  query CustomerOverview($customerAccessToken: String!, $recent: Int!) {
    customer(customerAccessToken: $customerAccessToken) {
      firstName
      lastName
      email
      defaultAddress {
        ...AddressParts
      }
      orders(first: $recent, sortKey: PROCESSED_AT, reverse: true) {
        edges {
          node {
            ...OrderParts
          }
        }
      }
    }
  }
  ${ADDRESS_FRAGMENT}
  ${ORDER_FRAGMENT}
` as const;

export const CUSTOMER_ADDRESSES_QUERY = `#graphql
  query CustomerAddresses($customerAccessToken: String!) {
    customer(customerAccessToken: $customerAccessToken) {
      firstName
      lastName
      defaultAddress {
        id
      }
      addresses(first: 250) {
        edges {
          node {
            ...AddressParts
          }
        }
      }
    }
  }
  ${ADDRESS_FRAGMENT}
` as const;

export const CUSTOMER_ORDERS_QUERY = `#graphql
  query CustomerOrders($customerAccessToken: String!, $first: Int!, $after: String) {
    customer(customerAccessToken: $customerAccessToken) {
      numberOfOrders
      orders(first: $first, after: $after, sortKey: PROCESSED_AT, reverse: true) {
        edges {
          node {
            ...OrderParts
          }
        }
      }
    }
  }
  ${ORDER_FRAGMENT}
` as const;

export const CUSTOMER_ORDER_CURSORS_QUERY = `#graphql
  query CustomerOrderCursors($customerAccessToken: String!, $after: String) {
    customer(customerAccessToken: $customerAccessToken) {
      orders(first: 250, after: $after, sortKey: PROCESSED_AT, reverse: true) {
        edges {
          cursor
          node {
            id
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

export const CUSTOMER_ORDER_QUERY = `#graphql
  query CustomerOrder($customerAccessToken: String!, $after: String, $linesAfter: String) {
    customer(customerAccessToken: $customerAccessToken) {
      orders(first: 1, after: $after, sortKey: PROCESSED_AT, reverse: true) {
        edges {
          node {
            ...OrderParts
            cancelReason
            totalPrice {
              amount
              currencyCode
            }
            totalShippingPrice {
              amount
              currencyCode
            }
            shippingDiscountAllocations {
              allocatedAmount {
                amount
                currencyCode
              }
            }
            originalTotalDuties {
              amount
              currencyCode
            }
            totalTax {
              amount
              currencyCode
            }
            currentTotalShippingPrice {
              amount
              currencyCode
            }
            currentTotalDuties {
              amount
              currencyCode
            }
            currentTotalTax {
              amount
              currencyCode
            }
            totalRefunded {
              amount
              currencyCode
            }
            shippingAddress {
              formatted(withName: true, withCompany: true)
            }
            parcels: successfulFulfillments(first: 20) {
              trackingInfo(first: 5) {
                number
                url
              }
            }
            lineItems(first: 250, after: $linesAfter) {
              edges {
                node {
                  title
                  quantity
                  currentQuantity
                  originalTotalPrice {
                    amount
                    currencyCode
                  }
                  discountAllocations {
                    allocatedAmount {
                      amount
                      currencyCode
                    }
                    discountApplication {
                      ... on DiscountCodeApplication {
                        code
                      }
                      ... on AutomaticDiscountApplication {
                        title
                      }
                      ... on ManualDiscountApplication {
                        title
                      }
                      ... on ScriptDiscountApplication {
                        title
                      }
                    }
                  }
                  customAttributes {
                    key
                    value
                  }
                  variant {
                    id
                    title
                    selectedOptions {
                      name
                    }
                    requiresShipping
                    weight
                    weightUnit
                    image {
                      url
                      altText
                      width
                      height
                    }
                    product {
                      handle
                    }
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
      }
    }
  }
  ${ORDER_FRAGMENT}
` as const;

export const SHIPS_TO_QUERY = `#graphql
  query ShipsTo {
    shop {
      shipsToCountries
    }
  }
` as const;

export const SIGN_IN_MUTATION = `#graphql
  mutation SignIn($input: CustomerAccessTokenCreateInput!) {
    customerAccessTokenCreate(input: $input) {
      customerAccessToken {
        accessToken
        expiresAt
      }
      customerUserErrors {
        message
      }
    }
  }
` as const;

export const SIGN_OUT_MUTATION = `#graphql
  mutation SignOut($customerAccessToken: String!) {
    customerAccessTokenDelete(customerAccessToken: $customerAccessToken) {
      deletedAccessToken
      userErrors {
        message
      }
    }
  }
` as const;

export const REGISTER_MUTATION = `#graphql
  mutation Register($input: CustomerCreateInput!) {
    customerCreate(input: $input) {
      customer {
        id
      }
      customerUserErrors {
        message
      }
    }
  }
` as const;

export const RECOVER_MUTATION = `#graphql
  mutation Recover($email: String!) {
    customerRecover(email: $email) {
      customerUserErrors {
        message
      }
    }
  }
` as const;

export const RESET_BY_URL_MUTATION = `#graphql
  mutation ResetByUrl($resetUrl: URL!, $password: String!) {
    customerResetByUrl(resetUrl: $resetUrl, password: $password) {
      customerAccessToken {
        accessToken
        expiresAt
      }
      customerUserErrors {
        code
        message
      }
    }
  }
` as const;

export const RESET_MUTATION = `#graphql
  mutation Reset($id: ID!, $input: CustomerResetInput!) {
    customerReset(id: $id, input: $input) {
      customerAccessToken {
        accessToken
        expiresAt
      }
      customerUserErrors {
        code
        message
      }
    }
  }
` as const;

export const ACTIVATE_BY_URL_MUTATION = `#graphql
  mutation ActivateByUrl($activationUrl: URL!, $password: String!) {
    customerActivateByUrl(activationUrl: $activationUrl, password: $password) {
      customer {
        id
        email
      }
      customerAccessToken {
        accessToken
        expiresAt
      }
      customerUserErrors {
        code
        message
      }
    }
  }
` as const;

export const ACTIVATE_MUTATION = `#graphql
  mutation Activate($id: ID!, $input: CustomerActivateInput!) {
    customerActivate(id: $id, input: $input) {
      customer {
        id
        email
      }
      customerAccessToken {
        accessToken
        expiresAt
      }
      customerUserErrors {
        code
        message
      }
    }
  }
` as const;

export const ADDRESS_CREATE_MUTATION = `#graphql
  mutation AddressCreate($customerAccessToken: String!, $address: MailingAddressInput!) {
    customerAddressCreate(customerAccessToken: $customerAccessToken, address: $address) {
      customerAddress {
        id
      }
      customerUserErrors {
        message
      }
    }
  }
` as const;

export const ADDRESS_UPDATE_MUTATION = `#graphql
  mutation AddressUpdate($customerAccessToken: String!, $id: ID!, $address: MailingAddressInput!) {
    customerAddressUpdate(customerAccessToken: $customerAccessToken, id: $id, address: $address) {
      customerAddress {
        id
      }
      customerUserErrors {
        message
      }
    }
  }
` as const;

export const ADDRESS_DELETE_MUTATION = `#graphql
  mutation AddressDelete($customerAccessToken: String!, $id: ID!) {
    customerAddressDelete(customerAccessToken: $customerAccessToken, id: $id) {
      deletedCustomerAddressId
      customerUserErrors {
        message
      }
    }
  }
` as const;

export const ADDRESS_DEFAULT_MUTATION = `#graphql
  mutation AddressDefault($customerAccessToken: String!, $addressId: ID!) {
    customerDefaultAddressUpdate(customerAccessToken: $customerAccessToken, addressId: $addressId) {
      customer {
        id
      }
      customerUserErrors {
        message
      }
    }
  }
` as const;
