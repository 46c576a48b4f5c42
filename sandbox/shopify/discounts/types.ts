import type { Discount } from '../../seed/discounts';
import type { Currency, SeedProduct } from '../../seed/types';

/** What discounts depend on. `price` is that of one piece, in hundredths of `currency`. */
export type DiscountedCart = {
  currency: Currency;
  lines: { product: SeedProduct; price: number; quantity: number }[];
  /** As far as they are known. */
  customerId: number | null;
  email: string | null;
};

/** A discount and what it saves, in hundredths of the cart's currency. */
export type Allocation = { discount: Discount; amount: number };

/** Why a code does not apply, by the names of `CartWarningCode` in later versions. */
export type DiscountRefusal =
  | 'DISCOUNT_NOT_FOUND'
  | 'DISCOUNT_CURRENTLY_INACTIVE'
  | 'DISCOUNT_USAGE_LIMIT_REACHED'
  | 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED'
  | 'DISCOUNT_NO_ENTITLED_LINE_ITEMS'
  | 'DISCOUNT_PURCHASE_NOT_IN_RANGE'
  | 'DISCOUNT_QUANTITY_NOT_IN_RANGE'
  /** It might, but not beside the others. */
  | 'DISCOUNT_CODE_NOT_HONOURED';

/** What discounts make of a cart. */
export type Discounts = {
  /** Of each line of the cart, in the same order. */
  lines: Allocation[][];
  /** Of the whole cart, beside those of lines. */
  cart: Allocation[];
  /** Of its delivery, which the checkout prices; at most one. */
  shipping: Discount | null;
  /** Every code of the cart, in its order, with the reason of one that is not applied. */
  codes: { code: string; applicable: boolean; refusal: DiscountRefusal | null }[];
};
