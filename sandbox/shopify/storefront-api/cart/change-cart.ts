import { emptyCart, loadCart, saveCart, type Cart } from '../../carts/carts';
import type { Context } from '../graphql/context';
import { cartView } from './cart-view';
import { noSuchCart, CartMutationError, type CartUserError, type CartWarning } from './errors';
import { parseCartId } from './ids';

/** What every cart mutation answers. */
export type CartPayload = {
  cart: ReturnType<typeof cartView> | null;
  userErrors: CartUserError[];
  warnings: CartWarning[];
};

/** What a change says; errors do not undo it. */
export type Said = { userErrors?: CartUserError[]; warnings?: CartWarning[] };

/** Changes the cart (and its lines in the database). A thrown `CartMutationError` undoes the change. */
type Apply = (cart: Cart) => Said | void;

/**
 * Runs one mutation on the cart of this id, in a transaction. For an unknown or expired cart, or an
 * id without its key, Shopify answers with a new cart *and* a userError; the mutation is applied to
 * the new cart, except updates and removals of lines (`onNew: 'skip'`), which have nothing to act
 * on.
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

/** Runs `apply` on an existing or a new cart, and stores the cart. */
export function transact(
  context: Context,
  cart: Cart,
  apply: Apply,
  before: CartUserError[],
): CartPayload {
  const { world } = context;
  try {
    const after = world.transact(() => {
      const said = apply(cart) ?? {};
      saveCart(world, cart);
      return said;
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
