import { isbot } from 'isbot';

/** Results by user agent: the pattern takes 7 µs, a tenth of serving a cached page. */
const known = new Map<string, boolean>();
const maxKnown = 500;
/** Longer user agents are not cached. */
const maxLength = 400;

/** True for bots such as search engine crawlers. Requests without a user agent count as a shopper's. */
export function isRobotAgent(userAgent: string | null): boolean {
  if (!userAgent) return false;
  const remembered = known.get(userAgent);
  if (remembered !== undefined) return remembered;
  const answer = isbot(userAgent);
  if (known.size >= maxKnown) known.clear();
  if (userAgent.length <= maxLength) known.set(userAgent, answer);
  return answer;
}
