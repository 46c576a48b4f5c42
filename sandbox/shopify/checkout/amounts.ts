import { laterTotal, type CheckoutCart } from '../carts/checkout-cart';
import type { Contact } from '../customers/contact';
import { shippingDue, shippingOf, type CartShipping } from '../delivery/shipping';
import { addedTax, laterWithTax, taxesOn, type Taxes } from '../taxes/taxes';

/**
 * In hundredths of the cart's currency, before gift cards. `later`: the part of `total` that is
 * charged after the checkout.
 */
export type Amounts = { shipping: CartShipping; taxes: Taxes; total: number; later: number };

export function amountsOf(cart: CheckoutCart, contact: Contact): Amounts {
  const shipping = shippingOf(cart, contact.country);
  const delivery = shippingDue(shipping);
  const goods = cart.lines
    .filter(({ product }) => !product.giftCard)
    .reduce((sum, { total, share }) => sum + total - share, 0);
  const taxes = taxesOn({ goods, delivery, currency: cart.currency }, contact);
  const net = cart.total + delivery;
  return {
    ...{ shipping, taxes },
    total: net + addedTax(taxes),
    later: laterWithTax(laterTotal(cart), net, taxes),
  };
}
