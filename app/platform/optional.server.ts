import type { Context } from './context.server';
import { isUnavailable } from './fetch/unavailable';
import { NotInTime, withinTime } from './within-time';

/** If a service fails, logs `event`, marks the page as partial (not cached) and returns `fallback`. */
export async function optional<T>(
  { log, outcome }: Pick<Context, 'log' | 'outcome'>,
  event: string,
  work: Promise<T>,
  fallback: T,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isUnavailable(error) && !(error instanceof NotInTime)) throw error;
    outcome.partial = true;
    log.warn(event, { error });
    return fallback;
  }
}

/** In ms: how long before a part's deadline the cache stops waiting and serves a stale value. */
const leadMs = 50;

export const withCacheDeadline = (context: Context): Context => ({
  ...context,
  cache: context.cache.within(context.env.CAROUSEL_WAIT_MS - leadMs),
});

/**
 * Like `optional`, but also returns the fallback if `work` is still running CAROUSEL_WAIT_MS after `subject` (the main
 * content) is ready.
 */
export function optionalInTime<T>(
  context: Context,
  event: string,
  work: (context: Context) => Promise<T>,
  fallback: T,
  subject: Promise<unknown> = Promise.resolve(),
): Promise<T> {
  const begun = work(withCacheDeadline(context));
  context.waitUntil(begun.catch(() => undefined));
  const inTime = subject
    .catch(() => undefined)
    .then(() => withinTime(begun, context.env.CAROUSEL_WAIT_MS));
  return optional(context, event, inTime, fallback);
}
