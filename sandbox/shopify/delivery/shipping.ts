import type { Currency } from '../../seed/types';
import { isSent, sentTotal, type CheckoutCart, type NamedAmount } from '../carts/checkout-cart';
import { payable } from '../discounts/amounts';
import { nameOf } from '../discounts/eligible';

export type ShippingRate = { title: string; price: number; time: string };

/** Flat rate for delivery abroad, in hundredths. */
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

/** Country of dispatch by currency. DELIVERY_DAYS_HOME and _ABROAD have the same delivery times. */
const homes: Partial<Record<Currency, string>> = { USD: 'US', AUD: 'AU' };

/** Minimum total for free delivery abroad, in major units. */
const freeFrom: Partial<Record<Currency, number>> = { NZD: 900, CAD: 800, EUR: 500, GBP: 450 };

/** `freeFrom` in the format of FREE_DELIVERY_FROM. */
export const freeDeliveryFrom = Object.entries(freeFrom)
  .map((entry) => entry.join(':'))
  .join(' ');

/**
 * The only delivery method: free to Australia and the US, and from a minimum total of shipped items (in hundredths,
 * after discounts); otherwise a flat rate.
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

export type CartShipping = ShippingRate & { discount: NamedAmount | null };

/** A cart's delivery; `price` is before discount. Zero and untitled if nothing is shipped. */
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

export const shippingDue = ({ price, discount }: CartShipping): number =>
  price - (discount?.amount ?? 0);
