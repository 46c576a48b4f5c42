/** The time that all outside calls of one request have together. */

/**
 * In ms after the request's arrival. What is left up to three seconds for a page, and five for a form, is for
 * rendering. A form has more, because a change must not be given up early.
 */
const budgetMs = { page: 2_700, form: 4_600 } as const;

export interface Budget {
  /** Milliseconds left; Infinity once the response has been made. */
  left(): number;
  /**
   * Says that the response has been made. What goes on behind it (renewals, queued work) is no shopper's wait:
   * it has each call's own deadline only.
   */
  release(): void;
  /** Resolves with `release`. */
  readonly released: Promise<void>;
}

/** `started`: when the request arrived, in ms since 1970. */
export function openBudget(method: string, started: number, now: () => number = Date.now): Budget {
  const end = started + (method === 'POST' ? budgetMs.form : budgetMs.page);
  let over = false;
  let resolve: () => void;
  const released = new Promise<void>((done) => (resolve = done));
  return {
    left: () => (over ? Infinity : Math.max(0, end - now())),
    release() {
      over = true;
      resolve();
    },
    released,
  };
}
