/** Creates a cart for the current shopper. */
import type { Context } from '~/platform/context.server';
import { createCart, type NewLine } from './cart-calls.server';
import type { CartPayload } from './cart.schema';

/**
 * Creates a cart in the market's country that names the signed-in customer, if any. When Shopify
 * rejects the customer (an expired token), that is logged and the lines are kept. Throws Unavailable.
 */
export async function createOwnCart(
  context: Context,
  { lines, discountCodes }: { lines: NewLine[]; discountCodes?: string[] },
): Promise<CartPayload> {
  const customerAccessToken = context.session.get('token')?.accessToken;
  const payload = await createCart(context, {
    lines,
    discountCodes,
    buyerIdentity: { countryCode: context.market.country, customerAccessToken },
  });
  if (!payload.cart) {
    context.log.error('cart-refused', { message: 'Could not create checkout' });
    return payload;
  }
  const userErrors = payload.userErrors.filter(
    ({ field }) => field?.at(-1) !== 'customerAccessToken',
  );
  if (userErrors.length < payload.userErrors.length) context.log.warn('cart-customer-refused');
  return { ...payload, userErrors };
}
