/** Discount codes. Shopify accepts any code and reports with the cart whether it applies. */
import type { Context } from '~/platform/context.server';
import { fail, ok, type Result } from '~/platform/result';
import type { Cart } from './cart';
import { queryCart, updateCartCodes } from './cart-calls.server';
import { readCartId, setCartCookies } from './cart-cookie.server';
import { refusedProblem, type CartProblem } from './cart-problem.server';

type Change = Promise<Result<Cart, CartProblem>>;

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Adds a code to those that apply. If it does not apply it is removed again; the others stay. */
export async function setDiscount(context: Context, { code }: { code: string }): Change {
  const before = await current(context);
  if (!before) return fail(emptyBag);
  const others = before.codes.filter((other) => !same(other, code));
  const tried = await change(context, before.id, [...others, code]);
  if (!tried.ok || tried.value.codes.some((applied) => same(applied, code))) return tried;
  const restored = await change(context, tried.value.id, before.codes);
  const message = `The code '${code}' is not valid for your bag.`;
  return fail({ kind: 'code', message, cart: restored.ok ? restored.value : tried.value });
}

/** Removes a code. */
export async function removeDiscount(context: Context, { code }: { code: string }): Change {
  const before = await current(context);
  if (!before) return fail(emptyBag);
  const others = before.codes.filter((other) => !same(other, code));
  return change(context, before.id, others);
}

const emptyBag: CartProblem = { kind: 'empty', message: 'Your bag is empty.', cart: null };

async function current(context: Context): Promise<Cart | null> {
  const id = readCartId(context);
  return id ? queryCart(context, id) : null;
}

async function change(context: Context, cartId: string, codes: string[]): Change {
  const payload = await updateCartCodes(context, cartId, codes);
  if (payload.cart) setCartCookies(context, payload.cart);
  return payload.cart && payload.userErrors.length === 0
    ? ok(payload.cart)
    : fail(await refusedProblem(context, 'Could not update cart', payload, cartId));
}
