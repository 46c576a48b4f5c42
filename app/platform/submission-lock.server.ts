/**
 * Prevents duplicate submissions with a Durable Object per form content. The first caller submits, and the other
 * callers wait for the outcome. Other objects of this class store levels, such as the quantities in return requests.
 */
import type { DurableObjectNamespace } from '@cloudflare/workers-types';
import { DurableObject } from 'cloudflare:workers';
import type { Context } from './context.server';
import { keyedHash } from './keyed-hash.server';
import { WaitQueue } from './wait-queue';
import { withinTime } from './within-time';

declare module './bindings' {
  interface Bindings {
    /** Without this binding, duplicates aren't prevented. */
    SUBMISSION_LOCK?: DurableObjectNamespace<SubmissionLock>;
  }
}

/** unclear: the form was sent, but no reply has arrived. failed: the form was certainly not received. */
export type Outcome = 'done' | 'unclear' | 'failed';

/**
 * Maximum wait for other callers' submissions, in ms. Must exceed a mutation's deadline of 3.5 s, and leave some of a
 * form's budget of 4.6 s. With its own checks, a submission can take longer; the next caller gets 'unclear'.
 */
const waitMs = 4_000;
const rememberMs = 5 * 60_000;

interface Earlier {
  outcome: Exclude<Outcome, 'failed'> | null;
  id: string;
}

/** By name. */
export type Levels = Record<string, number>;

export class SubmissionLock extends DurableObject {
  #runningUntil = 0;
  #waiting = new WaitQueue();

  /**
   * The outcome of an earlier submission with the same content. Unless it is 'done', the caller must submit and then
   * call `finish`.
   */
  async begin(): Promise<Earlier> {
    const latest = Date.now() + waitMs;
    for (;;) {
      const left = Math.min(this.#runningUntil, latest) - Date.now();
      if (left <= 0) break;
      await this.#waiting.wait(left);
    }
    const isUnfinished = this.#runningUntil > 0;
    this.#runningUntil = Date.now() + waitMs;
    const earlier = await this.ctx.storage.get<Earlier>('earlier');
    if (earlier?.outcome === 'done') this.#release();
    if (earlier?.outcome === null && isUnfinished)
      return this.#keep({ ...earlier, outcome: 'unclear' });
    return earlier ?? this.#keep({ outcome: null, id: crypto.randomUUID() });
  }

  async finish(outcome: Outcome): Promise<void> {
    const earlier = await this.ctx.storage.get<Earlier>('earlier');
    // An earlier attempt may have been received.
    if (earlier && outcome !== 'failed') await this.#keep({ ...earlier, outcome });
    this.#release();
  }

  async levels(): Promise<Levels> {
    return (await this.ctx.storage.get<Levels>('levels')) ?? {};
  }

  /** Never lowers a level. Deletes all levels `keepMs` after the latest call. */
  async raise(levels: Levels, keepMs: number): Promise<void> {
    const noted = await this.levels();
    for (const [name, level] of Object.entries(levels))
      noted[name] = Math.max(noted[name] ?? 0, level);
    await this.ctx.storage.put('levels', noted);
    await this.ctx.storage.setAlarm(Date.now() + keepMs);
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
    // One at a time, because the next caller may have to submit.
    this.#waiting.resumeFirst();
  }
}

/** In ms, for calls that don't wait for other requests. */
const timeoutMs = 1_500;

export interface Turn {
  earlier: Earlier['outcome'];
  /** Identifies the content to receivers that drop duplicates. */
  id: string;
  /** Call once, unless `earlier` is 'done'. */
  finish(outcome: Outcome): Promise<void>;
}

async function lockOf({ bindings, env }: Context, parts: readonly string[]) {
  const name = await keyedHash(JSON.stringify(parts), env.SESSION_SECRET);
  return bindings.SUBMISSION_LOCK?.getByName(name);
}

/**
 * `parts`: the form's name and content. If the lock's binding is missing, fails or is too slow, duplicates aren't
 * prevented.
 */
export async function takeTurn(context: Context, parts: readonly string[]): Promise<Turn> {
  const { log } = context;
  const unguarded = { earlier: null, id: crypto.randomUUID(), finish: async () => undefined };
  try {
    const lock = await lockOf(context, parts);
    if (!lock) return unguarded;
    const { outcome, id } = await withinTime(lock.begin(), waitMs + 500);
    const finish = async (result: Outcome) => {
      try {
        await withinTime(lock.finish(result), timeoutMs);
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

/**
 * `parts` names the object, for example `['asked-returns', orderId]`. Empty if the binding is missing, fails or is slow.
 */
export async function readLevels(context: Context, parts: readonly string[]): Promise<Levels> {
  try {
    const lock = await lockOf(context, parts);
    return lock ? await withinTime(lock.levels(), timeoutMs) : {};
  } catch (error) {
    context.log.warn('submission-lock-failed', { step: 'levels', error });
    return {};
  }
}

/** See `SubmissionLock.raise`. A failure or a timeout is logged. */
export async function raiseLevels(
  context: Context,
  parts: readonly string[],
  { levels, keepMs }: { levels: Levels; keepMs: number },
): Promise<void> {
  try {
    const lock = await lockOf(context, parts);
    if (lock) await withinTime(lock.raise(levels, keepMs), timeoutMs);
  } catch (error) {
    context.log.warn('submission-lock-failed', { step: 'raise', error });
  }
}
