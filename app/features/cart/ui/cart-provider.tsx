import { useFetcher, useLocation } from '@remix-run/react';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { isFailedAdd, type CartReply, type CartView } from '../cart';
import { useTurn } from './use-turn';

interface CartState {
  open: boolean;
  /** Undefined until the cart has been read; pages do not wait for it. */
  view: CartView | undefined;
  loading: boolean;
  /** True while a form is changing the cart, so that its sums are about to change. */
  updating: boolean;
  /** The last add failed, perhaps without a message. */
  failedAdd: boolean;
  /** Announced to screen readers. */
  news: string;
  /** Shown above the lines of the drawer, until it closes. */
  notice: string;
  /** Opens the drawer and loads the cart. */
  show(): void;
  hide(): void;
  /** Takes the cart from an action's reply and announces `news`; `open` also opens the drawer. */
  receive(reply: CartReply, news: string, open?: boolean): void;
  /** Counts a change of the cart that is under way; to be ended with the function that it returns. */
  countUpdate(): () => void;
}

const CartContext = createContext<CartState | null>(null);

/** Shares the cart between the components that add to it or show it. One per page. */
export function CartProvider({ children }: { children: ReactNode }) {
  const { load, data, state } = useFetcher<CartView>({ key: 'cart' });
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const [view, setView] = useState<CartView>();
  const [news, setNews] = useState('');
  const [notice, setNotice] = useState('');
  const [failedAdd, setFailedAdd] = useState(false);
  const [updates, setUpdates] = useState(0);
  const takeTurn = useTurn(state === 'loading');
  useEffect(() => {
    if (data) setView(data);
  }, [data]);
  // The path only: selecting an option right after an add changes the query, and must not close the drawer.
  useEffect(() => setOpen(false), [pathname]);
  const show = useCallback(() => {
    setOpen(true);
    setNotice('');
    setFailedAdd(false);
    void takeTurn(() => load('/cart'));
  }, [load, takeTurn]);
  const hide = useCallback(() => setOpen(false), []);
  const receive = useCallback((reply: CartReply, announcement: string, opens = false) => {
    const { cart } = reply;
    if (cart) setView((known) => ({ saved: [], ...known, cart, unavailable: false }));
    setFailedAdd(isFailedAdd(reply));
    setNews(announcement);
    setNotice(reply.partial ? announcement : '');
    if (opens) setOpen(true);
  }, []);
  const countUpdate = useCallback(() => {
    setUpdates((count) => count + 1);
    return () => setUpdates((count) => count - 1);
  }, []);
  const updating = updates > 0;
  const loading = state === 'loading';
  const value = useMemo(
    () => ({
      ...{ open, view, loading, updating, failedAdd, news, notice },
      ...{ show, hide, receive, countUpdate },
    }),
    [open, view, loading, updating, failedAdd, news, notice, show, hide, receive, countUpdate],
  );
  return (
    <CartContext.Provider value={value}>
      {children}
      <p className="sr-only" aria-live="polite">
        {news}
      </p>
    </CartContext.Provider>
  );
}

/** The shared cart state; throws outside `CartProvider`. */
export function useCart(): CartState {
  const state = useContext(CartContext);
  if (!state) throw new Error('useCart needs a CartProvider above it');
  return state;
}
