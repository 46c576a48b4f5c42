export type CartUserError = { code: string; field: string[]; message: string };

/**
 * Reports a difference between the cart and the request; exists since API version 2024-10. `target` is the ID of a line
 * or of the cart.
 */
export type CartWarning = { code: string; target: string; message: string };

/**
 * Thrown to undo a cart mutation. For an unknown variant or a long note, Shopify returns `cart: null`; for an unknown
 * line, it returns the unchanged cart.
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
