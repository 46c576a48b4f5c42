/** Parts that a page can do without. */
import type { Context } from './context.server';
import { isUnavailable } from './fetch/unavailable';
import { NotInTime, withinTime } from './within-time';

/**
 * The result of `work`; when an outside service failed, that is logged as `event` and `fallback` is the
 * result: the page is partial. Anything else that is thrown is a mistake of ours and is thrown on.
 */
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

/** By how much sooner than the page goes on without a part its old copies come, in ms. */
const aheadMs = 50;

/** For parts that hold up no page: the cache gives old copies in place of new values that take their time. */
export const inHurry = (context: Context): Context => ({
  ...context,
  cache: context.cache.within(context.env.RAIL_WAIT_MS - aheadMs),
});

/**
 * As `optional`, for what stands beside the page's subject, such as a rail, and holds up no page: the fallback is also
 * the result when `work` is not done within RAIL_WAIT_MS after `subject`. The work goes on, so that the next page finds its copy.
 */
export function optionalBeside<T>(
  context: Context,
  event: string,
  work: (context: Context) => Promise<T>,
  fallback: T,
  subject: Promise<unknown> = Promise.resolve(),
): Promise<T> {
  const begun = work(inHurry(context));
  context.waitUntil(begun.catch(() => undefined));
  const inTime = subject
    .catch(() => undefined)
    .then(() => withinTime(begun, context.env.RAIL_WAIT_MS));
  return optional(context, event, inTime, fallback);
}
