/** Detects repeated add requests, in the memory of the Durable Object `CartCreationLock`. */

export type AddOutcome =
  | { kind: 'added' | 'failed' }
  /** The response was lost. If the request succeeded, the cart contains the quantity `expected`. */
  | { kind: 'unknown'; expected?: number };

export interface AddTurn {
  /**
   * 'go': run this request. 'repeated': an identical request has just succeeded. 'unknown': the result of an identical
   * request is unknown.
   */
  kind: 'go' | 'repeated' | 'unknown';
  /** The serial of the request that this request repeats. */
  serial?: number;
  /**
   * This field is set after a request with an unknown result. If the cart contains this quantity, that request
   * succeeded.
   */
  expected?: number;
}

export interface Press {
  /** This text is equal for equal add requests. */
  what: string;
  /** Submission id set by scripts; different ids are never repeats. */
  request?: string;
}

interface RecentAdd extends Press {
  serial: number;
  /** The outcome is undefined while the request is in progress; `endedAt` is in ms since 1970. */
  outcome?: AddOutcome;
  endedAt?: number;
  ended: Promise<AddOutcome>;
  resolve: (outcome: AddOutcome) => void;
  /** Milliseconds since 1970. */
  until: number;
}

/** If two equal add requests without an id arrive within this time, in ms, the second counts as a double click. */
const sameFormMs = 4_000;
/** How long requests with an id and requests with unknown results are remembered, in ms. */
const rememberMs = 60_000;
/** The deadline of a POST, in ms. */
export const longestAddMs = 5_000;
const maxRemembered = 50;

export class RecentAdds {
  #adds: RecentAdd[] = [];
  #serial = 0;

  /**
   * Waits for an identical request in progress. If the result is 'go', run the request and then call `end`. `undone` is
   * the serial of an earlier request whose items were removed.
   */
  async begin(press: Press, undone?: number): Promise<AddTurn> {
    this.#adds = this.#adds
      .filter(({ until, serial }) => until > Date.now() && serial !== undone)
      .slice(-maxRemembered);
    const same = this.#adds.find((add) => isSame(add, press));
    if (same && !same.outcome) {
      const outcome = await Promise.race([same.ended, timeout(longestAddMs)]);
      if (outcome?.kind === 'failed') return this.begin(press);
      return { kind: outcome?.kind === 'added' ? 'repeated' : 'unknown', serial: same.serial };
    }
    if (same?.outcome?.kind === 'added') return { kind: 'repeated', serial: same.serial };
    const expected = this.#takeExpected(press);
    let resolve: RecentAdd['resolve'] = () => {};
    const ended = new Promise<AddOutcome>((done) => (resolve = done));
    const serial = ++this.#serial;
    this.#adds.push({ ...press, serial, ended, resolve, until: Date.now() + 2 * longestAddMs });
    return { kind: 'go', expected };
  }

  /** Returns false if requests are still in progress after `ms`. */
  async settled(ms: number): Promise<boolean> {
    const now = Date.now();
    const inProgress = this.#adds.filter(({ outcome, until }) => !outcome && until > now);
    if (inProgress.length === 0) return true;
    const all = Promise.all(inProgress.map(({ ended }) => ended)).then(() => true);
    return (await Promise.race([all, timeout(ms)])) ?? false;
  }

  /** Adds in progress. */
  get running(): number {
    const now = Date.now();
    return this.#adds.filter(({ outcome, until }) => !outcome && until > now).length;
  }

  end(press: Press, outcome: AddOutcome): void {
    const add = this.#adds.find(
      (one) => one.what === press.what && one.request === press.request && !one.outcome,
    );
    if (!add) return;
    const now = Date.now();
    Object.assign(add, { outcome, endedAt: now, until: now + rememberMs });
    if (outcome.kind === 'failed') this.#forget(add);
    add.resolve(outcome);
  }

  /** Returns the expected quantity, once. */
  #takeExpected({ what }: Press): number | undefined {
    const unknown = this.#adds.find((add) => add.what === what && add.outcome?.kind === 'unknown');
    if (unknown?.outcome?.kind !== 'unknown') return undefined;
    this.#forget(unknown);
    return unknown.outcome.expected;
  }

  #forget(add: RecentAdd): void {
    this.#adds = this.#adds.filter((other) => other !== add);
  }
}

function isSame({ what, request, endedAt }: RecentAdd, press: Press): boolean {
  if (what !== press.what) return false;
  if (request && press.request) return request === press.request;
  return endedAt === undefined || Date.now() - endedAt < sameFormMs;
}

const timeout = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));
