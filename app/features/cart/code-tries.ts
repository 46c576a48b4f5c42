export interface CodeTries {
  count: number;
  /** Milliseconds since 1970. */
  nextAt: number;
  /** When the latest attempt was counted, in ms since 1970. Missing in counts of earlier releases. */
  at?: number;
}

/** Allows for typing errors. */
const freeTries = 5;
const firstWaitMs = 10_000;
const longestWaitMs = 15 * 60_000;
/**
 * One attempt is forgotten each time this period passes. Otherwise, the attempts of a mobile carrier's customers, who
 * share an IP address, would add up.
 */
const forgetMs = 15 * 60_000;

/** The new count, and the seconds to wait. An attempt during the wait isn't counted. `now`: ms since 1970. */
export function nextTry(
  before: CodeTries = { count: 0, nextAt: 0 },
  now: number,
): { tries: CodeTries; seconds: number } {
  if (now < before.nextAt)
    return { tries: before, seconds: Math.ceil((before.nextAt - now) / 1000) };
  const count = Math.max(0, before.count - (now - (before.at ?? 0)) / forgetMs) + 1;
  const waits = Math.ceil(count) - freeTries;
  const waitMs = waits < 0 ? 0 : Math.min(firstWaitMs * 2 ** waits, longestWaitMs);
  return { tries: { count, nextAt: now + waitMs, at: now }, seconds: 0 };
}

export const severalCodes = (seconds: number): string =>
  `You have tried several codes. Please wait ${durationInWords(seconds)} before you try another.`;

/** '40 seconds', '2 minutes'. */
export function durationInWords(seconds: number): string {
  const [number, unit] = seconds < 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
