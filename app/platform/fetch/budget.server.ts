/** The time limit for a request's outside calls. */

/**
 * Time for calls to outside services, in ms after the request's arrival. After it, a page has until 3 s and a form
 * until 5 s to be rendered. Forms have more time, because a change must not be aborted early.
 */
const budgetMs = { page: 2_700, form: 4_600 } as const;

export interface Budget {
  /** In ms; Infinity after `release`. */
  left(): number;
  /**
   * Call it when the response is ready. After that, calls in the background are limited only by their own deadlines.
   */
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
