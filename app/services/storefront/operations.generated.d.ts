/* eslint-disable eslint-comments/disable-enable-pair */
/* eslint-disable eslint-comments/no-unlimited-disable */
/* eslint-disable */
import type * as StorefrontAPI from '@shopify/hydrogen/storefront-api-types';

export type CartBuyerMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  buyerIdentity: StorefrontAPI.CartBuyerIdentityInput;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CartBuyerMutation = { cartBuyerIdentityUpdate?: StorefrontAPI.Maybe<{ cart?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity'>
      & { buyerIdentity: Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode'>, discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, lines: { edges: Array<{ node: (
            Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
            & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: (
              Pick<StorefrontAPI.ProductVariant, 'id' | 'title'>
              & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'title' | 'handle' | 'vendor'> }
            ) }
          ) | (
            Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
            & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: (
              Pick<StorefrontAPI.ProductVariant, 'id' | 'title'>
              & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'title' | 'handle' | 'vendor'> }
            ) }
          ) }> } }
    )>, userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>> }> };

export type CartPartsFragment = (
  Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity'>
  & { buyerIdentity: Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode'>, discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, lines: { edges: Array<{ node: (
        Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
        & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: (
          Pick<StorefrontAPI.ProductVariant, 'id' | 'title'>
          & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'title' | 'handle' | 'vendor'> }
        ) }
      ) | (
        Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
        & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: (
          Pick<StorefrontAPI.ProductVariant, 'id' | 'title'>
          & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'title' | 'handle' | 'vendor'> }
        ) }
      ) }> } }
);

type CartLineParts_CartLine_Fragment = (
  Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
  & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: (
    Pick<StorefrontAPI.ProductVariant, 'id' | 'title'>
    & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'title' | 'handle' | 'vendor'> }
  ) }
);

type CartLineParts_ComponentizableCartLine_Fragment = (
  Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
  & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: (
    Pick<StorefrontAPI.ProductVariant, 'id' | 'title'>
    & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'title' | 'handle' | 'vendor'> }
  ) }
);

export type CartLinePartsFragment = CartLineParts_CartLine_Fragment | CartLineParts_ComponentizableCartLine_Fragment;

export type CartMoneyFragment = Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>;

export type CartCreateMutationVariables = StorefrontAPI.Exact<{
  input?: StorefrontAPI.InputMaybe<StorefrontAPI.CartInput>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CartCreateMutation = { cartCreate?: StorefrontAPI.Maybe<{ cart?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity'>
      & { buyerIdentity: Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode'>, discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, lines: { edges: Array<{ node: (
            Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
            & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: (
              Pick<StorefrontAPI.ProductVariant, 'id' | 'title'>
              & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'title' | 'handle' | 'vendor'> }
            ) }
          ) | (
            Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
            & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: (
              Pick<StorefrontAPI.ProductVariant, 'id' | 'title'>
              & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'title' | 'handle' | 'vendor'> }
            ) }
          ) }> } }
    )>, userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>> }> };

export type CartDiscountsMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  discountCodes: Array<StorefrontAPI.Scalars['String']['input']> | StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CartDiscountsMutation = { cartDiscountCodesUpdate?: StorefrontAPI.Maybe<{ cart?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity'>
      & { buyerIdentity: Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode'>, discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, lines: { edges: Array<{ node: (
            Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
            & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: (
              Pick<StorefrontAPI.ProductVariant, 'id' | 'title'>
              & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'title' | 'handle' | 'vendor'> }
            ) }
          ) | (
            Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
            & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: (
              Pick<StorefrontAPI.ProductVariant, 'id' | 'title'>
              & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'title' | 'handle' | 'vendor'> }
            ) }
          ) }> } }
    )>, userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>> }> };

export type CartLinesAddMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  lines: Array<StorefrontAPI.CartLineInput> | StorefrontAPI.CartLineInput;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CartLinesAddMutation = { cartLinesAdd?: StorefrontAPI.Maybe<{ cart?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity'>
      & { buyerIdentity: Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode'>, discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, lines: { edges: Array<{ node: (
            Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
            & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: (
              Pick<StorefrontAPI.ProductVariant, 'id' | 'title'>
              & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'title' | 'handle' | 'vendor'> }
            ) }
          ) | (
            Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
            & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: (
              Pick<StorefrontAPI.ProductVariant, 'id' | 'title'>
              & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'title' | 'handle' | 'vendor'> }
            ) }
          ) }> } }
    )>, userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>> }> };

export type CartLinesRemoveMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  lineIds: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CartLinesRemoveMutation = { cartLinesRemove?: StorefrontAPI.Maybe<{ cart?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity'>
      & { buyerIdentity: Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode'>, discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, lines: { edges: Array<{ node: (
            Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
            & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: (
              Pick<StorefrontAPI.ProductVariant, 'id' | 'title'>
              & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'title' | 'handle' | 'vendor'> }
            ) }
          ) | (
            Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
            & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: (
              Pick<StorefrontAPI.ProductVariant, 'id' | 'title'>
              & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'title' | 'handle' | 'vendor'> }
            ) }
          ) }> } }
    )>, userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>> }> };

export type CartLinesUpdateMutationVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  lines: Array<StorefrontAPI.CartLineUpdateInput> | StorefrontAPI.CartLineUpdateInput;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CartLinesUpdateMutation = { cartLinesUpdate?: StorefrontAPI.Maybe<{ cart?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity'>
      & { buyerIdentity: Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode'>, discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, lines: { edges: Array<{ node: (
            Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
            & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: (
              Pick<StorefrontAPI.ProductVariant, 'id' | 'title'>
              & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'title' | 'handle' | 'vendor'> }
            ) }
          ) | (
            Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
            & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: (
              Pick<StorefrontAPI.ProductVariant, 'id' | 'title'>
              & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'title' | 'handle' | 'vendor'> }
            ) }
          ) }> } }
    )>, userErrors: Array<Pick<StorefrontAPI.CartUserError, 'code' | 'field' | 'message'>> }> };

export type CartBeforeAddQueryVariables = StorefrontAPI.Exact<{
  variantId: StorefrontAPI.Scalars['ID']['input'];
  cartId: StorefrontAPI.Scalars['ID']['input'];
  hasCart: StorefrontAPI.Scalars['Boolean']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CartBeforeAddQuery = { nodes: Array<StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'currentlyNotInStock'>
    & { preorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, backorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, product: { finish?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> } }
  )>>, cart?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity'>
    & { buyerIdentity: Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode'>, discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, lines: { edges: Array<{ node: (
          Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title'>
            & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'title' | 'handle' | 'vendor'> }
          ) }
        ) | (
          Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title'>
            & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'title' | 'handle' | 'vendor'> }
          ) }
        ) }> } }
  )> };

export type CartReadQueryVariables = StorefrontAPI.Exact<{
  cartId: StorefrontAPI.Scalars['ID']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CartReadQuery = { cart?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity'>
    & { buyerIdentity: Pick<StorefrontAPI.CartBuyerIdentity, 'countryCode'>, discountCodes: Array<Pick<StorefrontAPI.CartDiscountCode, 'code' | 'applicable'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, cost: { subtotalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, lines: { edges: Array<{ node: (
          Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title'>
            & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'title' | 'handle' | 'vendor'> }
          ) }
        ) | (
          Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
          & { attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>>, discountAllocations: Array<{ discountedAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }>, cost: { amountPerQuantity: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtAmountPerQuantity?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, merchandise: (
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title'>
            & { image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: Pick<StorefrontAPI.Product, 'title' | 'handle' | 'vendor'> }
          ) }
        ) }> } }
  )> };

export type CollectionCursorQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  first: StorefrontAPI.Scalars['Int']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  tags: StorefrontAPI.Scalars['Boolean']['input'];
  filters?: StorefrontAPI.InputMaybe<Array<StorefrontAPI.ProductFilter> | StorefrontAPI.ProductFilter>;
  sortKey?: StorefrontAPI.InputMaybe<StorefrontAPI.ProductCollectionSortKeys>;
  reverse?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CollectionCursorQuery = { collection?: StorefrontAPI.Maybe<{ products: { pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>, nodes?: Array<Pick<StorefrontAPI.Product, 'handle' | 'tags'>> } }> };

export type CollectionFacetsQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  filters?: StorefrontAPI.InputMaybe<Array<StorefrontAPI.ProductFilter> | StorefrontAPI.ProductFilter>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CollectionFacetsQuery = { collection?: StorefrontAPI.Maybe<{ products: { filters: Array<(
        Pick<StorefrontAPI.Filter, 'id' | 'type'>
        & { values: Array<Pick<StorefrontAPI.FilterValue, 'label' | 'count' | 'input'>> }
      )> } }> };

export type OfferedFiltersFragment = (
  Pick<StorefrontAPI.Filter, 'id' | 'type'>
  & { values: Array<Pick<StorefrontAPI.FilterValue, 'label' | 'count' | 'input'>> }
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
  variants: StorefrontAPI.Scalars['Int']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type CollectionPageQuery = { collection?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Collection, 'handle' | 'title' | 'descriptionHtml'>
    & { seo: Pick<StorefrontAPI.Seo, 'title' | 'description'>, products: { filters: Array<(
        Pick<StorefrontAPI.Filter, 'id' | 'type'>
        & { values: Array<Pick<StorefrontAPI.FilterValue, 'label' | 'count' | 'input'>> }
      )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>, nodes: Array<(
        StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'tags' | 'descriptionHtml'>, 'descriptionHtml'>
        & { seo?: Pick<StorefrontAPI.Seo, 'title' | 'description'>, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, media?: { nodes: Array<(
            Pick<StorefrontAPI.Video, 'alt'>
            & { sources: Array<Pick<StorefrontAPI.VideoSource, 'url' | 'mimeType'>>, previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }
          )> }, options: Array<(
          Pick<StorefrontAPI.ProductOption, 'name'>
          & { optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>> }
        )>, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, variants: { nodes: Array<(
            Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable'>
            & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, preorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, backorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
          )> }, related?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, finish?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
      )> } }
  )> };

export type ProductPartsFragment = (
  StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'tags' | 'descriptionHtml'>, 'descriptionHtml'>
  & { seo?: Pick<StorefrontAPI.Seo, 'title' | 'description'>, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, media?: { nodes: Array<(
      Pick<StorefrontAPI.Video, 'alt'>
      & { sources: Array<Pick<StorefrontAPI.VideoSource, 'url' | 'mimeType'>>, previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }
    )> }, options: Array<(
    Pick<StorefrontAPI.ProductOption, 'name'>
    & { optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>> }
  )>, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, variants: { nodes: Array<(
      Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable'>
      & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, preorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, backorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    )> }, related?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, finish?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
);

export type ProductByHandleQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  whole: StorefrontAPI.Scalars['Boolean']['input'];
  images: StorefrontAPI.Scalars['Int']['input'];
  variants: StorefrontAPI.Scalars['Int']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type ProductByHandleQuery = { product?: StorefrontAPI.Maybe<(
    StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'tags' | 'descriptionHtml'>, 'descriptionHtml'>
    & { seo?: Pick<StorefrontAPI.Seo, 'title' | 'description'>, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, media?: { nodes: Array<(
        Pick<StorefrontAPI.Video, 'alt'>
        & { sources: Array<Pick<StorefrontAPI.VideoSource, 'url' | 'mimeType'>>, previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }
      )> }, options: Array<(
      Pick<StorefrontAPI.ProductOption, 'name'>
      & { optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>> }
    )>, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, variants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, preorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, backorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
      )> }, related?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, finish?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )> };

export type QuickSearchQueryVariables = StorefrontAPI.Exact<{
  query: StorefrontAPI.Scalars['String']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type QuickSearchQuery = { products: { nodes: Array<Pick<StorefrontAPI.Product, 'handle' | 'title'>> } };

export type RecommendationsQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  whole: StorefrontAPI.Scalars['Boolean']['input'];
  images: StorefrontAPI.Scalars['Int']['input'];
  variants: StorefrontAPI.Scalars['Int']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type RecommendationsQuery = { productRecommendations?: StorefrontAPI.Maybe<Array<(
    StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'tags' | 'descriptionHtml'>, 'descriptionHtml'>
    & { seo?: Pick<StorefrontAPI.Seo, 'title' | 'description'>, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, media?: { nodes: Array<(
        Pick<StorefrontAPI.Video, 'alt'>
        & { sources: Array<Pick<StorefrontAPI.VideoSource, 'url' | 'mimeType'>>, previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }
      )> }, options: Array<(
      Pick<StorefrontAPI.ProductOption, 'name'>
      & { optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>> }
    )>, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, variants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, preorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, backorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
      )> }, related?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, finish?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )>> };

export type SearchCursorQueryVariables = StorefrontAPI.Exact<{
  term: StorefrontAPI.Scalars['String']['input'];
  first: StorefrontAPI.Scalars['Int']['input'];
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  tags: StorefrontAPI.Scalars['Boolean']['input'];
  filters?: StorefrontAPI.InputMaybe<Array<StorefrontAPI.ProductFilter> | StorefrontAPI.ProductFilter>;
  sortKey?: StorefrontAPI.InputMaybe<StorefrontAPI.SearchSortKeys>;
  reverse?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type SearchCursorQuery = { search: { pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>, nodes?: Array<Pick<StorefrontAPI.Product, 'handle' | 'tags'>> } };

export type SearchFacetsQueryVariables = StorefrontAPI.Exact<{
  term: StorefrontAPI.Scalars['String']['input'];
  filters?: StorefrontAPI.InputMaybe<Array<StorefrontAPI.ProductFilter> | StorefrontAPI.ProductFilter>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type SearchFacetsQuery = { search: { productFilters: Array<(
      Pick<StorefrontAPI.Filter, 'id' | 'type'>
      & { values: Array<Pick<StorefrontAPI.FilterValue, 'label' | 'count' | 'input'>> }
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
  variants: StorefrontAPI.Scalars['Int']['input'];
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
}>;


export type SearchPageQuery = { search: (
    Pick<StorefrontAPI.SearchResultItemConnection, 'totalCount'>
    & { productFilters: Array<(
      Pick<StorefrontAPI.Filter, 'id' | 'type'>
      & { values: Array<Pick<StorefrontAPI.FilterValue, 'label' | 'count' | 'input'>> }
    )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>, nodes: Array<(
      StorefrontAPI.MakeOptional<Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'vendor' | 'productType' | 'tags' | 'descriptionHtml'>, 'descriptionHtml'>
      & { seo?: Pick<StorefrontAPI.Seo, 'title' | 'description'>, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, media?: { nodes: Array<(
          Pick<StorefrontAPI.Video, 'alt'>
          & { sources: Array<Pick<StorefrontAPI.VideoSource, 'url' | 'mimeType'>>, previewImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }
        )> }, options: Array<(
        Pick<StorefrontAPI.ProductOption, 'name'>
        & { optionValues: Array<Pick<StorefrontAPI.ProductOptionValue, 'name'>> }
      )>, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> }, variants: { nodes: Array<(
          Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable'>
          & { price: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, preorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, backorder?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
        )> }, related?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, finish?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    )> }
  ) };

export type SitemapCollectionsQueryVariables = StorefrontAPI.Exact<{ [key: string]: never; }>;


export type SitemapCollectionsQuery = { collections: { nodes: Array<Pick<StorefrontAPI.Collection, 'handle' | 'updatedAt'>> } };

export type SitemapProductsQueryVariables = StorefrontAPI.Exact<{
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
}>;


export type SitemapProductsQuery = { products: { pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'>, nodes: Array<Pick<StorefrontAPI.Product, 'handle' | 'updatedAt'>> } };

interface GeneratedQueryTypes {
  "#graphql\n  query CartBeforeAdd(\n    $variantId: ID!\n    $cartId: ID!\n    $hasCart: Boolean!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    nodes(ids: [$variantId]) {\n      ... on ProductVariant {\n        id\n        title\n        currentlyNotInStock\n        preorder: metafield(namespace: \"messaging\", key: \"preorder\") {\n          value\n        }\n        backorder: metafield(namespace: \"messaging\", key: \"backorder\") {\n          value\n        }\n        product {\n          finish: metafield(namespace: \"finish\", key: \"colorName\") {\n            value\n          }\n        }\n      }\n    }\n    cart(id: $cartId) @include(if: $hasCart) {\n      ...CartParts\n    }\n  }\n  #graphql\n  fragment CartParts on Cart {\n    id\n    checkoutUrl\n    totalQuantity\n    buyerIdentity {\n      countryCode\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    discountAllocations {\n      discountedAmount {\n        ...CartMoney\n      }\n    }\n    cost {\n      subtotalAmount {\n        ...CartMoney\n      }\n      totalAmount {\n        ...CartMoney\n      }\n    }\n    lines(first: 50) {\n      edges {\n        node {\n          ...CartLineParts\n        }\n      }\n    }\n  }\n  fragment CartLineParts on BaseCartLine {\n    id\n    quantity\n    attributes {\n      key\n      value\n    }\n    discountAllocations {\n      discountedAmount {\n        ...CartMoney\n      }\n    }\n    cost {\n      amountPerQuantity {\n        ...CartMoney\n      }\n      compareAtAmountPerQuantity {\n        ...CartMoney\n      }\n      totalAmount {\n        ...CartMoney\n      }\n    }\n    merchandise {\n      ... on ProductVariant {\n        id\n        title\n        image {\n          url\n          altText\n          width\n          height\n        }\n        product {\n          title\n          handle\n          vendor\n        }\n      }\n    }\n  }\n  fragment CartMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n": {return: CartBeforeAddQuery, variables: CartBeforeAddQueryVariables},
  "#graphql\n  query CartRead($cartId: ID!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    cart(id: $cartId) {\n      ...CartParts\n    }\n  }\n  #graphql\n  fragment CartParts on Cart {\n    id\n    checkoutUrl\n    totalQuantity\n    buyerIdentity {\n      countryCode\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    discountAllocations {\n      discountedAmount {\n        ...CartMoney\n      }\n    }\n    cost {\n      subtotalAmount {\n        ...CartMoney\n      }\n      totalAmount {\n        ...CartMoney\n      }\n    }\n    lines(first: 50) {\n      edges {\n        node {\n          ...CartLineParts\n        }\n      }\n    }\n  }\n  fragment CartLineParts on BaseCartLine {\n    id\n    quantity\n    attributes {\n      key\n      value\n    }\n    discountAllocations {\n      discountedAmount {\n        ...CartMoney\n      }\n    }\n    cost {\n      amountPerQuantity {\n        ...CartMoney\n      }\n      compareAtAmountPerQuantity {\n        ...CartMoney\n      }\n      totalAmount {\n        ...CartMoney\n      }\n    }\n    merchandise {\n      ... on ProductVariant {\n        id\n        title\n        image {\n          url\n          altText\n          width\n          height\n        }\n        product {\n          title\n          handle\n          vendor\n        }\n      }\n    }\n  }\n  fragment CartMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n": {return: CartReadQuery, variables: CartReadQueryVariables},
  "#graphql\n  query CollectionCursor(\n    $handle: String!, $first: Int!, $after: String, $tags: Boolean!\n    $filters: [ProductFilter!], $sortKey: ProductCollectionSortKeys, $reverse: Boolean\n    $country: CountryCode, $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    collection(handle: $handle) {\n      products(\n        first: $first, after: $after, filters: $filters, sortKey: $sortKey, reverse: $reverse\n      ) {\n        pageInfo { hasNextPage endCursor }\n        nodes @include(if: $tags) { handle tags }\n      }\n    }\n  }\n": {return: CollectionCursorQuery, variables: CollectionCursorQueryVariables},
  "#graphql\n  query CollectionFacets(\n    $handle: String!, $filters: [ProductFilter!], $country: CountryCode, $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    collection(handle: $handle) {\n      products(first: 1, filters: $filters) { filters { ...OfferedFilters } }\n    }\n  }\n  #graphql\n  fragment OfferedFilters on Filter { id type values { label count input } }\n\n": {return: CollectionFacetsQuery, variables: CollectionFacetsQueryVariables},
  "#graphql\n  query CollectionPage(\n    $handle: String!, $first: Int!, $after: String\n    $filters: [ProductFilter!], $sortKey: ProductCollectionSortKeys, $reverse: Boolean\n    $whole: Boolean!, $images: Int!, $variants: Int!\n    $country: CountryCode, $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    collection(handle: $handle) {\n      handle\n      title\n      descriptionHtml\n      seo { title description }\n      products(\n        first: $first, after: $after, filters: $filters, sortKey: $sortKey, reverse: $reverse\n      ) {\n        filters { ...OfferedFilters }\n        pageInfo { hasNextPage endCursor }\n        nodes { ...ProductParts }\n      }\n    }\n  }\n  #graphql\n  fragment ProductParts on Product {\n    id\n    handle\n    title\n    vendor\n    productType\n    tags\n    descriptionHtml @include(if: $whole)\n    seo @include(if: $whole) { title description }\n    images(first: $images) { nodes { url altText width height } }\n    media(first: 20) @include(if: $whole) {\n      nodes { ... on Video { alt sources { url mimeType } previewImage { url } } }\n    }\n    options(first: 3) { name optionValues { name } }\n    priceRange {\n      minVariantPrice { amount currencyCode }\n      maxVariantPrice { amount currencyCode }\n    }\n    variants(first: $variants) {\n      nodes {\n        id\n        title\n        availableForSale\n        currentlyNotInStock\n        quantityAvailable\n        price { amount currencyCode }\n        compareAtPrice { amount currencyCode }\n        selectedOptions { name value }\n        image { url altText width height }\n        preorder: metafield(namespace: \"messaging\", key: \"preorder\") { value }\n        backorder: metafield(namespace: \"messaging\", key: \"backorder\") { value }\n      }\n    }\n    related: metafield(namespace: \"PRP\", key: \"related\") { value }\n    finish: metafield(namespace: \"finish\", key: \"colorName\") { value }\n  }\n\n  #graphql\n  fragment OfferedFilters on Filter { id type values { label count input } }\n\n": {return: CollectionPageQuery, variables: CollectionPageQueryVariables},
  "#graphql\n  query ProductByHandle(\n    $handle: String!, $whole: Boolean!, $images: Int!, $variants: Int!\n    $country: CountryCode, $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    product(handle: $handle) { ...ProductParts }\n  }\n  #graphql\n  fragment ProductParts on Product {\n    id\n    handle\n    title\n    vendor\n    productType\n    tags\n    descriptionHtml @include(if: $whole)\n    seo @include(if: $whole) { title description }\n    images(first: $images) { nodes { url altText width height } }\n    media(first: 20) @include(if: $whole) {\n      nodes { ... on Video { alt sources { url mimeType } previewImage { url } } }\n    }\n    options(first: 3) { name optionValues { name } }\n    priceRange {\n      minVariantPrice { amount currencyCode }\n      maxVariantPrice { amount currencyCode }\n    }\n    variants(first: $variants) {\n      nodes {\n        id\n        title\n        availableForSale\n        currentlyNotInStock\n        quantityAvailable\n        price { amount currencyCode }\n        compareAtPrice { amount currencyCode }\n        selectedOptions { name value }\n        image { url altText width height }\n        preorder: metafield(namespace: \"messaging\", key: \"preorder\") { value }\n        backorder: metafield(namespace: \"messaging\", key: \"backorder\") { value }\n      }\n    }\n    related: metafield(namespace: \"PRP\", key: \"related\") { value }\n    finish: metafield(namespace: \"finish\", key: \"colorName\") { value }\n  }\n\n": {return: ProductByHandleQuery, variables: ProductByHandleQueryVariables},
  "#graphql\n  query QuickSearch($query: String!, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    products(first: 8, query: $query) { nodes { handle title } }\n  }\n": {return: QuickSearchQuery, variables: QuickSearchQueryVariables},
  "#graphql\n  query Recommendations(\n    $handle: String!, $whole: Boolean!, $images: Int!, $variants: Int!\n    $country: CountryCode, $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    productRecommendations(productHandle: $handle) { ...ProductParts }\n  }\n  #graphql\n  fragment ProductParts on Product {\n    id\n    handle\n    title\n    vendor\n    productType\n    tags\n    descriptionHtml @include(if: $whole)\n    seo @include(if: $whole) { title description }\n    images(first: $images) { nodes { url altText width height } }\n    media(first: 20) @include(if: $whole) {\n      nodes { ... on Video { alt sources { url mimeType } previewImage { url } } }\n    }\n    options(first: 3) { name optionValues { name } }\n    priceRange {\n      minVariantPrice { amount currencyCode }\n      maxVariantPrice { amount currencyCode }\n    }\n    variants(first: $variants) {\n      nodes {\n        id\n        title\n        availableForSale\n        currentlyNotInStock\n        quantityAvailable\n        price { amount currencyCode }\n        compareAtPrice { amount currencyCode }\n        selectedOptions { name value }\n        image { url altText width height }\n        preorder: metafield(namespace: \"messaging\", key: \"preorder\") { value }\n        backorder: metafield(namespace: \"messaging\", key: \"backorder\") { value }\n      }\n    }\n    related: metafield(namespace: \"PRP\", key: \"related\") { value }\n    finish: metafield(namespace: \"finish\", key: \"colorName\") { value }\n  }\n\n": {return: RecommendationsQuery, variables: RecommendationsQueryVariables},
  "#graphql\n  query SearchCursor(\n    $term: String!, $first: Int!, $after: String, $tags: Boolean!\n    $filters: [ProductFilter!], $sortKey: SearchSortKeys, $reverse: Boolean\n    $country: CountryCode, $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    search(\n      query: $term, first: $first, after: $after, types: [PRODUCT], prefix: LAST\n      unavailableProducts: LAST, productFilters: $filters, sortKey: $sortKey, reverse: $reverse\n    ) {\n      pageInfo { hasNextPage endCursor }\n      nodes @include(if: $tags) { ... on Product { handle tags } }\n    }\n  }\n": {return: SearchCursorQuery, variables: SearchCursorQueryVariables},
  "#graphql\n  query SearchFacets(\n    $term: String!, $filters: [ProductFilter!], $country: CountryCode, $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    search(query: $term, first: 1, types: [PRODUCT], prefix: LAST, productFilters: $filters) {\n      productFilters { ...OfferedFilters }\n    }\n  }\n  #graphql\n  fragment OfferedFilters on Filter { id type values { label count input } }\n\n": {return: SearchFacetsQuery, variables: SearchFacetsQueryVariables},
  "#graphql\n  query SearchPage(\n    $term: String!, $first: Int!, $after: String\n    $filters: [ProductFilter!], $sortKey: SearchSortKeys, $reverse: Boolean\n    $whole: Boolean!, $images: Int!, $variants: Int!\n    $country: CountryCode, $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    search(\n      query: $term, first: $first, after: $after, types: [PRODUCT], prefix: LAST\n      unavailableProducts: LAST, productFilters: $filters, sortKey: $sortKey, reverse: $reverse\n    ) {\n      totalCount\n      productFilters { ...OfferedFilters }\n      pageInfo { hasNextPage endCursor }\n      nodes { ... on Product { ...ProductParts } }\n    }\n  }\n  #graphql\n  fragment ProductParts on Product {\n    id\n    handle\n    title\n    vendor\n    productType\n    tags\n    descriptionHtml @include(if: $whole)\n    seo @include(if: $whole) { title description }\n    images(first: $images) { nodes { url altText width height } }\n    media(first: 20) @include(if: $whole) {\n      nodes { ... on Video { alt sources { url mimeType } previewImage { url } } }\n    }\n    options(first: 3) { name optionValues { name } }\n    priceRange {\n      minVariantPrice { amount currencyCode }\n      maxVariantPrice { amount currencyCode }\n    }\n    variants(first: $variants) {\n      nodes {\n        id\n        title\n        availableForSale\n        currentlyNotInStock\n        quantityAvailable\n        price { amount currencyCode }\n        compareAtPrice { amount currencyCode }\n        selectedOptions { name value }\n        image { url altText width height }\n        preorder: metafield(namespace: \"messaging\", key: \"preorder\") { value }\n        backorder: metafield(namespace: \"messaging\", key: \"backorder\") { value }\n      }\n    }\n    related: metafield(namespace: \"PRP\", key: \"related\") { value }\n    finish: metafield(namespace: \"finish\", key: \"colorName\") { value }\n  }\n\n  #graphql\n  fragment OfferedFilters on Filter { id type values { label count input } }\n\n": {return: SearchPageQuery, variables: SearchPageQueryVariables},
  "#graphql\n  query SitemapCollections {\n    collections(first: 250) { nodes { handle updatedAt } }\n  }\n": {return: SitemapCollectionsQuery, variables: SitemapCollectionsQueryVariables},
  "#graphql\n  query SitemapProducts($after: String) {\n    products(first: 250, after: $after) {\n      pageInfo { hasNextPage endCursor }\n      nodes { handle updatedAt }\n    }\n  }\n": {return: SitemapProductsQuery, variables: SitemapProductsQueryVariables},
}

interface GeneratedMutationTypes {
  "#graphql\n  mutation CartBuyer(\n    $cartId: ID!\n    $buyerIdentity: CartBuyerIdentityInput!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyerIdentity) {\n      cart {\n        ...CartParts\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n  #graphql\n  fragment CartParts on Cart {\n    id\n    checkoutUrl\n    totalQuantity\n    buyerIdentity {\n      countryCode\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    discountAllocations {\n      discountedAmount {\n        ...CartMoney\n      }\n    }\n    cost {\n      subtotalAmount {\n        ...CartMoney\n      }\n      totalAmount {\n        ...CartMoney\n      }\n    }\n    lines(first: 50) {\n      edges {\n        node {\n          ...CartLineParts\n        }\n      }\n    }\n  }\n  fragment CartLineParts on BaseCartLine {\n    id\n    quantity\n    attributes {\n      key\n      value\n    }\n    discountAllocations {\n      discountedAmount {\n        ...CartMoney\n      }\n    }\n    cost {\n      amountPerQuantity {\n        ...CartMoney\n      }\n      compareAtAmountPerQuantity {\n        ...CartMoney\n      }\n      totalAmount {\n        ...CartMoney\n      }\n    }\n    merchandise {\n      ... on ProductVariant {\n        id\n        title\n        image {\n          url\n          altText\n          width\n          height\n        }\n        product {\n          title\n          handle\n          vendor\n        }\n      }\n    }\n  }\n  fragment CartMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n": {return: CartBuyerMutation, variables: CartBuyerMutationVariables},
  "#graphql\n  mutation CartCreate($input: CartInput, $country: CountryCode, $language: LanguageCode)\n  @inContext(country: $country, language: $language) {\n    cartCreate(input: $input) {\n      cart {\n        ...CartParts\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n  #graphql\n  fragment CartParts on Cart {\n    id\n    checkoutUrl\n    totalQuantity\n    buyerIdentity {\n      countryCode\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    discountAllocations {\n      discountedAmount {\n        ...CartMoney\n      }\n    }\n    cost {\n      subtotalAmount {\n        ...CartMoney\n      }\n      totalAmount {\n        ...CartMoney\n      }\n    }\n    lines(first: 50) {\n      edges {\n        node {\n          ...CartLineParts\n        }\n      }\n    }\n  }\n  fragment CartLineParts on BaseCartLine {\n    id\n    quantity\n    attributes {\n      key\n      value\n    }\n    discountAllocations {\n      discountedAmount {\n        ...CartMoney\n      }\n    }\n    cost {\n      amountPerQuantity {\n        ...CartMoney\n      }\n      compareAtAmountPerQuantity {\n        ...CartMoney\n      }\n      totalAmount {\n        ...CartMoney\n      }\n    }\n    merchandise {\n      ... on ProductVariant {\n        id\n        title\n        image {\n          url\n          altText\n          width\n          height\n        }\n        product {\n          title\n          handle\n          vendor\n        }\n      }\n    }\n  }\n  fragment CartMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n": {return: CartCreateMutation, variables: CartCreateMutationVariables},
  "#graphql\n  mutation CartDiscounts(\n    $cartId: ID!\n    $discountCodes: [String!]!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {\n      cart {\n        ...CartParts\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n  #graphql\n  fragment CartParts on Cart {\n    id\n    checkoutUrl\n    totalQuantity\n    buyerIdentity {\n      countryCode\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    discountAllocations {\n      discountedAmount {\n        ...CartMoney\n      }\n    }\n    cost {\n      subtotalAmount {\n        ...CartMoney\n      }\n      totalAmount {\n        ...CartMoney\n      }\n    }\n    lines(first: 50) {\n      edges {\n        node {\n          ...CartLineParts\n        }\n      }\n    }\n  }\n  fragment CartLineParts on BaseCartLine {\n    id\n    quantity\n    attributes {\n      key\n      value\n    }\n    discountAllocations {\n      discountedAmount {\n        ...CartMoney\n      }\n    }\n    cost {\n      amountPerQuantity {\n        ...CartMoney\n      }\n      compareAtAmountPerQuantity {\n        ...CartMoney\n      }\n      totalAmount {\n        ...CartMoney\n      }\n    }\n    merchandise {\n      ... on ProductVariant {\n        id\n        title\n        image {\n          url\n          altText\n          width\n          height\n        }\n        product {\n          title\n          handle\n          vendor\n        }\n      }\n    }\n  }\n  fragment CartMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n": {return: CartDiscountsMutation, variables: CartDiscountsMutationVariables},
  "#graphql\n  mutation CartLinesAdd(\n    $cartId: ID!\n    $lines: [CartLineInput!]!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    cartLinesAdd(cartId: $cartId, lines: $lines) {\n      cart {\n        ...CartParts\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n  #graphql\n  fragment CartParts on Cart {\n    id\n    checkoutUrl\n    totalQuantity\n    buyerIdentity {\n      countryCode\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    discountAllocations {\n      discountedAmount {\n        ...CartMoney\n      }\n    }\n    cost {\n      subtotalAmount {\n        ...CartMoney\n      }\n      totalAmount {\n        ...CartMoney\n      }\n    }\n    lines(first: 50) {\n      edges {\n        node {\n          ...CartLineParts\n        }\n      }\n    }\n  }\n  fragment CartLineParts on BaseCartLine {\n    id\n    quantity\n    attributes {\n      key\n      value\n    }\n    discountAllocations {\n      discountedAmount {\n        ...CartMoney\n      }\n    }\n    cost {\n      amountPerQuantity {\n        ...CartMoney\n      }\n      compareAtAmountPerQuantity {\n        ...CartMoney\n      }\n      totalAmount {\n        ...CartMoney\n      }\n    }\n    merchandise {\n      ... on ProductVariant {\n        id\n        title\n        image {\n          url\n          altText\n          width\n          height\n        }\n        product {\n          title\n          handle\n          vendor\n        }\n      }\n    }\n  }\n  fragment CartMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n": {return: CartLinesAddMutation, variables: CartLinesAddMutationVariables},
  "#graphql\n  mutation CartLinesRemove(\n    $cartId: ID!\n    $lineIds: [ID!]!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    cartLinesRemove(cartId: $cartId, lineIds: $lineIds) {\n      cart {\n        ...CartParts\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n  #graphql\n  fragment CartParts on Cart {\n    id\n    checkoutUrl\n    totalQuantity\n    buyerIdentity {\n      countryCode\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    discountAllocations {\n      discountedAmount {\n        ...CartMoney\n      }\n    }\n    cost {\n      subtotalAmount {\n        ...CartMoney\n      }\n      totalAmount {\n        ...CartMoney\n      }\n    }\n    lines(first: 50) {\n      edges {\n        node {\n          ...CartLineParts\n        }\n      }\n    }\n  }\n  fragment CartLineParts on BaseCartLine {\n    id\n    quantity\n    attributes {\n      key\n      value\n    }\n    discountAllocations {\n      discountedAmount {\n        ...CartMoney\n      }\n    }\n    cost {\n      amountPerQuantity {\n        ...CartMoney\n      }\n      compareAtAmountPerQuantity {\n        ...CartMoney\n      }\n      totalAmount {\n        ...CartMoney\n      }\n    }\n    merchandise {\n      ... on ProductVariant {\n        id\n        title\n        image {\n          url\n          altText\n          width\n          height\n        }\n        product {\n          title\n          handle\n          vendor\n        }\n      }\n    }\n  }\n  fragment CartMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n": {return: CartLinesRemoveMutation, variables: CartLinesRemoveMutationVariables},
  "#graphql\n  mutation CartLinesUpdate(\n    $cartId: ID!\n    $lines: [CartLineUpdateInput!]!\n    $country: CountryCode\n    $language: LanguageCode\n  ) @inContext(country: $country, language: $language) {\n    cartLinesUpdate(cartId: $cartId, lines: $lines) {\n      cart {\n        ...CartParts\n      }\n      userErrors {\n        code\n        field\n        message\n      }\n    }\n  }\n  #graphql\n  fragment CartParts on Cart {\n    id\n    checkoutUrl\n    totalQuantity\n    buyerIdentity {\n      countryCode\n    }\n    discountCodes {\n      code\n      applicable\n    }\n    discountAllocations {\n      discountedAmount {\n        ...CartMoney\n      }\n    }\n    cost {\n      subtotalAmount {\n        ...CartMoney\n      }\n      totalAmount {\n        ...CartMoney\n      }\n    }\n    lines(first: 50) {\n      edges {\n        node {\n          ...CartLineParts\n        }\n      }\n    }\n  }\n  fragment CartLineParts on BaseCartLine {\n    id\n    quantity\n    attributes {\n      key\n      value\n    }\n    discountAllocations {\n      discountedAmount {\n        ...CartMoney\n      }\n    }\n    cost {\n      amountPerQuantity {\n        ...CartMoney\n      }\n      compareAtAmountPerQuantity {\n        ...CartMoney\n      }\n      totalAmount {\n        ...CartMoney\n      }\n    }\n    merchandise {\n      ... on ProductVariant {\n        id\n        title\n        image {\n          url\n          altText\n          width\n          height\n        }\n        product {\n          title\n          handle\n          vendor\n        }\n      }\n    }\n  }\n  fragment CartMoney on MoneyV2 {\n    amount\n    currencyCode\n  }\n\n": {return: CartLinesUpdateMutation, variables: CartLinesUpdateMutationVariables},
}

declare module '@shopify/hydrogen' {
  interface StorefrontQueries extends GeneratedQueryTypes {}
  interface StorefrontMutations extends GeneratedMutationTypes {}
}
