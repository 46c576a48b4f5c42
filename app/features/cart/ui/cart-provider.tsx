import { useLocation, useNavigation, useRevalidator, useRouteLoaderData } from '@remix-run/react';
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
import { inTurn } from '~/ui/in-turn';
import { readRoute } from '~/ui/route-data';
import {
  cartRoute,
  drawerParam,
  isReadAgain,
  type CartReply,
  type CartView,
  lineName,
  type ClientCart,
  type SavedItem,
} from '../cart';
import { versionOf } from '../cart-cookies';
import {
  optimisticLines,
  totalQuantity,
  type CartChange,
  type ShownLine,
} from '../optimistic-lines';
import { isFilled, paintDot } from './cart-style';
import { useMissedAnswers } from './use-missed-answers';

/** A line that has left the bag. */
export interface RemovedLine extends SavedItem {
  name: string;
}

/** Same for the life of the page, so that forms which only change the cart aren't rendered with each change. */
interface CartActions {
  /** The page's: each currency has a cart of its own. */
  currency: string;
  /** Opens the drawer and loads the cart; `notice` is shown in it and announced. */
  show(notice?: string): void;
  /** Opens the drawer for what is being added: the cart comes with the reply. */
  showComing(): void;
  hide(): void;
  /** Reloads the cart on the screen, with `reload` or for the drawer, and announces that it has changed. */
  follow(reload?: () => void): void;
  /** Takes the cart from an action's reply and announces `announcement`; `open` also opens the drawer. */
  receive(reply: CartReply, announcement: string, open?: boolean): void;
  /** Shows a pending change until the returned function is called. `{}` only counts as pending. */
  addOptimistic(change: CartChange): () => void;
}

interface CartState {
  open: boolean;
  /** The last one read, by the page or since. Undefined until it is read; pages don't wait for it. */
  view: CartView | undefined;
  /** Including pending changes. */
  lines: readonly ShownLine[];
  /** The cart has lines that haven't been read yet: quantities and totals are unknown. */
  unread: boolean;
  loading: boolean;
  /** A form is changing the cart, so its totals are about to change. */
  updating: boolean;
  /** The last form was not carried out. */
  refused: boolean;
  /** For screen readers. */
  announcement: string;
  /** Shown above the drawer's lines until it closes. */
  notice: string;
  /** Set if the last change was a removal. */
  removed: RemovedLine | undefined;
  /** Another tab or the checkout changed the cart on the screen; until this page changes it or is left. */
  changedElsewhere: boolean;
}

export const changedElsewhereText =
  'Your bag was changed elsewhere, perhaps in another tab. Here’s what’s in it now.';

const CartActionsContext = createContext<CartActions | null>(null);
const CartStateContext = createContext<CartState | null>(null);

/** Shares the cart between the components that add to it or show it. One per page. */
export function CartProvider({ currency, children }: { currency: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const page = useRouteLoaderData<CartView>(cartRoute);
  const [open, setOpen] = useState(false);
  /** What was read or answered, and the page's data at that time: what the page has loaded since is newer. */
  const [known, setKnown] = useState<{ view: CartView; page: CartView | undefined }>();
  const view = page && known?.page !== page ? page : known?.view;
  const isComing = useNavigation().location?.pathname === '/cart';
  const { revalidate } = useRevalidator();
  const latest = useRef({ page, view, isComing });
  /** The cart has changed while its page was on the way, which may have been read before. */
  const overtaken = useRef(false);
  useEffect(() => {
    latest.current = { page, view, isComing };
    if (isComing || !overtaken.current) return;
    overtaken.current = false;
    if (page) revalidate();
  });
  const setView = useCallback((next: (before: CartView | undefined) => CartView) => {
    const { page, view } = latest.current;
    setKnown({ view: next(view), page });
  }, []);
  const [announcement, setAnnouncement] = useState('');
  const [notice, setNotice] = useState('');
  const [removed, setRemoved] = useState<RemovedLine>();
  const [refused, setRefused] = useState(false);
  const [wasFilled, setWasFilled] = useState(false);
  const [changes, setChanges] = useState<readonly CartChange[]>([]);
  const [changedElsewhere, setChangedElsewhere] = useState(false);
  const [loading, setLoading] = useState(false);
  const tellChange = useCallback(() => {
    setChangedElsewhere(true);
    setAnnouncement(changedElsewhereText);
  }, []);
  /** What the open drawer shows, for comparison with what is read. Changes while it is closed are not announced. */
  const shown = useRef<ClientCart | null>();
  const opening = useRef(false);
  const read = useCallback(async () => {
    setLoading(true);
    const found = await inTurn('cart', () =>
      readRoute<CartView>(`/cart?${drawerParam}`, cartRoute),
    );
    setLoading(false);
    opening.current = false;
    const before = shown.current;
    if (before !== undefined && found && !found.unavailable)
      if (versionOf(before) !== versionOf(found.cart)) tellChange();
    setView((before) => {
      // The page goes on with what it has.
      if (before && latest.current.page && found?.unavailable) return before;
      return found ?? before ?? { cart: null, unavailable: true, saved: [] };
    });
  }, [tellChange, setView]);
  const updating = changes.length > 0;
  useEffect(() => {
    const compared = open && !opening.current && !updating;
    shown.current = compared ? view?.cart : undefined;
  });
  const cart = view?.cart;
  const lines = useMemo(() => optimisticLines(cart?.lines ?? [], changes), [cart, changes]);
  /** Whether the bag will be filled. Of a bag that was not read, only an add tells. */
  const willBeFilled =
    lines !== cart?.lines && (cart || lines.length > 0) ? totalQuantity(lines) > 0 : undefined;
  useEffect(() => paintDot(currency, willBeFilled), [currency, view, willBeFilled]);
  // The path only: selecting an option right after an add changes the query, and must not close the drawer.
  useEffect(() => {
    setOpen(false);
    setAnnouncement('');
    setChangedElsewhere(false);
    setRemoved(undefined);
  }, [pathname]);
  useMissedAnswers(currency, read);
  const showComing = useCallback(
    (text = '') => {
      setOpen(true);
      // Before the answer changes the cookie.
      setWasFilled(isFilled(currency));
      setNotice(text);
      setAnnouncement(text);
      setChangedElsewhere(false);
    },
    [currency],
  );
  const show = useCallback(
    (text?: string) => {
      showComing(text);
      opening.current = true;
      void read();
    },
    [read, showComing],
  );
  const follow = useCallback(
    (reload?: () => void) => {
      tellChange();
      if (reload) reload();
      else void read();
    },
    [read, tellChange],
  );
  const hide = useCallback(() => {
    setOpen(false);
    // Announced in the drawer already; the page's region would announce it again.
    setAnnouncement('');
  }, []);
  const receive = useCallback(
    (reply: CartReply, announcement: string, opens = false) => {
      const { cart, undo } = reply;
      const line = latest.current.view?.cart?.lines.find(
        ({ variantId }) => variantId === undo?.variantId,
      );
      if (reply.ok) setRemoved(undo && line && { ...undo, name: lineName(line) });
      if (cart && !(latest.current.page && isReadAgain(reply)))
        setView((before) => ({ saved: [], ...before, cart, unavailable: false }));
      if (latest.current.isComing) overtaken.current = true;
      setRefused(!reply.ok && !reply.partial);
      setAnnouncement(announcement);
      setNotice(reply.partial ? announcement : '');
      setChangedElsewhere(false);
      if (opens) setOpen(true);
    },
    [setView],
  );
  const addOptimistic = useCallback((change: CartChange) => {
    const entry = { ...change };
    setChanges((before) => [...before, entry]);
    return () => setChanges((before) => before.filter((one) => one !== entry));
  }, []);
  const actions = useMemo(
    () => ({ currency, show, showComing, hide, follow, receive, addOptimistic }),
    [currency, show, showComing, hide, follow, receive, addOptimistic],
  );
  const state = {
    ...{ open, view, lines, unread: !view && wasFilled, loading, updating, refused },
    ...{ announcement, notice, removed, changedElsewhere },
  };
  return (
    <CartActionsContext.Provider value={actions}>
      <CartStateContext.Provider value={state}>{children}</CartStateContext.Provider>
    </CartActionsContext.Provider>
  );
}

/**
 * Announces what happened to the cart: in the drawer while that is open, which makes the page inert, else in the page.
 * Each has one, within a landmark.
 */
export function CartAnnouncement({ inDrawer = false }: { inDrawer?: boolean }) {
  const { open, announcement } = useCart();
  return (
    <p className="sr-only" aria-live="polite">
      {open === inDrawer && announcement}
    </p>
  );
}

/** What changes the shared cart; throws outside `CartProvider`. */
export function useCartActions(): CartActions {
  const actions = useContext(CartActionsContext);
  if (!actions) throw new Error('useCartActions needs a CartProvider above it');
  return actions;
}

/** The shared cart; throws outside `CartProvider`. */
export function useCart(): CartState {
  const state = useContext(CartStateContext);
  if (!state) throw new Error('useCart needs a CartProvider above it');
  return state;
}
