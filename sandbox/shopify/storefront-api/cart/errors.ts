export type CartUserError = { code: string; field: string[]; message: string };

/**
 * Reports how the cart differs from what was requested; exists since API version 2024-10. `target` is the ID of a line
 * or of the cart.
 */
export type CartWarning = { code: string; target: string; message: string };

/**
 * Thrown to undo a cart mutation. If a variant is unknown or a note is too long, Shopify returns `cart: null`; if a
 * line is unknown, it returns the unchanged cart.
 */
export class CartMutationError extends Error {
  constructor(
    readonly userError: CartUserError,
    readonly answer: 'no cart' | 'unchanged cart',
  ) {
    super(userError.message);
  }
}

export const noSuchCart: CartUserError = {
  code: 'INVALID',
  field: ['cartId'],
  message: 'The specified cart does not exist.',
};
