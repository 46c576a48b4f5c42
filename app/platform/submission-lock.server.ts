/**
 * Prevents duplicate submissions with a Durable Object per form content. The first caller submits the form; other
 * callers wait for the outcome.
 */
import type { DurableObjectNamespace } from '@cloudflare/workers-types';
import { DurableObject } from 'cloudflare:workers';
import type { Context } from './context.server';
import { keyedHash } from './keyed-hash.server';
import { WaitQueue } from './wait-queue';

declare module './context.server' {
  interface Bindings {
    /** If this binding is missing, every submission is sent. */
    SUBMISSION_LOCK?: DurableObjectNamespace<SubmissionLock>;
  }
}

/**
 * done: the form was received. unclear: the form was sent, but no reply arrived. failed: the form was certainly not
 * received.
 */
export type Outcome = 'done' | 'unclear' | 'failed';

/** Maximum wait for another caller's submission, in ms. It must exceed a mutation's deadline of 3.5 s. */
const waitMs = 4_000;
/** How long an outcome is stored, in ms, in case the same content is submitted again. */
const rememberMs = 5 * 60_000;

/** `id` is the same for all attempts. */
interface Earlier {
  outcome: Exclude<Outcome, 'failed'> | null;
  id: string;
}

export class SubmissionLock extends DurableObject {
  #runningUntil = 0;
  #waiting = new WaitQueue();

  /**
   * Returns the outcome of an earlier submission with the same content. If the outcome isn't 'done', the caller must
   * submit and then call `finish`.
   */
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
    // An earlier attempt may have been received.
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
    // Callers continue one at a time, because the next caller may have to submit.
    this.#waiting.resumeFirst();
  }
}

export interface Turn {
  /** Outcome of an earlier attempt with the same content. */
  earlier: Earlier['outcome'];
  /** Identifies the content to receivers that drop duplicates. */
  id: string;
  /** Call this function once, unless `earlier` is 'done'. */
  finish(outcome: Outcome): Promise<void>;
}

/**
 * Waits for the lock on a submission. `parts` are the form's name and its content. If the lock's binding is missing or
 * fails, duplicate submissions aren't prevented.
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
