import type { MouseEvent } from 'react';
import { CartIcon } from '~/ui/icons';
import { isPlainClick } from '~/ui/plain-click';
import { useCartActions } from '../cart-provider';
import { preloadDrawer } from './index';

/** Scripts open the drawer. */
export function CartLink() {
  const { show } = useCartActions();
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void show();
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
        Bag
        <span className="[display:var(--cart-filled-text,none)] after:content-[var(--cart-count)]">
          , items:{' '}
        </span>
      </span>
      <span
        aria-hidden="true"
        className="absolute top-1 right-0.5 [display:var(--cart-filled,none)] h-[1.125rem] min-w-[1.125rem] rounded-full bg-brass px-1 text-center text-[0.6875rem] leading-[1.125rem] font-medium text-paper tabular after:content-[var(--cart-count)] forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:[forced-color-adjust:none]"
      />
    </a>
  );
}
