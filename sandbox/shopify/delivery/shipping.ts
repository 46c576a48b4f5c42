import type { Currency } from '../../seed/types';
import { isSent, sentTotal, type CheckoutCart, type NamedAmount } from '../carts/checkout-cart';
import { payable } from '../discounts/amounts';
import { nameOf } from '../discounts/eligible';

export type ShippingRate = { title: string; price: number; time: string };

/** The flat rate for delivery abroad, in hundredths. */
const flat: Record<Currency, number> = {
  USD: 1800,
  AUD: 2500,
  NZD: 2500,
  CAD: 2400,
  EUR: 1500,
  GBP: 1300,
  JPY: 240000,
  SGD: 2400,
  HKD: 14000,
  AED: 6500,
  MXN: 34000,
};

/** Where a store that sells in the currency sends from; its settings DELIVERY_DAYS_HOME and _ABROAD say the same times. */
const homes: Partial<Record<Currency, string>> = { USD: 'US', AUD: 'AU' };

/** From which total delivery abroad is free, in whole units; not in the other currencies. */
const freeFrom: Partial<Record<Currency, number>> = { NZD: 900, CAD: 800, EUR: 500, GBP: 450 };

/** The same, as the storefront's setting FREE_DELIVERY_FROM has it. */
export const freeDeliveryFrom = Object.entries(freeFrom)
  .map((entry) => entry.join(':'))
  .join(' ');

/**
 * The only delivery method: free to Australia and the United States, and for an order of which what is sent (in
 * hundredths, after discounts) is high enough; else a flat rate.
 */
export function shippingTo(country: string, currency: Currency, total: number): ShippingRate {
  const isFree =
    country === 'AU' || country === 'US' || total >= (freeFrom[currency] ?? Infinity) * 100;
  const isNear = country === homes[currency];
  const time = isNear ? '3 to 5 working days' : '6 to 12 working days';
  return isFree
    ? { title: 'Free shipping', price: 0, time }
    : { title: 'International delivery', price: flat[currency], time };
}

/** What a cart's delivery costs: the method's price, and what a discount takes off it. */
export type CartShipping = ShippingRate & { discount: NamedAmount | null };

/** The delivery of a cart to a country; `price` is before its discount. Nothing, without a title, when none of it is sent. */
export function shippingOf(
  cart: Pick<CheckoutCart, 'currency' | 'lines' | 'shipping'>,
  country: string,
): CartShipping {
  if (!isSent(cart)) return { title: '', price: 0, time: '', discount: null };
  const { currency, shipping: discount } = cart;
  const rate = shippingTo(country, currency, sentTotal(cart));
  if (!discount || !('percentage' in discount.value)) return { ...rate, discount: null };
  const amount = payable((rate.price * discount.value.percentage) / 100, currency);
  return { ...rate, discount: amount > 0 ? { name: nameOf(discount), amount } : null };
}

/** What is paid for delivery. */
export const shippingDue = ({ price, discount }: CartShipping): number =>
  price - (discount?.amount ?? 0);
