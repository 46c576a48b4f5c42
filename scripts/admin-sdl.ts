/**
 * The part of Shopify's Admin API that a storefront needs, for code generation and the sandbox. Names, arguments and nullability are Shopify's; of most
 * enums, only the values that the sandbox uses are listed.
 */
export const adminSdl = /* GraphQL */ `
  schema {
    query: QueryRoot
  }
  scalar DateTime
  scalar Decimal
  scalar URL

  type QueryRoot {
    currentAppInstallation: AppInstallation!
    order(id: ID!): Order
    orders(
      first: Int
      after: String
      last: Int
      before: String
      reverse: Boolean = false
      query: String
    ): OrderConnection!
  }

  type AppInstallation {
    id: ID!
    accessScopes: [AccessScope!]!
  }
  type AccessScope {
    handle: String!
    description: String!
  }

  type OrderConnection {
    edges: [OrderEdge!]!
    nodes: [Order!]!
    pageInfo: PageInfo!
  }
  type OrderEdge {
    cursor: String!
    node: Order!
  }
  type PageInfo {
    hasNextPage: Boolean!
    hasPreviousPage: Boolean!
    startCursor: String
    endCursor: String
  }

  type Order {
    id: ID!
    name: String!
    email: String
    phone: String
    createdAt: DateTime!
    processedAt: DateTime!
    cancelledAt: DateTime
    currencyCode: CurrencyCode!
    presentmentCurrencyCode: CurrencyCode!
    displayFinancialStatus: OrderDisplayFinancialStatus
    displayFulfillmentStatus: OrderDisplayFulfillmentStatus!
    requiresShipping: Boolean!
    shippingAddress: MailingAddress
    statusPageUrl: URL!
    subtotalPriceSet: MoneyBag
    currentSubtotalPriceSet: MoneyBag!
    totalPriceSet: MoneyBag!
    currentTotalPriceSet: MoneyBag!
    currentTotalTaxSet: MoneyBag!
    currentTotalDutiesSet: MoneyBag
    totalTipReceivedSet: MoneyBag!
    taxesIncluded: Boolean!
    totalRefundedSet: MoneyBag!
    shippingLines(
      first: Int
      after: String
      last: Int
      before: String
      reverse: Boolean = false
    ): ShippingLineConnection!
    fulfillments(first: Int): [Fulfillment!]!
    lineItems(
      first: Int
      after: String
      last: Int
      before: String
      reverse: Boolean = false
    ): LineItemConnection!
    returns(
      first: Int
      after: String
      last: Int
      before: String
      reverse: Boolean = false
      query: String
    ): ReturnConnection!
  }

  type ReturnConnection {
    nodes: [Return!]!
    pageInfo: PageInfo!
  }
  type Return {
    id: ID!
    name: String!
    status: ReturnStatus!
    totalQuantity: Int!
    returnLineItems(
      first: Int
      after: String
      last: Int
      before: String
      reverse: Boolean = false
    ): ReturnLineItemTypeConnection!
  }
  enum ReturnStatus {
    CANCELED
    CLOSED
    DECLINED
    OPEN
    REQUESTED
  }
  enum ReturnReason {
    COLOR
    DEFECTIVE
    NOT_AS_DESCRIBED
    OTHER
    SIZE_TOO_LARGE
    SIZE_TOO_SMALL
    STYLE
    UNKNOWN
    UNWANTED
    WRONG_ITEM
  }
  type ReturnLineItemTypeConnection {
    nodes: [ReturnLineItemType!]!
    pageInfo: PageInfo!
  }
  interface ReturnLineItemType {
    id: ID!
    quantity: Int!
    returnReason: ReturnReason!
    customerNote: String
  }
  type ReturnLineItem implements ReturnLineItemType {
    id: ID!
    quantity: Int!
    returnReason: ReturnReason!
    customerNote: String
    fulfillmentLineItem: FulfillmentLineItem!
  }
  type UnverifiedReturnLineItem implements ReturnLineItemType {
    id: ID!
    quantity: Int!
    returnReason: ReturnReason!
    customerNote: String
  }
  type FulfillmentLineItem {
    id: ID!
    quantity: Int
    lineItem: LineItem!
  }

  enum CurrencyCode {
    AED
    AUD
    CAD
    EUR
    GBP
    HKD
    JPY
    MXN
    NZD
    SGD
    USD
  }
  enum OrderDisplayFinancialStatus {
    AUTHORIZED
    EXPIRED
    PAID
    PARTIALLY_PAID
    PARTIALLY_REFUNDED
    PENDING
    REFUNDED
    VOIDED
  }
  enum OrderDisplayFulfillmentStatus {
    FULFILLED
    IN_PROGRESS
    ON_HOLD
    OPEN
    PARTIALLY_FULFILLED
    PENDING_FULFILLMENT
    REQUEST_DECLINED
    RESTOCKED
    SCHEDULED
    UNFULFILLED
  }
  enum FulfillmentStatus {
    CANCELLED
    ERROR
    FAILURE
    OPEN
    PENDING
    SUCCESS
  }

  type MoneyBag {
    presentmentMoney: MoneyV2!
    shopMoney: MoneyV2!
  }
  type MoneyV2 {
    amount: Decimal!
    currencyCode: CurrencyCode!
  }

  type MailingAddress {
    id: ID!
    firstName: String
    lastName: String
    name: String
    company: String
    address1: String
    address2: String
    city: String
    province: String
    country: String
    zip: String
    phone: String
  }

  type ShippingLineConnection {
    nodes: [ShippingLine!]!
    pageInfo: PageInfo!
  }
  type ShippingLine {
    id: ID
    title: String!
    originalPriceSet: MoneyBag!
    discountedPriceSet: MoneyBag!
  }

  type Fulfillment {
    id: ID!
    status: FulfillmentStatus!
    createdAt: DateTime!
    deliveredAt: DateTime
    trackingInfo(first: Int): [FulfillmentTrackingInfo!]!
    fulfillmentLineItems(
      first: Int
      after: String
      last: Int
      before: String
      reverse: Boolean = false
    ): FulfillmentLineItemConnection!
  }
  type FulfillmentLineItemConnection {
    nodes: [FulfillmentLineItem!]!
    pageInfo: PageInfo!
  }
  type FulfillmentTrackingInfo {
    company: String
    number: String
    url: URL
  }

  type LineItemConnection {
    nodes: [LineItem!]!
    pageInfo: PageInfo!
  }
  type LineItem {
    id: ID!
    title: String!
    variantTitle: String
    quantity: Int!
    currentQuantity: Int!
    unfulfilledQuantity: Int!
    requiresShipping: Boolean!
    isGiftCard: Boolean!
    customAttributes: [Attribute!]!
    lineItemGroup: LineItemGroup
    image: Image
    originalTotalSet: MoneyBag!
    discountAllocations: [DiscountAllocation!]!
    sellingPlan: LineItemSellingPlan
    variant: ProductVariant
  }
  type LineItemGroup {
    id: ID!
    title: String!
    quantity: Int!
  }
  type Attribute {
    key: String!
    value: String
  }
  type Image {
    id: ID
    altText: String
    width: Int
    height: Int
    url: URL!
  }
  type DiscountAllocation {
    allocatedAmountSet: MoneyBag!
  }
  type LineItemSellingPlan {
    name: String!
    sellingPlanId: ID
  }
  type ProductVariant {
    id: ID!
    title: String!
    selectedOptions: [SelectedOption!]!
  }
  type SelectedOption {
    name: String!
    value: String!
  }
`;
