/** How often discount codes may be tried on one cart: guessing takes longer with each wrong one. */

export interface CodeTries {
  count: number;
  /** The next is allowed then, in ms since 1970. */
  nextAt: number;
}

/** Typing errors are free. */
const freeTries = 5;
const firstWaitMs = 10_000;
const longestWaitMs = 15 * 60_000;

/**
 * What is kept after another try at `now`, in ms since 1970; `seconds` above 0: it comes too early, by so
 * many seconds, and is not counted.
 */
export function nextTry(
  before: CodeTries = { count: 0, nextAt: 0 },
  now: number,
): { tries: CodeTries; seconds: number } {
  if (now < before.nextAt)
    return { tries: before, seconds: Math.ceil((before.nextAt - now) / 1000) };
  const count = before.count + 1;
  const waitMs =
    count < freeTries ? 0 : Math.min(firstWaitMs * 2 ** (count - freeTries), longestWaitMs);
  return { tries: { count, nextAt: now + waitMs }, seconds: 0 };
}

/** '40 seconds', '2 minutes'. */
export function durationInWords(seconds: number): string {
  const [number, unit] = seconds < 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
