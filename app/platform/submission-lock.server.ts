/**
 * Makes a double press one submission: a Durable Object, one per content of a form. The first caller
 * submits, others with the same content wait for its outcome, in whichever isolate they run. The name is a
 * keyed hash of the content, so nothing depends on an id that a page or a script has sent.
 * Bound as SUBMISSION_LOCK; a SQLite class (`new_sqlite_classes` in wrangler.toml).
 */
import type { DurableObjectNamespace } from '@cloudflare/workers-types';
import { DurableObject } from 'cloudflare:workers';
import type { Context } from './context.server';
import { keyedHash } from './keyed-hash.server';
import { WaitQueue } from './wait-queue';

declare module './context.server' {
  interface Bindings {
    /** Locks of submitted forms, one object per content. Unbound: every press submits. */
    SUBMISSION_LOCK?: DurableObjectNamespace<SubmissionLock>;
  }
}

/** done: it arrived; unclear: it was sent, but no answer came; failed: it certainly did not arrive. */
export type Outcome = 'done' | 'unclear' | 'failed';

/** How long a caller waits for another's submission, in ms. Longer than the 3.5 s of a mutation. */
const waitMs = 4_000;
/** How long an outcome is remembered, in ms: somebody may press again, or the browser may repeat the request. */
const rememberMs = 5 * 60_000;

/** What was remembered, and the id of this content, the same for every attempt. */
interface Earlier {
  outcome: Exclude<Outcome, 'failed'> | null;
  id: string;
}

export class SubmissionLock extends DurableObject {
  #runningUntil = 0;
  #waiting = new WaitQueue();

  /** 'done': there is nothing to do. Otherwise the caller submits, and then calls `finish`. */
  async begin(): Promise<Earlier> {
    while (Date.now() < this.#runningUntil)
      await this.#waiting.wait(this.#runningUntil - Date.now());
    this.#runningUntil = Date.now() + waitMs;
    const earlier = await this.ctx.storage.get<Earlier>('earlier');
    if (earlier?.outcome === 'done') this.#release();
    return earlier ?? this.#keep({ outcome: null, id: crypto.randomUUID() });
  }

  async finish(outcome: Outcome): Promise<void> {
    const earlier = await this.ctx.storage.get<Earlier>('earlier');
    // A failure says nothing of an attempt before it that may have arrived.
    if (earlier && outcome !== 'failed') await this.#keep({ ...earlier, outcome });
    this.#release();
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  async #keep(earlier: Earlier): Promise<Earlier> {
    await this.ctx.storage.put('earlier', earlier);
    await this.ctx.storage.setAlarm(Date.now() + rememberMs);
    return earlier;
  }

  #release(): void {
    this.#runningUntil = 0;
    // One after the other: the next may have to submit itself.
    this.#waiting.resumeFirst();
  }
}

/** A caller's turn to submit. */
export interface Turn {
  /** What became of an earlier attempt with the same content; null without one. */
  earlier: Earlier['outcome'];
  /** Names the content to a receiver that drops repetitions. */
  id: string;
  /** To be called once when `earlier` is not 'done'. */
  finish(outcome: Outcome): Promise<void>;
}

/**
 * Waits for the turn to submit this content. `parts`: the kind of form and all that makes two submissions
 * the same. Without the binding, or when it fails, every caller has a turn at once.
 */
export async function takeTurn(context: Context, parts: readonly string[]): Promise<Turn> {
  const { bindings, env, log } = context;
  const unguarded = { earlier: null, id: crypto.randomUUID(), finish: async () => undefined };
  try {
    const name = await keyedHash(JSON.stringify(parts), env.SESSION_SECRET);
    const lock = bindings.SUBMISSION_LOCK?.getByName(name);
    if (!lock) return unguarded;
    const { outcome, id } = await lock.begin();
    const finish = async (result: Outcome) => {
      try {
        await lock.finish(result);
      } catch (error) {
        log.warn('submission-lock-failed', { step: 'finish', error });
      }
    };
    return { earlier: outcome, id, finish };
  } catch (error) {
    log.warn('submission-lock-failed', { step: 'begin', error });
    return unguarded;
  }
}
