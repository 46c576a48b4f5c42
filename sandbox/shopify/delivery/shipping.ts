import type { Currency } from '../../seed/types';
import type { World } from '../../world/world';
import type { PickupMethod, ShippingMethod } from '../carts/carts';
import { sentItems, sentTotal, type CheckoutCart, type NamedAmount } from '../carts/checkout-cart';
import { payable } from '../discounts/amounts';
import { nameOf } from '../discounts/eligible';
import { locationOf, pickupAt, pickupLocations } from '../locations/locations';
import { currencyOf } from '../storage/markets';
import { chosenMethod, firstGroups, isFreight, type DeliveryGroup } from './groups';
import { countryRates, expressPrices, flatRates, isFreeCountry } from './rates';

export type ShippingRate = { title: string; price: number; time: string };

/**
 * For each currency, the country from which its carts are sent. Within this country, standard delivery takes 3 to 5
 * working days and express delivery 1 to 2; to other countries, 6 to 12 and 2 to 4. The standard times are the defaults
 * of DELIVERY_DAYS_HOME and DELIVERY_DAYS_ABROAD.
 */
const homes: Partial<Record<Currency, string>> = { USD: 'US', AUD: 'AU' };

/** The shops where the complete cart can be picked up. */
export const pickupsIn = (
  world: World,
  country: string,
  { lines }: Pick<CheckoutCart, 'lines'>,
): PickupMethod[] => pickupLocations(world, country, sentItems(lines)).map(pickupAt);

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

/** `price` is before the delivery discount. */
export type GroupShipping = ShippingRate & { discount: NamedAmount | null };

/** Amounts are sums over the order's parcels. The title is empty if nothing is shipped. */
export type CartShipping = Omit<GroupShipping, 'time'> & {
  parcels: { group: DeliveryGroup; shipping: GroupShipping }[];
};

type Shipped = Pick<CheckoutCart, 'currency' | 'shipping'>;

export function groupShipping(
  { currency, shipping: discount }: Shipped,
  group: DeliveryGroup,
  country: string,
  method: ShippingMethod,
): GroupShipping {
  const location = locationOf(method);
  if (location)
    return { title: location.name, price: 0, time: location.pickUpTime, discount: null };
  const found = shippingTo(country, currency, sentTotal(group), method);
  const rate = isFreight(group) && found.price > 0 ? { ...found, title: 'Freight' } : found;
  if (!discount || !('percentage' in discount.value)) return { ...rate, discount: null };
  const amount = payable((rate.price * discount.value.percentage) / 100, currency);
  return { ...rate, discount: amount > 0 ? { name: nameOf(discount), amount } : null };
}

export function shippingOf(
  cart: Shipped & Pick<CheckoutCart, 'lines' | 'deliveryChoice'>,
  country: string,
): CartShipping {
  const parcels = firstGroups(cart).map((group) => ({
    group,
    shipping: groupShipping(cart, group, country, chosenMethod(cart, group)),
  }));
  const discounts = parcels.flatMap(({ shipping: { discount } }) => discount ?? []);
  const [first] = discounts;
  return {
    title: [...new Set(parcels.map(({ shipping: { title } }) => title))].join(' + '),
    price: parcels.reduce((sum, { shipping: { price } }) => sum + price, 0),
    discount: first
      ? { ...first, amount: discounts.reduce((sum, { amount }) => sum + amount, 0) }
      : null,
    parcels: typeof cart.deliveryChoice === 'string' ? parcels.slice(0, 1) : parcels,
  };
}

export const shippingDue = ({
  price,
  discount,
}: Pick<GroupShipping, 'price' | 'discount'>): number => price - (discount?.amount ?? 0);
