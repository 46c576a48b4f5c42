import { emptyCart, loadCart, saveCart, type Cart } from '../../carts/carts';
import type { Context } from '../graphql/context';
import { cartView } from './cart-view';
import { noSuchCart, CartMutationError, type CartUserError, type CartWarning } from './errors';
import { parseCartId } from './ids';

export type CartPayload = {
  cart: ReturnType<typeof cartView> | null;
  userErrors: CartUserError[];
  warnings: CartWarning[];
};

/** Errors here don't undo the change. */
export type MutationMessages = { userErrors?: CartUserError[]; warnings?: CartWarning[] };

/** Changes `cart`, and the cart's lines in the database. Throws a `CartMutationError` to undo the change. */
type Apply = (cart: Cart) => MutationMessages | void;

/**
 * Runs a cart mutation in a transaction. If the cart is unknown or expired, or if the key in the cart's ID is wrong or
 * missing, the result is a new cart *and* a userError, as at Shopify. Pass `onNew: 'skip'` for mutations that change or
 * remove lines, so that the new cart stays empty.
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
  return transact(context, fresh, onNew === 'apply' ? apply : () => {}, [noSuchCart]);
}

export function transact(
  context: Context,
  cart: Cart,
  apply: Apply,
  before: CartUserError[],
): CartPayload {
  const { world } = context;
  try {
    const after = world.transact(() => {
      const messages = apply(cart) ?? {};
      saveCart(world, cart);
      return messages;
    });
    const { userErrors = [], warnings = [] } = after;
    return {
      cart: cartView(context, cart, true),
      userErrors: [...before, ...userErrors],
      warnings,
    };
  } catch (error) {
    if (!(error instanceof CartMutationError)) throw error;
    const kept = error.answer === 'unchanged cart' ? loadCart(world, cart.token) : null;
    const userErrors = [...before, error.userError];
    return { cart: kept && cartView(context, kept, true), userErrors, warnings: [] };
  }
}
