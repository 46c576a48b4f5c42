import type { MouseEvent } from 'react';
import { CartIcon } from '~/ui/icons';
import { isPlainClick } from '~/ui/plain-click';
import { useCart } from '../cart-provider';

/** The header's link to the cart page; with scripts it opens the drawer instead. */
export function CartLink({
  filled,
}: {
  /** Shows the dot: the cart is not empty. */ filled: boolean;
}) {
  const { view, show } = useCart();
  const dot = view?.cart ? view.cart.count > 0 : filled;
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    show();
  };
  return (
    <a
      href="/cart"
      onClick={open}
      className="relative grid size-11 place-items-center max-[22.5rem]:size-10"
    >
      <CartIcon />
      <span className="sr-only">Bag{dot ? ', not empty' : ''}</span>
      {dot && (
        <span className="absolute top-2.5 right-2 size-2 rounded-full bg-brass forced-colors:bg-[Highlight]" />
      )}
    </a>
  );
}
