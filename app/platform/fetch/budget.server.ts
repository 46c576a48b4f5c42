/** The time limit for a request's outside calls. */

/**
 * Time for outside calls, in ms after the request's arrival. The time after it, up to 3 s for a page and 5 s for a
 * form, is for rendering. Forms have more time because a change must not be abandoned early.
 */
const budgetMs = { page: 2_700, form: 4_600 } as const;

export interface Budget {
  /** In ms; Infinity after `release`. */
  left(): number;
  /** Called when the response is ready. Background work then has only the deadline of each call. */
  release(): void;
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
