/**
 * One object per visitor, currency and customer. It lets one add create the cart, detects repeated adds, remembers
 * the cart, and limits attempts at codes. SQLite class, bound as CART_CREATION_LOCK.
 */
import type { DurableObjectNamespace, DurableObjectStub } from '@cloudflare/workers-types';
import { DurableObject } from 'cloudflare:workers';
import type { Context } from '~/platform/context.server';
import { WaitQueue } from '~/platform/wait-queue';
import { withinTime } from '~/platform/within-time';
import type { CartContents } from './cart-contents';
import { lockSuffix } from './cart-owner.server';
import { nextTry, type CodeTries } from './code-tries';
import {
  longestAddMs,
  RecentAdds,
  rememberMs,
  type AddOutcome,
  type AddTurn,
  type EndedAdd,
  type Press,
} from './recent-adds';

declare module '~/platform/bindings' {
  interface Bindings {
    CART_CREATION_LOCK?: DurableObjectNamespace<CartCreationLock>;
  }
}

/** Must exceed the mutation's deadline of 3.5 s. */
const waitMs = 4_000;
/** How long a read waits for adds in progress. */
const findMs = 1_500;

const rememberTriesMs = 3600_000;

/** The cart's id. If null, the caller creates the cart and releases the lock. */
type Acquired = string | null;

export interface BegunAdd extends AddTurn {
  cartId?: string;
  creates: boolean;
  contents?: CartContents;
}

interface AddEnd extends Pick<BegunAdd, 'creates' | 'cartId'> {
  after?: CartContents | undefined;
}

export interface Created {
  /** Set if the cart was created within the last minute. */
  cartId?: string;
  inProgress: boolean;
}

export class CartCreationLock extends DurableObject {
  #creatingUntil = 0;
  #waiting = new WaitQueue<string>();
  /** Stored, because Cloudflare unloads an object after ten seconds without a request. */
  readonly #adds = new RecentAdds(this.ctx.storage.kv.get<EndedAdd[]>('adds'));
  #contents: CartContents | undefined;
  /** Shopify may execute overlapping adds in any order, so the cart's contents aren't known after them. */
  #overlapping = false;

  /** `needsCart`: there is no cart cookie. `undone`: see `RecentAdds.begin`. */
  async beginAdd(press: Press, needsCart: boolean, undone?: number): Promise<BegunAdd> {
    const turn = await this.#adds.begin(press, undone);
    const contents = turn.kind === 'go' ? this.#takeContents() : undefined;
    const cartId = await this.#created();
    // Doesn't wait for the lock: the caller first reads the variant, then waits in `acquire`.
    const creates = needsCart && turn.kind === 'go' && !cartId && this.#lock(longestAddMs);
    return { ...turn, cartId, creates, contents };
  }

  /** Undefined while other adds may change the cart. */
  #takeContents(): CartContents | undefined {
    if (this.#adds.running > 1) this.#overlapping = true;
    const contents = this.#overlapping ? undefined : this.#contents;
    this.#contents = undefined;
    return contents;
  }

  async endAdd(
    press: Press,
    outcome: AddOutcome,
    { creates, cartId, after }: AddEnd,
  ): Promise<void> {
    this.#adds.end(press, outcome);
    if (!this.#overlapping && outcome.kind === 'added') this.#contents = after;
    if (this.#adds.running === 0) this.#overlapping = false;
    if (creates) await this.release(cartId ?? null);
    await this.#keep('adds', this.#adds.ended, Date.now() + rememberMs);
  }

  /** `missingCartId` is a cart that no longer exists. */
  async acquire(missingCartId?: string): Promise<Acquired> {
    const known = await this.#created();
    if (known && known !== missingCartId) return known;
    if (this.#lock(waitMs)) return null;
    // Null if the other request failed or timed out.
    const left = this.#creatingUntil - Date.now();
    const cartId = (await this.#waiting.wait(Math.max(waitMs, left))) ?? null;
    if (!cartId) this.#creatingUntil = Date.now() + waitMs;
    return cartId;
  }

  /** If `cartId` is null, the next caller creates the cart. */
  async release(cartId: string | null): Promise<void> {
    if (!cartId) {
      this.#creatingUntil = 0;
      this.#waiting.resumeFirst();
      return;
    }
    const until = Date.now() + rememberMs;
    await this.#keep('cart', { cartId, until }, until);
    this.#creatingUntil = 0;
    this.#waiting.resumeAll(cartId);
  }

  async findCreated(): Promise<Created> {
    const inProgress = !(await this.#adds.settled(findMs));
    return { inProgress, cartId: await this.#created() };
  }

  /** Call after the cart was copied, so that it isn't found again. */
  async forgetCreated(): Promise<void> {
    await this.ctx.storage.delete('cart');
  }

  /** Returns the seconds to wait, or 0. */
  async tryCode(): Promise<number> {
    const { tries, seconds } = nextTry(await this.ctx.storage.get<CodeTries>('codes'), Date.now());
    if (seconds > 0) return seconds;
    await this.#keep('codes', tries, Date.now() + rememberTriesMs);
    return 0;
  }

  /** Takes back the latest attempt. */
  async takeBackTry(): Promise<void> {
    const tries = await this.ctx.storage.get<CodeTries>('codes');
    if (tries)
      await this.ctx.storage.put<CodeTries>('codes', {
        ...tries,
        count: Math.max(0, tries.count - 1),
        nextAt: 0,
      });
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  /** The only alarm deletes everything, so it must not come before `until`, in ms since 1970. */
  async #keep(key: string, value: unknown, until: number): Promise<void> {
    await this.ctx.storage.put(key, value);
    if (((await this.ctx.storage.getAlarm()) ?? 0) < until) await this.ctx.storage.setAlarm(until);
  }

  async #created(): Promise<string | undefined> {
    const created = await this.ctx.storage.get<{ cartId: string; until: number }>('cart');
    return created && created.until > Date.now() ? created.cartId : undefined;
  }

  #lock(ms: number): boolean {
    if (Date.now() < this.#creatingUntil) return false;
    this.#creatingUntil = Date.now() + ms;
    return true;
  }
}

/** `of`: suffix of the owner. */
export const lockName = (context: Context, of = lockSuffix(context)): string =>
  `${context.visitor}:${context.market.currency}${of}`;

/** By step, in ms. Steps that wait for other requests have more time than the object waits. */
const timeouts = {
  begin: longestAddMs + 500,
  acquire: longestAddMs + 500,
  find: findMs + 500,
  end: 1_500,
  release: 1_500,
  code: 1_500,
};

/** Undefined without the binding, and after a failure or a timeout, which is logged. */
export async function callLock<T>(
  { bindings, log }: Context,
  name: string,
  step: keyof typeof timeouts,
  call: (lock: DurableObjectStub<CartCreationLock>) => Promise<T>,
): Promise<T | undefined> {
  const lock = bindings.CART_CREATION_LOCK?.getByName(name);
  try {
    return lock && (await withinTime(call(lock), timeouts[step]));
  } catch (error) {
    log.warn('cart-lock-failed', { step, error });
    return undefined;
  }
}
