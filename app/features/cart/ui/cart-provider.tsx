import { useLocation, useRouteLoaderData } from '@remix-run/react';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { readRoute } from '~/ui/route-data';
import { cartRoute, isFailedAdd, type CartReply, type CartView, type ClientCart } from '../cart';
import { versionOf } from '../cart-cookies';
import { paintDot } from './cart-style';
import { inTurn } from './in-turn';
import { useMissedAnswers } from './use-missed-answers';

interface CartState {
  /** The page's: each currency has a cart of its own. */
  currency: string;
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
  /** The bag on the screen was changed by another tab, or at the checkout; until this page changes it or leaves. */
  changedElsewhere: boolean;
  /** Opens the drawer and loads the cart. */
  show(): void;
  hide(): void;
  /** Reads the bag that is on the screen again, with `reload` or for the drawer, and says that it has changed. */
  follow(reload?: () => void): void;
  /** Takes the cart from an action's reply and announces `news`; `open` also opens the drawer. */
  receive(reply: CartReply, news: string, open?: boolean): void;
  /** Counts a change of the cart that is under way; to be ended with the function that it returns. */
  countUpdate(): () => void;
}

export const changedElsewhereText =
  'Your bag was changed elsewhere, perhaps in another tab. This is what is in it now.';

const CartContext = createContext<CartState | null>(null);

/** Shares the cart between the components that add to it or show it. One per page. */
export function CartProvider({ currency, children }: { currency: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const [view, setView] = useState<CartView>();
  const [news, setNews] = useState('');
  const [notice, setNotice] = useState('');
  const [failedAdd, setFailedAdd] = useState(false);
  const [updates, setUpdates] = useState(0);
  const [changedElsewhere, setChangedElsewhere] = useState(false);
  const [loading, setLoading] = useState(false);
  const tellChange = useCallback(() => {
    setChangedElsewhere(true);
    setNews(changedElsewhereText);
  }, []);
  /** What the open drawer shows, for comparison with what is read. What changed while nobody looked is no news. */
  const shown = useRef<ClientCart | null>();
  const opening = useRef(false);
  const read = useCallback(async () => {
    setLoading(true);
    const found = await inTurn(() => readRoute<CartView>('/cart', cartRoute));
    setLoading(false);
    opening.current = false;
    const before = shown.current;
    if (before !== undefined && found && !found.unavailable)
      if (versionOf(before) !== versionOf(found.cart)) tellChange();
    setView((known) => found ?? known ?? { cart: null, unavailable: true, saved: [] });
  }, [tellChange]);
  useEffect(() => {
    const compared = open && !opening.current && updates === 0;
    shown.current = compared ? view?.cart : undefined;
  });
  useEffect(() => paintDot(currency), [currency, view]);
  // The path only: selecting an option right after an add changes the query, and must not close the drawer.
  useEffect(() => {
    setOpen(false);
    setChangedElsewhere(false);
  }, [pathname]);
  useMissedAnswers(currency, read);
  useReloadAfterForms(view !== undefined, read);
  const show = useCallback(() => {
    setOpen(true);
    setNotice('');
    setChangedElsewhere(false);
    setFailedAdd(false);
    opening.current = true;
    void read();
  }, [read]);
  const follow = useCallback(
    (reload?: () => void) => {
      tellChange();
      if (reload) reload();
      else void read();
    },
    [read, tellChange],
  );
  const hide = useCallback(() => setOpen(false), []);
  const receive = useCallback((reply: CartReply, announcement: string, opens = false) => {
    const { cart } = reply;
    if (cart) setView((known) => ({ saved: [], ...known, cart, unavailable: false }));
    setFailedAdd(isFailedAdd(reply));
    setNews(announcement);
    setNotice(reply.partial ? announcement : '');
    setChangedElsewhere(false);
    if (opens) setOpen(true);
  }, []);
  const countUpdate = useCallback(() => {
    setUpdates((count) => count + 1);
    return () => setUpdates((count) => count - 1);
  }, []);
  const updating = updates > 0;
  const value = useMemo(
    () => ({
      ...{ currency, open, view, loading, updating, failedAdd, news, notice, changedElsewhere },
      ...{ show, hide, follow, receive, countUpdate },
    }),
    [
      currency,
      open,
      view,
      loading,
      updating,
      failedAdd,
      news,
      notice,
      changedElsewhere,
      show,
      hide,
      follow,
      receive,
      countUpdate,
    ],
  );
  return <CartContext.Provider value={value}>{children}</CartContext.Provider>;
}

/** Reads a cart that is known again when another form, such as that of signing in, has renewed the page's shared data. */
function useReloadAfterForms(known: boolean, load: () => Promise<void>): void {
  const shared = useRouteLoaderData('root');
  const before = useRef(shared);
  useEffect(() => {
    if (before.current === shared) return;
    before.current = shared;
    if (known) void load();
  }, [shared, known, load]);
}

/** Announces what happened to the cart. Rendered once, within a landmark. */
export const CartNews = () => (
  <p className="sr-only" aria-live="polite">
    {useCart().news}
  </p>
);

/** The shared cart state; throws outside `CartProvider`. */
export function useCart(): CartState {
  const state = useContext(CartContext);
  if (!state) throw new Error('useCart needs a CartProvider above it');
  return state;
}
