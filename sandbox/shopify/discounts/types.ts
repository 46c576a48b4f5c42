import type { Discount } from '../../seed/discounts';
import type { Currency, SeedProduct } from '../../seed/types';

/** `price` is per item, in hundredths of `currency`. */
export type DiscountedCart = {
  currency: Currency;
  lines: { product: SeedProduct; price: number; quantity: number }[];
  customerId: number | null;
  email: string | null;
};

/** `amount` is in hundredths of the cart's currency. */
export type Allocation = { discount: Discount; amount: number };

/** Later API versions' `CartWarningCode`. */
export type DiscountRefusal =
  | 'DISCOUNT_NOT_FOUND'
  | 'DISCOUNT_CURRENTLY_INACTIVE'
  | 'DISCOUNT_USAGE_LIMIT_REACHED'
  | 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED'
  | 'DISCOUNT_NO_ENTITLED_LINE_ITEMS'
  | 'DISCOUNT_PURCHASE_NOT_IN_RANGE'
  | 'DISCOUNT_QUANTITY_NOT_IN_RANGE'
  | 'DISCOUNT_CODE_NOT_HONOURED';

export type Discounts = {
  lines: Allocation[][];
  cart: Allocation[];
  /** The checkout prices the delivery discount. */
  shipping: Discount | null;
  /** All codes in order. Codes that aren't applied have a refusal. */
  codes: { code: string; applicable: boolean; refusal: DiscountRefusal | null }[];
};
