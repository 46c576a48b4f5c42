import type { Money } from '~/ui/money';
import type { CartLine, ClientCart, PayMethod } from './cart';
import { changeUnknown } from './cart-problem';
import type { GiftRecipient } from './gift-recipient';

export interface SavedItem {
  variantId: string;
  quantity: number;
}

export interface UndoItem extends SavedItem {
  recipient?: GiftRecipient;
  /** The selling plan's id, and the product's handle, which is needed to find the plan. */
  plan?: string;
  handle?: string;
}

/** Items of an earlier order that 'Order again' can't add, because each needs a selling plan or a recipient. */
export interface ToChoose {
  products: Pick<CartLine, 'title' | 'handle' | 'variantId'>[];
  /** The number of products that aren't listed. */
  more: number;
}

export interface SavedLine extends SavedItem {
  title: string;
  handle: string;
  image: CartLine['image'];
  colour: string | null;
  size: string;
  price: Money;
  compareAt: Money | null;
  available: boolean;
}

/** `drawerParam` requests the page's data without carousels. */
export const cartRoute = 'routes/cart/index';
export const drawerParam = 'drawer';

/** Loader data of the cart page and the drawer. */
export interface CartView {
  /** Null if none exists or can't be read. */
  cart: ClientCart | null;
  /** If true, don't show the cart as empty. */
  unavailable: boolean;
  /** Newest first. */
  saved: SavedLine[];
}

export interface CartReply {
  ok: boolean;
  intent: string;
  cart?: ClientCart;
  partial?: boolean;
  /** For `partial`: pieces of one variant. */
  added?: number;
  /** For `partial`: of several variants, those that weren't added. */
  missing?: string[];
  /** Missing if the failure isn't announced. */
  message?: string;
  field?: string;
  undo?: UndoItem;
  tried?: string;
  gift?: RefusedGift;
  /** The product's page, after 'Buy it now' failed, or an add without scripts was refused. */
  back?: string;
}

/** `errors` has messages by field name. `product` is its handle. */
export interface RefusedGift {
  variantId: string;
  quantity: string;
  recipient: GiftRecipient;
  errors: Record<string, string>;
  pay?: PayMethod;
  product?: string;
}

/** True if the reply lacks part of the change, such as the saved items, so that the page must reload its data. */
export const needsReload = ({ intent, message }: Pick<CartReply, 'intent' | 'message'>): boolean =>
  ['change', 'save', 'restore', 'unsave'].includes(intent) || message === changeUnknown.message;

export interface TriedCode {
  code: string;
  problem: string;
}

export const emptyTitle = 'Oh no, your bag is empty!';
