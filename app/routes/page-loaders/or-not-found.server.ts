import { redirect } from '@shopify/remix-oxygen';
import { findMoved } from '~/features/redirects/redirects.server';
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';

/**
 * What a page is about. When it does not exist, throws a redirect to where it has moved, else to
 * /not-found; also to that when its service failed and there was no cached copy either, which is logged as `event`.
 */
export async function orNotFound<T>(
  context: Context,
  event: string,
  work: Promise<T | null>,
): Promise<T> {
  const { log, outcome } = context;
  const found = await work.catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
    log.error(event, { error });
    outcome.unavailable = true;
    return null;
  });
  if (found === null) {
    if (!outcome.unavailable) await orMoved(context);
    throw redirect('/not-found', 302);
  }
  return found;
}

/** Throws a redirect to where the page at this address has moved, if anybody knows. */
export async function orMoved(context: Context): Promise<void> {
  const moved = await findMoved(context);
  if (moved) throw redirect(moved.path, moved.status);
}
