/** In ms after the request arrived. Forms get more time, because a change must not be aborted early. */
const budgetMs = { page: 2_700, form: 4_600 } as const;

export interface Budget {
  /** Returns ms; Infinity after `release`. */
  left(): number;
  /** Call when the response is ready. Background calls then have only their own deadlines. */
  release(): void;
  readonly released: Promise<void>;
}

/** `started`: arrival of the request, in ms since 1970. */
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
