import { html, type Html } from '../../pages/html';
import { seeOther } from '../../pages/layout';
import type { World } from '../../world/world';
import type { DeliveryChoice, SentMethod, ShippingMethod } from '../carts/carts';
import { isSent, type CheckoutCart } from '../carts/checkout-cart';
import { addressLines, type Contact } from '../customers/contact';
import {
  chosenMethod,
  firstGroups,
  isPickup,
  sentMethodsOf,
  type DeliveryGroup,
} from '../delivery/groups';
import { locationOf, pickupAt } from '../locations/locations';
import { formatMoney } from '../orders/format-money';
import { saveDelivery, type Checkout } from './checkouts';
import { stepPage } from './page';
import { groupShipping, pickupsIn, shippingDue } from '../delivery/shipping';

/** The value of `method` if the order is sent in several parcels, each with its own `method-{key}`. */
const inParcels = 'parcels';

export function shippingStep(
  world: World,
  checkout: Checkout & { contact: Contact },
  cart: CheckoutCart,
  refused: { alert?: string; status?: number } = {},
): Response {
  const groups = firstGroups(cart);
  const pickups = pickupsIn(world, checkout.contact.country, cart);
  const before = checkout.delivery === null ? preferredDelivery(cart) : cart.deliveryChoice;
  const picked = typeof before === 'string' && pickups.includes(before) ? before : null;
  const sentCart = { deliveryChoice: typeof before === 'string' ? {} : before };
  const [first] = groups;
  const choice = (name: string, value: string, checked: boolean, texts: Html) =>
    html`<label class="choice">
      <input type="radio" name="${name}" value="${value}" ${checked && 'checked'} /> ${texts}
    </label>`;
  const rateOf = (
    name: string,
    group: DeliveryGroup,
    method: ShippingMethod,
    { checked }: { checked: boolean },
  ) => {
    const rate = groupShipping(cart, group, checkout.contact.country, method);
    return choice(
      name,
      method,
      checked,
      html`<span
          >${isPickup(method) && 'Pick up at '}${rate.title}<br /><small>${rate.time}</small></span
        >
        <span>${formatMoney(shippingDue(rate), cart.currency)}</span>`,
    );
  };
  const sent = (name: string, group: DeliveryGroup) =>
    sentMethodsOf(group).map((method) =>
      rateOf(name, group, method, {
        checked: method === chosenMethod(sentCart, group) && !(picked && name === 'method'),
      }),
    );
  const pickedUp = pickups.map(
    (method) => first && rateOf('method', first, method, { checked: method === picked }),
  );
  const form = html`${destination(checkout, cart)}
    <form method="post" action="/checkouts/${checkout.id}/shipping">
      <fieldset>
        <legend>Delivery method</legend>
        ${
          groups.length > 1
            ? choice('method', inParcels, !picked, html`<span>Send ${groups.length} parcels</span>`)
            : first && sent('method', first)
        }
        ${pickedUp}
      </fieldset>
      ${
        groups.length > 1 &&
        groups.map(
          (group, index) =>
            html`<fieldset>
              <legend>Parcel ${index + 1} of ${groups.length}</legend>
              <p class="muted">${itemsOf(group)}</p>
              ${sent(`method-${group.key}`, group)}
            </fieldset>`,
        )
      }
      <button>Continue to payment</button>
    </form>`;
  return stepPage(world, checkout, cart, 'shipping', { form, ...refused });
}

const itemsOf = ({ lines }: DeliveryGroup): string =>
  lines.map(({ quantity, product }) => `${quantity} × ${product.title}`).join(', ');

/** The pickup in the cart's preferences, else the cart's choice. As at Shopify, ignores unknown handles. */
function preferredDelivery({ preferences, deliveryChoice }: CheckoutCart): DeliveryChoice {
  const { deliveryMethod, pickupHandle } = preferences?.delivery?.[0] ?? {};
  if (deliveryMethod?.[0] !== 'PICK_UP') return deliveryChoice;
  const location = locationOf(`pickup-${pickupHandle?.[0]}`);
  return location ? pickupAt(location) : deliveryChoice;
}

export function submitShipping(
  world: World,
  checkout: Checkout & { contact: Contact },
  cart: CheckoutCart,
  values: Record<string, string>,
): Response {
  const delivery = deliveryIn(world, checkout.contact.country, cart, values);
  if (!delivery)
    return shippingStep(world, checkout, cart, {
      status: 422,
      alert: 'Choose a delivery method.',
    });
  saveDelivery(world, checkout.id, delivery);
  return seeOther(`/checkouts/${checkout.id}/payment`);
}

/** Parcels without their own `method-{key}` use `method`. Null if a parcel's method is missing or unknown. */
function deliveryIn(
  world: World,
  country: string,
  cart: CheckoutCart,
  values: Record<string, string>,
): DeliveryChoice | null {
  const { method = '' } = values;
  const pickup = pickupsIn(world, country, cart).find((one) => one === method);
  if (pickup) return pickup;
  const entries = firstGroups(cart).map((group) => {
    const wanted = values[`method-${group.key}`] ?? method;
    return [group.key, sentMethodsOf(group).find((one) => one === wanted)] as const;
  });
  if (entries.some(([, found]) => !found)) return null;
  // Keeps the methods for later deliveries of subscriptions, which this step doesn't show.
  return {
    ...(typeof cart.deliveryChoice !== 'string' && cart.deliveryChoice),
    ...(Object.fromEntries(entries) as Partial<Record<DeliveryGroup['key'], SentMethod>>),
  };
}

export const destination = ({ id, contact }: Checkout & { contact: Contact }, cart: CheckoutCart) =>
  html`<h2>${isSent(cart) ? 'Deliver to' : 'Bill to'}</h2>
    <p>
      ${contact.email}<br />
      ${addressLines(contact).join(', ')}<br />
      <a href="/checkouts/${id}">Change</a>
    </p>`;
