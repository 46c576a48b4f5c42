import { isRouteErrorResponse } from '@remix-run/react';
import { recordOf } from '~/platform/record-of';
import type { RefusedForm } from './refused-form';

interface Closed {
  title: string;
  text: string;
  siteName: string;
}

/** Data of the 503 that the root loader throws during maintenance. */
export const closedBy = (error: unknown): Closed | undefined =>
  isRouteErrorResponse(error) && error.status === 503 && recordOf(error.data).siteName
    ? error.data
    : undefined;

/** Returns true if only the page's main content couldn't be loaded. */
export const isUnread = (error: unknown): boolean =>
  isRouteErrorResponse(error) && error.status === 503 && recordOf(error.data).unread === true;

/** A refusal by the Worker, before any route ran. */
export const refusalOf = (
  error: unknown,
): (Pick<RefusedForm, 'title' | 'text'> & Partial<RefusedForm>) | undefined =>
  isRouteErrorResponse(error) && error.status < 500 && recordOf(error.data).title
    ? error.data
    : undefined;

export const headingOf = (error: unknown): string =>
  isRouteErrorResponse(error) && error.status < 500
    ? (refusalOf(error)?.title ?? `${error.status} Error`)
    : isUnread(error)
      ? 'We can’t show this page right now'
      : 'We will be back shortly';

/** The details of an error aren't shown. */
export const textOf = (error: unknown): string => {
  if (isUnread(error))
    return 'Something on our side isn’t responding. It should be back in a moment.';
  if (!isRouteErrorResponse(error) || error.status >= 500)
    return closedBy(error)?.text || 'Thanks for your patience';
  const ofStatus =
    error.status === 404
      ? 'There is no page at this address.'
      : 'That didn’t work. Nothing in your bag has changed.';
  return refusalOf(error)?.text ?? ofStatus;
};
