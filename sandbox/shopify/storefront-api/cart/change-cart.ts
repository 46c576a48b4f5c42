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

/** A thrown `CartMutationError` undoes the changes of `cart` and its lines in the database. */
type Apply = (cart: Cart) => MutationMessages | void;

/**
 * Runs in a transaction. If the cart is unknown or expired, or the key in its ID is wrong or
 * missing, returns a new cart *and* a userError, as Shopify does. `onNew: 'skip'` keeps the new
 * cart empty; use it for mutations that change or remove lines.
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
