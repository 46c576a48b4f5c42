import { redirect } from '@shopify/remix-oxygen';
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';

/**
 * What was loaded. Redirects to /not-found when it does not exist, and when the backend failed and
 * there was no cached copy either. Our own bugs are rethrown.
 */
export async function orNotFound<T>({ log }: Context, loading: Promise<T | null>): Promise<T> {
  const found = await loading.catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
    log.error('catalog-load-failed', { error });
    return null;
  });
  if (found === null) throw redirect('/not-found', 302);
  return found;
}
