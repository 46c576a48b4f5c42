import { html } from '../../pages/html';
import type { World } from '../../world/world';
import { isSent, type CheckoutCart } from '../carts/checkout-cart';
import { addressLines, type Contact } from '../customers/contact';
import { formatMoney } from '../orders/format-money';
import type { Checkout } from './checkouts';
import { stepPage } from './page';
import { shippingDue, shippingOf } from '../delivery/shipping';

export function shippingStep(
  world: World,
  checkout: Checkout & { contact: Contact },
  cart: CheckoutCart,
): Response {
  const rate = shippingOf(cart, checkout.contact.country);
  const form = html`${destination(checkout, cart)}
    <form method="post" action="/checkouts/${checkout.id}/shipping">
      <fieldset>
        <legend>Delivery method</legend>
        <label class="choice">
          <input type="radio" name="method" value="standard" checked />
          <span>${rate.title}<br /><small>${rate.time}</small></span>
          <span>${formatMoney(shippingDue(rate), cart.currency)}</span>
        </label>
      </fieldset>
      <button>Continue to payment</button>
    </form>`;
  return stepPage(world, checkout, cart, 'shipping', { form });
}

export const destination = ({ id, contact }: Checkout & { contact: Contact }, cart: CheckoutCart) =>
  html`<h2>${isSent(cart) ? 'Deliver to' : 'Bill to'}</h2>
    <p>
      ${contact.email}<br />
      ${addressLines(contact).join(', ')}<br />
      <a href="/checkouts/${id}">Change</a>
    </p>`;
