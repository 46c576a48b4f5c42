/** Parts that a page can do without. */
import type { Context } from './context.server';
import { isUnavailable } from './fetch/unavailable';

/**
 * The result of `work`; when an outside service failed, that is logged as `event` and `fallback` is the
 * result. Anything else that is thrown is a mistake of ours and is thrown on.
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
    if (!isUnavailable(error)) throw error;
    log.warn(event, { error });
    outcome.partial = true;
    return fallback;
  }
}
