/**
 * Creation lock for carts: a Durable Object, one per visitor and currency. Two concurrent first adds
 * would each create a cart, and the cookie would keep only one of them. The first caller is told to
 * create; the others wait for its cart and add to that.
 * Bound as CART_CREATION_LOCK; a SQLite class (`new_sqlite_classes` in wrangler.toml).
 */
import type { DurableObjectNamespace } from '@cloudflare/workers-types';
import { DurableObject } from 'cloudflare:workers';
import type { Context } from '~/platform/context.server';

declare module '~/platform/context.server' {
  interface Bindings {
    /** Creation lock of carts, one object per visitor and currency. */
    CART_CREATION_LOCK?: DurableObjectNamespace<CartCreationLock>;
  }
}

/** How long a caller waits for another's cart. Longer than the 8 s deadline of the mutation it waits for. */
const waitMs = 10_000;
/** How long the id is remembered, for requests that left the browser before its cookie arrived. */
const rememberMs = 60_000;

/** Id of the cart to add to; null when the caller has to create one, and then to release the lock. */
type Acquired = string | null;

type Resume = (cartId: Acquired) => void;

export class CartCreationLock extends DurableObject {
  #creatingUntil = 0;
  #waiting: Resume[] = [];

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

/** The lock of this visitor and currency; undefined without the binding. */
const lockOf = ({ bindings, visitor, market }: Context) =>
  bindings.CART_CREATION_LOCK?.getByName(`${visitor}:${market.currency}`);

/**
 * Whether to create a cart (null) or to add to one that was just created (its id). Without the binding,
 * or when it fails, every caller creates one.
 */
export async function acquireCartLock(context: Context, goneId?: string): Promise<Acquired> {
  try {
    return (await lockOf(context)?.acquire(goneId)) ?? null;
  } catch (error) {
    context.log.warn('cart-lock-failed', { step: 'acquire', error });
    return null;
  }
}

/** To be called by whoever was told to create: the new cart's id, or null when none was created. */
export async function releaseCartLock(context: Context, cartId: string | null): Promise<void> {
  try {
    await lockOf(context)?.release(cartId);
  } catch (error) {
    context.log.warn('cart-lock-failed', { step: 'release', error });
  }
}
