import { Button } from '~/ui/button';
import { publishCheckout } from '../cart-events';
import type { ClientCart } from '../cart';

/** Leaves for the checkout. Always a plain form post: the action redirects to another site. */
export function CheckoutForm({ cart }: { cart: ClientCart }) {
  return (
    <form
      method="post"
      action="/cart"
      onSubmit={() => publishCheckout(cart)}
      className="print:hidden"
    >
      <input type="hidden" name="intent" value="checkout" />
      <Button wide>Checkout</Button>
    </form>
  );
}
