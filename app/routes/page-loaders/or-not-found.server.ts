import { redirect } from '@shopify/remix-oxygen';
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';

/**
 * What a page is about. Throws a redirect to /not-found when it does not exist, and when its service
 * failed and there was no cached copy either, which is logged as `event`.
 */
export async function orNotFound<T>(
  { log, outcome }: Context,
  event: string,
  work: Promise<T | null>,
): Promise<T> {
  const found = await work.catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
    log.error(event, { error });
    outcome.unavailable = true;
    return null;
  });
  if (found === null) throw redirect('/not-found', 302);
  return found;
}
