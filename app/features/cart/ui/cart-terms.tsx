import { useLocale } from '~/ui/locale';
import { formatMoney } from '~/ui/money';
import type { ClientCart } from '../cart';
import { assurances, missingToFree, termsText } from '../cart-terms';
import { useCart } from './cart-provider';

/** The total of the items that are delivered; null if there are none, or if the bag is picked up. */
const delivered = ({ sent, pickup }: ClientCart) => (pickup ? null : sent);

export function FreeDelivery({ cart }: { cart: ClientCart }) {
  const { terms } = cart;
  const { updating } = useCart();
  const locale = useLocale();
  const missing = missingToFree(delivered(cart), terms);
  if (!missing || !terms.freeFrom) return null;
  return (
    <label aria-busy={updating} className="grid gap-2 small aria-busy:text-muted">
      {missing.amount > 0
        ? `Spend ${formatMoney(missing, locale)} more and delivery to ${terms.destination} is free.`
        : `Delivery to ${terms.destination} is free.`}
      <progress
        max={terms.freeFrom.amount}
        value={terms.freeFrom.amount - missing.amount}
        className="gauge"
      />
    </label>
  );
}

export function TermsText({ cart }: { cart: ClientCart }) {
  const locale = useLocale();
  const sent = delivered(cart);
  const assured = assurances({ ...cart, sent }, locale);
  return (
    <div className="small text-muted">
      <p>{termsText(sent, cart.terms)}</p>
      {cart.terms.payment && (
        <p>Payment terms: {cart.terms.payment}. You can choose to pay later at checkout.</p>
      )}
      {assured.length > 0 && <p>{assured.join(' · ')}</p>}
    </div>
  );
}
