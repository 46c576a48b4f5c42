import { html } from '../../pages/html';
import { seeOther } from '../../pages/layout';
import type { World } from '../../world/world';
import type { CheckoutCart } from '../carts/checkout-cart';
import type { Contact } from '../customers/contact';
import { formatMoney } from '../orders/format-money';
import { amountsOf } from './amounts';
import type { Checkout } from './checkouts';
import { giftCardPayments, paidBy, stepPage } from './page';
import { placeOrder } from './place-order';
import { destination } from './shipping-step';
import { shortagesOf } from './shortages';

type Ready = Checkout & { contact: Contact };

const outcomes = {
  approve: 'The payment is approved',
  decline: 'The payment is declined',
  timeout: 'The payment provider does not answer',
} as const;

/** No card fields: the shopper selects whether payment is approved, declined or times out. */
export function paymentStep(
  world: World,
  checkout: Ready,
  cart: CheckoutCart,
  refused: { alert?: string; status?: number } = {},
): Response {
  const total = dueOf(world, checkout, cart);
  const terms = cart.buysFor?.terms;
  const form = html`${destination(checkout, cart)}
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
        ${
          terms &&
          html`<label class="choice">
            <input type="radio" name="outcome" value="terms" />
            <span>Pay later: ${terms}</span>
          </label>`
        }
      </fieldset>
      <button>Complete order, ${formatMoney(total, cart.currency)}</button>
    </form>`;
  return stepPage(world, checkout, cart, 'payment', { form, ...refused });
}

export function submitPayment(
  world: World,
  checkout: Ready,
  cart: CheckoutCart,
  values: Record<string, string>,
): Response {
  const stay = (status: number, alert?: string) =>
    paymentStep(world, checkout, cart, { status, ...(alert && { alert }) });
  if (shortagesOf(cart.lines).length > 0) return stay(409);
  if (values.total !== String(dueOf(world, checkout, cart))) {
    return stay(409, 'Your bag has changed. Please check the new total.');
  }
  switch (values.outcome) {
    case 'approve':
      return seeOther(`/orders/${placeOrder(world, checkout, cart).token}`);
    case 'terms':
      if (!cart.buysFor?.terms) return stay(422, 'Choose what happens with the payment.');
      return seeOther(`/orders/${placeOrder(world, checkout, cart, { paysLater: true }).token}`);
    case 'decline':
      return stay(402, 'The payment was declined. You haven’t been charged. Please try again.');
    case 'timeout':
      return stay(
        504,
        'The payment provider didn’t respond. You haven’t been charged. Please try again.',
      );
    default:
      return stay(422, 'Choose what happens with the payment.');
  }
}

function dueOf(world: World, { contact }: Ready, cart: CheckoutCart): number {
  const { total, later } = amountsOf(cart, contact);
  return total - later - paidBy(giftCardPayments(world, cart, total - later));
}
