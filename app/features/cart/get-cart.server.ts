/** Reads the cart, and keeps its buyer's country in step with the market. */
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import type { CartView, Cart } from './cart';
import { queryCart, updateCartBuyer, type Buyer } from './cart-calls.server';
import { readCartId, setCartCookies, setCountCookie } from './cart-cookie.server';
import { saveLineSnapshots, toClientCart } from './line-snapshots.server';
import { refusedProblem } from './cart-problem.server';
import { readSavedLines } from './saved-items.server';

/**
 * The shopper's cart, or null; never creates one. A cart of another country than the market's is moved
 * to the market's country, which reprices it. Throws Unavailable, and then keeps the cookie.
 */
export async function getCart(context: Context): Promise<Cart | null> {
  const id = readCartId(context);
  const cart = id ? await queryCart(context, id) : null;
  setCountCookie(context, cart?.count ?? 0);
  if (!cart || cart.country === context.market.country) return cart;
  try {
    return (await setBuyer(context, { countryCode: context.market.country })) ?? cart;
  } catch (error) {
    context.log.error('cart-country-failed', { error });
    return cart;
  }
}

/** The cart for a page or the drawer. When it cannot be read it is `unavailable`, not empty. */
export async function getCartView(context: Context): Promise<CartView> {
  try {
    const [cart, saved] = await Promise.all([getCart(context), readSavedLines(context)]);
    return { bag: cart && toClientCart(context, cart), unavailable: false, saved };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.error('cart-unavailable', { error });
    context.outcome.unavailable = true;
    return { bag: null, unavailable: true, saved: [] };
  }
}

/** Acknowledges the changes of all lines: their snapshots are taken anew. Throws Unavailable. */
export async function acknowledgeChanges(context: Context): Promise<Cart | null> {
  const cart = await getCart(context);
  if (cart)
    saveLineSnapshots(
      context,
      cart,
      cart.lines.map(({ merchandise }) => merchandise),
    );
  return cart;
}

/** Updates the cart's buyer identity; null, with a warning in the log, when there is no cart. */
async function setBuyer(context: Context, buyer: Buyer): Promise<Cart | null> {
  const id = readCartId(context);
  if (!id) {
    context.log.warn('cart-buyer', { message: 'No cartId found' });
    return null;
  }
  const { cart, userErrors } = await updateCartBuyer(context, id, buyer);
  if (userErrors.length > 0)
    await refusedProblem(context, 'Could not update cart', { cart, userErrors });
  if (cart) setCartCookies(context, cart);
  return cart;
}
