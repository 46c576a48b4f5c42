import { saveCartAddresses } from '../../carts/cart-addresses';
import { cloneWithoutBuyer } from '../../carts/checkout-cart';
import { loadCart } from '../../carts/carts';
import type { Context } from '../graphql/context';
import { cartView } from './cart-view';
import { changeCart } from './change-cart';
import { noSuchCart } from './errors';
import { parseCartId } from './ids';

type Id = { cartId: string };

/** `cartRemovePersonalData` and, since 2025-10, `cartClone`. */
export const copyMutations = {
  cartClone: ({ cartId }: Id, context: Context) => {
    const parsed = parseCartId(cartId);
    const copy = parsed && cloneWithoutBuyer(context.world, parsed.token);
    const cart = copy && loadCart(context.world, copy.token);
    const userErrors = cart ? [] : [noSuchCart];
    return { cart: cart && cartView(context, cart, true), userErrors, warnings: [] };
  },
  cartRemovePersonalData: ({ cartId }: Id, context: Context) =>
    changeCart(
      context,
      cartId,
      (cart) => {
        Object.assign(cart, {
          email: null,
          phone: null,
          customerToken: null,
          companyLocation: null,
        });
        saveCartAddresses(context.sql, cart.token, []);
      },
      'skip',
    ),
};
