import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '~/ui/button';
import { publishCheckout } from '../cart-events';
import type { ClientCart } from '../cart';
import { useCart } from './cart-provider';

/**
 * With scripts, the form waits for pending changes, and isn't sent if one is refused. A second click doesn't wait. The
 * browser posts the form, because the action redirects to another site.
 */
export function CheckoutForm({ cart }: { cart: ClientCart }) {
  const { updating, refused } = useCart();
  const form = useRef<HTMLFormElement>(null);
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!waiting || updating) return;
    setWaiting(false);
    if (!refused) form.current?.requestSubmit();
  }, [waiting, updating, refused]);
  const leave = (event: FormEvent) => {
    if (!updating || waiting) return publishCheckout(cart);
    event.preventDefault();
    setWaiting(true);
  };
  return (
    <form ref={form} method="post" action="/cart" onSubmit={leave} className="print:hidden">
      <input type="hidden" name="intent" value="checkout" />
      <Button wide>Checkout</Button>
    </form>
  );
}
