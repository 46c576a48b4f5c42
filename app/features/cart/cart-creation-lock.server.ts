/**
 * What concurrent requests of one visitor must agree on: a Durable Object, one per visitor and currency.
 * Customers who share a browser have one each. Two concurrent first adds would each create a cart, and the cookie would keep only one of them: the
 * first caller is told to create; the others wait for its cart and add to that. An add that arrives twice
 * is carried out once (`recent-adds.ts`). A cart has an object too, which counts the discount codes that
 * were tried on it (`code-tries.ts`).
 * Bound as CART_CREATION_LOCK; a SQLite class (`new_sqlite_classes` in wrangler.toml).
 */
import type { DurableObjectNamespace } from '@cloudflare/workers-types';
import { DurableObject } from 'cloudflare:workers';
import type { Context } from '~/platform/context.server';
import { fail, type Result } from '~/platform/result';
import { addUnknown, type CartProblem } from './cart';
import { lockSuffix, nobody } from './cart-owner.server';
import { nextTry, type CodeTries } from './code-tries';
import { RecentAdds, type AddOutcome, type AddTurn, type Press } from './recent-adds';

declare module '~/platform/context.server' {
  interface Bindings {
    /** Creation lock of carts, one object per visitor and currency. */
    CART_CREATION_LOCK?: DurableObjectNamespace<CartCreationLock>;
  }
}

/** How long a caller waits for another's cart. Longer than the 3.5 s deadline of the mutation it waits for. */
const waitMs = 4_000;
/** How long the id is remembered, for requests that left the browser before its cookie arrived. */
const rememberMs = 60_000;
/** How long the bag waits for an add that is under way. What is left of a page's time is for reading it. */
const findMs = 1_500;

/** Tried codes are forgotten after an hour without another. */
const rememberTriesMs = 3600_000;

/** Id of the cart to add to; null when the caller has to create one, and then to release the lock. */
type Acquired = string | null;

/** What an add whose answer was lost has left behind. */
interface Created {
  /** Id of the cart that was created a moment ago. */
  cartId?: string;
  /** An add has not ended yet. */
  underWay: boolean;
}

type BegunAdd = AddTurn & { cartId?: string };

type Resume = (cartId: Acquired) => void;

export class CartCreationLock extends DurableObject {
  #creatingUntil = 0;
  #waiting: Resume[] = [];
  #adds = new RecentAdds();

  /** `goneId`: id of a cart known to be gone. */
  async acquire(goneId?: string): Promise<Acquired> {
    const known = await this.ctx.storage.get<string>('cart');
    if (known && known !== goneId) return known;
    const cartId = Date.now() < this.#creatingUntil ? await this.#wait() : null;
    if (!cartId) this.#creatingUntil = Date.now() + waitMs;
    return cartId;
  }

  /** Passes the new cart's id to the callers who wait; null when none was created, so that the next creates one. */
  async release(cartId: string | null): Promise<void> {
    if (!cartId) {
      this.#creatingUntil = 0;
      // The next in the queue creates a cart; the others go on waiting.
      this.#waiting[0]?.(null);
      return;
    }
    await this.ctx.storage.put('cart', cartId);
    await this.ctx.storage.setAlarm(Date.now() + rememberMs);
    this.#creatingUntil = 0;
    for (const resume of [...this.#waiting]) resume(cartId);
  }

  /** To be called before an add; `cartId` of a cart that was created a moment ago, for a request without its cookie. */
  async beginAdd(press: Press, undone?: number): Promise<BegunAdd> {
    const turn = await this.#adds.begin(press, undone);
    return { ...turn, cartId: await this.ctx.storage.get<string>('cart') };
  }

  /** The cart that was created a moment ago, after the adds that are under way. */
  async findCreated(): Promise<Created> {
    const underWay = !(await this.#adds.settled(findMs));
    return { underWay, cartId: await this.ctx.storage.get<string>('cart') };
  }

  endAdd(press: Press, outcome: AddOutcome): void {
    this.#adds.end(press, outcome);
  }

  /** Counts a try of a discount code, unless it comes too early: then the seconds to wait are returned, else 0. */
  async tryCode(): Promise<number> {
    const { tries, seconds } = nextTry(await this.ctx.storage.get<CodeTries>('codes'), Date.now());
    if (seconds > 0) return seconds;
    await this.ctx.storage.put('codes', tries);
    await this.ctx.storage.setAlarm(Date.now() + rememberTriesMs);
    return 0;
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  /** Id of the other caller's cart; null when it failed or took too long, so that this caller creates one. */
  #wait(): Promise<Acquired> {
    return new Promise((resolve) => {
      const resume: Resume = (cartId) => {
        clearTimeout(timer);
        this.#waiting = this.#waiting.filter((other) => other !== resume);
        resolve(cartId);
      };
      const timer = setTimeout(() => resume(null), waitMs);
      this.#waiting.push(resume);
    });
  }
}

/** The lock of this visitor, currency and customer; undefined without the binding. */
const lockOf = (context: Context, of = lockSuffix(context)) =>
  context.bindings.CART_CREATION_LOCK?.getByName(
    `${context.visitor}:${context.market.currency}${of}`,
  );

interface Add<T> {
  /** Carries it out. `expected`: how many pieces there are if an earlier one, whose answer was lost, has taken effect. */
  add(expected?: number): Promise<Result<T, CartProblem>>;
  /**
   * The result of one that repeats another; null when that one's pieces have left the cart since, so that
   * it is no repetition. `cartId` of a cart that this request may not know of.
   */
  repeated(cartId?: string): Promise<Result<T, CartProblem> | null>;
}

/**
 * Carries out an add once, however often its press arrives. Without the binding, or when it fails, every
 * press is carried out.
 */
export async function addOnce<T>(
  context: Context,
  { what, request }: Press,
  { add, repeated }: Add<T>,
): Promise<Result<T, CartProblem>> {
  const press = { what: await digestOf(what), request };
  const lock = lockOf(context);
  let turn = await optionalLock(context, 'begin', lock?.beginAdd(press));
  while (turn?.kind === 'repeated') {
    const result = await repeated(turn.cartId);
    if (result) return result;
    turn = await optionalLock(context, 'begin', lock?.beginAdd(press, turn.serial));
  }
  if (turn?.kind === 'unknown') return fail(addUnknown(null));
  let outcome: AddOutcome = { kind: 'failed' };
  try {
    const result = await add(turn?.expected);
    outcome = outcomeOf(result);
    return result;
  } finally {
    // Not waited for: whoever sends the same meanwhile waits for it.
    if (turn) context.waitUntil(optionalLock(context, 'end', lock?.endAdd(press, outcome)));
  }
}

function outcomeOf(result: Result<unknown, CartProblem>): AddOutcome {
  if (result.ok) return { kind: 'added' };
  const { kind, expected } = result.error;
  if (kind === 'unknown') return { kind, expected };
  return { kind: kind === 'partial' ? 'added' : 'failed' };
}

/** Seconds to wait before another discount code may be tried on this cart; 0 counts a try. Without the binding, 0. */
export const tryCode = async (context: Context, cartId: string): Promise<number> =>
  (await optionalLock(
    context,
    'code',
    context.bindings.CART_CREATION_LOCK?.getByName(`codes:${cartId.split('?')[0]}`).tryCode(),
  )) ?? 0;

/** The call's result; undefined without the binding and when it fails, which is logged. */
async function optionalLock<T>(
  { log }: Context,
  step: string,
  call: Promise<T> | undefined,
): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    log.warn('cart-lock-failed', { step, error });
    return undefined;
  }
}

/** A short text that differs for different texts. */
async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/**
 * Whether to create a cart (null) or to add to one that was just created (its id). Without the binding,
 * or when it fails, every caller creates one.
 */
export async function acquireCartLock(context: Context, goneId?: string): Promise<Acquired> {
  return (await optionalLock(context, 'acquire', lockOf(context)?.acquire(goneId))) ?? null;
}

/**
 * The cart that this visitor's adds have created in the last minute, for a request that does not know of it: those of
 * the present customer, else, before a sign-in, nobody's.
 */
export async function findCreatedCart(context: Context): Promise<Created & { owner?: string }> {
  const find = (of?: string) => optionalLock(context, 'find', lockOf(context, of)?.findCreated());
  const own = await find();
  if (own?.cartId !== undefined || own?.underWay || lockSuffix(context) === '')
    return own ?? { underWay: false };
  return { underWay: false, ...(await find('')), owner: nobody };
}

/** To be called by whoever was told to create: the new cart's id, or null when none was created. */
export async function releaseCartLock(context: Context, cartId: string | null): Promise<void> {
  await optionalLock(context, 'release', lockOf(context)?.release(cartId));
}

/** The copy of carts: one, also when two pages ask for it at once. `make` returns its id. */
export async function copyOnce(
  context: Context,
  from: readonly string[],
  make: () => Promise<string>,
): Promise<string> {
  const what = await digestOf(from.map((id) => id.split('?')[0]).join());
  const lock = lockOf(context, `${lockSuffix(context)}:copy:${what}`);
  const made = await optionalLock(context, 'acquire', lock?.acquire());
  if (made) return made;
  let cartId: string | null = null;
  try {
    return (cartId = await make());
  } finally {
    await optionalLock(context, 'release', lock?.release(cartId));
  }
}
