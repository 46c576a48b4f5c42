/**
 * The adds of one visitor in the last moments, so that a press that arrives twice is carried out once.
 * Kept in the memory of the visitor's Durable Object: bounded, and gone when nothing comes any more.
 */

/** What became of an add. */
export type AddOutcome =
  | { kind: 'added' | 'failed' }
  /** The answer was lost. `expected`: quantity of the variant in the cart if the add took effect. */
  | { kind: 'unknown'; expected?: number };

/** What to do with an add that has arrived. */
export interface AddTurn {
  /**
   * go: carry it out; repeated: the same was added a moment ago; unknown: the same was sent a moment ago,
   * and nobody can tell what became of it.
   */
  kind: 'go' | 'repeated' | 'unknown';
  /** `repeated`: which add it repeats. */
  serial?: number;
  /** `go`: an earlier one ended as unknown, and has taken effect if the cart holds this many. */
  expected?: number;
}

/** One press of a button. */
export interface Press {
  /** What is added, as a text: equal for equal adds. */
  what: string;
  /** The id that scripts give each press. Presses with different ids are two, however quickly they come. */
  request?: string;
}

interface RecentAdd extends Press {
  serial: number;
  /** What became of it and when, in ms since 1970; undefined while it is being carried out. */
  outcome?: AddOutcome;
  endedAt?: number;
  ended: Promise<AddOutcome>;
  resolve: (outcome: AddOutcome) => void;
  /** Forgotten then, in ms since 1970. */
  until: number;
}

/**
 * Without an id, an equal add within this time is a double click, or a form that the browser sent again:
 * long enough for both, and too short to have chosen the same thing again on another page.
 */
const sameFormMs = 4_000;
/** With an id, and for what ended as unknown. */
const rememberMs = 60_000;
/** No add takes longer: the budget of a POST. */
export const longestAddMs = 5_000;
/** The oldest are forgotten first. */
const maxRemembered = 50;

export class RecentAdds {
  #adds: RecentAdd[] = [];
  #serial = 0;

  /**
   * To be called before an add; waits while the same is being added. A 'go' must be followed by `end`.
   * `undone`: an add that this one does not repeat, because what it added has left the cart since.
   */
  async begin(press: Press, undone?: number): Promise<AddTurn> {
    this.#adds = this.#adds
      .filter(({ until, serial }) => until > Date.now() && serial !== undone)
      .slice(-maxRemembered);
    const same = this.#adds.find((add) => isSame(add, press));
    if (same && !same.outcome) {
      const outcome = await Promise.race([same.ended, timeout(longestAddMs)]);
      // The one that failed is forgotten; of several that waited for it, the first is carried out.
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

  /** Waits until no add is under way; false when some still are after `ms`. */
  async settled(ms: number): Promise<boolean> {
    const now = Date.now();
    const underWay = this.#adds.filter(({ outcome, until }) => !outcome && until > now);
    if (underWay.length === 0) return true;
    const all = Promise.all(underWay.map(({ ended }) => ended)).then(() => true);
    return (await Promise.race([all, timeout(ms)])) ?? false;
  }

  /** What became of an add that was told to go. */
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

  /** The quantity to expect if an equal add with an unknown outcome took effect. Returned once. */
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
