import { isbot } from 'isbot';

/**
 * Answers by user agent. The pattern takes 7 µs, a tenth of what a page from the cache costs, and few user agents visit an
 * isolate.
 */
const known = new Map<string, boolean>();
const maxKnown = 500;
/** In characters. Longer user agents are not remembered. */
const maxLength = 400;

/** True for the user agent of a program, such as a search engine's. A request without one is a shopper's. */
export function isRobotAgent(userAgent: string | null): boolean {
  if (!userAgent) return false;
  const remembered = known.get(userAgent);
  if (remembered !== undefined) return remembered;
  const answer = isbot(userAgent);
  if (known.size >= maxKnown) known.clear();
  if (userAgent.length <= maxLength) known.set(userAgent, answer);
  return answer;
}
