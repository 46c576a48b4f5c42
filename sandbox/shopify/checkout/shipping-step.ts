import { html } from '../../pages/html';
import { seeOther } from '../../pages/layout';
import type { World } from '../../world/world';
import type { ShippingMethod } from '../carts/carts';
import { isSent, type CheckoutCart } from '../carts/checkout-cart';
import { addressLines, type Contact } from '../customers/contact';
import { locationOf, pickupAt } from '../locations/locations';
import { formatMoney } from '../orders/format-money';
import { saveMethod, type Checkout } from './checkouts';
import { stepPage } from './page';
import { methodsTo, shippingDue, shippingOf } from '../delivery/shipping';

export function shippingStep(
  world: World,
  checkout: Checkout & { contact: Contact },
  cart: CheckoutCart,
  refused: { alert?: string; status?: number } = {},
): Response {
  const methods = methodsTo(world, checkout.contact.country, cart);
  const before = checkout.method === null ? preferredMethod(cart) : cart.shippingMethod;
  const selected = methods.includes(before) ? before : 'standard';
  const form = html`${destination(checkout, cart)}
    <form method="post" action="/checkouts/${checkout.id}/shipping">
      <fieldset>
        <legend>Delivery method</legend>
        ${methods.map((method) => {
          const rate = shippingOf(cart, checkout.contact.country, method);
          return html`<label class="choice">
            <input
              type="radio"
              name="method"
              value="${method}"
              ${method === selected && 'checked'}
            />
            <span
              >${locationOf(method) && 'Pick up at '}${rate.title}<br /><small
                >${rate.time}</small
              ></span
            >
            <span>${formatMoney(shippingDue(rate), cart.currency)}</span>
          </label>`;
        })}
      </fieldset>
      <button>Continue to payment</button>
    </form>`;
  return stepPage(world, checkout, cart, 'shipping', { form, ...refused });
}

/** The pickup that the cart's preferences name. Unknown handles are ignored, as at Shopify. */
function preferredMethod({ preferences, shippingMethod }: CheckoutCart): ShippingMethod {
  const { deliveryMethod, pickupHandle } = preferences?.delivery?.[0] ?? {};
  if (deliveryMethod?.[0] !== 'PICK_UP') return shippingMethod;
  const location = locationOf(`pickup-${pickupHandle?.[0]}`);
  return location ? pickupAt(location) : shippingMethod;
}

export function submitShipping(
  world: World,
  checkout: Checkout & { contact: Contact },
  cart: CheckoutCart,
  { method = '' }: Record<string, string>,
): Response {
  const chosen = methodsTo(world, checkout.contact.country, cart).find((one) => one === method);
  if (!chosen)
    return shippingStep(world, checkout, cart, {
      status: 422,
      alert: 'Choose a delivery method.',
    });
  saveMethod(world, checkout.id, chosen);
  return seeOther(`/checkouts/${checkout.id}/payment`);
}

export const destination = ({ id, contact }: Checkout & { contact: Contact }, cart: CheckoutCart) =>
  html`<h2>${isSent(cart) ? 'Deliver to' : 'Bill to'}</h2>
    <p>
      ${contact.email}<br />
      ${addressLines(contact).join(', ')}<br />
      <a href="/checkouts/${id}">Change</a>
    </p>`;
