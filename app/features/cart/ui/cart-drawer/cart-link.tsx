import type { MouseEvent } from 'react';
import { CartIcon } from '~/ui/icons';
import { isPlainClick } from '~/ui/plain-click';
import { useCartActions } from '../cart-provider';
import { preloadDrawer } from './index';

/** With scripts, opens the drawer. `CartStyle` shows the dot. */
export function CartLink() {
  const { show } = useCartActions();
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    show();
  };
  return (
    <a
      href="/cart"
      data-in-place
      onClick={open}
      onPointerEnter={preloadDrawer}
      onFocus={preloadDrawer}
      className="header-icon"
    >
      <CartIcon />
      <span className="sr-only">
        Bag<span className="[display:var(--cart-filled-text,none)]">, not empty</span>
      </span>
      <span className="absolute top-2.5 right-2 [display:var(--cart-filled,none)] size-2 rounded-full bg-brass forced-colors:bg-[Highlight]" />
    </a>
  );
}
