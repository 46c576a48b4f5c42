import type { Context } from '~/platform/context.server';
import { keyedHash } from '~/platform/keyed-hash.server';
import { fail, type Result } from '~/platform/result';
import { quantityInCart, type Cart } from './cart';
import { addUnknown, type CartProblem } from './cart-problem';
import { readCartId } from './cart-cookies.server';
import { callLock, lockName } from './cart-creation-lock.server';
import type { Turn } from './create-cart.server';
import { findAdded } from './read-cart.server';
import type { AddOutcome } from './recent-adds';

/** `added`: the quantity, unless everything was added. */
type Addition = object & { added?: number };

interface Add<T> {
  /** Equal for equal add requests. */
  what: string;
  request?: string | undefined;
  /**
   * Digits of the gids. If the cart no longer has any of these variants, the shopper removed them, and a repeated
   * request adds them again.
   */
  variants: readonly string[];
  add(turn: Turn): Promise<Result<T, CartProblem>>;
  repeated(cart: Cart): Result<T, CartProblem>;
}

/** Runs a repeated submission once. If the lock fails, each submission runs. */
export async function addOnce<T extends Addition>(
  context: Context,
  { what, request, variants, add, repeated }: Add<T>,
): Promise<Result<T, CartProblem>> {
  const press = { what: await keyedHash(what, context.env.SESSION_SECRET), request };
  const lock = lockName(context);
  const begin = (undone?: number) => {
    const needsCart = readCartId(context) === undefined;
    return callLock(context, lock, 'begin', (object) => object.beginAdd(press, needsCart, undone));
  };
  let begun = await begin();
  while (begun?.kind === 'repeated') {
    const cart = await findAdded(context, begun.cartId);
    if (cart && variants.some((variant) => quantityInCart(cart, variant) > 0))
      return repeated(cart);
    begun = await begin(begun.serial);
  }
  if (begun?.kind === 'unknown') return fail(addUnknown(null));
  const turn: Turn = { creates: true, ...begun, lock };
  let outcome: AddOutcome = { kind: 'failed' };
  try {
    const result = await add(turn);
    outcome = outcomeOf(result);
    return result;
  } finally {
    if (begun)
      context.waitUntil(
        callLock(context, lock, 'end', (object) => object.endAdd(press, outcome, turn)),
      );
  }
}

function outcomeOf(result: Result<Addition, CartProblem>): AddOutcome {
  if (result.ok) return { kind: result.value.added === 0 ? 'failed' : 'added' };
  const { kind, expected } = result.error;
  if (kind === 'unknown') return { kind, expected };
  return { kind: kind === 'partial' ? 'added' : 'failed' };
}
