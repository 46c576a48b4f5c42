/** Detects repeated adds. `CartCreationLock` stores what is remembered. */

export type AddOutcome =
  | { kind: 'added' | 'failed' }
  /** The response was lost. See `CartProblem.expected`. */
  | { kind: 'unknown'; expected?: number };

export interface AddTurn {
  /** 'repeated': an identical request just succeeded. 'unknown': its result is unknown. */
  kind: 'go' | 'repeated' | 'unknown';
  /** Serial of the request that this one repeats. */
  serial?: number;
  /** If the cart has this quantity, the request with the unknown result succeeded. */
  expected?: number;
}

export interface Press {
  /** Equal for equal add requests. */
  what: string;
  /** Submission id set by scripts; different ids are never repeats. */
  request?: string;
}

interface RecentAdd extends Press {
  serial: number;
  /** Undefined while in progress. `endedAt`: ms since 1970. */
  outcome?: AddOutcome;
  endedAt?: number;
  ended: Promise<AddOutcome>;
  resolve: (outcome: AddOutcome) => void;
  /** Milliseconds since 1970. */
  until: number;
}

/** An add that has ended, as stored. */
export type EndedAdd = Required<Pick<RecentAdd, 'serial' | 'outcome' | 'endedAt' | 'until'>> &
  Press;

/** An equal request without an id within this time is a double click. */
const sameFormMs = 4_000;
/** How long requests with an id or with an unknown result are remembered. */
export const rememberMs = 60_000;
/** The deadline of a POST. */
export const longestAddMs = 5_000;
const maxRemembered = 50;

export class RecentAdds {
  #adds: RecentAdd[];
  #serial: number;

  constructor(ended: readonly EndedAdd[] = []) {
    this.#adds = ended.map((add) => ({
      ...add,
      ended: Promise.resolve(add.outcome),
      resolve: () => {},
    }));
    this.#serial = Math.max(0, ...ended.map(({ serial }) => serial));
  }

  /** Adds that have ended, to store. */
  get ended(): EndedAdd[] {
    return this.#adds.flatMap(({ ended: _ended, resolve: _resolve, outcome, endedAt, ...add }) =>
      outcome && endedAt ? [{ ...add, outcome, endedAt }] : [],
    );
  }

  /**
   * Waits for an identical request in progress. After 'go', run the request, then call `end`. `undone`: serial of an
   * earlier request whose items were removed.
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

  /** False if requests are still in progress after `ms`. */
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
