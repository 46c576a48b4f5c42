export type CartUserError = { code: string; field: string[]; message: string };

/**
 * Thrown inside a cart mutation's transaction: nothing of it is kept. The answer has either no
 * cart, or the cart as it was (contracts §1.6).
 */
export class Refused extends Error {
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
