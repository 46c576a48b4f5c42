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
import { type CartLine, lineName, type ClientCart } from '../cart';
import {
  cartRoute,
  drawerParam,
  needsReload,
  type CartReply,
  type CartView,
  type UndoItem,
} from '../cart-view';
import { versionOf } from '../cart-cookies';
import {
  optimisticLines,
  totalQuantity,
  type CartChange,
  type ShownLine,
} from '../optimistic-lines';
import { countOf, paintDot } from './cart-style';
import { useLostResponses } from './use-lost-responses';

export interface RemovedLine extends UndoItem {
  name: string;
}

interface PendingChange extends CartChange {
  countBefore: number;
}

interface Pending {
  changes: readonly PendingChange[];
  /** Since no change was pending, one was refused or got no response. */
  refused: boolean;
}

/** The context's value never changes, so forms that use only these functions don't re-render. */
interface CartActions {
  currency: string;
  /** Opens the drawer and loads the cart; undefined after a failure. The drawer shows `notice`. */
  show(notice?: string): Promise<CartView | undefined>;
  /** For a pending add. `line`: the variant, if only one is added. */
  showComing(line?: Pick<CartLine, 'variantId' | 'handle'>): void;
  hide(): void;
  /** Announces a change by another tab or the checkout, then calls `reload`. Without `reload`, reloads the drawer. */
  follow(reload?: () => void): void;
  /** Shows a reply's cart. `announcement`: for screen readers. `open`: opens the drawer. `added`: the added variant. */
  receive(
    reply: CartReply,
    announcement: string,
    options?: { open?: boolean; added?: string },
  ): void;
  /** Shows the change until the returned function is called. `{}` only marks the cart as updating. */
  addOptimistic(change: CartChange): () => void;
}

interface CartState {
  open: boolean;
  view: CartView | undefined;
  /** Includes pending changes. */
  lines: readonly ShownLine[];
  unread: boolean;
  loading: boolean;
  updating: boolean;
  refused: boolean;
  announcement: string;
  notice: string;
  /** Handle of the product whose add opened the drawer. */
  complementsOf: string | undefined;
  removed: RemovedLine | undefined;
  added: AddedVariant | undefined;
  /** Another tab or the checkout changed the cart since the last change or navigation. */
  changedElsewhere: boolean;
}

export interface AddedVariant {
  variantId: string;
  done: boolean;
}

export const changedElsewhereText =
  'Your bag was changed elsewhere, perhaps in another tab. Here’s what’s in it now.';

const CartActionsContext = createContext<CartActions | null>(null);
const CartStateContext = createContext<CartState | null>(null);

/** Use one provider per page. */
export function CartProvider({ currency, children }: { currency: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const page = useRouteLoaderData<CartView>(cartRoute);
  const [open, setOpen] = useState(false);
  /** The latest reply's cart, with the page's loader data at that time. Newer loader data takes priority. */
  const [known, setKnown] = useState<{ view: CartView; page: CartView | undefined }>();
  const view = page && known?.page !== page ? page : known?.view;
  const { revalidate, state: reload } = useRevalidator();
  const isComing = useNavigation().location?.pathname === '/cart';
  const isReloading = reload === 'loading';
  const latest = useRef({ page, view, isComing, isReloading });
  const overtaken = useRef(false);
  useEffect(() => {
    latest.current = { page, view, isComing, isReloading };
    isOpen.current = open;
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
  const [complementsOf, setComplementsOf] = useState<string>();
  const isOpen = useRef(false);
  const [wasFilled, setWasFilled] = useState(false);
  const [{ changes, refused }, setPending] = useState<Pending>({ changes: [], refused: false });
  const [added, setAdded] = useState<AddedVariant>();
  const [changedElsewhere, setChangedElsewhere] = useState(false);
  const [loading, setLoading] = useState(false);
  const tellChange = useCallback(() => {
    setChangedElsewhere(true);
    setAnnouncement(changedElsewhereText);
  }, []);
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
      if (before && latest.current.page && found?.unavailable) return before;
      return found ?? before ?? { cart: null, unavailable: true, saved: [] };
    });
    return found;
  }, [tellChange, setView]);
  const updating = changes.length > 0;
  useEffect(() => {
    const compared = open && !opening.current && !updating;
    shown.current = compared ? view?.cart : undefined;
  });
  const cart = view?.cart;
  const lines = useMemo(() => optimisticLines(cart?.lines ?? [], changes), [cart, changes]);
  /** Number of items after all pending changes; undefined if none is pending or the cart hasn't been read. */
  const comingCount =
    lines !== cart?.lines && (cart || lines.length > 0)
      ? totalQuantity(lines) + (cart ? 0 : (changes[0]?.countBefore ?? 0))
      : undefined;
  useEffect(() => paintDot(currency, comingCount), [currency, view, comingCount]);
  // Selecting an option changes only the query, and must not close the drawer.
  useEffect(() => {
    setOpen(false);
    setAnnouncement('');
    setChangedElsewhere(false);
    setRemoved(undefined);
    setAdded(undefined);
  }, [pathname]);
  useLostResponses(currency, read);
  const openWith = useCallback(
    (text: string, line?: Pick<CartLine, 'variantId' | 'handle'>) => {
      setOpen(true);
      // An add within the drawer doesn't replace the drawer's list of complements.
      if (!isOpen.current) setComplementsOf(line?.handle);
      // Read the cookie before the response changes it.
      setWasFilled(countOf(currency) > 0);
      setNotice(text);
      setAnnouncement(text);
      setAdded(line && { variantId: line.variantId, done: false });
      setChangedElsewhere(false);
    },
    [currency],
  );
  const showComing = useCallback(
    (line?: Pick<CartLine, 'variantId' | 'handle'>) => openWith('', line),
    [openWith],
  );
  const show = useCallback(
    (text = '') => {
      openWith(text);
      opening.current = true;
      return read();
    },
    [read, openWith],
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
    // Otherwise the page's live region would repeat the drawer's announcement.
    setAnnouncement('');
  }, []);
  const receive = useCallback(
    (
      reply: CartReply,
      announcement: string,
      { open: opens = false, added }: { open?: boolean; added?: string } = {},
    ) => {
      const { cart, undo } = reply;
      const line = latest.current.view?.cart?.lines.find(
        ({ variantId }) => variantId === undo?.variantId,
      );
      if (reply.ok) setRemoved(undo && line && { ...undo, name: lineName(line) });
      if (cart && !(latest.current.page && needsReload(reply)))
        setView((before) => ({ saved: [], ...before, cart, unavailable: false }));
      if (latest.current.isComing) overtaken.current = true;
      // Starts the reload again, because it may have read the cart before this change.
      else if (latest.current.page && latest.current.isReloading && !needsReload(reply))
        revalidate();
      if (!reply.ok && !reply.partial) setPending((before) => ({ ...before, refused: true }));
      setAnnouncement(announcement);
      setNotice(reply.partial ? announcement : '');
      setChangedElsewhere(false);
      // Other changes keep the line 'Added', because removing it would move the lines below.
      if (reply.intent === 'add') setAdded(added ? { variantId: added, done: true } : undefined);
      if (opens) setOpen(true);
    },
    [setView, revalidate],
  );
  const addOptimistic = useCallback(
    (change: CartChange) => {
      const entry = { ...change, countBefore: countOf(currency) };
      setPending(({ changes, refused }) => ({
        changes: [...changes, entry],
        refused: changes.length > 0 && refused,
      }));
      return () =>
        setPending(({ changes, ...rest }) => ({
          changes: changes.filter((one) => one !== entry),
          ...rest,
        }));
    },
    [currency],
  );
  const actions = useMemo(
    () => ({ currency, show, showComing, hide, follow, receive, addOptimistic }),
    [currency, show, showComing, hide, follow, receive, addOptimistic],
  );
  const state = {
    open,
    view,
    lines,
    unread: !view && wasFilled,
    updating,
    refused,
    announcement,
    notice,
    removed,
    added,
    complementsOf,
    changedElsewhere,
    loading: loading || isComing || isReloading,
  };
  return (
    <CartActionsContext.Provider value={actions}>
      <CartStateContext.Provider value={state}>{children}</CartStateContext.Provider>
    </CartActionsContext.Provider>
  );
}

/** The drawer has a second live region, because the page behind it is inert. */
export function CartAnnouncement({ inDrawer = false }: { inDrawer?: boolean }) {
  const { open, announcement } = useCart();
  return (
    <p className="sr-only" aria-live="polite">
      {open === inDrawer && announcement}
    </p>
  );
}

/** Throws outside `CartProvider`. */
export function useCartActions(): CartActions {
  const actions = useContext(CartActionsContext);
  if (!actions) throw new Error('useCartActions needs a CartProvider above it');
  return actions;
}

/** Throws outside `CartProvider`. */
export function useCart(): CartState {
  const state = useContext(CartStateContext);
  if (!state) throw new Error('useCart needs a CartProvider above it');
  return state;
}
