/* eslint-disable eslint-comments/disable-enable-pair */
/* eslint-disable eslint-comments/no-unlimited-disable */
/* eslint-disable */
import type * as StorefrontAPI from '@shopify/hydrogen/storefront-api-types';

export type ActivateByUrlMutationVariables = StorefrontAPI.Exact<{
  activationUrl: StorefrontAPI.Scalars['URL']['input'];
  password: StorefrontAPI.Scalars['String']['input'];
}>;


export type ActivateByUrlMutation = { customerActivateByUrl?: StorefrontAPI.Maybe<{ customer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Customer, 'id' | 'email'>>, customerAccessToken?: StorefrontAPI.Maybe<Pick<StorefrontAPI.CustomerAccessToken, 'accessToken' | 'expiresAt'>>, customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'message'>> }> };

export type ActivateMutationVariables = StorefrontAPI.Exact<{
  id: StorefrontAPI.Scalars['ID']['input'];
  input: StorefrontAPI.CustomerActivateInput;
}>;


export type ActivateMutation = { customerActivate?: StorefrontAPI.Maybe<{ customer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Customer, 'id' | 'email'>>, customerAccessToken?: StorefrontAPI.Maybe<Pick<StorefrontAPI.CustomerAccessToken, 'accessToken' | 'expiresAt'>>, customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'message'>> }> };

export type AddressCreateMutationVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  address: StorefrontAPI.MailingAddressInput;
}>;


export type AddressCreateMutation = { customerAddressCreate?: StorefrontAPI.Maybe<{ customerAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'id'>>, customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'message'>> }> };

export type AddressDefaultMutationVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  addressId: StorefrontAPI.Scalars['ID']['input'];
}>;


export type AddressDefaultMutation = { customerDefaultAddressUpdate?: StorefrontAPI.Maybe<{ customer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Customer, 'id'>>, customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'message'>> }> };

export type AddressDeleteMutationVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  id: StorefrontAPI.Scalars['ID']['input'];
}>;


export type AddressDeleteMutation = { customerAddressDelete?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.CustomerAddressDeletePayload, 'deletedCustomerAddressId'>
    & { customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'message'>> }
  )> };

export type AddressUpdateMutationVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  id: StorefrontAPI.Scalars['ID']['input'];
  address: StorefrontAPI.MailingAddressInput;
}>;


export type AddressUpdateMutation = { customerAddressUpdate?: StorefrontAPI.Maybe<{ customerAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'id'>>, customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'message'>> }> };

export type CustomerAddressesQueryVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
}>;


export type CustomerAddressesQuery = { customer?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Customer, 'firstName' | 'lastName'>
    & { defaultAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'id'>>, addresses: { edges: Array<{ node: Pick<StorefrontAPI.MailingAddress, 'id' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'city' | 'province' | 'provinceCode' | 'country' | 'countryCodeV2' | 'zip' | 'phone' | 'formatted'> }> } }
  )> };

export type AddressPartsFragment = Pick<StorefrontAPI.MailingAddress, 'id' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'city' | 'province' | 'provinceCode' | 'country' | 'countryCodeV2' | 'zip' | 'phone' | 'formatted'>;

export type CustomerOrdersQueryVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  first: StorefrontAPI.Scalars['Int']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
}>;


export type CustomerOrdersQuery = { customer?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Customer, 'numberOfOrders'>
    & { orders: { edges: Array<{ node: (
          Pick<StorefrontAPI.Order, 'id' | 'name' | 'orderNumber' | 'processedAt' | 'financialStatus' | 'fulfillmentStatus' | 'canceledAt'>
          & { currentTotalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, shippingAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'countryCodeV2'>>, successfulFulfillments?: StorefrontAPI.Maybe<Array<{ trackingInfo: Array<Pick<StorefrontAPI.FulfillmentTrackingInfo, 'number' | 'url'>> }>> }
        ) }> } }
  )> };

export type OrderPartsFragment = (
  Pick<StorefrontAPI.Order, 'id' | 'name' | 'orderNumber' | 'processedAt' | 'financialStatus' | 'fulfillmentStatus' | 'canceledAt'>
  & { currentTotalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, shippingAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'countryCodeV2'>>, successfulFulfillments?: StorefrontAPI.Maybe<Array<{ trackingInfo: Array<Pick<StorefrontAPI.FulfillmentTrackingInfo, 'number' | 'url'>> }>> }
);

export type CustomerOrderCursorsQueryVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
}>;


export type CustomerOrderCursorsQuery = { customer?: StorefrontAPI.Maybe<{ orders: { edges: Array<(
        Pick<StorefrontAPI.OrderEdge, 'cursor'>
        & { node: Pick<StorefrontAPI.Order, 'id'> }
      )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> } }> };

export type CustomerOrderQueryVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  linesAfter?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
}>;


export type CustomerOrderQuery = { customer?: StorefrontAPI.Maybe<{ orders: { edges: Array<{ node: (
          Pick<StorefrontAPI.Order, 'cancelReason' | 'id' | 'name' | 'orderNumber' | 'processedAt' | 'financialStatus' | 'fulfillmentStatus' | 'canceledAt'>
          & { totalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalShippingPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, shippingDiscountAllocations: Array<{ allocatedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, originalTotalDuties?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalTax?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, currentTotalShippingPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, currentTotalDuties?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, currentTotalTax: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalRefunded: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, shippingAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'formatted' | 'countryCodeV2'>>, parcels?: StorefrontAPI.Maybe<Array<{ trackingInfo: Array<Pick<StorefrontAPI.FulfillmentTrackingInfo, 'number' | 'url'>> }>>, lineItems: { edges: Array<{ node: (
                Pick<StorefrontAPI.OrderLineItem, 'title' | 'quantity' | 'currentQuantity'>
                & { originalTotalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountAllocations: Array<{ allocatedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, discountApplication: Pick<StorefrontAPI.AutomaticDiscountApplication, 'title'> | Pick<StorefrontAPI.DiscountCodeApplication, 'code'> | Pick<StorefrontAPI.ManualDiscountApplication, 'title'> | Pick<StorefrontAPI.ScriptDiscountApplication, 'title'> }>, customAttributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, variant?: StorefrontAPI.Maybe<(
                  Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'requiresShipping' | 'weight' | 'weightUnit'>
                  & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'handle'> }
                )> }
              ) }>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, currentTotalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, successfulFulfillments?: StorefrontAPI.Maybe<Array<{ trackingInfo: Array<Pick<StorefrontAPI.FulfillmentTrackingInfo, 'number' | 'url'>> }>> }
        ) }> } }> };

export type CustomerOverviewQueryVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
  recent: StorefrontAPI.Scalars['Int']['input'];
}>;


export type CustomerOverviewQuery = { customer?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Customer, 'firstName' | 'lastName' | 'email'>
    & { defaultAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'id' | 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'city' | 'province' | 'provinceCode' | 'country' | 'countryCodeV2' | 'zip' | 'phone' | 'formatted'>>, orders: { edges: Array<{ node: (
          Pick<StorefrontAPI.Order, 'id' | 'name' | 'orderNumber' | 'processedAt' | 'financialStatus' | 'fulfillmentStatus' | 'canceledAt'>
          & { currentTotalPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, shippingAddress?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MailingAddress, 'countryCodeV2'>>, successfulFulfillments?: StorefrontAPI.Maybe<Array<{ trackingInfo: Array<Pick<StorefrontAPI.FulfillmentTrackingInfo, 'number' | 'url'>> }>> }
        ) }> } }
  )> };

export type CustomerProfileQueryVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
}>;


export type CustomerProfileQuery = { customer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Customer, 'firstName' | 'lastName' | 'email'>> };

export type RecoverMutationVariables = StorefrontAPI.Exact<{
  email: StorefrontAPI.Scalars['String']['input'];
}>;


export type RecoverMutation = { customerRecover?: StorefrontAPI.Maybe<{ customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'message'>> }> };

export type RegisterMutationVariables = StorefrontAPI.Exact<{
  input: StorefrontAPI.CustomerCreateInput;
}>;


export type RegisterMutation = { customerCreate?: StorefrontAPI.Maybe<{ customer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Customer, 'id'>>, customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'message'>> }> };

export type ResetByUrlMutationVariables = StorefrontAPI.Exact<{
  resetUrl: StorefrontAPI.Scalars['URL']['input'];
  password: StorefrontAPI.Scalars['String']['input'];
}>;


export type ResetByUrlMutation = { customerResetByUrl?: StorefrontAPI.Maybe<{ customerAccessToken?: StorefrontAPI.Maybe<Pick<StorefrontAPI.CustomerAccessToken, 'accessToken' | 'expiresAt'>>, customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'message'>> }> };

export type ResetMutationVariables = StorefrontAPI.Exact<{
  id: StorefrontAPI.Scalars['ID']['input'];
  input: StorefrontAPI.CustomerResetInput;
}>;


export type ResetMutation = { customerReset?: StorefrontAPI.Maybe<{ customerAccessToken?: StorefrontAPI.Maybe<Pick<StorefrontAPI.CustomerAccessToken, 'accessToken' | 'expiresAt'>>, customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'code' | 'message'>> }> };

export type ShipsToQueryVariables = StorefrontAPI.Exact<{ [key: string]: never; }>;


export type ShipsToQuery = { shop: Pick<StorefrontAPI.Shop, 'shipsToCountries'> };

export type SignInMutationVariables = StorefrontAPI.Exact<{
  input: StorefrontAPI.CustomerAccessTokenCreateInput;
}>;


export type SignInMutation = { customerAccessTokenCreate?: StorefrontAPI.Maybe<{ customerAccessToken?: StorefrontAPI.Maybe<Pick<StorefrontAPI.CustomerAccessToken, 'accessToken' | 'expiresAt'>>, customerUserErrors: Array<Pick<StorefrontAPI.CustomerUserError, 'message'>> }> };

export type SignOutMutationVariables = StorefrontAPI.Exact<{
  customerAccessToken: StorefrontAPI.Scalars['String']['input'];
}>;


export type SignOutMutation = { customerAccessTokenDelete?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.CustomerAccessTokenDeletePayload, 'deletedAccessToken'>
    & { userErrors: Array<Pick<StorefrontAPI.UserError, 'message'>> }
  )> };

export type BundleContentsQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type BundleContentsQuery = { product?: StorefrontAPI.Maybe<{ variants: { pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>, nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id'>
        & { components: { nodes: Array<(
            Pick<StorefrontAPI.ProductVariantComponent, 'quantity'>
            & { productVariant: (
              Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale'>
              & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
                Pick<StorefrontAPI.Product, 'handle' | 'title'>
                & { finish?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
              ) }
            ) }
          )> } }
      )> } }> };

export type CartBeforeAddQueryVariables = StorefrontAPI.Exact<{
  variantIds: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
  cartId: StorefrontAPI.Scalars['ID']['input'];
  hasCart: StorefrontAPI.Scalars['Boolean']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CartBeforeAddQuery = { nodes: Array<StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable'>
    & { quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>, preorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, backorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, product: (
      Pick<StorefrontAPI.Product, 'id' | 'isGiftCard' | 'requiresSellingPlan'>
      & { finish?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    ) }
  )>>, cart?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity' | 'note'>
    & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, buyerIdentity: (
      Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode'>
      & { customer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Customer, 'id'>>, preferences?: StorefrontAPI.Maybe<{ delivery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.CartDeliveryPreference, 'deliveryMethod' | 'pickupHandle'>> }> }
    ), discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<(
      Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
      & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
    ) | (
      Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code' | 'targetType'>
      & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
    ) | (
      Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title' | 'targetType'>
      & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
    )>, appliedGiftCards: Array<(
      Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'>
      & { presentmentAmountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
    )>, cost: { totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, lines: { pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>, edges: Array<{ node: (
          Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<(
            Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code' | 'targetType'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          )>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>, checkoutChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, remainingBalanceChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, priceAdjustments: Array<{ compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping'>
            & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name'>>, quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>, preorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, backorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'isGiftCard'> }
          ) }
        ) | (
          Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
          & { lineComponents: Array<(
            Pick<StorefrontAPI.CartLine, 'quantity'>
            & { merchandise: (
              Pick<StorefrontAPI.ProductVariant, 'id' | 'title'>
              & { product: (
                Pick<StorefrontAPI.Product, 'title'>
                & { finish?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
              ) }
            ) }
          )>, attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<(
            Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code' | 'targetType'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          )>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>, checkoutChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, remainingBalanceChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, priceAdjustments: Array<{ compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping'>
            & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name'>>, quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>, preorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, backorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'isGiftCard'> }
          ) }
        ) }> } }
  )> };

export type CartApiMutationFragment = (
  Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity' | 'note'>
  & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, buyerIdentity: (
    Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode'>
    & { customer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Customer, 'id'>>, preferences?: StorefrontAPI.Maybe<{ delivery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.CartDeliveryPreference, 'deliveryMethod' | 'pickupHandle'>> }> }
  ), discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<(
    Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
    & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
  ) | (
    Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code' | 'targetType'>
    & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
  ) | (
    Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title' | 'targetType'>
    & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
  )>, appliedGiftCards: Array<(
    Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'>
    & { presentmentAmountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
  )>, cost: { totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, lines: { pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>, edges: Array<{ node: (
        Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
        & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<(
          Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
          & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
        ) | (
          Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code' | 'targetType'>
          & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
        ) | (
          Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title' | 'targetType'>
          & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
        )>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>, checkoutChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, remainingBalanceChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, priceAdjustments: Array<{ compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }> }>, merchandise: (
          Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping'>
          & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name'>>, quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>, preorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, backorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'isGiftCard'> }
        ) }
      ) | (
        Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
        & { lineComponents: Array<(
          Pick<StorefrontAPI.CartLine, 'quantity'>
          & { merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title'>
            & { product: (
              Pick<StorefrontAPI.Product, 'title'>
              & { finish?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
            ) }
          ) }
        )>, attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<(
          Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
          & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
        ) | (
          Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code' | 'targetType'>
          & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
        ) | (
          Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title' | 'targetType'>
          & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
        )>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>, checkoutChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, remainingBalanceChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, priceAdjustments: Array<{ compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }> }>, merchandise: (
          Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping'>
          & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name'>>, quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>, preorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, backorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'isGiftCard'> }
        ) }
      ) }> } }
);

export type CartLinesPageFragment = { pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>, edges: Array<{ node: (
      Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
      & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<(
        Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code' | 'targetType'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title' | 'targetType'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      )>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>, checkoutChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, remainingBalanceChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, priceAdjustments: Array<{ compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }> }>, merchandise: (
        Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping'>
        & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name'>>, quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>, preorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, backorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'isGiftCard'> }
      ) }
    ) | (
      Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
      & { lineComponents: Array<(
        Pick<StorefrontAPI.CartLine, 'quantity'>
        & { merchandise: (
          Pick<StorefrontAPI.ProductVariant, 'id' | 'title'>
          & { product: (
            Pick<StorefrontAPI.Product, 'title'>
            & { finish?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
          ) }
        ) }
      )>, attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<(
        Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code' | 'targetType'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title' | 'targetType'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      )>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>, checkoutChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, remainingBalanceChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, priceAdjustments: Array<{ compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }> }>, merchandise: (
        Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping'>
        & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name'>>, quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>, preorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, backorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'isGiftCard'> }
      ) }
    ) }> };

type CartLineParts_CartLine_Fragment = (
  Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
  & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<(
    Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
    & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
  ) | (
    Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code' | 'targetType'>
    & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
  ) | (
    Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title' | 'targetType'>
    & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
  )>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>, checkoutChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, remainingBalanceChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, priceAdjustments: Array<{ compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }> }>, merchandise: (
    Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping'>
    & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name'>>, quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>, preorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, backorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'isGiftCard'> }
  ) }
);

type CartLineParts_ComponentizableCartLine_Fragment = (
  Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
  & { lineComponents: Array<(
    Pick<StorefrontAPI.CartLine, 'quantity'>
    & { merchandise: (
      Pick<StorefrontAPI.ProductVariant, 'id' | 'title'>
      & { product: (
        Pick<StorefrontAPI.Product, 'title'>
        & { finish?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
      ) }
    ) }
  )>, attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<(
    Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
    & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
  ) | (
    Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code' | 'targetType'>
    & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
  ) | (
    Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title' | 'targetType'>
    & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
  )>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>, checkoutChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, remainingBalanceChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, priceAdjustments: Array<{ compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }> }>, merchandise: (
    Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping'>
    & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name'>>, quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>, preorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, backorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'isGiftCard'> }
  ) }
);

export type CartLinePartsFragment = CartLineParts_CartLine_Fragment | CartLineParts_ComponentizableCartLine_Fragment;

export type CartComponentPartsFragment = (
  Pick<StorefrontAPI.CartLine, 'quantity'>
  & { merchandise: (
    Pick<StorefrontAPI.ProductVariant, 'id' | 'title'>
    & { product: (
      Pick<StorefrontAPI.Product, 'title'>
      & { finish?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    ) }
  ) }
);

type CartDiscountParts_CartAutomaticDiscountAllocation_Fragment = (
  Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
  & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
);

type CartDiscountParts_CartCodeDiscountAllocation_Fragment = (
  Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code' | 'targetType'>
  & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
);

type CartDiscountParts_CartCustomDiscountAllocation_Fragment = (
  Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title' | 'targetType'>
  & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
);

export type CartDiscountPartsFragment = CartDiscountParts_CartAutomaticDiscountAllocation_Fragment | CartDiscountParts_CartCodeDiscountAllocation_Fragment | CartDiscountParts_CartCustomDiscountAllocation_Fragment;

export type CartMoneyFragment = Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;

export type CartContentsQueryVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
}>;


export type CartContentsQuery = { cart?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Cart, 'note'>
    & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code'>>, buyerIdentity: (
      Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode'>
      & { preferences?: StorefrontAPI.Maybe<{ delivery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.CartDeliveryPreference, 'deliveryMethod' | 'pickupHandle'>> }> }
    ), appliedGiftCards: Array<Pick<StorefrontAPI.AppliedGiftCard, 'lastCharacters'>>, lines: { nodes: Array<(
        Pick<StorefrontAPI.CartLine, 'quantity'>
        & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id'> }>, merchandise: Pick<StorefrontAPI.ProductVariant, 'id'> }
      ) | (
        Pick<StorefrontAPI.ComponentizableCartLine, 'quantity'>
        & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id'> }>, merchandise: Pick<StorefrontAPI.ProductVariant, 'id'> }
      )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> } }
  )> };

export type CartDiscountCodesMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  discountCodes: Array<StorefrontAPI.Scalars['String']['input']> | StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CartDiscountCodesMutation = { cartDiscountCodesUpdate?: StorefrontAPI.Maybe<{ cart?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity' | 'note'>
      & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, buyerIdentity: (
        Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode'>
        & { customer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Customer, 'id'>>, preferences?: StorefrontAPI.Maybe<{ delivery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.CartDeliveryPreference, 'deliveryMethod' | 'pickupHandle'>> }> }
      ), discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<(
        Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code' | 'targetType'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title' | 'targetType'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      )>, appliedGiftCards: Array<(
        Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'>
        & { presentmentAmountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      )>, cost: { totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, lines: { pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>, edges: Array<{ node: (
            Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
            & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<(
              Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
              & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
            ) | (
              Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code' | 'targetType'>
              & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
            ) | (
              Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title' | 'targetType'>
              & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
            )>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>, checkoutChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, remainingBalanceChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, priceAdjustments: Array<{ compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }> }>, merchandise: (
              Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping'>
              & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name'>>, quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>, preorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, backorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'isGiftCard'> }
            ) }
          ) | (
            Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
            & { lineComponents: Array<(
              Pick<StorefrontAPI.CartLine, 'quantity'>
              & { merchandise: (
                Pick<StorefrontAPI.ProductVariant, 'id' | 'title'>
                & { product: (
                  Pick<StorefrontAPI.Product, 'title'>
                  & { finish?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
                ) }
              ) }
            )>, attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<(
              Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
              & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
            ) | (
              Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code' | 'targetType'>
              & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
            ) | (
              Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title' | 'targetType'>
              & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
            )>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>, checkoutChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, remainingBalanceChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, priceAdjustments: Array<{ compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }> }>, merchandise: (
              Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping'>
              & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name'>>, quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>, preorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, backorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'isGiftCard'> }
            ) }
          ) }> } }
    )>, userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>> }> };

export type CartGiftCardsMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  giftCardCodes: Array<StorefrontAPI.Scalars['String']['input']> | StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CartGiftCardsMutation = { changed?: StorefrontAPI.Maybe<{ cart?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity' | 'note'>
      & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, buyerIdentity: (
        Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode'>
        & { customer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Customer, 'id'>>, preferences?: StorefrontAPI.Maybe<{ delivery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.CartDeliveryPreference, 'deliveryMethod' | 'pickupHandle'>> }> }
      ), discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<(
        Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code' | 'targetType'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      ) | (
        Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title' | 'targetType'>
        & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      )>, appliedGiftCards: Array<(
        Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'>
        & { presentmentAmountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      )>, cost: { totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, lines: { pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>, edges: Array<{ node: (
            Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
            & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<(
              Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
              & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
            ) | (
              Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code' | 'targetType'>
              & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
            ) | (
              Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title' | 'targetType'>
              & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
            )>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>, checkoutChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, remainingBalanceChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, priceAdjustments: Array<{ compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }> }>, merchandise: (
              Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping'>
              & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name'>>, quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>, preorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, backorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'isGiftCard'> }
            ) }
          ) | (
            Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
            & { lineComponents: Array<(
              Pick<StorefrontAPI.CartLine, 'quantity'>
              & { merchandise: (
                Pick<StorefrontAPI.ProductVariant, 'id' | 'title'>
                & { product: (
                  Pick<StorefrontAPI.Product, 'title'>
                  & { finish?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
                ) }
              ) }
            )>, attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<(
              Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
              & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
            ) | (
              Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code' | 'targetType'>
              & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
            ) | (
              Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title' | 'targetType'>
              & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
            )>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>, checkoutChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, remainingBalanceChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, priceAdjustments: Array<{ compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }> }>, merchandise: (
              Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping'>
              & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name'>>, quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>, preorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, backorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'isGiftCard'> }
            ) }
          ) }> } }
    )>, userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>> }> };

export type CartLinesQueryVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CartLinesQuery = { cart?: StorefrontAPI.Maybe<{ lines: { pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>, edges: Array<{ node: (
          Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<(
            Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code' | 'targetType'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          )>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>, checkoutChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, remainingBalanceChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, priceAdjustments: Array<{ compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping'>
            & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name'>>, quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>, preorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, backorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'isGiftCard'> }
          ) }
        ) | (
          Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
          & { lineComponents: Array<(
            Pick<StorefrontAPI.CartLine, 'quantity'>
            & { merchandise: (
              Pick<StorefrontAPI.ProductVariant, 'id' | 'title'>
              & { product: (
                Pick<StorefrontAPI.Product, 'title'>
                & { finish?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
              ) }
            ) }
          )>, attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<(
            Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code' | 'targetType'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          )>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>, checkoutChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, remainingBalanceChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, priceAdjustments: Array<{ compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping'>
            & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name'>>, quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>, preorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, backorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'isGiftCard'> }
          ) }
        ) }> } }> };

export type CartReadQueryVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CartReadQuery = { cart?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity' | 'note'>
    & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, buyerIdentity: (
      Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode'>
      & { customer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Customer, 'id'>>, preferences?: StorefrontAPI.Maybe<{ delivery?: StorefrontAPI.Maybe<Pick<StorefrontAPI.CartDeliveryPreference, 'deliveryMethod' | 'pickupHandle'>> }> }
    ), discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<(
      Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
      & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
    ) | (
      Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code' | 'targetType'>
      & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
    ) | (
      Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title' | 'targetType'>
      & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
    )>, appliedGiftCards: Array<(
      Pick<StorefrontAPI.AppliedGiftCard, 'id' | 'lastCharacters'>
      & { presentmentAmountUsed: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
    )>, cost: { totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, lines: { pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>, edges: Array<{ node: (
          Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<(
            Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code' | 'targetType'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          )>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>, checkoutChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, remainingBalanceChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, priceAdjustments: Array<{ compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping'>
            & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name'>>, quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>, preorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, backorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'isGiftCard'> }
          ) }
        ) | (
          Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
          & { lineComponents: Array<(
            Pick<StorefrontAPI.CartLine, 'quantity'>
            & { merchandise: (
              Pick<StorefrontAPI.ProductVariant, 'id' | 'title'>
              & { product: (
                Pick<StorefrontAPI.Product, 'title'>
                & { finish?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
              ) }
            ) }
          )>, attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<(
            Pick<StorefrontAPI.CartAutomaticDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontAPI.CartCodeDiscountAllocation, 'code' | 'targetType'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          ) | (
            Pick<StorefrontAPI.CartCustomDiscountAllocation, 'title' | 'targetType'>
            & { discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          )>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, sellingPlanAllocation?: StorefrontAPI.Maybe<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id' | 'name'>, checkoutChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, remainingBalanceChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, priceAdjustments: Array<{ compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }> }>, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresShipping'>
            & { selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name'>>, quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>, preorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, backorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'id' | 'title' | 'handle' | 'vendor' | 'productType' | 'isGiftCard'> }
          ) }
        ) }> } }
  )> };

export type GiftCardMutationVariables = StorefrontAPI.Exact<{
  code: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type GiftCardMutation = { cartCreate?: StorefrontAPI.Maybe<{ cart?: StorefrontAPI.Maybe<{ appliedGiftCards: Array<(
        Pick<StorefrontAPI.AppliedGiftCard, 'lastCharacters'>
        & { balance: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      )> }>, userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code'>> }> };

export type ImportedVariantsQueryVariables = StorefrontAPI.Exact<{
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type ImportedVariantsQuery = { nodes: Array<StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.ProductVariant, 'id'>
    & { quantityPriceBreaks: { nodes: Array<(
        Pick<StorefrontAPI.QuantityPriceBreak, 'minimumQuantity'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
      )> }, product: Pick<StorefrontAPI.Product, 'requiresSellingPlan'> }
  )>> };

export type PrimaryDomainQueryVariables = StorefrontAPI.Exact<{ [key: string]: never; }>;


export type PrimaryDomainQuery = { shop: { primaryDomain: Pick<StorefrontAPI.Domain, 'host'> } };

export type SavedVariantsQueryVariables = StorefrontAPI.Exact<{
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type SavedVariantsQuery = { nodes: Array<StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale'>
    & { quantityRule: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
      Pick<StorefrontAPI.Product, 'title' | 'handle'>
      & { finish?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    ) }
  )>> };

export type BestSellersQueryVariables = StorefrontAPI.Exact<{
  whole: StorefrontAPI.Scalars['Boolean']['input'];
  images: StorefrontAPI.Scalars['Int']['input'];
  media?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  variants: StorefrontAPI.Scalars['Int']['input'];
  withoutTags?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  withoutFacts?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  withoutSellingPlanGroups?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type BestSellersQuery = { products: { nodes: Array<(
      StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'isGiftCard' | 'requiresSellingPlan' | 'tags' | 'availableForSale' | 'descriptionHtml'>, 'isGiftCard' | 'tags' | 'descriptionHtml'>
      & { sellingPlanGroups?: { nodes: Array<Pick<StorefrontAPI.SellingPlanGroup, 'name'>> }, seo?: Pick<StorefrontAPI.Seo, 'title' | 'description'>, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, media?: { nodes: Array<(
          Pick<StorefrontAPI.Video, 'alt'>
          & { sources: Array<Pick<StorefrontAPI.VideoSource, 'url' | 'mimeType' | 'height'>>, previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }
        )> }, options: Array<(
        Pick<StorefrontAPI.ProductOption, 'name'>
        & { optionValues: Array<(
          Pick<StorefrontAPI.ProductOptionValue, 'name'>
          & { swatch?: StorefrontAPI.Maybe<(
            Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>
            & { image?: StorefrontAPI.Maybe<{ previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }> }
          )> }
        )> }
      )>, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, variants: { pageInfo?: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>, nodes: Array<(
          StorefrontAPI.MakeOptional<Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'barcode' | 'weight' | 'weightUnit' | 'requiresShipping' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresComponents'>, 'sku' | 'barcode' | 'weight' | 'weightUnit' | 'requiresShipping'>
          & { quantityRule?: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>, quantityPriceBreaks?: { nodes: Array<Pick<StorefrontAPI.QuantityPriceBreak, 'minimumQuantity'>> }, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, preorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, backorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, availableFrom?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, facts?: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>> }
        )> }, related?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, finish?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ratingCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, drawing?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, sheet?: StorefrontAPI.Maybe<(
        Pick<StorefrontAPI.Metafield, 'value'>
        & { reference?: StorefrontAPI.Maybe<Pick<StorefrontAPI.GenericFile, 'url' | 'originalFileSize'>> }
      )>, included?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, facts?: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>> }
    )> } };

export type ProductPartsFragment = (
  StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'isGiftCard' | 'requiresSellingPlan' | 'tags' | 'availableForSale' | 'descriptionHtml'>, 'isGiftCard' | 'tags' | 'descriptionHtml'>
  & { sellingPlanGroups?: { nodes: Array<Pick<StorefrontAPI.SellingPlanGroup, 'name'>> }, seo?: Pick<StorefrontAPI.Seo, 'title' | 'description'>, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, media?: { nodes: Array<(
      Pick<StorefrontAPI.Video, 'alt'>
      & { sources: Array<Pick<StorefrontAPI.VideoSource, 'url' | 'mimeType' | 'height'>>, previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }
    )> }, options: Array<(
    Pick<StorefrontAPI.ProductOption, 'name'>
    & { optionValues: Array<(
      Pick<StorefrontAPI.ProductOptionValue, 'name'>
      & { swatch?: StorefrontAPI.Maybe<(
        Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>
        & { image?: StorefrontAPI.Maybe<{ previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }> }
      )> }
    )> }
  )>, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, variants: { pageInfo?: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>, nodes: Array<(
      StorefrontAPI.MakeOptional<Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'barcode' | 'weight' | 'weightUnit' | 'requiresShipping' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresComponents'>, 'sku' | 'barcode' | 'weight' | 'weightUnit' | 'requiresShipping'>
      & { quantityRule?: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>, quantityPriceBreaks?: { nodes: Array<Pick<StorefrontAPI.QuantityPriceBreak, 'minimumQuantity'>> }, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, preorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, backorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, availableFrom?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, facts?: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>> }
    )> }, related?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, finish?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ratingCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, drawing?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, sheet?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Metafield, 'value'>
    & { reference?: StorefrontAPI.Maybe<Pick<StorefrontAPI.GenericFile, 'url' | 'originalFileSize'>> }
  )>, included?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, facts?: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>> }
);

export type VariantPartsFragment = (
  StorefrontAPI.MakeOptional<Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'barcode' | 'weight' | 'weightUnit' | 'requiresShipping' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresComponents'>, 'sku' | 'barcode' | 'weight' | 'weightUnit' | 'requiresShipping'>
  & { quantityRule?: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>, quantityPriceBreaks?: { nodes: Array<Pick<StorefrontAPI.QuantityPriceBreak, 'minimumQuantity'>> }, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, preorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, backorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, availableFrom?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, facts?: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>> }
);

export type FactsFragment = { facts?: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>> };

export type CatalogNamesQueryVariables = StorefrontAPI.Exact<{
  withoutProductTags?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CatalogNamesQuery = { productTypes: { edges: Array<Pick<StorefrontAPI.StringEdge, 'node'>> }, productTags?: { edges: Array<Pick<StorefrontAPI.StringEdge, 'node'>> }, collections: { nodes: Array<Pick<StorefrontAPI.Collection, 'title'>> }, products: { nodes: Array<Pick<StorefrontAPI.Product, 'title'>> } };

export type CollectionCursorQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  first: StorefrontAPI.Scalars['Int']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  tags: StorefrontAPI.Scalars['Boolean']['input'];
  withoutTags?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  filters?: StorefrontAPI.InputMaybe<Array<StorefrontAPI.ProductFilter> | StorefrontAPI.ProductFilter>;
  sortKey?: StorefrontAPI.InputMaybe<StorefrontAPI.ProductCollectionSortKeys>;
  reverse?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CollectionCursorQuery = { collection?: StorefrontAPI.Maybe<{ products: { pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>, nodes?: Array<StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'handle' | 'productType' | 'tags'>, 'tags'>> } }> };

export type CollectionFacetsQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  filters?: StorefrontAPI.InputMaybe<Array<StorefrontAPI.ProductFilter> | StorefrontAPI.ProductFilter>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CollectionFacetsQuery = { collection?: StorefrontAPI.Maybe<{ products: { filters: Array<(
        Pick<StorefrontAPI.Filter, 'id' | 'type' | 'label'>
        & { values: Array<(
          Pick<StorefrontAPI.FilterValue, 'label' | 'count' | 'input'>
          & { swatch?: StorefrontAPI.Maybe<(
            Pick<StorefrontAPI.Swatch, 'color'>
            & { image?: StorefrontAPI.Maybe<{ previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }> }
          )> }
        )> }
      )> } }> };

export type OfferedFiltersFragment = (
  Pick<StorefrontAPI.Filter, 'id' | 'type' | 'label'>
  & { values: Array<(
    Pick<StorefrontAPI.FilterValue, 'label' | 'count' | 'input'>
    & { swatch?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Swatch, 'color'>
      & { image?: StorefrontAPI.Maybe<{ previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }> }
    )> }
  )> }
);

export type CollectionPageQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  first: StorefrontAPI.Scalars['Int']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  filters?: StorefrontAPI.InputMaybe<Array<StorefrontAPI.ProductFilter> | StorefrontAPI.ProductFilter>;
  sortKey?: StorefrontAPI.InputMaybe<StorefrontAPI.ProductCollectionSortKeys>;
  reverse?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  whole: StorefrontAPI.Scalars['Boolean']['input'];
  images: StorefrontAPI.Scalars['Int']['input'];
  media?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  variants: StorefrontAPI.Scalars['Int']['input'];
  withoutTags?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  withoutFacts?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  withoutSellingPlanGroups?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CollectionPageQuery = { collection?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Collection, 'handle' | 'title' | 'descriptionHtml'>
    & { seo: Pick<StorefrontAPI.Seo, 'title' | 'description'>, products: { filters: Array<(
        Pick<StorefrontAPI.Filter, 'id' | 'type' | 'label'>
        & { values: Array<(
          Pick<StorefrontAPI.FilterValue, 'label' | 'count' | 'input'>
          & { swatch?: StorefrontAPI.Maybe<(
            Pick<StorefrontAPI.Swatch, 'color'>
            & { image?: StorefrontAPI.Maybe<{ previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }> }
          )> }
        )> }
      )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>, nodes: Array<(
        StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'isGiftCard' | 'requiresSellingPlan' | 'tags' | 'availableForSale' | 'descriptionHtml'>, 'isGiftCard' | 'tags' | 'descriptionHtml'>
        & { sellingPlanGroups?: { nodes: Array<Pick<StorefrontAPI.SellingPlanGroup, 'name'>> }, seo?: Pick<StorefrontAPI.Seo, 'title' | 'description'>, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, media?: { nodes: Array<(
            Pick<StorefrontAPI.Video, 'alt'>
            & { sources: Array<Pick<StorefrontAPI.VideoSource, 'url' | 'mimeType' | 'height'>>, previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }
          )> }, options: Array<(
          Pick<StorefrontAPI.ProductOption, 'name'>
          & { optionValues: Array<(
            Pick<StorefrontAPI.ProductOptionValue, 'name'>
            & { swatch?: StorefrontAPI.Maybe<(
              Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>
              & { image?: StorefrontAPI.Maybe<{ previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }> }
            )> }
          )> }
        )>, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, variants: { pageInfo?: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>, nodes: Array<(
            StorefrontAPI.MakeOptional<Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'barcode' | 'weight' | 'weightUnit' | 'requiresShipping' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresComponents'>, 'sku' | 'barcode' | 'weight' | 'weightUnit' | 'requiresShipping'>
            & { quantityRule?: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>, quantityPriceBreaks?: { nodes: Array<Pick<StorefrontAPI.QuantityPriceBreak, 'minimumQuantity'>> }, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, preorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, backorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, availableFrom?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, facts?: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>> }
          )> }, related?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, finish?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ratingCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, drawing?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, sheet?: StorefrontAPI.Maybe<(
          Pick<StorefrontAPI.Metafield, 'value'>
          & { reference?: StorefrontAPI.Maybe<Pick<StorefrontAPI.GenericFile, 'url' | 'originalFileSize'>> }
        )>, included?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, facts?: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>> }
      )> } }
  )> };

export type ProductByHandleQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  whole: StorefrontAPI.Scalars['Boolean']['input'];
  images: StorefrontAPI.Scalars['Int']['input'];
  media?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  variants: StorefrontAPI.Scalars['Int']['input'];
  withoutTags?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  withoutFacts?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  withoutSellingPlanGroups?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type ProductByHandleQuery = { product?: StorefrontAPI.Maybe<(
    StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'isGiftCard' | 'requiresSellingPlan' | 'tags' | 'availableForSale' | 'descriptionHtml'>, 'isGiftCard' | 'tags' | 'descriptionHtml'>
    & { sellingPlanGroups?: { nodes: Array<Pick<StorefrontAPI.SellingPlanGroup, 'name'>> }, seo?: Pick<StorefrontAPI.Seo, 'title' | 'description'>, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, media?: { nodes: Array<(
        Pick<StorefrontAPI.Video, 'alt'>
        & { sources: Array<Pick<StorefrontAPI.VideoSource, 'url' | 'mimeType' | 'height'>>, previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }
      )> }, options: Array<(
      Pick<StorefrontAPI.ProductOption, 'name'>
      & { optionValues: Array<(
        Pick<StorefrontAPI.ProductOptionValue, 'name'>
        & { swatch?: StorefrontAPI.Maybe<(
          Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>
          & { image?: StorefrontAPI.Maybe<{ previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }> }
        )> }
      )> }
    )>, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, variants: { pageInfo?: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>, nodes: Array<(
        StorefrontAPI.MakeOptional<Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'barcode' | 'weight' | 'weightUnit' | 'requiresShipping' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresComponents'>, 'sku' | 'barcode' | 'weight' | 'weightUnit' | 'requiresShipping'>
        & { quantityRule?: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>, quantityPriceBreaks?: { nodes: Array<Pick<StorefrontAPI.QuantityPriceBreak, 'minimumQuantity'>> }, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, preorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, backorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, availableFrom?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, facts?: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>> }
      )> }, related?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, finish?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ratingCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, drawing?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, sheet?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Metafield, 'value'>
      & { reference?: StorefrontAPI.Maybe<Pick<StorefrontAPI.GenericFile, 'url' | 'originalFileSize'>> }
    )>, included?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, facts?: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>> }
  )> };

export type ProductsByCodeQueryVariables = StorefrontAPI.Exact<{
  code: StorefrontAPI.Scalars['String']['input'];
  whole: StorefrontAPI.Scalars['Boolean']['input'];
  images: StorefrontAPI.Scalars['Int']['input'];
  media?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  variants: StorefrontAPI.Scalars['Int']['input'];
  withoutTags?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  withoutFacts?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  withoutSellingPlanGroups?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type ProductsByCodeQuery = { predictiveSearch?: StorefrontAPI.Maybe<{ products: Array<(
      StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'isGiftCard' | 'requiresSellingPlan' | 'tags' | 'availableForSale' | 'descriptionHtml'>, 'isGiftCard' | 'tags' | 'descriptionHtml'>
      & { codes: { nodes: Array<Pick<StorefrontAPI.ProductVariant, 'sku' | 'barcode'>> }, sellingPlanGroups?: { nodes: Array<Pick<StorefrontAPI.SellingPlanGroup, 'name'>> }, seo?: Pick<StorefrontAPI.Seo, 'title' | 'description'>, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, media?: { nodes: Array<(
          Pick<StorefrontAPI.Video, 'alt'>
          & { sources: Array<Pick<StorefrontAPI.VideoSource, 'url' | 'mimeType' | 'height'>>, previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }
        )> }, options: Array<(
        Pick<StorefrontAPI.ProductOption, 'name'>
        & { optionValues: Array<(
          Pick<StorefrontAPI.ProductOptionValue, 'name'>
          & { swatch?: StorefrontAPI.Maybe<(
            Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>
            & { image?: StorefrontAPI.Maybe<{ previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }> }
          )> }
        )> }
      )>, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, variants: { pageInfo?: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>, nodes: Array<(
          StorefrontAPI.MakeOptional<Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'barcode' | 'weight' | 'weightUnit' | 'requiresShipping' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresComponents'>, 'sku' | 'barcode' | 'weight' | 'weightUnit' | 'requiresShipping'>
          & { quantityRule?: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>, quantityPriceBreaks?: { nodes: Array<Pick<StorefrontAPI.QuantityPriceBreak, 'minimumQuantity'>> }, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, preorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, backorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, availableFrom?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, facts?: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>> }
        )> }, related?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, finish?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ratingCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, drawing?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, sheet?: StorefrontAPI.Maybe<(
        Pick<StorefrontAPI.Metafield, 'value'>
        & { reference?: StorefrontAPI.Maybe<Pick<StorefrontAPI.GenericFile, 'url' | 'originalFileSize'>> }
      )>, included?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, facts?: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>> }
    )> }> };

export type QuickSearchQueryVariables = StorefrontAPI.Exact<{
  query: StorefrontAPI.Scalars['String']['input'];
  whole: StorefrontAPI.Scalars['Boolean']['input'];
  images: StorefrontAPI.Scalars['Int']['input'];
  media?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  variants: StorefrontAPI.Scalars['Int']['input'];
  withoutTags?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  withoutFacts?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  withoutSellingPlanGroups?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type QuickSearchQuery = { products: { nodes: Array<(
      StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'isGiftCard' | 'requiresSellingPlan' | 'tags' | 'availableForSale' | 'descriptionHtml'>, 'isGiftCard' | 'tags' | 'descriptionHtml'>
      & { sellingPlanGroups?: { nodes: Array<Pick<StorefrontAPI.SellingPlanGroup, 'name'>> }, seo?: Pick<StorefrontAPI.Seo, 'title' | 'description'>, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, media?: { nodes: Array<(
          Pick<StorefrontAPI.Video, 'alt'>
          & { sources: Array<Pick<StorefrontAPI.VideoSource, 'url' | 'mimeType' | 'height'>>, previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }
        )> }, options: Array<(
        Pick<StorefrontAPI.ProductOption, 'name'>
        & { optionValues: Array<(
          Pick<StorefrontAPI.ProductOptionValue, 'name'>
          & { swatch?: StorefrontAPI.Maybe<(
            Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>
            & { image?: StorefrontAPI.Maybe<{ previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }> }
          )> }
        )> }
      )>, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, variants: { pageInfo?: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>, nodes: Array<(
          StorefrontAPI.MakeOptional<Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'barcode' | 'weight' | 'weightUnit' | 'requiresShipping' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresComponents'>, 'sku' | 'barcode' | 'weight' | 'weightUnit' | 'requiresShipping'>
          & { quantityRule?: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>, quantityPriceBreaks?: { nodes: Array<Pick<StorefrontAPI.QuantityPriceBreak, 'minimumQuantity'>> }, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, preorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, backorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, availableFrom?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, facts?: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>> }
        )> }, related?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, finish?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ratingCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, drawing?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, sheet?: StorefrontAPI.Maybe<(
        Pick<StorefrontAPI.Metafield, 'value'>
        & { reference?: StorefrontAPI.Maybe<Pick<StorefrontAPI.GenericFile, 'url' | 'originalFileSize'>> }
      )>, included?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, facts?: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>> }
    )> } };

export type RecommendationsQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  whole: StorefrontAPI.Scalars['Boolean']['input'];
  images: StorefrontAPI.Scalars['Int']['input'];
  media?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  variants: StorefrontAPI.Scalars['Int']['input'];
  withoutTags?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  withoutFacts?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  withoutSellingPlanGroups?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type RecommendationsQuery = { productRecommendations?: StorefrontAPI.Maybe<Array<(
    StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'isGiftCard' | 'requiresSellingPlan' | 'tags' | 'availableForSale' | 'descriptionHtml'>, 'isGiftCard' | 'tags' | 'descriptionHtml'>
    & { sellingPlanGroups?: { nodes: Array<Pick<StorefrontAPI.SellingPlanGroup, 'name'>> }, seo?: Pick<StorefrontAPI.Seo, 'title' | 'description'>, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, media?: { nodes: Array<(
        Pick<StorefrontAPI.Video, 'alt'>
        & { sources: Array<Pick<StorefrontAPI.VideoSource, 'url' | 'mimeType' | 'height'>>, previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }
      )> }, options: Array<(
      Pick<StorefrontAPI.ProductOption, 'name'>
      & { optionValues: Array<(
        Pick<StorefrontAPI.ProductOptionValue, 'name'>
        & { swatch?: StorefrontAPI.Maybe<(
          Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>
          & { image?: StorefrontAPI.Maybe<{ previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }> }
        )> }
      )> }
    )>, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, variants: { pageInfo?: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>, nodes: Array<(
        StorefrontAPI.MakeOptional<Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'barcode' | 'weight' | 'weightUnit' | 'requiresShipping' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresComponents'>, 'sku' | 'barcode' | 'weight' | 'weightUnit' | 'requiresShipping'>
        & { quantityRule?: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>, quantityPriceBreaks?: { nodes: Array<Pick<StorefrontAPI.QuantityPriceBreak, 'minimumQuantity'>> }, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, preorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, backorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, availableFrom?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, facts?: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>> }
      )> }, related?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, finish?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ratingCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, drawing?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, sheet?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Metafield, 'value'>
      & { reference?: StorefrontAPI.Maybe<Pick<StorefrontAPI.GenericFile, 'url' | 'originalFileSize'>> }
    )>, included?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, facts?: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>> }
  )>>, complements?: StorefrontAPI.Maybe<Array<(
    StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'isGiftCard' | 'requiresSellingPlan' | 'tags' | 'availableForSale' | 'descriptionHtml'>, 'isGiftCard' | 'tags' | 'descriptionHtml'>
    & { sellingPlanGroups?: { nodes: Array<Pick<StorefrontAPI.SellingPlanGroup, 'name'>> }, seo?: Pick<StorefrontAPI.Seo, 'title' | 'description'>, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, media?: { nodes: Array<(
        Pick<StorefrontAPI.Video, 'alt'>
        & { sources: Array<Pick<StorefrontAPI.VideoSource, 'url' | 'mimeType' | 'height'>>, previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }
      )> }, options: Array<(
      Pick<StorefrontAPI.ProductOption, 'name'>
      & { optionValues: Array<(
        Pick<StorefrontAPI.ProductOptionValue, 'name'>
        & { swatch?: StorefrontAPI.Maybe<(
          Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>
          & { image?: StorefrontAPI.Maybe<{ previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }> }
        )> }
      )> }
    )>, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, variants: { pageInfo?: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>, nodes: Array<(
        StorefrontAPI.MakeOptional<Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'barcode' | 'weight' | 'weightUnit' | 'requiresShipping' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresComponents'>, 'sku' | 'barcode' | 'weight' | 'weightUnit' | 'requiresShipping'>
        & { quantityRule?: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>, quantityPriceBreaks?: { nodes: Array<Pick<StorefrontAPI.QuantityPriceBreak, 'minimumQuantity'>> }, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, preorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, backorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, availableFrom?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, facts?: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>> }
      )> }, related?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, finish?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ratingCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, drawing?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, sheet?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Metafield, 'value'>
      & { reference?: StorefrontAPI.Maybe<Pick<StorefrontAPI.GenericFile, 'url' | 'originalFileSize'>> }
    )>, included?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, facts?: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>> }
  )>>, product?: StorefrontAPI.Maybe<{ collections: { nodes: Array<Pick<StorefrontAPI.Collection, 'handle'>> }, sample?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<(
        Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor'>
        & { variants: { nodes: Array<(
            StorefrontAPI.MakeOptional<Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'barcode' | 'weight' | 'weightUnit' | 'requiresShipping' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresComponents'>, 'sku' | 'barcode' | 'weight' | 'weightUnit' | 'requiresShipping'>
            & { quantityRule?: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>, quantityPriceBreaks?: { nodes: Array<Pick<StorefrontAPI.QuantityPriceBreak, 'minimumQuantity'>> }, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, preorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, backorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, availableFrom?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, facts?: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>> }
          )> } }
      )> }> }> };

export type SearchCursorQueryVariables = StorefrontAPI.Exact<{
  term: StorefrontAPI.Scalars['String']['input'];
  first: StorefrontAPI.Scalars['Int']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  tags: StorefrontAPI.Scalars['Boolean']['input'];
  withoutTags?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  filters?: StorefrontAPI.InputMaybe<Array<StorefrontAPI.ProductFilter> | StorefrontAPI.ProductFilter>;
  sortKey?: StorefrontAPI.InputMaybe<StorefrontAPI.SearchSortKeys>;
  reverse?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type SearchCursorQuery = { search: { pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>, nodes?: Array<StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'handle' | 'productType' | 'tags'>, 'tags'>> } };

export type SearchFacetsQueryVariables = StorefrontAPI.Exact<{
  term: StorefrontAPI.Scalars['String']['input'];
  filters?: StorefrontAPI.InputMaybe<Array<StorefrontAPI.ProductFilter> | StorefrontAPI.ProductFilter>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type SearchFacetsQuery = { search: { productFilters: Array<(
      Pick<StorefrontAPI.Filter, 'id' | 'type' | 'label'>
      & { values: Array<(
        Pick<StorefrontAPI.FilterValue, 'label' | 'count' | 'input'>
        & { swatch?: StorefrontAPI.Maybe<(
          Pick<StorefrontAPI.Swatch, 'color'>
          & { image?: StorefrontAPI.Maybe<{ previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }> }
        )> }
      )> }
    )> } };

export type SearchPageQueryVariables = StorefrontAPI.Exact<{
  term: StorefrontAPI.Scalars['String']['input'];
  first: StorefrontAPI.Scalars['Int']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  filters?: StorefrontAPI.InputMaybe<Array<StorefrontAPI.ProductFilter> | StorefrontAPI.ProductFilter>;
  sortKey?: StorefrontAPI.InputMaybe<StorefrontAPI.SearchSortKeys>;
  reverse?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  whole: StorefrontAPI.Scalars['Boolean']['input'];
  images: StorefrontAPI.Scalars['Int']['input'];
  media?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Int']['input']>;
  variants: StorefrontAPI.Scalars['Int']['input'];
  withoutTags?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  withoutFacts?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  withoutSellingPlanGroups?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type SearchPageQuery = { search: (
    Pick<StorefrontAPI.SearchResultItemConnection, 'totalCount'>
    & { productFilters: Array<(
      Pick<StorefrontAPI.Filter, 'id' | 'type' | 'label'>
      & { values: Array<(
        Pick<StorefrontAPI.FilterValue, 'label' | 'count' | 'input'>
        & { swatch?: StorefrontAPI.Maybe<(
          Pick<StorefrontAPI.Swatch, 'color'>
          & { image?: StorefrontAPI.Maybe<{ previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }> }
        )> }
      )> }
    )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>, nodes: Array<(
      StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'isGiftCard' | 'requiresSellingPlan' | 'tags' | 'availableForSale' | 'descriptionHtml'>, 'isGiftCard' | 'tags' | 'descriptionHtml'>
      & { sellingPlanGroups?: { nodes: Array<Pick<StorefrontAPI.SellingPlanGroup, 'name'>> }, seo?: Pick<StorefrontAPI.Seo, 'title' | 'description'>, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, media?: { nodes: Array<(
          Pick<StorefrontAPI.Video, 'alt'>
          & { sources: Array<Pick<StorefrontAPI.VideoSource, 'url' | 'mimeType' | 'height'>>, previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }
        )> }, options: Array<(
        Pick<StorefrontAPI.ProductOption, 'name'>
        & { optionValues: Array<(
          Pick<StorefrontAPI.ProductOptionValue, 'name'>
          & { swatch?: StorefrontAPI.Maybe<(
            Pick<StorefrontAPI.ProductOptionValueSwatch, 'color'>
            & { image?: StorefrontAPI.Maybe<{ previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }> }
          )> }
        )> }
      )>, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, variants: { pageInfo?: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>, nodes: Array<(
          StorefrontAPI.MakeOptional<Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'barcode' | 'weight' | 'weightUnit' | 'requiresShipping' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable' | 'requiresComponents'>, 'sku' | 'barcode' | 'weight' | 'weightUnit' | 'requiresShipping'>
          & { quantityRule?: Pick<StorefrontAPI.QuantityRule, 'minimum' | 'maximum' | 'increment'>, quantityPriceBreaks?: { nodes: Array<Pick<StorefrontAPI.QuantityPriceBreak, 'minimumQuantity'>> }, price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, preorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, backorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, availableFrom?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, facts?: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>> }
        )> }, related?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, finish?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, rating?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, ratingCount?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, drawing?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, sheet?: StorefrontAPI.Maybe<(
        Pick<StorefrontAPI.Metafield, 'value'>
        & { reference?: StorefrontAPI.Maybe<Pick<StorefrontAPI.GenericFile, 'url' | 'originalFileSize'>> }
      )>, included?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, facts?: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>> }
    )> }
  ) };

export type HealthQueryVariables = StorefrontAPI.Exact<{ [key: string]: never; }>;


export type HealthQuery = { shop: Pick<StorefrontAPI.Shop, 'name'> };

export type PickupLocationsQueryVariables = StorefrontAPI.Exact<{
  withoutLocations?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type PickupLocationsQuery = { locations?: { nodes: Array<(
      Pick<StorefrontAPI.Location, 'id' | 'name'>
      & { address: Pick<StorefrontAPI.LocationAddress, 'formatted' | 'city' | 'countryCode' | 'phone' | 'latitude' | 'longitude'> }
    )> } };

export type PickupOfVariantsQueryVariables = StorefrontAPI.Exact<{
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
  near?: StorefrontAPI.InputMaybe<StorefrontAPI.GeoCoordinateInput>;
  withoutStoreAvailability?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  withoutQuantityAvailable?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type PickupOfVariantsQuery = { nodes: Array<StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.ProductVariant, 'id'>
    & { storeAvailability?: { nodes: Array<(
        StorefrontAPI.MakeOptional<Pick<StorefrontAPI.StoreAvailability, 'available' | 'pickUpTime' | 'quantityAvailable'>, 'quantityAvailable'>
        & { location: Pick<StorefrontAPI.Location, 'id'> }
      )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'> } }
  )>> };

export type PickupStockQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  near?: StorefrontAPI.InputMaybe<StorefrontAPI.GeoCoordinateInput>;
  withoutStoreAvailability?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  withoutQuantityAvailable?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type PickupStockQuery = { product?: StorefrontAPI.Maybe<{ variants: { pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>, nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id'>
        & { storeAvailability?: { nodes: Array<(
            StorefrontAPI.MakeOptional<Pick<StorefrontAPI.StoreAvailability, 'available' | 'pickUpTime' | 'quantityAvailable'>, 'quantityAvailable'>
            & { location: Pick<StorefrontAPI.Location, 'id'> }
          )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'> } }
      )> } }> };

export type PolicyQueryVariables = StorefrontAPI.Exact<{
  privacy: StorefrontAPI.Scalars['Boolean']['input'];
  refund: StorefrontAPI.Scalars['Boolean']['input'];
  shipping: StorefrontAPI.Scalars['Boolean']['input'];
  terms: StorefrontAPI.Scalars['Boolean']['input'];
  subscription: StorefrontAPI.Scalars['Boolean']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type PolicyQuery = { shop: { privacyPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'title' | 'body'>>, refundPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'title' | 'body'>>, shippingPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'title' | 'body'>>, termsOfService?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'title' | 'body'>>, subscriptionPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicyWithDefault, 'title' | 'body'>> } };

export type UrlRedirectsQueryVariables = StorefrontAPI.Exact<{
  exact: StorefrontAPI.Scalars['String']['input'];
  similar: StorefrontAPI.Scalars['String']['input'];
  withoutUrlRedirects?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
}>;


export type UrlRedirectsQuery = { urlRedirects?: { nodes: Array<Pick<StorefrontAPI.UrlRedirect, 'path' | 'target'>> }, similar?: { nodes: Array<Pick<StorefrontAPI.UrlRedirect, 'path' | 'target'>> } };

export type VariantTagsQueryVariables = StorefrontAPI.Exact<{
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
}>;


export type VariantTagsQuery = { nodes: Array<StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.ProductVariant, 'id'>
    & { product: Pick<StorefrontAPI.Product, 'tags'> }
  )>> };

export type SellingPlansQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  withoutSellingPlanGroups?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  withoutSellingPlanAllocations?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type SellingPlansQuery = { product?: StorefrontAPI.Maybe<{ sellingPlanGroups?: { nodes: Array<(
        Pick<StorefrontAPI.SellingPlanGroup, 'name'>
        & { sellingPlans: { nodes: Array<(
            Pick<StorefrontAPI.SellingPlan, 'id' | 'name' | 'description'>
            & { priceAdjustments: Array<Pick<StorefrontAPI.SellingPlanPriceAdjustment, 'orderCount'>> }
          )> } }
      )> }, variants: { pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>, nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id'>
        & { sellingPlanAllocations?: { nodes: Array<{ sellingPlan: Pick<StorefrontAPI.SellingPlan, 'id'>, checkoutChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, remainingBalanceChargeAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, priceAdjustments: Array<{ price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, perDeliveryPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }> }> } }
      )> } }> };

export type FeedBundlesQueryVariables = StorefrontAPI.Exact<{
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
}>;


export type FeedBundlesQuery = { nodes: Array<StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.ProductVariant, 'id'>
    & { components: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariantComponent, 'quantity'>
        & { productVariant: Pick<StorefrontAPI.ProductVariant, 'id'> }
      )> } }
  )>> };

export type FeedCursorQueryVariables = StorefrontAPI.Exact<{
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
}>;


export type FeedCursorQuery = { products: { pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> } };

export type FeedProductsQueryVariables = StorefrontAPI.Exact<{
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type FeedProductsQuery = { products: { pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>, nodes: Array<(
      Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'descriptionHtml' | 'vendor' | 'productType' | 'isGiftCard' | 'requiresSellingPlan'>
      & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url'>> }, finish?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, variants: { pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'>, nodes: Array<(
          Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'barcode' | 'weight' | 'weightUnit' | 'requiresShipping' | 'requiresComponents' | 'availableForSale' | 'currentlyNotInStock'>
          & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, preorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, backorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, availableFrom?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
        )> } }
    )> } };

export type SitemapCollectionsQueryVariables = StorefrontAPI.Exact<{
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
}>;


export type SitemapCollectionsQuery = { collections: { pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>, nodes: Array<Pick<StorefrontAPI.Collection, 'handle' | 'updatedAt'>> } };

export type SitemapProductsQueryVariables = StorefrontAPI.Exact<{
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
}>;


export type SitemapProductsQuery = { products: { pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>, nodes: Array<Pick<StorefrontAPI.Product, 'handle' | 'updatedAt'>> } };

export type VolumePricesQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type VolumePricesQuery = { product?: StorefrontAPI.Maybe<{ variants: { pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>, nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id'>
        & { quantityPriceBreaks: { nodes: Array<(
            Pick<StorefrontAPI.QuantityPriceBreak, 'minimumQuantity'>
            & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }
          )> } }
      )> } }> };

export type OrderVariantsQueryVariables = StorefrontAPI.Exact<{
  ids: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
}>;


export type OrderVariantsQuery = { nodes: Array<StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.ProductVariant, 'id' | 'weight' | 'weightUnit'>
    & { product: Pick<StorefrontAPI.Product, 'handle'> }
  )>> };

interface GeneratedQueryTypes {
  "#graphql\n  query CustomerAddresses($customerAccessToken: String!) {\n    customer(customerAccessToken: $customerAccessToken) {\n      firstName\n      lastName\n      defaultAddress {\n        id\n      }\n      addresses(first: 250) {\n        edges {\n          node {\n            ...AddressParts\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment AddressParts on MailingAddress {\n    id\n    firstName\n    lastName\n    company\n    address1\n    address2\n    city\n    province\n    provinceCode\n    country\n    countryCodeV2\n    zip\n    phone\n    formatted(withName: true, withCompany: true)\n  }\n\n": {return: CustomerAddressesQuery, variables: CustomerAddressesQueryVariables},
  "#graphql\n  query CustomerOrders($customerAccessToken: String!, $first: Int!, $after: String) {\n    customer(customerAccessToken: $customerAccessToken) {\n      numberOfOrders\n      orders(first: $first, after: $after, sortKey: PROCESSED_AT, reverse: true) {\n        edges {\n          node {\n            ...OrderParts\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment OrderParts on Order {\n    id\n    name\n    orderNumber\n    processedAt\n    financialStatus\n    fulfillmentStatus\n    canceledAt\n    currentTotalPrice {\n      amount\n      currencyCode\n    }\n    shippingAddress {\n      countryCodeV2\n    }\n    successfulFulfillments(first: 1) {\n      trackingInfo(first: 1) {\n        number\n        url\n      }\n    }\n  }\n\n": {return: CustomerOrdersQuery, variables: CustomerOrdersQueryVariables},
  "#graphql\n  query CustomerOrderCursors($customerAccessToken: String!, $after: String) {\n    customer(customerAccessToken: $customerAccessToken) {\n      orders(first: 250, after: $after, sortKey: PROCESSED_AT, reverse: true) {\n        edges {\n          cursor\n          node {\n            id\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": {return: CustomerOrderCursorsQuery, variables: CustomerOrderCursorsQueryVariables},
  "#graphql\n  query CustomerOrder($customerAccessToken: String!, $after: String, $linesAfter: String) {\n    customer(customerAccessToken: $customerAccessToken) {\n      orders(first: 1, after: $after, sortKey: PROCESSED_AT, reverse: true) {\n        edges {\n          node {\n            ...OrderParts\n            cancelReason\n            totalPrice {\n              amount\n              currencyCode\n            }\n            totalShippingPrice {\n              amount\n              currencyCode\n            }\n            shippingDiscountAllocations {\n              allocatedAmount {\n                amount\n                currencyCode\n              }\n            }\n            originalTotalDuties {\n              amount\n              currencyCode\n            }\n            totalTax {\n              amount\n              currencyCode\n            }\n            currentTotalShippingPrice {\n              amount\n              currencyCode\n            }\n            currentTotalDuties {\n              amount\n              currencyCode\n            }\n            currentTotalTax {\n              amount\n              currencyCode\n            }\n            totalRefunded {\n              amount\n              currencyCode\n            }\n            shippingAddress {\n              formatted(withName: true, withCompany: true)\n            }\n            parcels: successfulFulfillments(first: 20) {\n              trackingInfo(first: 5) {\n                number\n                url\n              }\n            }\n            lineItems(first: 250, after: $linesAfter) {\n              edges {\n                node {\n                  title\n                  quantity\n                  currentQuantity\n                  originalTotalPrice {\n                    amount\n                    currencyCode\n                  }\n                  discountAllocations {\n                    allocatedAmount {\n                      amount\n                      currencyCode\n                    }\n                    discountApplication {\n                      ... on DiscountCodeApplication {\n                        code\n                      }\n                      ... on AutomaticDiscountApplication {\n                        title\n                      }\n                      ... on ManualDiscountApplication {\n                        title\n                      }\n                      ... on ScriptDiscountApplication {\n                        title\n                      }\n                    }\n                  }\n                  customAttributes {\n                    key\n                    value\n                  }\n                  variant {\n                    id\n                    title\n                    selectedOptions {\n                      name\n                    }\n                    requiresShipping\n                    weight\n                    weightUnit\n                    image {\n                      url\n                      altText\n                      width\n                      height\n                    }\n                    product {\n                      handle\n                    }\n                  }\n                }\n              }\n              pageInfo {\n                hasNextPage\n                endCursor\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment OrderParts on Order {\n    id\n    name\n    orderNumber\n    processedAt\n    financialStatus\n    fulfillmentStatus\n    canceledAt\n    currentTotalPrice {\n      amount\n      currencyCode\n    }\n    shippingAddress {\n      countryCodeV2\n    }\n    successfulFulfillments(first: 1) {\n      trackingInfo(first: 1) {\n        number\n        url\n      }\n    }\n  }\n\n": {return: CustomerOrderQuery, variables: CustomerOrderQueryVariables},
  "#graphql\n  query CustomerOverview($customerAccessToken: String!, $recent: Int!) {\n    customer(customerAccessToken: $customerAccessToken) {\n      firstName\n      lastName\n      email\n      defaultAddress {\n        ...AddressParts\n      }\n      orders(first: $recent, sortKey: PROCESSED_AT, reverse: true) {\n        edges {\n          node {\n            ...OrderParts\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment AddressParts on MailingAddress {\n    id\n    firstName\n    lastName\n    company\n    address1\n    address2\n    city\n    province\n    provinceCode\n    country\n    countryCodeV2\n    zip\n    phone\n    formatted(withName: true, withCompany: true)\n  }\n\n  #graphql\n  fragment OrderParts on Order {\n    id\n    name\n    orderNumber\n    processedAt\n    financialStatus\n    fulfillmentStatus\n    canceledAt\n    currentTotalPrice {\n      amount\n      currencyCode\n    }\n    shippingAddress {\n      countryCodeV2\n    }\n    successfulFulfillments(first: 1) {\n      trackingInfo(first: 1) {\n        number\n        url\n      }\n    }\n  }\n\n": {return: CustomerOverviewQuery, variables: CustomerOverviewQueryVariables},
  "#graphql\n  query CustomerProfile($customerAccessToken: String!) {\n    customer(customerAccessToken: $customerAccessToken) {\n      firstName\n      lastName\n      email\n    }\n  }\n": {return: CustomerProfileQuery, variables: CustomerProfileQueryVariables},
  "#graphql\n  query ShipsTo {\n    shop {\n      shipsToCountries\n    }\n  }\n": {return: ShipsToQuery, variables: ShipsToQueryVariables},
  "#graphql\n  query BundleContents(\n    $handle: String!\n    $after: String\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    product(handle: $handle) {\n      variants(first: 100, after: $after) {\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        nodes {\n          id\n          components(first: 30) {\n            nodes {\n              quantity\n              productVariant {\n                id\n                title\n                availableForSale\n                image {\n                  url\n                  altText\n                  width\n                  height\n                }\n                product {\n                  handle\n                  title\n                  finish: metafield(namespace: \"finish\", key: \"colorName\") {\n                    value\n                  }\n                }\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n": {return: BundleContentsQuery, variables: BundleContentsQueryVariables},
  "#graphql\n  query CartBeforeAdd(\n    $variantIds: [ID!]!\n    $cartId: ID!\n    $hasCart: Boolean!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    nodes(ids: $variantIds) {\n      ... on ProductVariant {\n        id\n        title\n        availableForSale\n        currentlyNotInStock\n        quantityAvailable\n        quantityRule {\n          minimum\n          maximum\n          increment\n        }\n        preorder: metafield(namespace: \"messaging\", key: \"preorder\") {\n          value\n        }\n        backorder: metafield(namespace: \"messaging\", key: \"backorder\") {\n          value\n        }\n        product {\n          id\n          isGiftCard\n          requiresSellingPlan\n          finish: metafield(namespace: \"finish\", key: \"colorName\") {\n            value\n          }\n        }\n      }\n    }\n    cart(id: $cartId) @include(if: $hasCart) {\n      ...CartApiMutation\n    }\n  }\n  #graphql\n  fragment CartApiMutation on Cart {\n    id\n    checkoutUrl\n    totalQuantity\n    note\n    attributes {\n      key\n      value\n    }\n    buyerIdentity {\n      countryCode\n      customer {\n        id\n      }\n      preferences {\n        delivery {\n          deliveryMethod\n          pickupHandle\n        }\n      }\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    discountAllocations {\n      ...CartDiscountParts\n    }\n    appliedGiftCards {\n      id\n      lastCharacters\n      presentmentAmountUsed {\n        ...CartMoney\n      }\n    }\n    cost {\n      totalAmount {\n        ...CartMoney\n      }\n    }\n    lines(first: 250) {\n      ...CartLinesPage\n    }\n  }\n  #graphql\n  fragment CartLinesPage on BaseCartLineConnection {\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    edges {\n      node {\n        ...CartLineParts\n      }\n    }\n  }\n  fragment CartLineParts on BaseCartLine {\n    id\n    quantity\n    attributes {\n      key\n      value\n    }\n    discountAllocations {\n      ...CartDiscountParts\n    }\n    cost {\n      amountPerQuantity {\n        ...CartMoney\n      }\n      compareAtAmountPerQuantity {\n        ...CartMoney\n      }\n      subtotalAmount {\n        ...CartMoney\n      }\n      totalAmount {\n        ...CartMoney\n      }\n    }\n    sellingPlanAllocation {\n      sellingPlan {\n        id\n        name\n      }\n      checkoutChargeAmount {\n        ...CartMoney\n      }\n      remainingBalanceChargeAmount {\n        ...CartMoney\n      }\n      priceAdjustments {\n        compareAtPrice {\n          ...CartMoney\n        }\n      }\n    }\n    ... on ComponentizableCartLine {\n      lineComponents {\n        ...CartComponentParts\n      }\n    }\n    merchandise {\n      ... on ProductVariant {\n        id\n        title\n        selectedOptions {\n          name\n        }\n        availableForSale\n        currentlyNotInStock\n        quantityAvailable\n        requiresShipping\n        quantityRule {\n          minimum\n          maximum\n          increment\n        }\n        preorder: metafield(namespace: \"messaging\", key: \"preorder\") {\n          value\n        }\n        backorder: metafield(namespace: \"messaging\", key: \"backorder\") {\n          value\n        }\n        image {\n          url\n          altText\n          width\n          height\n        }\n        product {\n          id\n          title\n          handle\n          vendor\n          productType\n          isGiftCard\n        }\n      }\n    }\n  }\n  fragment CartComponentParts on CartLine {\n    quantity\n    merchandise {\n      ... on ProductVariant {\n        id\n        title\n        product {\n          title\n          finish: metafield(namespace: \"finish\", key: \"colorName\") {\n            value\n          }\n        }\n      }\n    }\n  }\n  fragment CartDiscountParts on CartDiscountAllocation {\n    discountedAmount {\n      ...CartMoney\n    }\n    targetType\n    ... on CartCodeDiscountAllocation {\n      code\n    }\n    ... on CartAutomaticDiscountAllocation {\n      title\n    }\n    ... on CartCustomDiscountAllocation {\n      title\n    }\n  }\n  fragment CartMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n\n": {return: CartBeforeAddQuery, variables: CartBeforeAddQueryVariables},
  "#graphql\n  query CartContents($cartId: ID!, $after: String) {\n    cart(id: $cartId) {\n      note\n      attributes {\n        key\n        value\n      }\n      discountCodes {\n        code\n      }\n      buyerIdentity {\n        countryCode\n        preferences {\n          delivery {\n            deliveryMethod\n            pickupHandle\n          }\n        }\n      }\n      appliedGiftCards {\n        lastCharacters\n      }\n      lines(first: 250, after: $after) {\n        nodes {\n          quantity\n          attributes {\n            key\n            value\n          }\n          sellingPlanAllocation {\n            sellingPlan {\n              id\n            }\n          }\n          merchandise {\n            ... on ProductVariant {\n              id\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": {return: CartContentsQuery, variables: CartContentsQueryVariables},
  "#graphql\n  query CartLines($cartId: ID!, $after: String, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    cart(id: $cartId) {\n      lines(first: 250, after: $after) {\n        ...CartLinesPage\n      }\n    }\n  }\n  #graphql\n  fragment CartLinesPage on BaseCartLineConnection {\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    edges {\n      node {\n        ...CartLineParts\n      }\n    }\n  }\n  fragment CartLineParts on BaseCartLine {\n    id\n    quantity\n    attributes {\n      key\n      value\n    }\n    discountAllocations {\n      ...CartDiscountParts\n    }\n    cost {\n      amountPerQuantity {\n        ...CartMoney\n      }\n      compareAtAmountPerQuantity {\n        ...CartMoney\n      }\n      subtotalAmount {\n        ...CartMoney\n      }\n      totalAmount {\n        ...CartMoney\n      }\n    }\n    sellingPlanAllocation {\n      sellingPlan {\n        id\n        name\n      }\n      checkoutChargeAmount {\n        ...CartMoney\n      }\n      remainingBalanceChargeAmount {\n        ...CartMoney\n      }\n      priceAdjustments {\n        compareAtPrice {\n          ...CartMoney\n        }\n      }\n    }\n    ... on ComponentizableCartLine {\n      lineComponents {\n        ...CartComponentParts\n      }\n    }\n    merchandise {\n      ... on ProductVariant {\n        id\n        title\n        selectedOptions {\n          name\n        }\n        availableForSale\n        currentlyNotInStock\n        quantityAvailable\n        requiresShipping\n        quantityRule {\n          minimum\n          maximum\n          increment\n        }\n        preorder: metafield(namespace: \"messaging\", key: \"preorder\") {\n          value\n        }\n        backorder: metafield(namespace: \"messaging\", key: \"backorder\") {\n          value\n        }\n        image {\n          url\n          altText\n          width\n          height\n        }\n        product {\n          id\n          title\n          handle\n          vendor\n          productType\n          isGiftCard\n        }\n      }\n    }\n  }\n  fragment CartComponentParts on CartLine {\n    quantity\n    merchandise {\n      ... on ProductVariant {\n        id\n        title\n        product {\n          title\n          finish: metafield(namespace: \"finish\", key: \"colorName\") {\n            value\n          }\n        }\n      }\n    }\n  }\n  fragment CartDiscountParts on CartDiscountAllocation {\n    discountedAmount {\n      ...CartMoney\n    }\n    targetType\n    ... on CartCodeDiscountAllocation {\n      code\n    }\n    ... on CartAutomaticDiscountAllocation {\n      title\n    }\n    ... on CartCustomDiscountAllocation {\n      title\n    }\n  }\n  fragment CartMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n": {return: CartLinesQuery, variables: CartLinesQueryVariables},
  "#graphql\n  query CartRead($cartId: ID!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    cart(id: $cartId) {\n      ...CartApiMutation\n    }\n  }\n  #graphql\n  fragment CartApiMutation on Cart {\n    id\n    checkoutUrl\n    totalQuantity\n    note\n    attributes {\n      key\n      value\n    }\n    buyerIdentity {\n      countryCode\n      customer {\n        id\n      }\n      preferences {\n        delivery {\n          deliveryMethod\n          pickupHandle\n        }\n      }\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    discountAllocations {\n      ...CartDiscountParts\n    }\n    appliedGiftCards {\n      id\n      lastCharacters\n      presentmentAmountUsed {\n        ...CartMoney\n      }\n    }\n    cost {\n      totalAmount {\n        ...CartMoney\n      }\n    }\n    lines(first: 250) {\n      ...CartLinesPage\n    }\n  }\n  #graphql\n  fragment CartLinesPage on BaseCartLineConnection {\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    edges {\n      node {\n        ...CartLineParts\n      }\n    }\n  }\n  fragment CartLineParts on BaseCartLine {\n    id\n    quantity\n    attributes {\n      key\n      value\n    }\n    discountAllocations {\n      ...CartDiscountParts\n    }\n    cost {\n      amountPerQuantity {\n        ...CartMoney\n      }\n      compareAtAmountPerQuantity {\n        ...CartMoney\n      }\n      subtotalAmount {\n        ...CartMoney\n      }\n      totalAmount {\n        ...CartMoney\n      }\n    }\n    sellingPlanAllocation {\n      sellingPlan {\n        id\n        name\n      }\n      checkoutChargeAmount {\n        ...CartMoney\n      }\n      remainingBalanceChargeAmount {\n        ...CartMoney\n      }\n      priceAdjustments {\n        compareAtPrice {\n          ...CartMoney\n        }\n      }\n    }\n    ... on ComponentizableCartLine {\n      lineComponents {\n        ...CartComponentParts\n      }\n    }\n    merchandise {\n      ... on ProductVariant {\n        id\n        title\n        selectedOptions {\n          name\n        }\n        availableForSale\n        currentlyNotInStock\n        quantityAvailable\n        requiresShipping\n        quantityRule {\n          minimum\n          maximum\n          increment\n        }\n        preorder: metafield(namespace: \"messaging\", key: \"preorder\") {\n          value\n        }\n        backorder: metafield(namespace: \"messaging\", key: \"backorder\") {\n          value\n        }\n        image {\n          url\n          altText\n          width\n          height\n        }\n        product {\n          id\n          title\n          handle\n          vendor\n          productType\n          isGiftCard\n        }\n      }\n    }\n  }\n  fragment CartComponentParts on CartLine {\n    quantity\n    merchandise {\n      ... on ProductVariant {\n        id\n        title\n        product {\n          title\n          finish: metafield(namespace: \"finish\", key: \"colorName\") {\n            value\n          }\n        }\n      }\n    }\n  }\n  fragment CartDiscountParts on CartDiscountAllocation {\n    discountedAmount {\n      ...CartMoney\n    }\n    targetType\n    ... on CartCodeDiscountAllocation {\n      code\n    }\n    ... on CartAutomaticDiscountAllocation {\n      title\n    }\n    ... on CartCustomDiscountAllocation {\n      title\n    }\n  }\n  fragment CartMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n\n": {return: CartReadQuery, variables: CartReadQueryVariables},
  "#graphql\n  query ImportedVariants($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    nodes(ids: $ids) {\n      ... on ProductVariant {\n        id\n        quantityPriceBreaks(first: 10) {\n          nodes {\n            minimumQuantity\n            price { amount currencyCode }\n          }\n        }\n        product { requiresSellingPlan }\n      }\n    }\n  }\n": {return: ImportedVariantsQuery, variables: ImportedVariantsQueryVariables},
  "#graphql\n  query PrimaryDomain {\n    shop {\n      primaryDomain {\n        host\n      }\n    }\n  }\n": {return: PrimaryDomainQuery, variables: PrimaryDomainQueryVariables},
  "#graphql\n  query SavedVariants($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    nodes(ids: $ids) {\n      ... on ProductVariant {\n        id\n        title\n        availableForSale\n        quantityRule { minimum maximum increment }\n        price { amount currencyCode }\n        compareAtPrice { amount currencyCode }\n        image { url altText width height }\n        product {\n          title\n          handle\n          finish: metafield(namespace: \"finish\", key: \"colorName\") { value }\n        }\n      }\n    }\n  }\n": {return: SavedVariantsQuery, variables: SavedVariantsQueryVariables},
  "#graphql\n  query BestSellers(\n    $whole: Boolean!, $images: Int!, $media: Int = 1, $variants: Int!\n    $withoutTags: Boolean = false, $withoutFacts: Boolean = false\n    $withoutSellingPlanGroups: Boolean = false\n    $country: CountryCode, $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    products(first: 12, sortKey: BEST_SELLING, query: \"-product_type:Sample\") { nodes { ...ProductParts } }\n  }\n  #graphql\n  fragment ProductParts on Product {\n    id\n    handle\n    title\n    vendor\n    productType\n    isGiftCard @include(if: $whole)\n    requiresSellingPlan\n    sellingPlanGroups(first: 1) @include(if: $whole) @skip(if: $withoutSellingPlanGroups) {\n      nodes { name }\n    }\n    tags @skip(if: $withoutTags)\n    availableForSale\n    descriptionHtml @include(if: $whole)\n    seo @include(if: $whole) { title description }\n    images(first: $images) { nodes { url altText width height } }\n    media(first: $media) @include(if: $whole) {\n      nodes { ... on Video { alt sources { url mimeType height } previewImage { url } } }\n    }\n    options(first: 3) {\n      name\n      optionValues {\n        name\n        swatch @include(if: $whole) { color image { previewImage { url } } }\n      }\n    }\n    priceRange {\n      minVariantPrice { amount currencyCode }\n      maxVariantPrice { amount currencyCode }\n    }\n    variants(first: $variants) {\n      pageInfo @include(if: $whole) { hasNextPage }\n      nodes { ...VariantParts }\n    }\n    related: metafield(namespace: \"PRP\", key: \"related\") { value }\n    finish: metafield(namespace: \"finish\", key: \"colorName\") { value }\n    rating: metafield(namespace: \"reviews\", key: \"rating\") { value }\n    ratingCount: metafield(namespace: \"reviews\", key: \"rating_count\") { value }\n    drawing: metafield(namespace: \"facts\", key: \"drawing\") @include(if: $whole) {\n      reference { ... on MediaImage { image { url altText width height } } }\n    }\n    sheet: metafield(namespace: \"facts\", key: \"sheet\") @include(if: $whole) {\n      value\n      reference { ... on GenericFile { url originalFileSize } }\n    }\n    included: metafield(namespace: \"facts\", key: \"included\") @include(if: $whole) { value }\n    ...Facts\n  }\n  #graphql\n  fragment VariantParts on ProductVariant {\n    id\n    title\n    sku @include(if: $whole)\n    barcode @include(if: $whole)\n    weight @include(if: $whole)\n    weightUnit @include(if: $whole)\n    requiresShipping @include(if: $whole)\n    availableForSale\n    currentlyNotInStock\n    quantityAvailable\n    requiresComponents\n    quantityRule @include(if: $whole) { minimum maximum increment }\n    quantityPriceBreaks(first: 1) @include(if: $whole) { nodes { minimumQuantity } }\n    price { amount currencyCode }\n    compareAtPrice { amount currencyCode }\n    selectedOptions { name value }\n    image { url altText width height }\n    preorder: metafield(namespace: \"messaging\", key: \"preorder\") { value }\n    backorder: metafield(namespace: \"messaging\", key: \"backorder\") { value }\n    availableFrom: metafield(namespace: \"messaging\", key: \"available_from\") @include(if: $whole) {\n      value\n    }\n    ...Facts\n  }\n  #graphql\n  fragment Facts on HasMetafields {\n    facts: metafields(\n      identifiers: [\n        { namespace: \"facts\", key: \"bulb\" }\n        { namespace: \"facts\", key: \"watts\" }\n        { namespace: \"facts\", key: \"dimmable\" }\n        { namespace: \"facts\", key: \"cable\" }\n        { namespace: \"facts\", key: \"diameter\" }\n        { namespace: \"facts\", key: \"length\" }\n        { namespace: \"facts\", key: \"width\" }\n        { namespace: \"facts\", key: \"height\" }\n        { namespace: \"facts\", key: \"depth\" }\n        { namespace: \"facts\", key: \"weight\" }\n        { namespace: \"facts\", key: \"care\" }\n        { namespace: \"facts\", key: \"origin\" }\n      ]\n    ) @include(if: $whole) @skip(if: $withoutFacts) { key value }\n  }\n\n\n\n": {return: BestSellersQuery, variables: BestSellersQueryVariables},
  "#graphql\n  query CatalogNames(\n    $withoutProductTags: Boolean = false, $country: CountryCode, $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    productTypes(first: 250) { edges { node } }\n    productTags(first: 250) @skip(if: $withoutProductTags) { edges { node } }\n    collections(first: 100) { nodes { title } }\n    products(first: 250, sortKey: BEST_SELLING) { nodes { title } }\n  }\n": {return: CatalogNamesQuery, variables: CatalogNamesQueryVariables},
  "#graphql\n  query CollectionCursor(\n    $handle: String!, $first: Int!, $after: String, $tags: Boolean!, $withoutTags: Boolean = false\n    $filters: [ProductFilter!], $sortKey: ProductCollectionSortKeys, $reverse: Boolean\n    $country: CountryCode, $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    collection(handle: $handle) {\n      products(\n        first: $first, after: $after, filters: $filters, sortKey: $sortKey, reverse: $reverse\n      ) {\n        pageInfo { hasNextPage endCursor }\n        nodes @include(if: $tags) { handle productType tags @skip(if: $withoutTags) }\n      }\n    }\n  }\n": {return: CollectionCursorQuery, variables: CollectionCursorQueryVariables},
  "#graphql\n  query CollectionFacets(\n    $handle: String!, $filters: [ProductFilter!], $country: CountryCode, $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    collection(handle: $handle) {\n      products(first: 1, filters: $filters) { filters { ...OfferedFilters } }\n    }\n  }\n  #graphql\n  fragment OfferedFilters on Filter {\n    id\n    type\n    label\n    values { label count input swatch { color image { previewImage { url } } } }\n  }\n\n": {return: CollectionFacetsQuery, variables: CollectionFacetsQueryVariables},
  "#graphql\n  query CollectionPage(\n    $handle: String!, $first: Int!, $after: String\n    $filters: [ProductFilter!], $sortKey: ProductCollectionSortKeys, $reverse: Boolean\n    $whole: Boolean!, $images: Int!, $media: Int = 1, $variants: Int!\n    $withoutTags: Boolean = false, $withoutFacts: Boolean = false\n    $withoutSellingPlanGroups: Boolean = false\n    $country: CountryCode, $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    collection(handle: $handle) {\n      handle\n      title\n      descriptionHtml\n      seo { title description }\n      products(\n        first: $first, after: $after, filters: $filters, sortKey: $sortKey, reverse: $reverse\n      ) {\n        filters { ...OfferedFilters }\n        pageInfo { hasNextPage endCursor }\n        nodes { ...ProductParts }\n      }\n    }\n  }\n  #graphql\n  fragment ProductParts on Product {\n    id\n    handle\n    title\n    vendor\n    productType\n    isGiftCard @include(if: $whole)\n    requiresSellingPlan\n    sellingPlanGroups(first: 1) @include(if: $whole) @skip(if: $withoutSellingPlanGroups) {\n      nodes { name }\n    }\n    tags @skip(if: $withoutTags)\n    availableForSale\n    descriptionHtml @include(if: $whole)\n    seo @include(if: $whole) { title description }\n    images(first: $images) { nodes { url altText width height } }\n    media(first: $media) @include(if: $whole) {\n      nodes { ... on Video { alt sources { url mimeType height } previewImage { url } } }\n    }\n    options(first: 3) {\n      name\n      optionValues {\n        name\n        swatch @include(if: $whole) { color image { previewImage { url } } }\n      }\n    }\n    priceRange {\n      minVariantPrice { amount currencyCode }\n      maxVariantPrice { amount currencyCode }\n    }\n    variants(first: $variants) {\n      pageInfo @include(if: $whole) { hasNextPage }\n      nodes { ...VariantParts }\n    }\n    related: metafield(namespace: \"PRP\", key: \"related\") { value }\n    finish: metafield(namespace: \"finish\", key: \"colorName\") { value }\n    rating: metafield(namespace: \"reviews\", key: \"rating\") { value }\n    ratingCount: metafield(namespace: \"reviews\", key: \"rating_count\") { value }\n    drawing: metafield(namespace: \"facts\", key: \"drawing\") @include(if: $whole) {\n      reference { ... on MediaImage { image { url altText width height } } }\n    }\n    sheet: metafield(namespace: \"facts\", key: \"sheet\") @include(if: $whole) {\n      value\n      reference { ... on GenericFile { url originalFileSize } }\n    }\n    included: metafield(namespace: \"facts\", key: \"included\") @include(if: $whole) { value }\n    ...Facts\n  }\n  #graphql\n  fragment VariantParts on ProductVariant {\n    id\n    title\n    sku @include(if: $whole)\n    barcode @include(if: $whole)\n    weight @include(if: $whole)\n    weightUnit @include(if: $whole)\n    requiresShipping @include(if: $whole)\n    availableForSale\n    currentlyNotInStock\n    quantityAvailable\n    requiresComponents\n    quantityRule @include(if: $whole) { minimum maximum increment }\n    quantityPriceBreaks(first: 1) @include(if: $whole) { nodes { minimumQuantity } }\n    price { amount currencyCode }\n    compareAtPrice { amount currencyCode }\n    selectedOptions { name value }\n    image { url altText width height }\n    preorder: metafield(namespace: \"messaging\", key: \"preorder\") { value }\n    backorder: metafield(namespace: \"messaging\", key: \"backorder\") { value }\n    availableFrom: metafield(namespace: \"messaging\", key: \"available_from\") @include(if: $whole) {\n      value\n    }\n    ...Facts\n  }\n  #graphql\n  fragment Facts on HasMetafields {\n    facts: metafields(\n      identifiers: [\n        { namespace: \"facts\", key: \"bulb\" }\n        { namespace: \"facts\", key: \"watts\" }\n        { namespace: \"facts\", key: \"dimmable\" }\n        { namespace: \"facts\", key: \"cable\" }\n        { namespace: \"facts\", key: \"diameter\" }\n        { namespace: \"facts\", key: \"length\" }\n        { namespace: \"facts\", key: \"width\" }\n        { namespace: \"facts\", key: \"height\" }\n        { namespace: \"facts\", key: \"depth\" }\n        { namespace: \"facts\", key: \"weight\" }\n        { namespace: \"facts\", key: \"care\" }\n        { namespace: \"facts\", key: \"origin\" }\n      ]\n    ) @include(if: $whole) @skip(if: $withoutFacts) { key value }\n  }\n\n\n\n  #graphql\n  fragment OfferedFilters on Filter {\n    id\n    type\n    label\n    values { label count input swatch { color image { previewImage { url } } } }\n  }\n\n": {return: CollectionPageQuery, variables: CollectionPageQueryVariables},
  "#graphql\n  query ProductByHandle(\n    $handle: String!, $whole: Boolean!, $images: Int!, $media: Int = 1, $variants: Int!\n    $withoutTags: Boolean = false, $withoutFacts: Boolean = false\n    $withoutSellingPlanGroups: Boolean = false\n    $country: CountryCode, $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    product(handle: $handle) { ...ProductParts }\n  }\n  #graphql\n  fragment ProductParts on Product {\n    id\n    handle\n    title\n    vendor\n    productType\n    isGiftCard @include(if: $whole)\n    requiresSellingPlan\n    sellingPlanGroups(first: 1) @include(if: $whole) @skip(if: $withoutSellingPlanGroups) {\n      nodes { name }\n    }\n    tags @skip(if: $withoutTags)\n    availableForSale\n    descriptionHtml @include(if: $whole)\n    seo @include(if: $whole) { title description }\n    images(first: $images) { nodes { url altText width height } }\n    media(first: $media) @include(if: $whole) {\n      nodes { ... on Video { alt sources { url mimeType height } previewImage { url } } }\n    }\n    options(first: 3) {\n      name\n      optionValues {\n        name\n        swatch @include(if: $whole) { color image { previewImage { url } } }\n      }\n    }\n    priceRange {\n      minVariantPrice { amount currencyCode }\n      maxVariantPrice { amount currencyCode }\n    }\n    variants(first: $variants) {\n      pageInfo @include(if: $whole) { hasNextPage }\n      nodes { ...VariantParts }\n    }\n    related: metafield(namespace: \"PRP\", key: \"related\") { value }\n    finish: metafield(namespace: \"finish\", key: \"colorName\") { value }\n    rating: metafield(namespace: \"reviews\", key: \"rating\") { value }\n    ratingCount: metafield(namespace: \"reviews\", key: \"rating_count\") { value }\n    drawing: metafield(namespace: \"facts\", key: \"drawing\") @include(if: $whole) {\n      reference { ... on MediaImage { image { url altText width height } } }\n    }\n    sheet: metafield(namespace: \"facts\", key: \"sheet\") @include(if: $whole) {\n      value\n      reference { ... on GenericFile { url originalFileSize } }\n    }\n    included: metafield(namespace: \"facts\", key: \"included\") @include(if: $whole) { value }\n    ...Facts\n  }\n  #graphql\n  fragment VariantParts on ProductVariant {\n    id\n    title\n    sku @include(if: $whole)\n    barcode @include(if: $whole)\n    weight @include(if: $whole)\n    weightUnit @include(if: $whole)\n    requiresShipping @include(if: $whole)\n    availableForSale\n    currentlyNotInStock\n    quantityAvailable\n    requiresComponents\n    quantityRule @include(if: $whole) { minimum maximum increment }\n    quantityPriceBreaks(first: 1) @include(if: $whole) { nodes { minimumQuantity } }\n    price { amount currencyCode }\n    compareAtPrice { amount currencyCode }\n    selectedOptions { name value }\n    image { url altText width height }\n    preorder: metafield(namespace: \"messaging\", key: \"preorder\") { value }\n    backorder: metafield(namespace: \"messaging\", key: \"backorder\") { value }\n    availableFrom: metafield(namespace: \"messaging\", key: \"available_from\") @include(if: $whole) {\n      value\n    }\n    ...Facts\n  }\n  #graphql\n  fragment Facts on HasMetafields {\n    facts: metafields(\n      identifiers: [\n        { namespace: \"facts\", key: \"bulb\" }\n        { namespace: \"facts\", key: \"watts\" }\n        { namespace: \"facts\", key: \"dimmable\" }\n        { namespace: \"facts\", key: \"cable\" }\n        { namespace: \"facts\", key: \"diameter\" }\n        { namespace: \"facts\", key: \"length\" }\n        { namespace: \"facts\", key: \"width\" }\n        { namespace: \"facts\", key: \"height\" }\n        { namespace: \"facts\", key: \"depth\" }\n        { namespace: \"facts\", key: \"weight\" }\n        { namespace: \"facts\", key: \"care\" }\n        { namespace: \"facts\", key: \"origin\" }\n      ]\n    ) @include(if: $whole) @skip(if: $withoutFacts) { key value }\n  }\n\n\n\n": {return: ProductByHandleQuery, variables: ProductByHandleQueryVariables},
  "#graphql\n  query ProductsByCode(\n    $code: String!, $whole: Boolean!, $images: Int!, $media: Int = 1, $variants: Int!\n    $withoutTags: Boolean = false, $withoutFacts: Boolean = false\n    $withoutSellingPlanGroups: Boolean = false\n    $country: CountryCode, $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    predictiveSearch(\n      query: $code, limit: 10, limitScope: EACH, types: [PRODUCT]\n      searchableFields: [VARIANTS_SKU, VARIANTS_BARCODE]\n    ) {\n      products {\n        ...ProductParts\n        codes: variants(first: 100) { nodes { sku barcode } }\n      }\n    }\n  }\n  #graphql\n  fragment ProductParts on Product {\n    id\n    handle\n    title\n    vendor\n    productType\n    isGiftCard @include(if: $whole)\n    requiresSellingPlan\n    sellingPlanGroups(first: 1) @include(if: $whole) @skip(if: $withoutSellingPlanGroups) {\n      nodes { name }\n    }\n    tags @skip(if: $withoutTags)\n    availableForSale\n    descriptionHtml @include(if: $whole)\n    seo @include(if: $whole) { title description }\n    images(first: $images) { nodes { url altText width height } }\n    media(first: $media) @include(if: $whole) {\n      nodes { ... on Video { alt sources { url mimeType height } previewImage { url } } }\n    }\n    options(first: 3) {\n      name\n      optionValues {\n        name\n        swatch @include(if: $whole) { color image { previewImage { url } } }\n      }\n    }\n    priceRange {\n      minVariantPrice { amount currencyCode }\n      maxVariantPrice { amount currencyCode }\n    }\n    variants(first: $variants) {\n      pageInfo @include(if: $whole) { hasNextPage }\n      nodes { ...VariantParts }\n    }\n    related: metafield(namespace: \"PRP\", key: \"related\") { value }\n    finish: metafield(namespace: \"finish\", key: \"colorName\") { value }\n    rating: metafield(namespace: \"reviews\", key: \"rating\") { value }\n    ratingCount: metafield(namespace: \"reviews\", key: \"rating_count\") { value }\n    drawing: metafield(namespace: \"facts\", key: \"drawing\") @include(if: $whole) {\n      reference { ... on MediaImage { image { url altText width height } } }\n    }\n    sheet: metafield(namespace: \"facts\", key: \"sheet\") @include(if: $whole) {\n      value\n      reference { ... on GenericFile { url originalFileSize } }\n    }\n    included: metafield(namespace: \"facts\", key: \"included\") @include(if: $whole) { value }\n    ...Facts\n  }\n  #graphql\n  fragment VariantParts on ProductVariant {\n    id\n    title\n    sku @include(if: $whole)\n    barcode @include(if: $whole)\n    weight @include(if: $whole)\n    weightUnit @include(if: $whole)\n    requiresShipping @include(if: $whole)\n    availableForSale\n    currentlyNotInStock\n    quantityAvailable\n    requiresComponents\n    quantityRule @include(if: $whole) { minimum maximum increment }\n    quantityPriceBreaks(first: 1) @include(if: $whole) { nodes { minimumQuantity } }\n    price { amount currencyCode }\n    compareAtPrice { amount currencyCode }\n    selectedOptions { name value }\n    image { url altText width height }\n    preorder: metafield(namespace: \"messaging\", key: \"preorder\") { value }\n    backorder: metafield(namespace: \"messaging\", key: \"backorder\") { value }\n    availableFrom: metafield(namespace: \"messaging\", key: \"available_from\") @include(if: $whole) {\n      value\n    }\n    ...Facts\n  }\n  #graphql\n  fragment Facts on HasMetafields {\n    facts: metafields(\n      identifiers: [\n        { namespace: \"facts\", key: \"bulb\" }\n        { namespace: \"facts\", key: \"watts\" }\n        { namespace: \"facts\", key: \"dimmable\" }\n        { namespace: \"facts\", key: \"cable\" }\n        { namespace: \"facts\", key: \"diameter\" }\n        { namespace: \"facts\", key: \"length\" }\n        { namespace: \"facts\", key: \"width\" }\n        { namespace: \"facts\", key: \"height\" }\n        { namespace: \"facts\", key: \"depth\" }\n        { namespace: \"facts\", key: \"weight\" }\n        { namespace: \"facts\", key: \"care\" }\n        { namespace: \"facts\", key: \"origin\" }\n      ]\n    ) @include(if: $whole) @skip(if: $withoutFacts) { key value }\n  }\n\n\n\n": {return: ProductsByCodeQuery, variables: ProductsByCodeQueryVariables},
  "#graphql\n  query QuickSearch(\n    $query: String!, $whole: Boolean!, $images: Int!, $media: Int = 1, $variants: Int!\n    $withoutTags: Boolean = false, $withoutFacts: Boolean = false\n    $withoutSellingPlanGroups: Boolean = false\n    $country: CountryCode, $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    products(first: 12, query: $query) { nodes { ...ProductParts } }\n  }\n  #graphql\n  fragment ProductParts on Product {\n    id\n    handle\n    title\n    vendor\n    productType\n    isGiftCard @include(if: $whole)\n    requiresSellingPlan\n    sellingPlanGroups(first: 1) @include(if: $whole) @skip(if: $withoutSellingPlanGroups) {\n      nodes { name }\n    }\n    tags @skip(if: $withoutTags)\n    availableForSale\n    descriptionHtml @include(if: $whole)\n    seo @include(if: $whole) { title description }\n    images(first: $images) { nodes { url altText width height } }\n    media(first: $media) @include(if: $whole) {\n      nodes { ... on Video { alt sources { url mimeType height } previewImage { url } } }\n    }\n    options(first: 3) {\n      name\n      optionValues {\n        name\n        swatch @include(if: $whole) { color image { previewImage { url } } }\n      }\n    }\n    priceRange {\n      minVariantPrice { amount currencyCode }\n      maxVariantPrice { amount currencyCode }\n    }\n    variants(first: $variants) {\n      pageInfo @include(if: $whole) { hasNextPage }\n      nodes { ...VariantParts }\n    }\n    related: metafield(namespace: \"PRP\", key: \"related\") { value }\n    finish: metafield(namespace: \"finish\", key: \"colorName\") { value }\n    rating: metafield(namespace: \"reviews\", key: \"rating\") { value }\n    ratingCount: metafield(namespace: \"reviews\", key: \"rating_count\") { value }\n    drawing: metafield(namespace: \"facts\", key: \"drawing\") @include(if: $whole) {\n      reference { ... on MediaImage { image { url altText width height } } }\n    }\n    sheet: metafield(namespace: \"facts\", key: \"sheet\") @include(if: $whole) {\n      value\n      reference { ... on GenericFile { url originalFileSize } }\n    }\n    included: metafield(namespace: \"facts\", key: \"included\") @include(if: $whole) { value }\n    ...Facts\n  }\n  #graphql\n  fragment VariantParts on ProductVariant {\n    id\n    title\n    sku @include(if: $whole)\n    barcode @include(if: $whole)\n    weight @include(if: $whole)\n    weightUnit @include(if: $whole)\n    requiresShipping @include(if: $whole)\n    availableForSale\n    currentlyNotInStock\n    quantityAvailable\n    requiresComponents\n    quantityRule @include(if: $whole) { minimum maximum increment }\n    quantityPriceBreaks(first: 1) @include(if: $whole) { nodes { minimumQuantity } }\n    price { amount currencyCode }\n    compareAtPrice { amount currencyCode }\n    selectedOptions { name value }\n    image { url altText width height }\n    preorder: metafield(namespace: \"messaging\", key: \"preorder\") { value }\n    backorder: metafield(namespace: \"messaging\", key: \"backorder\") { value }\n    availableFrom: metafield(namespace: \"messaging\", key: \"available_from\") @include(if: $whole) {\n      value\n    }\n    ...Facts\n  }\n  #graphql\n  fragment Facts on HasMetafields {\n    facts: metafields(\n      identifiers: [\n        { namespace: \"facts\", key: \"bulb\" }\n        { namespace: \"facts\", key: \"watts\" }\n        { namespace: \"facts\", key: \"dimmable\" }\n        { namespace: \"facts\", key: \"cable\" }\n        { namespace: \"facts\", key: \"diameter\" }\n        { namespace: \"facts\", key: \"length\" }\n        { namespace: \"facts\", key: \"width\" }\n        { namespace: \"facts\", key: \"height\" }\n        { namespace: \"facts\", key: \"depth\" }\n        { namespace: \"facts\", key: \"weight\" }\n        { namespace: \"facts\", key: \"care\" }\n        { namespace: \"facts\", key: \"origin\" }\n      ]\n    ) @include(if: $whole) @skip(if: $withoutFacts) { key value }\n  }\n\n\n\n": {return: QuickSearchQuery, variables: QuickSearchQueryVariables},
  "#graphql\n  query Recommendations(\n    $handle: String!\n    $whole: Boolean!, $images: Int!, $media: Int = 1, $variants: Int!\n    $withoutTags: Boolean = false, $withoutFacts: Boolean = false\n    $withoutSellingPlanGroups: Boolean = false\n    $country: CountryCode, $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    productRecommendations(productHandle: $handle) { ...ProductParts }\n    complements: productRecommendations(productHandle: $handle, intent: COMPLEMENTARY) {\n      ...ProductParts\n    }\n    product(handle: $handle) {\n      collections(first: 20) { nodes { handle } }\n      sample: metafield(namespace: \"custom\", key: \"sample\") {\n        reference {\n          ... on Product {\n            id\n            handle\n            title\n            vendor\n            variants(first: 100) { nodes { ...VariantParts } }\n          }\n        }\n      }\n    }\n  }\n  #graphql\n  fragment ProductParts on Product {\n    id\n    handle\n    title\n    vendor\n    productType\n    isGiftCard @include(if: $whole)\n    requiresSellingPlan\n    sellingPlanGroups(first: 1) @include(if: $whole) @skip(if: $withoutSellingPlanGroups) {\n      nodes { name }\n    }\n    tags @skip(if: $withoutTags)\n    availableForSale\n    descriptionHtml @include(if: $whole)\n    seo @include(if: $whole) { title description }\n    images(first: $images) { nodes { url altText width height } }\n    media(first: $media) @include(if: $whole) {\n      nodes { ... on Video { alt sources { url mimeType height } previewImage { url } } }\n    }\n    options(first: 3) {\n      name\n      optionValues {\n        name\n        swatch @include(if: $whole) { color image { previewImage { url } } }\n      }\n    }\n    priceRange {\n      minVariantPrice { amount currencyCode }\n      maxVariantPrice { amount currencyCode }\n    }\n    variants(first: $variants) {\n      pageInfo @include(if: $whole) { hasNextPage }\n      nodes { ...VariantParts }\n    }\n    related: metafield(namespace: \"PRP\", key: \"related\") { value }\n    finish: metafield(namespace: \"finish\", key: \"colorName\") { value }\n    rating: metafield(namespace: \"reviews\", key: \"rating\") { value }\n    ratingCount: metafield(namespace: \"reviews\", key: \"rating_count\") { value }\n    drawing: metafield(namespace: \"facts\", key: \"drawing\") @include(if: $whole) {\n      reference { ... on MediaImage { image { url altText width height } } }\n    }\n    sheet: metafield(namespace: \"facts\", key: \"sheet\") @include(if: $whole) {\n      value\n      reference { ... on GenericFile { url originalFileSize } }\n    }\n    included: metafield(namespace: \"facts\", key: \"included\") @include(if: $whole) { value }\n    ...Facts\n  }\n  #graphql\n  fragment VariantParts on ProductVariant {\n    id\n    title\n    sku @include(if: $whole)\n    barcode @include(if: $whole)\n    weight @include(if: $whole)\n    weightUnit @include(if: $whole)\n    requiresShipping @include(if: $whole)\n    availableForSale\n    currentlyNotInStock\n    quantityAvailable\n    requiresComponents\n    quantityRule @include(if: $whole) { minimum maximum increment }\n    quantityPriceBreaks(first: 1) @include(if: $whole) { nodes { minimumQuantity } }\n    price { amount currencyCode }\n    compareAtPrice { amount currencyCode }\n    selectedOptions { name value }\n    image { url altText width height }\n    preorder: metafield(namespace: \"messaging\", key: \"preorder\") { value }\n    backorder: metafield(namespace: \"messaging\", key: \"backorder\") { value }\n    availableFrom: metafield(namespace: \"messaging\", key: \"available_from\") @include(if: $whole) {\n      value\n    }\n    ...Facts\n  }\n  #graphql\n  fragment Facts on HasMetafields {\n    facts: metafields(\n      identifiers: [\n        { namespace: \"facts\", key: \"bulb\" }\n        { namespace: \"facts\", key: \"watts\" }\n        { namespace: \"facts\", key: \"dimmable\" }\n        { namespace: \"facts\", key: \"cable\" }\n        { namespace: \"facts\", key: \"diameter\" }\n        { namespace: \"facts\", key: \"length\" }\n        { namespace: \"facts\", key: \"width\" }\n        { namespace: \"facts\", key: \"height\" }\n        { namespace: \"facts\", key: \"depth\" }\n        { namespace: \"facts\", key: \"weight\" }\n        { namespace: \"facts\", key: \"care\" }\n        { namespace: \"facts\", key: \"origin\" }\n      ]\n    ) @include(if: $whole) @skip(if: $withoutFacts) { key value }\n  }\n\n\n\n": {return: RecommendationsQuery, variables: RecommendationsQueryVariables},
  "#graphql\n  query SearchCursor(\n    $term: String!, $first: Int!, $after: String, $tags: Boolean!, $withoutTags: Boolean = false\n    $filters: [ProductFilter!], $sortKey: SearchSortKeys, $reverse: Boolean\n    $country: CountryCode, $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    search(\n      query: $term, first: $first, after: $after, types: [PRODUCT], prefix: LAST\n      unavailableProducts: LAST, productFilters: $filters, sortKey: $sortKey, reverse: $reverse\n    ) {\n      pageInfo { hasNextPage endCursor }\n      nodes @include(if: $tags) { ... on Product { handle productType tags @skip(if: $withoutTags) } }\n    }\n  }\n": {return: SearchCursorQuery, variables: SearchCursorQueryVariables},
  "#graphql\n  query SearchFacets(\n    $term: String!, $filters: [ProductFilter!], $country: CountryCode, $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    search(query: $term, first: 1, types: [PRODUCT], prefix: LAST, productFilters: $filters) {\n      productFilters { ...OfferedFilters }\n    }\n  }\n  #graphql\n  fragment OfferedFilters on Filter {\n    id\n    type\n    label\n    values { label count input swatch { color image { previewImage { url } } } }\n  }\n\n": {return: SearchFacetsQuery, variables: SearchFacetsQueryVariables},
  "#graphql\n  query SearchPage(\n    $term: String!, $first: Int!, $after: String\n    $filters: [ProductFilter!], $sortKey: SearchSortKeys, $reverse: Boolean\n    $whole: Boolean!, $images: Int!, $media: Int = 1, $variants: Int!\n    $withoutTags: Boolean = false, $withoutFacts: Boolean = false\n    $withoutSellingPlanGroups: Boolean = false\n    $country: CountryCode, $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    search(\n      query: $term, first: $first, after: $after, types: [PRODUCT], prefix: LAST\n      unavailableProducts: LAST, productFilters: $filters, sortKey: $sortKey, reverse: $reverse\n    ) {\n      totalCount\n      productFilters { ...OfferedFilters }\n      pageInfo { hasNextPage endCursor }\n      nodes { ... on Product { ...ProductParts } }\n    }\n  }\n  #graphql\n  fragment ProductParts on Product {\n    id\n    handle\n    title\n    vendor\n    productType\n    isGiftCard @include(if: $whole)\n    requiresSellingPlan\n    sellingPlanGroups(first: 1) @include(if: $whole) @skip(if: $withoutSellingPlanGroups) {\n      nodes { name }\n    }\n    tags @skip(if: $withoutTags)\n    availableForSale\n    descriptionHtml @include(if: $whole)\n    seo @include(if: $whole) { title description }\n    images(first: $images) { nodes { url altText width height } }\n    media(first: $media) @include(if: $whole) {\n      nodes { ... on Video { alt sources { url mimeType height } previewImage { url } } }\n    }\n    options(first: 3) {\n      name\n      optionValues {\n        name\n        swatch @include(if: $whole) { color image { previewImage { url } } }\n      }\n    }\n    priceRange {\n      minVariantPrice { amount currencyCode }\n      maxVariantPrice { amount currencyCode }\n    }\n    variants(first: $variants) {\n      pageInfo @include(if: $whole) { hasNextPage }\n      nodes { ...VariantParts }\n    }\n    related: metafield(namespace: \"PRP\", key: \"related\") { value }\n    finish: metafield(namespace: \"finish\", key: \"colorName\") { value }\n    rating: metafield(namespace: \"reviews\", key: \"rating\") { value }\n    ratingCount: metafield(namespace: \"reviews\", key: \"rating_count\") { value }\n    drawing: metafield(namespace: \"facts\", key: \"drawing\") @include(if: $whole) {\n      reference { ... on MediaImage { image { url altText width height } } }\n    }\n    sheet: metafield(namespace: \"facts\", key: \"sheet\") @include(if: $whole) {\n      value\n      reference { ... on GenericFile { url originalFileSize } }\n    }\n    included: metafield(namespace: \"facts\", key: \"included\") @include(if: $whole) { value }\n    ...Facts\n  }\n  #graphql\n  fragment VariantParts on ProductVariant {\n    id\n    title\n    sku @include(if: $whole)\n    barcode @include(if: $whole)\n    weight @include(if: $whole)\n    weightUnit @include(if: $whole)\n    requiresShipping @include(if: $whole)\n    availableForSale\n    currentlyNotInStock\n    quantityAvailable\n    requiresComponents\n    quantityRule @include(if: $whole) { minimum maximum increment }\n    quantityPriceBreaks(first: 1) @include(if: $whole) { nodes { minimumQuantity } }\n    price { amount currencyCode }\n    compareAtPrice { amount currencyCode }\n    selectedOptions { name value }\n    image { url altText width height }\n    preorder: metafield(namespace: \"messaging\", key: \"preorder\") { value }\n    backorder: metafield(namespace: \"messaging\", key: \"backorder\") { value }\n    availableFrom: metafield(namespace: \"messaging\", key: \"available_from\") @include(if: $whole) {\n      value\n    }\n    ...Facts\n  }\n  #graphql\n  fragment Facts on HasMetafields {\n    facts: metafields(\n      identifiers: [\n        { namespace: \"facts\", key: \"bulb\" }\n        { namespace: \"facts\", key: \"watts\" }\n        { namespace: \"facts\", key: \"dimmable\" }\n        { namespace: \"facts\", key: \"cable\" }\n        { namespace: \"facts\", key: \"diameter\" }\n        { namespace: \"facts\", key: \"length\" }\n        { namespace: \"facts\", key: \"width\" }\n        { namespace: \"facts\", key: \"height\" }\n        { namespace: \"facts\", key: \"depth\" }\n        { namespace: \"facts\", key: \"weight\" }\n        { namespace: \"facts\", key: \"care\" }\n        { namespace: \"facts\", key: \"origin\" }\n      ]\n    ) @include(if: $whole) @skip(if: $withoutFacts) { key value }\n  }\n\n\n\n  #graphql\n  fragment OfferedFilters on Filter {\n    id\n    type\n    label\n    values { label count input swatch { color image { previewImage { url } } } }\n  }\n\n": {return: SearchPageQuery, variables: SearchPageQueryVariables},
  "#graphql\n  query Health {\n    shop {\n      name\n    }\n  }\n": {return: HealthQuery, variables: HealthQueryVariables},
  "#graphql\n  query PickupLocations(\n    $withoutLocations: Boolean = false\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    locations(first: 250, sortKey: NAME) @skip(if: $withoutLocations) {\n      nodes {\n        id\n        name\n        address {\n          formatted\n          city\n          countryCode\n          phone\n          latitude\n          longitude\n        }\n      }\n    }\n  }\n": {return: PickupLocationsQuery, variables: PickupLocationsQueryVariables},
  "#graphql\n  query PickupOfVariants(\n    $ids: [ID!]!\n    $near: GeoCoordinateInput\n    $withoutStoreAvailability: Boolean = false\n    $withoutQuantityAvailable: Boolean = false\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    nodes(ids: $ids) {\n      ... on ProductVariant {\n        id\n        storeAvailability(first: 30, near: $near) @skip(if: $withoutStoreAvailability) {\n          nodes {\n            available\n            pickUpTime\n            quantityAvailable @skip(if: $withoutQuantityAvailable)\n            location {\n              id\n            }\n          }\n          pageInfo {\n            hasNextPage\n          }\n        }\n      }\n    }\n  }\n": {return: PickupOfVariantsQuery, variables: PickupOfVariantsQueryVariables},
  "#graphql\n  query PickupStock(\n    $handle: String!\n    $after: String\n    $near: GeoCoordinateInput\n    $withoutStoreAvailability: Boolean = false\n    $withoutQuantityAvailable: Boolean = false\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    product(handle: $handle) {\n      variants(first: 100, after: $after) {\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        nodes {\n          id\n          storeAvailability(first: 30, near: $near) @skip(if: $withoutStoreAvailability) {\n            nodes {\n              available\n              pickUpTime\n              quantityAvailable @skip(if: $withoutQuantityAvailable)\n              location {\n                id\n              }\n            }\n            pageInfo {\n              hasNextPage\n            }\n          }\n        }\n      }\n    }\n  }\n": {return: PickupStockQuery, variables: PickupStockQueryVariables},
  "#graphql\n  query Policy(\n    $privacy: Boolean!\n    $refund: Boolean!\n    $shipping: Boolean!\n    $terms: Boolean!\n    $subscription: Boolean!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    shop {\n      privacyPolicy @include(if: $privacy) {\n        title\n        body\n      }\n      refundPolicy @include(if: $refund) {\n        title\n        body\n      }\n      shippingPolicy @include(if: $shipping) {\n        title\n        body\n      }\n      termsOfService @include(if: $terms) {\n        title\n        body\n      }\n      subscriptionPolicy @include(if: $subscription) {\n        title\n        body\n      }\n    }\n  }\n": {return: PolicyQuery, variables: PolicyQueryVariables},
  "#graphql\n  query UrlRedirects($exact: String!, $similar: String!, $withoutUrlRedirects: Boolean = false) {\n    urlRedirects(first: 1, query: $exact) @skip(if: $withoutUrlRedirects) {\n      nodes {\n        path\n        target\n      }\n    }\n    similar: urlRedirects(first: 50, query: $similar) @skip(if: $withoutUrlRedirects) {\n      nodes {\n        path\n        target\n      }\n    }\n  }\n": {return: UrlRedirectsQuery, variables: UrlRedirectsQueryVariables},
  "#graphql\n  query VariantTags($ids: [ID!]!) {\n    nodes(ids: $ids) {\n      ... on ProductVariant {\n        id\n        product {\n          tags\n        }\n      }\n    }\n  }\n": {return: VariantTagsQuery, variables: VariantTagsQueryVariables},
  "#graphql\n  query SellingPlans(\n    $handle: String!\n    $after: String\n    $withoutSellingPlanGroups: Boolean = false\n    $withoutSellingPlanAllocations: Boolean = false\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    product(handle: $handle) {\n      sellingPlanGroups(first: 10) @skip(if: $withoutSellingPlanGroups) {\n        nodes {\n          name\n          sellingPlans(first: 20) {\n            nodes {\n              id\n              name\n              description\n              priceAdjustments {\n                orderCount\n              }\n            }\n          }\n        }\n      }\n      variants(first: 100, after: $after) {\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        nodes {\n          id\n          sellingPlanAllocations(first: 30) @skip(if: $withoutSellingPlanAllocations) {\n            nodes {\n              sellingPlan {\n                id\n              }\n              checkoutChargeAmount {\n                amount\n                currencyCode\n              }\n              remainingBalanceChargeAmount {\n                amount\n                currencyCode\n              }\n              priceAdjustments {\n                price {\n                  amount\n                  currencyCode\n                }\n                compareAtPrice {\n                  amount\n                  currencyCode\n                }\n                perDeliveryPrice {\n                  amount\n                  currencyCode\n                }\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n": {return: SellingPlansQuery, variables: SellingPlansQueryVariables},
  "#graphql\n  query FeedBundles($ids: [ID!]!) {\n    nodes(ids: $ids) {\n      ... on ProductVariant {\n        id\n        components(first: 2) {\n          nodes {\n            quantity\n            productVariant { id }\n          }\n        }\n      }\n    }\n  }\n": {return: FeedBundlesQuery, variables: FeedBundlesQueryVariables},
  "#graphql\n  query FeedCursor($after: String, $country: CountryCode) @inContext(country: $country) {\n    products(first: 250, after: $after) { pageInfo { hasNextPage endCursor } }\n  }\n": {return: FeedCursorQuery, variables: FeedCursorQueryVariables},
  "#graphql\n  query FeedProducts($after: String, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    products(first: 50, after: $after) {\n      pageInfo { hasNextPage endCursor }\n      nodes {\n        id\n        handle\n        title\n        descriptionHtml\n        vendor\n        productType\n        isGiftCard\n        requiresSellingPlan\n        images(first: 11) { nodes { url } }\n        finish: metafield(namespace: \"finish\", key: \"colorName\") { value }\n        variants(first: 100) {\n          pageInfo { hasNextPage }\n          nodes {\n            id\n            title\n            sku\n            barcode\n            weight\n            weightUnit\n            requiresShipping\n            requiresComponents\n            availableForSale\n            currentlyNotInStock\n            price { amount currencyCode }\n            compareAtPrice { amount currencyCode }\n            image { url }\n            selectedOptions { name value }\n            preorder: metafield(namespace: \"messaging\", key: \"preorder\") { value }\n            backorder: metafield(namespace: \"messaging\", key: \"backorder\") { value }\n            availableFrom: metafield(namespace: \"messaging\", key: \"available_from\") { value }\n          }\n        }\n      }\n    }\n  }\n": {return: FeedProductsQuery, variables: FeedProductsQueryVariables},
  "#graphql\n  query SitemapCollections($after: String, $country: CountryCode) @inContext(country: $country) {\n    collections(first: 250, after: $after) {\n      pageInfo { hasNextPage endCursor }\n      nodes { handle updatedAt }\n    }\n  }\n": {return: SitemapCollectionsQuery, variables: SitemapCollectionsQueryVariables},
  "#graphql\n  query SitemapProducts($after: String, $country: CountryCode) @inContext(country: $country) {\n    products(first: 250, after: $after) {\n      pageInfo { hasNextPage endCursor }\n      nodes { handle updatedAt }\n    }\n  }\n": {return: SitemapProductsQuery, variables: SitemapProductsQueryVariables},
  "#graphql\n  query VolumePrices(\n    $handle: String!\n    $after: String\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    product(handle: $handle) {\n      variants(first: 100, after: $after) {\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        nodes {\n          id\n          quantityPriceBreaks(first: 10) {\n            nodes {\n              minimumQuantity\n              price {\n                amount\n                currencyCode\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n": {return: VolumePricesQuery, variables: VolumePricesQueryVariables},
  "#graphql\n  query OrderVariants($ids: [ID!]!) {\n    nodes(ids: $ids) {\n      ... on ProductVariant {\n        id\n        weight\n        weightUnit\n        product {\n          handle\n        }\n      }\n    }\n  }\n": {return: OrderVariantsQuery, variables: OrderVariantsQueryVariables},
}

interface GeneratedMutationTypes {
  "#graphql\n  mutation ActivateByUrl($activationUrl: URL!, $password: String!) {\n    customerActivateByUrl(activationUrl: $activationUrl, password: $password) {\n      customer {\n        id\n        email\n      }\n      customerAccessToken {\n        accessToken\n        expiresAt\n      }\n      customerUserErrors {\n        code\n        message\n      }\n    }\n  }\n": {return: ActivateByUrlMutation, variables: ActivateByUrlMutationVariables},
  "#graphql\n  mutation Activate($id: ID!, $input: CustomerActivateInput!) {\n    customerActivate(id: $id, input: $input) {\n      customer {\n        id\n        email\n      }\n      customerAccessToken {\n        accessToken\n        expiresAt\n      }\n      customerUserErrors {\n        code\n        message\n      }\n    }\n  }\n": {return: ActivateMutation, variables: ActivateMutationVariables},
  "#graphql\n  mutation AddressCreate($customerAccessToken: String!, $address: MailingAddressInput!) {\n    customerAddressCreate(customerAccessToken: $customerAccessToken, address: $address) {\n      customerAddress {\n        id\n      }\n      customerUserErrors {\n        message\n      }\n    }\n  }\n": {return: AddressCreateMutation, variables: AddressCreateMutationVariables},
  "#graphql\n  mutation AddressDefault($customerAccessToken: String!, $addressId: ID!) {\n    customerDefaultAddressUpdate(customerAccessToken: $customerAccessToken, addressId: $addressId) {\n      customer {\n        id\n      }\n      customerUserErrors {\n        message\n      }\n    }\n  }\n": {return: AddressDefaultMutation, variables: AddressDefaultMutationVariables},
  "#graphql\n  mutation AddressDelete($customerAccessToken: String!, $id: ID!) {\n    customerAddressDelete(customerAccessToken: $customerAccessToken, id: $id) {\n      deletedCustomerAddressId\n      customerUserErrors {\n        message\n      }\n    }\n  }\n": {return: AddressDeleteMutation, variables: AddressDeleteMutationVariables},
  "#graphql\n  mutation AddressUpdate($customerAccessToken: String!, $id: ID!, $address: MailingAddressInput!) {\n    customerAddressUpdate(customerAccessToken: $customerAccessToken, id: $id, address: $address) {\n      customerAddress {\n        id\n      }\n      customerUserErrors {\n        message\n      }\n    }\n  }\n": {return: AddressUpdateMutation, variables: AddressUpdateMutationVariables},
  "#graphql\n  mutation Recover($email: String!) {\n    customerRecover(email: $email) {\n      customerUserErrors {\n        message\n      }\n    }\n  }\n": {return: RecoverMutation, variables: RecoverMutationVariables},
  "#graphql\n  mutation Register($input: CustomerCreateInput!) {\n    customerCreate(input: $input) {\n      customer {\n        id\n      }\n      customerUserErrors {\n        message\n      }\n    }\n  }\n": {return: RegisterMutation, variables: RegisterMutationVariables},
  "#graphql\n  mutation ResetByUrl($resetUrl: URL!, $password: String!) {\n    customerResetByUrl(resetUrl: $resetUrl, password: $password) {\n      customerAccessToken {\n        accessToken\n        expiresAt\n      }\n      customerUserErrors {\n        code\n        message\n      }\n    }\n  }\n": {return: ResetByUrlMutation, variables: ResetByUrlMutationVariables},
  "#graphql\n  mutation Reset($id: ID!, $input: CustomerResetInput!) {\n    customerReset(id: $id, input: $input) {\n      customerAccessToken {\n        accessToken\n        expiresAt\n      }\n      customerUserErrors {\n        code\n        message\n      }\n    }\n  }\n": {return: ResetMutation, variables: ResetMutationVariables},
  "#graphql\n  mutation SignIn($input: CustomerAccessTokenCreateInput!) {\n    customerAccessTokenCreate(input: $input) {\n      customerAccessToken {\n        accessToken\n        expiresAt\n      }\n      customerUserErrors {\n        message\n      }\n    }\n  }\n": {return: SignInMutation, variables: SignInMutationVariables},
  "#graphql\n  mutation SignOut($customerAccessToken: String!) {\n    customerAccessTokenDelete(customerAccessToken: $customerAccessToken) {\n      deletedAccessToken\n      userErrors {\n        message\n      }\n    }\n  }\n": {return: SignOutMutation, variables: SignOutMutationVariables},
  "#graphql\n  mutation CartDiscountCodes(\n    $cartId: ID!\n    $discountCodes: [String!]!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {\n      cart {\n        ...CartApiMutation\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n  #graphql\n  fragment CartApiMutation on Cart {\n    id\n    checkoutUrl\n    totalQuantity\n    note\n    attributes {\n      key\n      value\n    }\n    buyerIdentity {\n      countryCode\n      customer {\n        id\n      }\n      preferences {\n        delivery {\n          deliveryMethod\n          pickupHandle\n        }\n      }\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    discountAllocations {\n      ...CartDiscountParts\n    }\n    appliedGiftCards {\n      id\n      lastCharacters\n      presentmentAmountUsed {\n        ...CartMoney\n      }\n    }\n    cost {\n      totalAmount {\n        ...CartMoney\n      }\n    }\n    lines(first: 250) {\n      ...CartLinesPage\n    }\n  }\n  #graphql\n  fragment CartLinesPage on BaseCartLineConnection {\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    edges {\n      node {\n        ...CartLineParts\n      }\n    }\n  }\n  fragment CartLineParts on BaseCartLine {\n    id\n    quantity\n    attributes {\n      key\n      value\n    }\n    discountAllocations {\n      ...CartDiscountParts\n    }\n    cost {\n      amountPerQuantity {\n        ...CartMoney\n      }\n      compareAtAmountPerQuantity {\n        ...CartMoney\n      }\n      subtotalAmount {\n        ...CartMoney\n      }\n      totalAmount {\n        ...CartMoney\n      }\n    }\n    sellingPlanAllocation {\n      sellingPlan {\n        id\n        name\n      }\n      checkoutChargeAmount {\n        ...CartMoney\n      }\n      remainingBalanceChargeAmount {\n        ...CartMoney\n      }\n      priceAdjustments {\n        compareAtPrice {\n          ...CartMoney\n        }\n      }\n    }\n    ... on ComponentizableCartLine {\n      lineComponents {\n        ...CartComponentParts\n      }\n    }\n    merchandise {\n      ... on ProductVariant {\n        id\n        title\n        selectedOptions {\n          name\n        }\n        availableForSale\n        currentlyNotInStock\n        quantityAvailable\n        requiresShipping\n        quantityRule {\n          minimum\n          maximum\n          increment\n        }\n        preorder: metafield(namespace: \"messaging\", key: \"preorder\") {\n          value\n        }\n        backorder: metafield(namespace: \"messaging\", key: \"backorder\") {\n          value\n        }\n        image {\n          url\n          altText\n          width\n          height\n        }\n        product {\n          id\n          title\n          handle\n          vendor\n          productType\n          isGiftCard\n        }\n      }\n    }\n  }\n  fragment CartComponentParts on CartLine {\n    quantity\n    merchandise {\n      ... on ProductVariant {\n        id\n        title\n        product {\n          title\n          finish: metafield(namespace: \"finish\", key: \"colorName\") {\n            value\n          }\n        }\n      }\n    }\n  }\n  fragment CartDiscountParts on CartDiscountAllocation {\n    discountedAmount {\n      ...CartMoney\n    }\n    targetType\n    ... on CartCodeDiscountAllocation {\n      code\n    }\n    ... on CartAutomaticDiscountAllocation {\n      title\n    }\n    ... on CartCustomDiscountAllocation {\n      title\n    }\n  }\n  fragment CartMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n\n": {return: CartDiscountCodesMutation, variables: CartDiscountCodesMutationVariables},
  "#graphql\n  mutation CartGiftCards(\n    $cartId: ID!\n    $giftCardCodes: [String!]!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    changed: cartGiftCardCodesUpdate(cartId: $cartId, giftCardCodes: $giftCardCodes) {\n      cart {\n        ...CartApiMutation\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n  #graphql\n  fragment CartApiMutation on Cart {\n    id\n    checkoutUrl\n    totalQuantity\n    note\n    attributes {\n      key\n      value\n    }\n    buyerIdentity {\n      countryCode\n      customer {\n        id\n      }\n      preferences {\n        delivery {\n          deliveryMethod\n          pickupHandle\n        }\n      }\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    discountAllocations {\n      ...CartDiscountParts\n    }\n    appliedGiftCards {\n      id\n      lastCharacters\n      presentmentAmountUsed {\n        ...CartMoney\n      }\n    }\n    cost {\n      totalAmount {\n        ...CartMoney\n      }\n    }\n    lines(first: 250) {\n      ...CartLinesPage\n    }\n  }\n  #graphql\n  fragment CartLinesPage on BaseCartLineConnection {\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    edges {\n      node {\n        ...CartLineParts\n      }\n    }\n  }\n  fragment CartLineParts on BaseCartLine {\n    id\n    quantity\n    attributes {\n      key\n      value\n    }\n    discountAllocations {\n      ...CartDiscountParts\n    }\n    cost {\n      amountPerQuantity {\n        ...CartMoney\n      }\n      compareAtAmountPerQuantity {\n        ...CartMoney\n      }\n      subtotalAmount {\n        ...CartMoney\n      }\n      totalAmount {\n        ...CartMoney\n      }\n    }\n    sellingPlanAllocation {\n      sellingPlan {\n        id\n        name\n      }\n      checkoutChargeAmount {\n        ...CartMoney\n      }\n      remainingBalanceChargeAmount {\n        ...CartMoney\n      }\n      priceAdjustments {\n        compareAtPrice {\n          ...CartMoney\n        }\n      }\n    }\n    ... on ComponentizableCartLine {\n      lineComponents {\n        ...CartComponentParts\n      }\n    }\n    merchandise {\n      ... on ProductVariant {\n        id\n        title\n        selectedOptions {\n          name\n        }\n        availableForSale\n        currentlyNotInStock\n        quantityAvailable\n        requiresShipping\n        quantityRule {\n          minimum\n          maximum\n          increment\n        }\n        preorder: metafield(namespace: \"messaging\", key: \"preorder\") {\n          value\n        }\n        backorder: metafield(namespace: \"messaging\", key: \"backorder\") {\n          value\n        }\n        image {\n          url\n          altText\n          width\n          height\n        }\n        product {\n          id\n          title\n          handle\n          vendor\n          productType\n          isGiftCard\n        }\n      }\n    }\n  }\n  fragment CartComponentParts on CartLine {\n    quantity\n    merchandise {\n      ... on ProductVariant {\n        id\n        title\n        product {\n          title\n          finish: metafield(namespace: \"finish\", key: \"colorName\") {\n            value\n          }\n        }\n      }\n    }\n  }\n  fragment CartDiscountParts on CartDiscountAllocation {\n    discountedAmount {\n      ...CartMoney\n    }\n    targetType\n    ... on CartCodeDiscountAllocation {\n      code\n    }\n    ... on CartAutomaticDiscountAllocation {\n      title\n    }\n    ... on CartCustomDiscountAllocation {\n      title\n    }\n  }\n  fragment CartMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n\n": {return: CartGiftCardsMutation, variables: CartGiftCardsMutationVariables},
  "#graphql\n  mutation GiftCard($code: String!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    cartCreate(input: { giftCardCodes: [$code] }) {\n      cart {\n        appliedGiftCards {\n          lastCharacters\n          balance {\n            ...CartMoney\n          }\n        }\n      }\n      userErrors {\n        code\n      }\n    }\n  }\n  fragment CartMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n": {return: GiftCardMutation, variables: GiftCardMutationVariables},
}

declare module '@shopify/hydrogen' {
  interface StorefrontQueries extends GeneratedQueryTypes {}
  interface StorefrontMutations extends GeneratedMutationTypes {}
}
