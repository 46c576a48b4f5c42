/** Detects repeated adds, in the memory of the Durable Object `CartCreationLock`. */

export type AddOutcome =
  | { kind: 'added' | 'failed' }
  /** The response was lost. If the add succeeded, the cart contains the quantity `expected`. */
  | { kind: 'unknown'; expected?: number };

export interface AddTurn {
  /**
   * 'go': run this add. 'repeated': an identical add has just succeeded. 'unknown': the result of an identical add is
   * unknown.
   */
  kind: 'go' | 'repeated' | 'unknown';
  /** The add that it repeats. */
  serial?: number;
  /** This field is set after an add with an unknown result. If the cart contains this quantity, that add succeeded. */
  expected?: number;
}

export interface Press {
  /** Equal for equal adds. */
  what: string;
  /** Submission id set by scripts; different ids are never repeats. */
  request?: string;
}

interface RecentAdd extends Press {
  serial: number;
  /** Undefined while in progress; `endedAt` in ms since 1970. */
  outcome?: AddOutcome;
  endedAt?: number;
  ended: Promise<AddOutcome>;
  resolve: (outcome: AddOutcome) => void;
  /** In ms since 1970. */
  until: number;
}

/** In ms. If two equal adds without an id arrive within this time, the second add counts as a double click. */
const sameFormMs = 4_000;
/** With an id, and for unknown results. */
const rememberMs = 60_000;
/** The deadline of a POST. */
export const longestAddMs = 5_000;
const maxRemembered = 50;

export class RecentAdds {
  #adds: RecentAdd[] = [];
  #serial = 0;

  /**
   * Waits for an identical add in progress. If the result is 'go', run the add and then call `end`. `undone` is the
   * serial of an earlier add whose items were removed.
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

  /** False if adds are still in progress after `ms`. */
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

  /** Returned once. */
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
