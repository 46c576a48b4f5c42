/** Independent of React. */
import { lineName, type CartLine } from '../cart';
import { versionOf } from '../cart-cookies';
import { needsReload, type CartReply, type CartView, type UndoItem } from '../cart-view';
import type { CartChange } from '../optimistic-lines';

interface RemovedLine extends UndoItem {
  name: string;
}

interface AddedVariant {
  variantId: string;
  done: boolean;
}

interface PendingChange extends CartChange {
  countBefore: number;
}

export interface CartDrawerState {
  pathname: string;
  open: boolean;
  /** The latest reply's cart, with the page's loader data at that time. */
  known?: { view: CartView; page: CartView | undefined };
  /** The cart was filled when the drawer was opened. */
  wasFilled: boolean;
  loading: boolean;
  /** The pending read was started by opening the drawer. */
  opening: boolean;
  changes: readonly PendingChange[];
  /** A change was refused or got no response. Reset by the next change that starts while no other is pending. */
  refused: boolean;
  announcement: string;
  notice: string;
  /** Handle of the product whose add opened the drawer. */
  complementsOf?: string;
  removed?: RemovedLine;
  added?: AddedVariant;
  /** Another tab or the checkout changed the cart since the last change or navigation. */
  changedElsewhere: boolean;
}

/** `page` is the cart page's loader data, if it has any. */
export type CartDrawerEvent =
  | {
      type: 'opened';
      notice: string;
      /** The pending add's variant, if only one is added. */
      line?: Pick<CartLine, 'variantId' | 'handle'>;
      filled: boolean;
      /** The cart is read next. */
      reads?: boolean;
    }
  | { type: 'closed' }
  | { type: 'navigated'; pathname: string }
  | { type: 'changed elsewhere' }
  | { type: 'reading' }
  /** Without `found`, the read failed. */
  | { type: 'read'; found: CartView | undefined; page: CartView | undefined }
  | {
      type: 'replied';
      reply: CartReply;
      page: CartView | undefined;
      announcement: string;
      open?: boolean;
      /** The added variant. */
      added?: string;
    }
  | { type: 'pending added'; change: PendingChange }
  | { type: 'pending ended'; change: PendingChange };

type EventOf<Type extends CartDrawerEvent['type']> = Extract<CartDrawerEvent, { type: Type }>;

export const changedElsewhereText =
  'Your bag was changed elsewhere, perhaps in another tab. Here’s what’s in it now.';

export const closedDrawer = (pathname: string): CartDrawerState => ({
  pathname,
  open: false,
  wasFilled: false,
  loading: false,
  opening: false,
  changes: [],
  refused: false,
  announcement: '',
  notice: '',
  changedElsewhere: false,
});

/** Loader data that is newer than the latest reply takes priority. */
export const viewOf = (
  { known }: CartDrawerState,
  page: CartView | undefined,
): CartView | undefined => (page && known?.page !== page ? page : known?.view);

export function nextDrawer(state: CartDrawerState, event: CartDrawerEvent): CartDrawerState {
  switch (event.type) {
    case 'opened':
      return opened(state, event);
    case 'closed':
      // Otherwise the page's live region would repeat the drawer's announcement.
      return { ...state, open: false, announcement: '' };
    case 'navigated':
      return navigated(state, event);
    case 'changed elsewhere':
      return changedElsewhere(state);
    case 'reading':
      return { ...state, loading: true };
    case 'read':
      return read(state, event);
    case 'replied':
      return replied(state, event);
    case 'pending added': {
      const { changes, refused } = state;
      const isFirst = changes.length === 0;
      return { ...state, changes: [...changes, event.change], refused: !isFirst && refused };
    }
    case 'pending ended':
      return { ...state, changes: state.changes.filter((one) => one !== event.change) };
  }
}

function opened(
  state: CartDrawerState,
  { notice, line, filled, reads = false }: EventOf<'opened'>,
): CartDrawerState {
  return {
    ...state,
    open: true,
    opening: state.opening || reads,
    // An add within the drawer doesn't replace the drawer's list of complements.
    complementsOf: state.open ? state.complementsOf : line?.handle,
    wasFilled: filled,
    notice,
    announcement: notice,
    added: line && { variantId: line.variantId, done: false },
    changedElsewhere: false,
  };
}

function navigated(state: CartDrawerState, { pathname }: EventOf<'navigated'>): CartDrawerState {
  // Selecting an option changes only the query, and must not close the drawer.
  if (pathname === state.pathname) return state;
  return {
    ...state,
    pathname,
    open: false,
    announcement: '',
    changedElsewhere: false,
    removed: undefined,
    added: undefined,
  };
}

const changedElsewhere = (state: CartDrawerState): CartDrawerState => ({
  ...state,
  changedElsewhere: true,
  announcement: changedElsewhereText,
});

function read(state: CartDrawerState, { found, page }: EventOf<'read'>): CartDrawerState {
  const before = viewOf(state, page);
  const isCompared = state.open && !state.opening && state.changes.length === 0;
  const isChanged =
    isCompared &&
    before !== undefined &&
    found?.unavailable === false &&
    versionOf(before.cart) !== versionOf(found.cart);
  const shown = before && page && found?.unavailable ? before : (found ?? before);
  const view = shown ?? { cart: null, unavailable: true, saved: [] };
  return {
    ...(isChanged ? changedElsewhere(state) : state),
    loading: false,
    opening: false,
    known: { view, page },
  };
}

function replied(
  state: CartDrawerState,
  { reply, page, announcement, open = false, added }: EventOf<'replied'>,
): CartDrawerState {
  const { ok, partial, cart, undo, intent } = reply;
  const before = viewOf(state, page);
  const line = before?.cart?.lines.find(({ variantId }) => variantId === undo?.variantId);
  return {
    ...state,
    ...(ok && { removed: undo && line && { ...undo, name: lineName(line) } }),
    ...(cart &&
      !(page && needsReload(reply)) && {
        known: { view: { saved: [], ...before, cart, unavailable: false }, page },
      }),
    // Other changes keep the text 'Added', because removing it would move the lines below.
    ...(intent === 'add' && { added: added ? { variantId: added, done: true } : undefined }),
    refused: state.refused || (!ok && !partial),
    announcement,
    notice: partial ? announcement : '',
    changedElsewhere: false,
    open: state.open || open,
  };
}
