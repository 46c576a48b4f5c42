export type CartUserError = { code: string; field: string[]; message: string };

/**
 * Reports a difference between cart and request. API versions before 2024-10 have no warnings.
 * `target` is the ID of a line or of the cart.
 */
export type CartWarning = { code: string; target: string; message: string };

/**
 * Undoes a cart mutation. As on Shopify, the result has `cart: null` for an unknown variant or a
 * long note, and the unchanged cart for an unknown line.
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
