export type CartUserError = { code: string; field: string[]; message: string };

/** What was done differently than asked, since 2024-10; `target` is the id of a line, or of the cart. */
export type CartWarning = { code: string; target: string; message: string };

/**
 * Thrown inside a cart mutation to roll its transaction back. Shopify answers with `cart: null` for
 * an unknown variant or an overlong note, and with the unchanged cart for an unknown line.
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
