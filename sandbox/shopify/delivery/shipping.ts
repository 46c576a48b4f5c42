import type { Currency } from '../../seed/types';
import type { World } from '../../world/world';
import { shippingMethods, type ShippingMethod } from '../carts/carts';
import {
  isSent,
  sentItems,
  sentTotal,
  type CheckoutCart,
  type NamedAmount,
} from '../carts/checkout-cart';
import { payable } from '../discounts/amounts';
import { nameOf } from '../discounts/eligible';
import { locationOf, pickupAt, pickupLocations } from '../locations/locations';
import { currencyOf } from '../storage/markets';
import { countryRates, expressPrices, flatRates, isFreeCountry } from './rates';

export type ShippingRate = { title: string; price: number; time: string };

/**
 * The country that ships carts in a currency. Delivery takes 3 to 5 working days within this
 * country and 6 to 12 to other countries, like the defaults of DELIVERY_DAYS_HOME and DELIVERY_DAYS_ABROAD.
 * Express delivery takes 1 to 2 and 2 to 4 days.
 */
const homes: Partial<Record<Currency, string>> = { USD: 'US', AUD: 'AU' };

export const methodsTo = (
  world: World,
  country: string,
  { lines }: Pick<CheckoutCart, 'lines'>,
): ShippingMethod[] => [
  ...shippingMethods,
  ...pickupLocations(world, country, sentItems(lines)).map(pickupAt),
];

/**
 * Standard delivery is free to Australia and the USA. Other countries pay their rate, unless
 * the shipped items' `total` (in hundredths, after discounts) reaches a minimum.
 */
export function shippingTo(
  country: string,
  currency: Currency,
  total: number,
  method: ShippingMethod = 'standard',
): ShippingRate {
  const isHome = country === homes[currency];
  if (method === 'express') {
    const price = expressPrices[currency] * 100;
    return {
      title: 'Express delivery',
      price,
      time: `${isHome ? '1 to 2' : '2 to 4'} working days`,
    };
  }
  const own = currencyOf(country) === currency ? countryRates.get(country) : undefined;
  const { price, freeFrom = Infinity, days } = own ?? flatRates[currency];
  const usual = isHome ? '3-5' : '6-12';
  const time = `${(days ?? usual).replace('-', ' to ')} working days`;
  return isFreeCountry(country) || total >= freeFrom * 100
    ? { title: 'Free shipping', price: 0, time }
    : { title: 'International delivery', price: Math.round(price * 100), time };
}

export type CartShipping = ShippingRate & { discount: NamedAmount | null };

/**
 * `price` is before the delivery discount. If nothing is shipped, the price is zero and the title
 * empty.
 */
export function shippingOf(
  cart: Pick<CheckoutCart, 'currency' | 'lines' | 'shipping' | 'shippingMethod'>,
  country: string,
  method: ShippingMethod = cart.shippingMethod,
): CartShipping {
  if (!isSent(cart)) return { title: '', price: 0, time: '', discount: null };
  const { currency, shipping: discount } = cart;
  const location = locationOf(method);
  if (location)
    return { title: location.name, price: 0, time: location.pickUpTime, discount: null };
  const rate = shippingTo(country, currency, sentTotal(cart), method);
  if (!discount || !('percentage' in discount.value)) return { ...rate, discount: null };
  const amount = payable((rate.price * discount.value.percentage) / 100, currency);
  return { ...rate, discount: amount > 0 ? { name: nameOf(discount), amount } : null };
}

export const shippingDue = ({ price, discount }: CartShipping): number =>
  price - (discount?.amount ?? 0);
