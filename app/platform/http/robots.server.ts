import { isbot } from 'isbot';

/**
 * Results by user agent. The pattern takes 7 µs, a tenth of serving a cached page, and an isolate sees few user agents.
 */
const known = new Map<string, boolean>();
const maxKnown = 500;
/** In characters. Longer user agents are not cached. */
const maxLength = 400;

/** True for a bot, such as a search engine's crawler. A request without a user agent counts as a shopper's. */
export function isRobotAgent(userAgent: string | null): boolean {
  if (!userAgent) return false;
  const remembered = known.get(userAgent);
  if (remembered !== undefined) return remembered;
  const answer = isbot(userAgent);
  if (known.size >= maxKnown) known.clear();
  if (userAgent.length <= maxLength) known.set(userAgent, answer);
  return answer;
}
