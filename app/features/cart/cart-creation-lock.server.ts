/**
 * Creation lock for carts: a Durable Object, one per visitor and currency. Two concurrent first adds
 * would each create a cart, and the cookie would keep only one of them. The first caller is told to
 * create; the others wait for its cart and add to that.
 * Bound as CART_CREATION_LOCK; a SQLite class (`new_sqlite_classes` in wrangler.toml).
 */
import * as v from 'valibot';

/** How long a caller waits for another's cart. Longer than the 8 s deadline of the mutation it waits for. */
const waitMs = 10_000;
/** How long the id is remembered, for requests that left the browser before its cookie arrived. */
const keepMs = 60_000;

export const deskAnswer = v.variant('turn', [
  v.object({ turn: v.literal('create') }),
  v.object({ turn: v.literal('join'), cartId: v.string() }),
]);

export type DeskAnswer = v.InferOutput<typeof deskAnswer>;

const question = v.object({
  /** Id of a cart known to be gone. */
  dead: v.optional(v.string()),
  /** Sent to `/done`: id of the new cart, or null when none was created. */
  cartId: v.nullish(v.string(), null),
});

interface DeskState {
  storage: {
    get<T>(key: string): Promise<T | undefined>;
    put(key: string, value: unknown): Promise<void>;
    deleteAll(): Promise<void>;
    setAlarm(time: number): Promise<void>;
  };
}

type Go = (cartId: string | null) => void;

/** POST `/turn` `{ dead? }` → DeskAnswer; whoever is told to create answers with POST `/done` `{ cartId }`. */
export class CartCreationLock {
  #creatingUntil = 0;
  #waiting: Go[] = [];
  readonly #state: DeskState;

  constructor(state: DeskState) {
    this.#state = state;
  }

  async fetch(request: Request): Promise<Response> {
    const { dead, cartId } = v.parse(question, await request.json());
    if (new URL(request.url).pathname === '/turn') return Response.json(await this.#turn(dead));
    await this.#done(cartId);
    return new Response(null, { status: 204 });
  }

  async alarm(): Promise<void> {
    await this.#state.storage.deleteAll();
  }

  async #turn(dead: string | undefined): Promise<DeskAnswer> {
    const known = await this.#state.storage.get<string>('cart');
    if (known && known !== dead) return { turn: 'join', cartId: known };
    const cartId = Date.now() < this.#creatingUntil ? await this.#wait() : null;
    if (cartId) return { turn: 'join', cartId };
    this.#creatingUntil = Date.now() + waitMs;
    return { turn: 'create' };
  }

  /** Id of the other caller's cart; null when it failed or took too long, so that this caller creates one. */
  #wait(): Promise<string | null> {
    return new Promise((resolve) => {
      const go: Go = (cartId) => {
        clearTimeout(timer);
        this.#waiting = this.#waiting.filter((other) => other !== go);
        resolve(cartId);
      };
      const timer = setTimeout(() => go(null), waitMs);
      this.#waiting.push(go);
    });
  }

  async #done(cartId: string | null): Promise<void> {
    if (!cartId) {
      this.#creatingUntil = 0;
      // The next in the queue creates a cart; the others go on waiting.
      this.#waiting[0]?.(null);
      return;
    }
    await this.#state.storage.put('cart', cartId);
    await this.#state.storage.setAlarm(Date.now() + keepMs);
    this.#creatingUntil = 0;
    for (const go of [...this.#waiting]) go(cartId);
  }
}
