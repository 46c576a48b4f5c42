import type { Cart } from './cart';

export interface CartProblem {
  /**
   * - gone: the variant or line doesn't exist
   * - limit: the quantity or the recipient isn't allowed, or a selling plan is missing
   * - partial: less was added, because the stock was too low
   * - refused: Shopify rejected the change
   * - stock: 'Buy it now' failed, because there is no more in stock
   * - wait: the shopper tried too many codes
   * - unavailable: an outage; nothing changed
   * - unknown: the response was lost
   * - repeated: the form was already submitted
   */
  kind:
    | 'gone'
    | 'limit'
    | 'partial'
    | 'refused'
    | 'stock'
    | 'code'
    | 'wait'
    | 'empty'
    | 'unavailable'
    | 'unknown'
    | 'repeated';
  message: string;
  /** Null if it wasn't read, or if none exists. */
  cart: Cart | null;
  /** For `partial`: pieces of one variant. */
  added?: number;
  /** For `partial`: of several variants (digits), those that weren't added. */
  missing?: string[];
  /** For `unknown`: if the cart has this quantity of the variant, the add succeeded. */
  expected?: number;
  seconds?: number;
}

export const lineMissing = (cart: Cart | null): CartProblem => ({
  kind: 'gone',
  message: 'This item is no longer in your bag.',
  cart,
});

/** The product is sold only with a selling plan, and the form has none. */
export const planMissing = (cart: Cart | null): CartProblem => ({
  kind: 'limit',
  message: 'This product needs a purchase option. Please choose one on its page.',
  cart,
});

export const planGone = (cart: Cart | null): CartProblem => ({
  kind: 'gone',
  message: 'This purchase option is no longer available. Please choose another one.',
  cart,
});

export const recipientRefused = (cart: Cart | null): CartProblem => ({
  kind: 'limit',
  message: 'We can’t send a gift card to this recipient. Please check what you entered.',
  cart,
});

/** The cart was another customer's, so a copy replaced it. The form's line id isn't valid in the copy. */
export const cartReplaced = (cart: Cart): CartProblem => ({
  kind: 'gone',
  message: 'Your bag was refreshed. Please check it and try again.',
  cart,
});

export const emptyCart = (cart: Cart | null): CartProblem => ({
  kind: 'empty',
  message: 'Your bag is empty.',
  cart,
});

export const unavailable = (cart: Cart | null): CartProblem => ({
  kind: 'unavailable',
  message: "We can't change your bag right now. Please try again in a moment.",
  cart,
});

export const changeUnknown: CartProblem = {
  kind: 'unknown',
  message: 'We’re not sure whether your bag was changed. Please check it before you try again.',
  cart: null,
};

/** See `CartProblem.expected`. */
export const addUnknown = (cart: Cart | null, expected?: number): CartProblem => ({
  kind: 'unknown',
  message:
    'We’re not sure whether this was added to your bag. Please check it before you try again.',
  cart,
  expected,
});
