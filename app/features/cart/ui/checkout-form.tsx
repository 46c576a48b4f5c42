import { Button } from '~/ui/button';

/** Leaves for the checkout. A plain form in every case: the address is read at that moment and is another site's. */
export function CheckoutForm() {
  return (
    <form method="post" action="/cart">
      <input type="hidden" name="intent" value="checkout" />
      <Button wide>Checkout</Button>
    </form>
  );
}
