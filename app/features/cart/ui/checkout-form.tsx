import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '~/ui/button';
import { publishCheckout } from '../cart-events';
import type { ClientCart } from '../cart';
import { useCart } from './cart-provider';

/**
 * With scripts, the form waits for pending changes, and isn't sent if one of them is refused or gets no response, or if
 * the shopper follows a link. A second click doesn't wait. The browser posts the form, because the action redirects to
 * another site. `inGrid`: the buttons are items of the parent's grid.
 */
export function CheckoutForm({ cart, inGrid }: { cart: ClientCart; inGrid?: boolean }) {
  const { updating, refused } = useCart();
  const { key } = useLocation();
  // Changes as soon as a navigation starts.
  const place = useNavigation().location?.key ?? key;
  const form = useRef<HTMLFormElement>(null);
  /** The pressed button (null if there is none), and `place` at that time. */
  const [waiting, setWaiting] = useState<{ button: HTMLElement | null; place: string }>();
  const published = useRef(false);
  useEffect(() => {
    // After Back, the shopper may go to the checkout again.
    const reset = () => (published.current = false);
    addEventListener('pageshow', reset);
    return () => removeEventListener('pageshow', reset);
  }, []);
  useEffect(() => {
    if (!waiting || updating) return;
    setWaiting(undefined);
    if (!refused && waiting.place === place) form.current?.requestSubmit(waiting.button);
  }, [waiting, updating, refused, place]);
  const leave = (event: FormEvent) => {
    if (updating && !waiting) {
      event.preventDefault();
      return setWaiting({ button: (event.nativeEvent as SubmitEvent).submitter, place });
    }
    setWaiting(undefined);
    if (!published.current) publishCheckout(cart);
    published.current = true;
  };
  const look = inGrid
    ? 'contents'
    : cart.shopPay && 'grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-3';
  return (
    <form
      ref={form}
      method="post"
      action="/cart"
      onSubmit={leave}
      className={[look, 'print:hidden'].filter(Boolean).join(' ')}
    >
      <input type="hidden" name="intent" value="checkout" />
      <Button wide>Checkout</Button>
      {cart.shopPay && (
        <Button
          name="pay"
          value="shop-pay"
          look="outline"
          wide
          className={inGrid ? 'col-span-full' : 'px-3 whitespace-nowrap'}
        >
          Shop Pay
        </Button>
      )}
    </form>
  );
}
