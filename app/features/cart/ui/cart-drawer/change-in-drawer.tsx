import { Link, useNavigate } from '@remix-run/react';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { buttonClass } from '~/ui/button';
import { queueRequest } from '~/platform/http/request-queue';
import { isPlainClick } from '~/ui/plain-click';
import { readRoute } from '~/platform/http/route-data';
import { changePath, lineKey, lineName, type CartLine } from '../../cart';
import { cartRoute, drawerParam } from '../../cart-view';
import type { LineOptions } from '../../variant-options';
import { ChangeForm } from '../cart-page/change-line';
import { useCart, useCartActions } from '../cart-provider';

interface DrawerChange {
  open: boolean;
  options: LineOptions | undefined;
  toggle(): void;
}

/** If loading fails, opens the cart page, unless the drawer was closed meanwhile. */
export function useDrawerChange(line: CartLine): DrawerChange {
  const { hide } = useCartActions();
  const navigate = useNavigate();
  const [openFor, setOpenFor] = useState<string>();
  const [options, setOptions] = useState<LineOptions>();
  const key = lineKey(line);
  /** Number of the latest request. A reply to an earlier request, or after closing, is ignored. */
  const latest = useRef(0);
  const { open: drawerOpen } = useCart();
  const inView = useRef(false);
  useEffect(() => {
    inView.current = drawerOpen;
    return () => {
      inView.current = false;
    };
  }, [drawerOpen]);
  const close = () => {
    latest.current += 1;
    setOpenFor(undefined);
  };
  const load = async () => {
    const own = (latest.current += 1);
    setOpenFor(key);
    setOptions(undefined);
    const found = await queueRequest('cart', () =>
      readRoute<{ options?: LineOptions }>(
        `/cart?${new URLSearchParams({ [drawerParam]: '', change: key }).toString()}`,
        cartRoute,
      ),
    );
    if (own !== latest.current) return;
    if (found?.options) return setOptions(found.options);
    close();
    if (!inView.current) return;
    hide();
    navigate(changePath(line));
  };
  const open = openFor === key;
  return { open, options, toggle: () => (open ? close() : void load()) };
}

/** A link to the cart page. Scripts show the choices in the drawer instead. */
export function ChangeInDrawer({ line, open, toggle }: DrawerChange & { line: CartLine }) {
  const press = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    toggle();
  };
  return (
    <Link
      to={changePath(line)}
      onClick={press}
      aria-expanded={open}
      data-change={lineKey(line)}
      className={`${buttonClass({ look: 'link' })} text-muted hover:text-ink`}
    >
      {open ? 'Keep as is' : 'Change'}
      <span className="sr-only"> {lineName(line)}</span>
    </Link>
  );
}

export function ChangeOptions({
  line,
  options,
}: {
  line: CartLine;
  options: LineOptions | undefined;
}) {
  const shown = useRef<HTMLDivElement>(null);
  // The options may be out of view.
  useEffect(() => {
    // Chromium may return a promise, which an effect must not return.
    void shown.current?.scrollIntoView({ block: 'nearest' });
  }, [options]);
  return (
    <div ref={shown} className="mt-3">
      {options ? (
        <ChangeForm line={line} options={options} />
      ) : (
        <p className="bg-sand p-5 text-muted">Loading...</p>
      )}
    </div>
  );
}
