import { redirect } from '@shopify/remix-oxygen';
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/unavailable';
import { StorefrontErrors } from '~/services/storefront/errors';

/** The backend did not answer, or answered with errors; anything else is a mistake of our own. */
export const isLoadFailure = (error: unknown): boolean =>
  isUnavailable(error) || error instanceof StorefrontErrors;

/**
 * What was loaded, or the redirect to /not-found that the specification asks for (spec §8): nothing
 * there, or no answer and no stored copy either. Mistakes of our own are thrown on.
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
