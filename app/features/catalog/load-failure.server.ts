import { redirect } from '@shopify/remix-oxygen';
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { StorefrontErrors } from '~/services/shopify/errors';

/** True when the backend did not answer or answered with errors; false for our own bugs. */
export const isLoadFailure = (error: unknown): boolean =>
  isUnavailable(error) || error instanceof StorefrontErrors;

/**
 * What was loaded. Redirects to /not-found when it does not exist, and when the backend failed and
 * there was no cached copy either. Our own bugs are rethrown.
 */
export async function orNotFound<T>({ log }: Context, loading: Promise<T | null>): Promise<T> {
  const found = await loading.catch((error: unknown) => {
    if (!isLoadFailure(error)) throw error;
    log.error('catalog-load-failed', { error });
    return null;
  });
  if (found === null) throw redirect('/not-found', 302);
  return found;
}
