/** Carries out an add once, however often its press arrives, and has one of several concurrent first adds create the cart. */
import type { Context } from '~/platform/context.server';
import { keyedHash } from '~/platform/keyed-hash.server';
import { fail, type Result } from '~/platform/result';
import { addUnknown, type CartProblem } from './cart';
import { readCartId } from './cart-cookies.server';
import { callLock, lockName, type BegunAdd } from './cart-creation-lock.server';
import { lockSuffix } from './cart-owner.server';
import type { AddOutcome, Press } from './recent-adds';

interface Add<T> {
  /** Carries it out. `expected`: how many pieces there are if an earlier one, whose answer was lost, has taken effect. */
  add(creation: CartCreation, expected?: number): Promise<Result<T, CartProblem>>;
  /**
   * The result of one that repeats another; null when that one's pieces have left the cart since, so that
   * it is no repetition. `cartId` of a cart that this request may not know of.
   */
  repeated(cartId?: string): Promise<Result<T, CartProblem> | null>;
}

/** Without the binding, or when it fails, every press is carried out, and creates a cart if it has none. */
export async function addOnce<T>(
  context: Context,
  { what, request }: Press,
  { add, repeated }: Add<T>,
): Promise<Result<T, CartProblem>> {
  const press = { what: await keyedHash(what, context.env.SESSION_SECRET), request };
  const name = lockName(context, lockSuffix(context));
  const begin = (undone?: number) => {
    const needsCart = readCartId(context) === undefined;
    return callLock(context, name, 'begin', (lock) => lock.beginAdd(press, needsCart, undone));
  };
  let turn = await begin();
  while (turn?.kind === 'repeated') {
    const result = await repeated(turn.cartId);
    if (result) return result;
    turn = await begin(turn.serial);
  }
  if (turn?.kind === 'unknown') return fail(addUnknown(null));
  const creation = creationOf(context, name, turn ?? { creates: true });
  let outcome: AddOutcome = { kind: 'failed' };
  try {
    const result = await add(creation, turn?.expected);
    outcome = outcomeOf(result);
    return result;
  } finally {
    const created = creation.result();
    const end = () =>
      callLock(context, name, 'end', (lock) => lock.endAdd(press, outcome, created));
    // Not waited for: whoever sends the same meanwhile, or has no cart either, waits for it.
    if (turn) context.waitUntil(end());
  }
}

/** Decides which cart an add without one goes to. */
export type CartCreation = ReturnType<typeof creationOf>;

function creationOf(
  context: Context,
  name: string,
  { cartId, creates }: Pick<BegunAdd, 'cartId' | 'creates'>,
) {
  let created: string | null = null;
  return {
    /** Id of the cart to add to; null when the caller has to create one. `goneId`: id of a cart known to be gone. */
    async acquire(goneId?: string): Promise<string | null> {
      if (cartId && cartId !== goneId) return cartId;
      if (creates) return null;
      const joined = await callLock(context, name, 'acquire', (lock) => lock.acquire(goneId));
      creates = !joined;
      return joined ?? null;
    },
    /** To be called by the caller that has created a cart. */
    setCreated(id: string) {
      created = cartId = id;
    },
    /** What holders of the lock end their add with: the new cart's id, or null. Undefined for others. */
    result: () => (creates ? created : undefined),
  };
}

function outcomeOf(result: Result<unknown, CartProblem>): AddOutcome {
  if (result.ok) return { kind: 'added' };
  const { kind, expected } = result.error;
  if (kind === 'unknown') return { kind, expected };
  return { kind: kind === 'partial' ? 'added' : 'failed' };
}
