/**
 * What concurrent requests of one visitor must agree on: a Durable Object, one per visitor, currency and customer.
 * - The creation lock: two concurrent first adds would each create a cart, and the cookie would keep only one of them.
 *   The first creates it; the others wait for it and add to it.
 * - The created cart: its id is kept for a minute, for requests without its cookie.
 * - Recent adds: an add that arrives twice is carried out once (`recent-adds.ts`).
 * - Tried discount codes, in an object of its own for each cart (`code-tries.ts`).
 * Bound as CART_CREATION_LOCK; a SQLite class (`new_sqlite_classes` in wrangler.toml).
 */
import type { DurableObjectNamespace, DurableObjectStub } from '@cloudflare/workers-types';
import { DurableObject } from 'cloudflare:workers';
import type { Context } from '~/platform/context.server';
import { WaitQueue } from '~/platform/wait-queue';
import { lockSuffix } from './cart-owner.server';
import { nextTry, type CodeTries } from './code-tries';
import { longestAddMs, RecentAdds, type AddOutcome, type AddTurn, type Press } from './recent-adds';

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

export interface BegunAdd extends AddTurn {
  /** Id of a cart that was created a moment ago. */
  cartId?: string;
  /** The add creates the cart, and holds the lock until it ends. */
  creates: boolean;
}

/** What an add whose answer was lost has left behind. */
export interface Created {
  /** Id of the cart that was created a moment ago. */
  cartId?: string;
  /** An add has not ended yet. */
  underWay: boolean;
}

export class CartCreationLock extends DurableObject {
  #creatingUntil = 0;
  #waiting = new WaitQueue<string>();
  #adds = new RecentAdds();

  /** Call it before an add. `needsCart`: the request has no cart's cookie. `undone`: see `RecentAdds`. */
  async beginAdd(press: Press, needsCart: boolean, undone?: number): Promise<BegunAdd> {
    const turn = await this.#adds.begin(press, undone);
    const cartId = await this.#created();
    // Doesn't wait for another add's cart: the request reads its variant first, and then calls `acquire`.
    const creates = needsCart && turn.kind === 'go' && !cartId && this.#lock(longestAddMs);
    return { ...turn, cartId, creates };
  }

  /** Call it after an add. `cartId`: the cart that the add has created. */
  async endAdd(
    press: Press,
    outcome: AddOutcome,
    { creates, cartId }: Pick<BegunAdd, 'creates' | 'cartId'>,
  ): Promise<void> {
    this.#adds.end(press, outcome);
    if (creates) await this.release(cartId ?? null);
  }

  /** `goneId`: id of a cart known to be gone. */
  async acquire(goneId?: string): Promise<Acquired> {
    const known = await this.#created();
    if (known && known !== goneId) return known;
    if (this.#lock(waitMs)) return null;
    // Null when the other failed or took too long.
    const left = this.#creatingUntil - Date.now();
    const cartId = (await this.#waiting.wait(Math.max(waitMs, left))) ?? null;
    if (!cartId) this.#creatingUntil = Date.now() + waitMs;
    return cartId;
  }

  /** Passes the new cart's id to the callers who wait; null when none was created, so that the next creates one. */
  async release(cartId: string | null): Promise<void> {
    if (!cartId) {
      this.#creatingUntil = 0;
      // The next in the queue creates a cart; the others go on waiting.
      this.#waiting.resumeFirst();
      return;
    }
    await this.ctx.storage.put('cart', cartId);
    await this.ctx.storage.setAlarm(Date.now() + rememberMs);
    this.#creatingUntil = 0;
    this.#waiting.resumeAll(cartId);
  }

  /** The cart that was created a moment ago, after the adds that are under way. */
  async findCreated(): Promise<Created> {
    const underWay = !(await this.#adds.settled(findMs));
    return { underWay, cartId: await this.#created() };
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

  #created(): Promise<string | undefined> {
    return this.ctx.storage.get<string>('cart');
  }

  /** False while another holds the lock. */
  #lock(ms: number): boolean {
    if (Date.now() < this.#creatingUntil) return false;
    this.#creatingUntil = Date.now() + ms;
    return true;
  }
}

/** The name of this visitor's object. `of`: whose; by default the customer's who is signed in. */
export const lockName = (context: Context, of = lockSuffix(context)): string =>
  `${context.visitor}:${context.market.currency}${of}`;

/** The result of a call to the object; undefined without the binding and when it fails, which is logged. */
export async function callLock<T>(
  { bindings, log }: Context,
  name: string,
  step: string,
  call: (lock: DurableObjectStub<CartCreationLock>) => Promise<T>,
): Promise<T | undefined> {
  const lock = bindings.CART_CREATION_LOCK?.getByName(name);
  try {
    return lock && (await call(lock));
  } catch (error) {
    log.warn('cart-lock-failed', { step, error });
    return undefined;
  }
}
