import type { CheckoutCart } from '../carts/checkout-cart';
import { html } from '../../pages/html';
import { seeOther } from '../../pages/layout';
import type { World } from '../../state/world';
import type { Checkout } from './checkouts';
import type { Contact } from '../customers/contact';
import { stepPage } from './page';
import { formatMoney } from '../orders/format-money';
import { placeOrder } from './place-order';
import { shippingTo } from './shipping';
import { destination } from './shipping-step';
import { shortagesOf } from './shortages';

type Ready = Checkout & { contact: Contact };

const outcomes = {
  approve: 'The payment is approved',
  decline: 'The payment is declined',
  timeout: 'The payment provider does not answer',
} as const;

/**
 * The payment step. Without card fields: the shopper chooses the outcome that a provider would
 * report.
 */
export function paymentStep(
  world: World,
  checkout: Ready,
  bag: CheckoutCart,
  refused: { alert?: string; status?: number } = {},
): Response {
  const total = totalOf(checkout, bag);
  const form = html`${destination(checkout)}
    <form method="post" action="/checkouts/${checkout.id}/payment">
      <input type="hidden" name="total" value="${total}" />
      <fieldset>
        <legend>Payment</legend>
        <p class="muted">No card is asked for. Choose what happens.</p>
        ${Object.entries(outcomes).map(
          ([value, label]) =>
            html`<label class="choice">
              <input
                type="radio"
                name="outcome"
                value="${value}"
                ${value === 'approve' && 'checked'}
              />
              <span>${label}</span>
            </label>`,
        )}
      </fieldset>
      <button>Complete order, ${formatMoney(total, bag.currency)}</button>
    </form>`;
  return stepPage(world, checkout, bag, 'payment', { form, ...refused });
}

/** Submits the payment step: redirects to the placed order, or shows the reason of the failure. */
export function submitPayment(
  world: World,
  checkout: Ready,
  bag: CheckoutCart,
  values: Record<string, string>,
): Response {
  const stay = (status: number, alert?: string) =>
    paymentStep(world, checkout, bag, { status, ...(alert && { alert }) });
  if (shortagesOf(bag.lines).length > 0) return stay(409);
  if (values.total !== String(totalOf(checkout, bag))) {
    return stay(409, 'Your bag has changed. Please check the new total.');
  }
  switch (values.outcome) {
    case 'approve':
      return seeOther(`/orders/${placeOrder(world, checkout, bag).token}`);
    case 'decline':
      return stay(402, 'The payment was declined. Nothing was charged; please try again.');
    case 'timeout':
      return stay(504, 'The payment provider did not answer. Nothing was charged; try again.');
    default:
      return stay(422, 'Choose what happens with the payment.');
  }
}

const totalOf = ({ contact }: Ready, bag: CheckoutCart): number =>
  bag.total + shippingTo(contact.country, bag.currency).price;
