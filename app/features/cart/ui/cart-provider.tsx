import { useLocation, useNavigation, useRevalidator, useRouteLoaderData } from '@remix-run/react';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  type ReactNode,
} from 'react';
import { queueRequest } from '~/platform/http/request-queue';
import { readRoute } from '~/platform/http/route-data';
import type { CartLine } from '../cart';
import { countOf } from '../cart-dot';
import { cartRoute, drawerParam, needsReload, type CartReply, type CartView } from '../cart-view';
import {
  optimisticLines,
  totalQuantity,
  type CartChange,
  type ShownLine,
} from '../optimistic-lines';
import { closedDrawer, nextDrawer, viewOf, type CartDrawerState } from './cart-drawer-state';
import { paintDot } from './cart-style';
import { useLostResponses } from './use-lost-responses';

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

interface CartState extends Omit<
  CartDrawerState,
  'pathname' | 'known' | 'wasFilled' | 'opening' | 'changes'
> {
  view: CartView | undefined;
  /** Includes pending changes. */
  lines: readonly ShownLine[];
  unread: boolean;
  updating: boolean;
}

const CartActionsContext = createContext<CartActions | null>(null);
const CartStateContext = createContext<CartState | null>(null);

/** Use one provider per page. */
export function CartProvider({ currency, children }: { currency: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const page = useRouteLoaderData<CartView>(cartRoute);
  const [drawer, dispatch] = useReducer(nextDrawer, pathname, closedDrawer);
  const { revalidate, state: reload } = useRevalidator();
  const isComing = useNavigation().location?.pathname === '/cart';
  const isReloading = reload === 'loading';
  const latest = useRef({ page, isComing, isReloading });
  const overtaken = useRef(false);
  useEffect(() => {
    latest.current = { page, isComing, isReloading };
    if (isComing || !overtaken.current) return;
    overtaken.current = false;
    if (page) revalidate();
  });
  const read = useCallback(async () => {
    dispatch({ type: 'reading' });
    const found = await queueRequest('cart', () =>
      readRoute<CartView>(`/cart?${drawerParam}`, cartRoute),
    );
    dispatch({ type: 'read', found, page: latest.current.page });
    return found;
  }, []);
  const { changes } = drawer;
  const view = viewOf(drawer, page);
  const cart = view?.cart;
  const lines = useMemo(() => optimisticLines(cart?.lines ?? [], changes), [cart, changes]);
  /** Number of items after all pending changes; undefined if none is pending or the cart hasn't been read. */
  const comingCount =
    lines !== cart?.lines && (cart || lines.length > 0)
      ? totalQuantity(lines) + (cart ? 0 : (changes[0]?.countBefore ?? 0))
      : undefined;
  useEffect(() => paintDot(currency, comingCount), [currency, view, comingCount]);
  useEffect(() => dispatch({ type: 'navigated', pathname }), [pathname]);
  useLostResponses(currency, read);
  const actions = useMemo((): CartActions => {
    // Read the cookie before a response changes it.
    const isFilled = () => countOf(currency) > 0;
    return {
      currency,
      show(notice = '') {
        dispatch({ type: 'opened', notice, filled: isFilled(), reads: true });
        return read();
      },
      showComing: (line) => dispatch({ type: 'opened', notice: '', line, filled: isFilled() }),
      hide: () => dispatch({ type: 'closed' }),
      follow(reload) {
        dispatch({ type: 'changed elsewhere' });
        if (reload) reload();
        else void read();
      },
      receive(reply, announcement, options) {
        const { page, isComing, isReloading } = latest.current;
        dispatch({ type: 'replied', reply, page, announcement, ...options });
        if (isComing) overtaken.current = true;
        // Starts the reload again, because it may have read the cart before this change.
        else if (page && isReloading && !needsReload(reply)) revalidate();
      },
      addOptimistic(change) {
        const pending = { ...change, countBefore: countOf(currency) };
        dispatch({ type: 'pending added', change: pending });
        return () => dispatch({ type: 'pending ended', change: pending });
      },
    };
  }, [currency, read, revalidate]);
  const state = {
    ...drawer,
    view,
    lines,
    unread: !view && drawer.wasFilled,
    updating: changes.length > 0,
    loading: drawer.loading || isComing || isReloading,
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
