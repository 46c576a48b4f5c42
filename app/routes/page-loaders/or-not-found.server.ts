import { data, redirect } from '@shopify/remix-oxygen';
import { findMoved } from '~/features/redirects/redirects.server';
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';

/** Thrown for a page whose subject cannot be read right now: it is shown within the shop's frame, and is no 404. */
export interface Unread {
  unread: true;
}

/**
 * What a page is about. When it does not exist, throws a redirect to where it has moved, else to /not-found. When its
 * service failed and nothing was cached either, throws a 503, and logs `event`: search engines drop what they are
 * told is not there, and keep what they are asked to come back for.
 */
export async function orNotFound<T>(
  context: Context,
  event: string,
  work: Promise<T | null>,
): Promise<T> {
  const found = await work.catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
    context.log.error(event, { error });
    context.outcome.unavailable = true;
    throw data({ unread: true } satisfies Unread, 503);
  });
  if (found !== null) return found;
  await orMoved(context);
  throw redirect('/not-found', 302);
}

/** Throws a redirect to where the page at this address has moved, if anybody knows. */
export async function orMoved(context: Context): Promise<void> {
  const moved = await findMoved(context);
  if (moved) throw redirect(moved.path, moved.status);
}
