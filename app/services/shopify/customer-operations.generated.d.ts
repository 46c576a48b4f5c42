/* eslint-disable eslint-comments/disable-enable-pair */
/* eslint-disable eslint-comments/no-unlimited-disable */
/* eslint-disable */
import type * as CustomerAccountAPI from '@shopify/hydrogen/customer-account-api-types';

export type HostedAddressesQueryVariables = CustomerAccountAPI.Exact<{ [key: string]: never; }>;


export type HostedAddressesQuery = { customer: (
    Pick<CustomerAccountAPI.Customer, 'firstName' | 'lastName'>
    & { defaultAddress?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.CustomerAddress, 'id'>>, addresses: { nodes: Array<Pick<CustomerAccountAPI.CustomerAddress, 'id' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'city' | 'province' | 'zoneCode' | 'country' | 'territoryCode' | 'zip' | 'phoneNumber' | 'formatted'>> } }
  ) };

export type HostedAddressFragment = Pick<CustomerAccountAPI.CustomerAddress, 'id' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'city' | 'province' | 'zoneCode' | 'country' | 'territoryCode' | 'zip' | 'phoneNumber' | 'formatted'>;

export type HostedAddressCreateMutationVariables = CustomerAccountAPI.Exact<{
  address: CustomerAccountAPI.CustomerAddressInput;
  defaultAddress?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.Scalars['Boolean']['input']>;
}>;


export type HostedAddressCreateMutation = { customerAddressCreate?: CustomerAccountAPI.Maybe<{ userErrors: Array<Pick<CustomerAccountAPI.UserErrorsCustomerAddressUserErrors, 'code' | 'field' | 'message'>> }> };

export type HostedAddressDeleteMutationVariables = CustomerAccountAPI.Exact<{
  addressId: CustomerAccountAPI.Scalars['ID']['input'];
}>;


export type HostedAddressDeleteMutation = { customerAddressDelete?: CustomerAccountAPI.Maybe<{ userErrors: Array<Pick<CustomerAccountAPI.UserErrorsCustomerAddressUserErrors, 'code' | 'field' | 'message'>> }> };

export type HostedAddressUpdateMutationVariables = CustomerAccountAPI.Exact<{
  addressId: CustomerAccountAPI.Scalars['ID']['input'];
  address?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.CustomerAddressInput>;
  defaultAddress?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.Scalars['Boolean']['input']>;
}>;


export type HostedAddressUpdateMutation = { customerAddressUpdate?: CustomerAccountAPI.Maybe<{ userErrors: Array<Pick<CustomerAccountAPI.UserErrorsCustomerAddressUserErrors, 'code' | 'field' | 'message'>> }> };

export type HostedCompanyLocationsQueryVariables = CustomerAccountAPI.Exact<{ [key: string]: never; }>;


export type HostedCompanyLocationsQuery = { customer: { companyContacts: { nodes: Array<(
        Pick<CustomerAccountAPI.CompanyContact, 'status'>
        & { company?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.Company, 'name'>>, locations: { nodes: Array<(
            Pick<CustomerAccountAPI.CompanyLocation, 'id' | 'name'>
            & { shippingAddress?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.CompanyAddress, 'formattedAddress'>>, buyerExperienceConfiguration?: CustomerAccountAPI.Maybe<(
              Pick<CustomerAccountAPI.BuyerExperienceConfiguration, 'payNowOnly'>
              & { paymentTermsTemplate?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.PaymentTermsTemplate, 'translatedName'>> }
            )> }
          )> } }
      )> } } };

export type HostedDefaultAddressDeleteMutationVariables = CustomerAccountAPI.Exact<{
  addressId: CustomerAccountAPI.Scalars['ID']['input'];
  nextDefault: CustomerAccountAPI.Scalars['ID']['input'];
}>;


export type HostedDefaultAddressDeleteMutation = { customerAddressUpdate?: CustomerAccountAPI.Maybe<{ userErrors: Array<Pick<CustomerAccountAPI.UserErrorsCustomerAddressUserErrors, 'code' | 'field' | 'message'>> }>, customerAddressDelete?: CustomerAccountAPI.Maybe<{ userErrors: Array<Pick<CustomerAccountAPI.UserErrorsCustomerAddressUserErrors, 'code' | 'field' | 'message'>> }> };

export type HostedOrdersQueryVariables = CustomerAccountAPI.Exact<{
  first: CustomerAccountAPI.Scalars['Int']['input'];
  after?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.Scalars['String']['input']>;
}>;


export type HostedOrdersQuery = { customer: { orders: { nodes: Array<(
        Pick<CustomerAccountAPI.Order, 'id' | 'name' | 'number' | 'processedAt' | 'financialStatus' | 'fulfillmentStatus' | 'cancelledAt'>
        & { totalPrice: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>, shippingAddress?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.CustomerAddress, 'territoryCode'>>, fulfillments: { nodes: Array<(
            Pick<CustomerAccountAPI.Fulfillment, 'status'>
            & { trackingInformation: Array<Pick<CustomerAccountAPI.TrackingInformation, 'number' | 'url'>> }
          )> } }
      )> }, following: { nodes: Array<Pick<CustomerAccountAPI.Order, 'id'>>, pageInfo: Pick<CustomerAccountAPI.PageInfo, 'hasNextPage'> } } };

export type HostedOrderFragment = (
  Pick<CustomerAccountAPI.Order, 'id' | 'name' | 'number' | 'processedAt' | 'financialStatus' | 'fulfillmentStatus' | 'cancelledAt'>
  & { totalPrice: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>, shippingAddress?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.CustomerAddress, 'territoryCode'>>, fulfillments: { nodes: Array<(
      Pick<CustomerAccountAPI.Fulfillment, 'status'>
      & { trackingInformation: Array<Pick<CustomerAccountAPI.TrackingInformation, 'number' | 'url'>> }
    )> } }
);

export type HostedOrderCursorQueryVariables = CustomerAccountAPI.Exact<{
  first: CustomerAccountAPI.Scalars['Int']['input'];
  after?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.Scalars['String']['input']>;
}>;


export type HostedOrderCursorQuery = { customer: { orders: { nodes: Array<Pick<CustomerAccountAPI.Order, 'id'>>, pageInfo: Pick<CustomerAccountAPI.PageInfo, 'hasNextPage' | 'endCursor'> } } };

export type HostedOrderWithLinesQueryVariables = CustomerAccountAPI.Exact<{
  id: CustomerAccountAPI.Scalars['ID']['input'];
  lines: CustomerAccountAPI.Scalars['Int']['input'];
  after?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.Scalars['String']['input']>;
}>;


export type HostedOrderWithLinesQuery = { order?: CustomerAccountAPI.Maybe<(
    Pick<CustomerAccountAPI.Order, 'cancelReason' | 'id' | 'name' | 'number' | 'processedAt' | 'financialStatus' | 'fulfillmentStatus' | 'cancelledAt'>
    & { totalRefunded: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>, totalShipping: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>, shippingLine?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.ShippingLine, 'title'>>, totalTax?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalTip?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalDuties?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>>, shippingDiscountAllocations: Array<{ allocatedAmount: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'> }>, shippingAddress?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.CustomerAddress, 'formatted' | 'territoryCode'>>, parcels: { nodes: Array<(
        Pick<CustomerAccountAPI.Fulfillment, 'status'>
        & { trackingInformation: Array<Pick<CustomerAccountAPI.TrackingInformation, 'number' | 'url'>>, events: { nodes: Array<Pick<CustomerAccountAPI.FulfillmentEvent, 'status' | 'happenedAt'>> } }
      )> }, lineItems: { nodes: Array<(
        Pick<CustomerAccountAPI.LineItem, 'title' | 'variantTitle' | 'quantity' | 'refundableQuantity' | 'variantId'>
        & { totalPrice?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>>, discountAllocations: Array<{ allocatedAmount: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'> }>, variantOptions?: CustomerAccountAPI.Maybe<Array<Pick<CustomerAccountAPI.LineItemVariantOption, 'name'>>>, customAttributes: Array<Pick<CustomerAccountAPI.Attribute, 'key' | 'value'>>, image?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
      )>, pageInfo: Pick<CustomerAccountAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, totalPrice: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>, fulfillments: { nodes: Array<(
        Pick<CustomerAccountAPI.Fulfillment, 'status'>
        & { trackingInformation: Array<Pick<CustomerAccountAPI.TrackingInformation, 'number' | 'url'>> }
      )> } }
  )> };

export type HostedLineFragment = (
  Pick<CustomerAccountAPI.LineItem, 'title' | 'variantTitle' | 'quantity' | 'refundableQuantity' | 'variantId'>
  & { variantOptions?: CustomerAccountAPI.Maybe<Array<Pick<CustomerAccountAPI.LineItemVariantOption, 'name'>>>, customAttributes: Array<Pick<CustomerAccountAPI.Attribute, 'key' | 'value'>>, image?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
);

export type HostedOrderReturnsQueryVariables = CustomerAccountAPI.Exact<{
  id: CustomerAccountAPI.Scalars['ID']['input'];
}>;


export type HostedOrderReturnsQuery = { order?: CustomerAccountAPI.Maybe<{ returns: { nodes: Array<(
        Pick<CustomerAccountAPI.Return, 'id' | 'name' | 'status' | 'createdAt'>
        & { returnLineItems: { nodes: Array<(
            Pick<CustomerAccountAPI.ReturnLineItem, 'quantity'>
            & { lineItem: Pick<CustomerAccountAPI.LineItem, 'id' | 'title'> }
          )> } }
      )> } }> };

export type HostedReturnsFragment = { returns: { nodes: Array<(
      Pick<CustomerAccountAPI.Return, 'id' | 'name' | 'status' | 'createdAt'>
      & { returnLineItems: { nodes: Array<(
          Pick<CustomerAccountAPI.ReturnLineItem, 'quantity'>
          & { lineItem: Pick<CustomerAccountAPI.LineItem, 'id' | 'title'> }
        )> } }
    )> } };

export type HostedOverviewQueryVariables = CustomerAccountAPI.Exact<{
  recent: CustomerAccountAPI.Scalars['Int']['input'];
}>;


export type HostedOverviewQuery = { customer: (
    Pick<CustomerAccountAPI.Customer, 'firstName' | 'lastName'>
    & { emailAddress?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.CustomerEmailAddress, 'emailAddress'>>, defaultAddress?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.CustomerAddress, 'id' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'city' | 'province' | 'zoneCode' | 'country' | 'territoryCode' | 'zip' | 'phoneNumber' | 'formatted'>>, orders: { nodes: Array<(
        Pick<CustomerAccountAPI.Order, 'id' | 'name' | 'number' | 'processedAt' | 'financialStatus' | 'fulfillmentStatus' | 'cancelledAt'>
        & { totalPrice: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>, shippingAddress?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.CustomerAddress, 'territoryCode'>>, fulfillments: { nodes: Array<(
            Pick<CustomerAccountAPI.Fulfillment, 'status'>
            & { trackingInformation: Array<Pick<CustomerAccountAPI.TrackingInformation, 'number' | 'url'>> }
          )> } }
      )> } }
  ) };

export type HostedProfileQueryVariables = CustomerAccountAPI.Exact<{ [key: string]: never; }>;


export type HostedProfileQuery = { customer: (
    Pick<CustomerAccountAPI.Customer, 'firstName' | 'lastName'>
    & { emailAddress?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.CustomerEmailAddress, 'emailAddress'>> }
  ) };

export type HostedRequestReturnMutationVariables = CustomerAccountAPI.Exact<{
  orderId: CustomerAccountAPI.Scalars['ID']['input'];
  requestedLineItems: Array<CustomerAccountAPI.RequestedLineItemInput> | CustomerAccountAPI.RequestedLineItemInput;
}>;


export type HostedRequestReturnMutation = { orderRequestReturn?: CustomerAccountAPI.Maybe<{ return?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.Return, 'id' | 'name'>> }> };

export type HostedReturnableLinesQueryVariables = CustomerAccountAPI.Exact<{
  id: CustomerAccountAPI.Scalars['ID']['input'];
  lines: CustomerAccountAPI.Scalars['Int']['input'];
  after?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.Scalars['String']['input']>;
}>;


export type HostedReturnableLinesQuery = { order?: CustomerAccountAPI.Maybe<(
    Pick<CustomerAccountAPI.Order, 'id' | 'name' | 'cancelledAt'>
    & { lineItems: { nodes: Array<(
        Pick<CustomerAccountAPI.LineItem, 'id' | 'requiresShipping' | 'giftCard' | 'title' | 'variantTitle' | 'quantity' | 'refundableQuantity' | 'variantId'>
        & { variantOptions?: CustomerAccountAPI.Maybe<Array<Pick<CustomerAccountAPI.LineItemVariantOption, 'name'>>>, customAttributes: Array<Pick<CustomerAccountAPI.Attribute, 'key' | 'value'>>, image?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
      )>, pageInfo: Pick<CustomerAccountAPI.PageInfo, 'hasNextPage' | 'endCursor'> } }
  )> };

export type HostedSentItemsQueryVariables = CustomerAccountAPI.Exact<{
  id: CustomerAccountAPI.Scalars['ID']['input'];
}>;


export type HostedSentItemsQuery = { order?: CustomerAccountAPI.Maybe<{ fulfillments: { nodes: Array<(
        Pick<CustomerAccountAPI.Fulfillment, 'status' | 'createdAt'>
        & { events: { nodes: Array<Pick<CustomerAccountAPI.FulfillmentEvent, 'status' | 'happenedAt'>> }, fulfillmentLineItems: { nodes: Array<(
            Pick<CustomerAccountAPI.FulfillmentLineItem, 'quantity'>
            & { lineItem: Pick<CustomerAccountAPI.LineItem, 'id'> }
          )>, pageInfo: Pick<CustomerAccountAPI.PageInfo, 'hasNextPage'> } }
      )>, pageInfo: Pick<CustomerAccountAPI.PageInfo, 'hasNextPage'> }, returns: { nodes: Array<(
        Pick<CustomerAccountAPI.Return, 'id' | 'name' | 'status' | 'createdAt'>
        & { returnLineItems: { nodes: Array<(
            Pick<CustomerAccountAPI.ReturnLineItem, 'quantity'>
            & { lineItem: Pick<CustomerAccountAPI.LineItem, 'id' | 'title'> }
          )> } }
      )> } }> };

export type HostedStorefrontTokenMutationVariables = CustomerAccountAPI.Exact<{ [key: string]: never; }>;


export type HostedStorefrontTokenMutation = { storefrontCustomerAccessTokenCreate?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.StorefrontCustomerAccessTokenCreatePayload, 'customerAccessToken'>> };

interface GeneratedQueryTypes {
  "#graphql\n  query HostedAddresses {\n    customer {\n      firstName\n      lastName\n      defaultAddress {\n        id\n      }\n      addresses(first: 250) {\n        nodes {\n          ...HostedAddress\n        }\n      }\n    }\n  }\n  #graphql\n  fragment HostedAddress on CustomerAddress {\n    id\n    firstName\n    lastName\n    company\n    address1\n    address2\n    city\n    province\n    zoneCode\n    country\n    territoryCode\n    zip\n    phoneNumber\n    formatted(withName: true, withCompany: true)\n  }\n\n": {return: HostedAddressesQuery, variables: HostedAddressesQueryVariables},
  "#graphql\n  query HostedCompanyLocations {\n    customer {\n      companyContacts(first: 2) {\n        nodes {\n          status\n          company {\n            name\n          }\n          locations(first: 50) {\n            nodes {\n              id\n              name\n              shippingAddress {\n                formattedAddress(withName: false, withCompanyName: false)\n              }\n              buyerExperienceConfiguration {\n                payNowOnly\n                paymentTermsTemplate {\n                  translatedName\n                }\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n": {return: HostedCompanyLocationsQuery, variables: HostedCompanyLocationsQueryVariables},
  "#graphql\n  query HostedOrders($first: Int!, $after: String) {\n    customer {\n      orders(first: $first, after: $after, sortKey: PROCESSED_AT, reverse: true) {\n        nodes {\n          ...HostedOrder\n        }\n      }\n      following: orders(first: 120, after: $after, sortKey: PROCESSED_AT, reverse: true) {\n        nodes {\n          id\n        }\n        pageInfo {\n          hasNextPage\n        }\n      }\n    }\n  }\n  #graphql\n  fragment HostedOrder on Order {\n    id\n    name\n    number\n    processedAt\n    financialStatus\n    fulfillmentStatus\n    cancelledAt\n    totalPrice {\n      amount\n      currencyCode\n    }\n    shippingAddress {\n      territoryCode\n    }\n    fulfillments(first: 2) {\n      nodes {\n        status\n        trackingInformation {\n          number\n          url\n        }\n      }\n    }\n  }\n\n": {return: HostedOrdersQuery, variables: HostedOrdersQueryVariables},
  "#graphql\n  query HostedOrderCursor($first: Int!, $after: String) {\n    customer {\n      orders(first: $first, after: $after, sortKey: PROCESSED_AT, reverse: true) {\n        nodes {\n          id\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": {return: HostedOrderCursorQuery, variables: HostedOrderCursorQueryVariables},
  "#graphql\n  query HostedOrderWithLines($id: ID!, $lines: Int!, $after: String) {\n    order(id: $id) {\n      ...HostedOrder\n      cancelReason\n      totalRefunded {\n        amount\n        currencyCode\n      }\n      totalShipping {\n        amount\n        currencyCode\n      }\n      shippingLine {\n        title\n      }\n      totalTax {\n        amount\n        currencyCode\n      }\n      totalTip {\n        amount\n        currencyCode\n      }\n      totalDuties {\n        amount\n        currencyCode\n      }\n      shippingDiscountAllocations {\n        allocatedAmount {\n          amount\n          currencyCode\n        }\n      }\n      shippingAddress {\n        formatted(withName: true, withCompany: true)\n      }\n      parcels: fulfillments(first: 20) {\n        nodes {\n          status\n          trackingInformation {\n            number\n            url\n          }\n          events(first: 1, sortKey: HAPPENED_AT, reverse: true) {\n            nodes {\n              status\n              happenedAt\n            }\n          }\n        }\n      }\n      lineItems(first: $lines, after: $after) {\n        nodes {\n          ...HostedLine\n          totalPrice {\n            amount\n            currencyCode\n          }\n          discountAllocations {\n            allocatedAmount {\n              amount\n              currencyCode\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n  #graphql\n  fragment HostedOrder on Order {\n    id\n    name\n    number\n    processedAt\n    financialStatus\n    fulfillmentStatus\n    cancelledAt\n    totalPrice {\n      amount\n      currencyCode\n    }\n    shippingAddress {\n      territoryCode\n    }\n    fulfillments(first: 2) {\n      nodes {\n        status\n        trackingInformation {\n          number\n          url\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment HostedLine on LineItem {\n    title\n    variantTitle\n    quantity\n    refundableQuantity\n    variantId\n    variantOptions {\n      name\n    }\n    customAttributes {\n      key\n      value\n    }\n    image {\n      url\n      altText\n      width\n      height\n    }\n  }\n\n": {return: HostedOrderWithLinesQuery, variables: HostedOrderWithLinesQueryVariables},
  "#graphql\n  query HostedOrderReturns($id: ID!) {\n    order(id: $id) {\n      ...HostedReturns\n    }\n  }\n  #graphql\n  fragment HostedReturns on Order {\n    returns(first: 5, sortKey: CREATED_AT, reverse: true) {\n      nodes {\n        id\n        name\n        status\n        createdAt\n        returnLineItems(first: 10) {\n          nodes {\n            ... on ReturnLineItem {\n              quantity\n              lineItem {\n                id\n                title\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n\n": {return: HostedOrderReturnsQuery, variables: HostedOrderReturnsQueryVariables},
  "#graphql\n  query HostedOverview($recent: Int!) {\n    customer {\n      firstName\n      lastName\n      emailAddress {\n        emailAddress\n      }\n      defaultAddress {\n        ...HostedAddress\n      }\n      orders(first: $recent, sortKey: PROCESSED_AT, reverse: true) {\n        nodes {\n          ...HostedOrder\n        }\n      }\n    }\n  }\n  #graphql\n  fragment HostedAddress on CustomerAddress {\n    id\n    firstName\n    lastName\n    company\n    address1\n    address2\n    city\n    province\n    zoneCode\n    country\n    territoryCode\n    zip\n    phoneNumber\n    formatted(withName: true, withCompany: true)\n  }\n\n  #graphql\n  fragment HostedOrder on Order {\n    id\n    name\n    number\n    processedAt\n    financialStatus\n    fulfillmentStatus\n    cancelledAt\n    totalPrice {\n      amount\n      currencyCode\n    }\n    shippingAddress {\n      territoryCode\n    }\n    fulfillments(first: 2) {\n      nodes {\n        status\n        trackingInformation {\n          number\n          url\n        }\n      }\n    }\n  }\n\n": {return: HostedOverviewQuery, variables: HostedOverviewQueryVariables},
  "#graphql\n  query HostedProfile {\n    customer {\n      firstName\n      lastName\n      emailAddress {\n        emailAddress\n      }\n    }\n  }\n": {return: HostedProfileQuery, variables: HostedProfileQueryVariables},
  "#graphql\n  query HostedReturnableLines($id: ID!, $lines: Int!, $after: String) {\n    order(id: $id) {\n      id\n      name\n      cancelledAt\n      lineItems(first: $lines, after: $after) {\n        nodes {\n          ...HostedLine\n          id\n          requiresShipping\n          giftCard\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n  #graphql\n  fragment HostedLine on LineItem {\n    title\n    variantTitle\n    quantity\n    refundableQuantity\n    variantId\n    variantOptions {\n      name\n    }\n    customAttributes {\n      key\n      value\n    }\n    image {\n      url\n      altText\n      width\n      height\n    }\n  }\n\n": {return: HostedReturnableLinesQuery, variables: HostedReturnableLinesQueryVariables},
  "#graphql\n  query HostedSentItems($id: ID!) {\n    order(id: $id) {\n      fulfillments(first: 5, sortKey: CREATED_AT, reverse: true) {\n        nodes {\n          status\n          createdAt\n          events(first: 1, sortKey: HAPPENED_AT, reverse: true) {\n            nodes {\n              status\n              happenedAt\n            }\n          }\n          fulfillmentLineItems(first: 25) {\n            nodes {\n              quantity\n              lineItem {\n                id\n              }\n            }\n            pageInfo {\n              hasNextPage\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n        }\n      }\n      ...HostedReturns\n    }\n  }\n  #graphql\n  fragment HostedReturns on Order {\n    returns(first: 5, sortKey: CREATED_AT, reverse: true) {\n      nodes {\n        id\n        name\n        status\n        createdAt\n        returnLineItems(first: 10) {\n          nodes {\n            ... on ReturnLineItem {\n              quantity\n              lineItem {\n                id\n                title\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n\n": {return: HostedSentItemsQuery, variables: HostedSentItemsQueryVariables},
}

interface GeneratedMutationTypes {
  "#graphql\n  mutation HostedAddressCreate($address: CustomerAddressInput!, $defaultAddress: Boolean) {\n    customerAddressCreate(address: $address, defaultAddress: $defaultAddress) {\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": {return: HostedAddressCreateMutation, variables: HostedAddressCreateMutationVariables},
  "#graphql\n  mutation HostedAddressDelete($addressId: ID!) {\n    customerAddressDelete(addressId: $addressId) {\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": {return: HostedAddressDeleteMutation, variables: HostedAddressDeleteMutationVariables},
  "#graphql\n  mutation HostedAddressUpdate(\n    $addressId: ID!\n    $address: CustomerAddressInput\n    $defaultAddress: Boolean\n  ) {\n    customerAddressUpdate(\n      addressId: $addressId\n      address: $address\n      defaultAddress: $defaultAddress\n    ) {\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": {return: HostedAddressUpdateMutation, variables: HostedAddressUpdateMutationVariables},
  "#graphql\n  mutation HostedDefaultAddressDelete($addressId: ID!, $nextDefault: ID!) {\n    customerAddressUpdate(addressId: $nextDefault, defaultAddress: true) {\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n    customerAddressDelete(addressId: $addressId) {\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n": {return: HostedDefaultAddressDeleteMutation, variables: HostedDefaultAddressDeleteMutationVariables},
  "#graphql\n  mutation HostedRequestReturn($orderId: ID!, $requestedLineItems: [RequestedLineItemInput!]!) {\n    orderRequestReturn(orderId: $orderId, requestedLineItems: $requestedLineItems) {\n      return {\n        id\n        name\n      }\n    }\n  }\n": {return: HostedRequestReturnMutation, variables: HostedRequestReturnMutationVariables},
  "#graphql\n  mutation HostedStorefrontToken {\n    storefrontCustomerAccessTokenCreate {\n      customerAccessToken\n    }\n  }\n": {return: HostedStorefrontTokenMutation, variables: HostedStorefrontTokenMutationVariables},
}

declare module '@shopify/hydrogen' {
  interface CustomerAccountQueries extends GeneratedQueryTypes {}
  interface CustomerAccountMutations extends GeneratedMutationTypes {}
}
