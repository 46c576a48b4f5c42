/** The bag when someone signs in or out. spec §4 "Login", §6. */
import type { Context } from '~/platform/context.server';
import type { BagLine, Cart } from './cart';
import { readCartId, rememberCart, forgetCart } from './cart-cookie.server';
import { createOwnCart } from './create-cart.server';
import { getCart } from './get-cart.server';

/**
 * Moves the bag into a new cart that names whoever is signed in now, or nobody. The customer's token
 * is never put into a cart that exists: its id may have been planted by someone else, who would then
 * hold a checkout in the customer's name. Without a bag there is nothing to move; the next first add
 * names the customer. When the move fails the old cart stays. Throws Unavailable.
 */
export async function moveBag(context: Context): Promise<Cart | null> {
  if (!readCartId(context)) {
    context.log.info('cart-buyer', { message: 'No cartId found' });
    return null;
  }
  const cart = await getCart(context);
  const lines = cart?.lines.filter((line) => line.quantity > 0) ?? [];
  if (!cart || lines.length === 0) {
    forgetCart(context);
    return null;
  }
  const moved = await createOwnCart(context, {
    lines: lines.map((line) => ({
      merchandiseId: `gid://shopify/ProductVariant/${line.merchandise}`,
      quantity: line.quantity,
      attributes: attributesKept(line),
    })),
    discountCodes: [...cart.codes, ...cart.unusedCodes],
  });
  if (!moved.cart) return cart;
  rememberCart(context, moved.cart);
  return moved.cart;
}

const attributesKept = ({ colour, size, message }: BagLine) =>
  [
    { key: '_colour', value: colour },
    { key: '_size', value: size },
    { key: '_messaging', value: message },
  ].filter((entry): entry is { key: string; value: string } => entry.value !== null);
