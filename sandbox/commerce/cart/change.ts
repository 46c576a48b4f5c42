import type { Context } from '../engine/context';
import { noSuchCart, Refused, type CartUserError } from './errors';
import { parseCartId } from './ids';
import { emptyCart, loadCart, saveCart, type Cart } from './store';
import { cartView } from './view';

/** What every cart mutation answers. */
export type CartPayload = {
  cart: ReturnType<typeof cartView> | null;
  userErrors: CartUserError[];
};

/** Changes the cart (and its lines in the database); returns errors that spare the rest. */
type Apply = (cart: Cart) => CartUserError[] | void;

/**
 * Runs one mutation on the cart of this id, in a transaction. A dead cart, or one without its
 * key, is replaced by a new one together with an error; `onNew: 'skip'` leaves the new one empty
 * (contracts §1.6).
 */
export function changeCart(
  context: Context,
  id: string,
  apply: Apply,
  onNew: 'apply' | 'skip' = 'apply',
): CartPayload {
  const parsed = parseCartId(id);
  const known = parsed && loadCart(context.world, parsed.token);
  if (known && known.key === parsed.key) return transact(context, known, apply, []);
  const fresh = emptyCart(context.world, context.country);
  return transact(context, fresh, onNew === 'apply' ? apply : () => [], [noSuchCart]);
}

/** Runs `apply` on a cart that exists or is just being made, and stores it. */
export function transact(
  context: Context,
  cart: Cart,
  apply: Apply,
  before: CartUserError[],
): CartPayload {
  const { world } = context;
  try {
    const after = world.transact(() => {
      const errors = apply(cart) ?? [];
      saveCart(world, cart);
      return errors;
    });
    return { cart: cartView(context, cart, true), userErrors: [...before, ...after] };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const kept = error.answer === 'unchanged cart' ? loadCart(world, cart.token) : null;
    const userErrors = [...before, error.userError];
    return { cart: kept && cartView(context, kept, true), userErrors };
  }
}
