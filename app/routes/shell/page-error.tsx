import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { MaintenanceScreen } from '~/features/navigation/ui/maintenance-screen';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { useOnline } from '~/ui/use-online';
import { SendAgain, type RefusedForm } from './refused-form';

interface Closed {
  title: string;
  text: string;
  siteName: string;
}

const closedBy = (error: unknown): Closed | undefined =>
  isRouteErrorResponse(error) && error.status === 503 && Object(error.data).siteName
    ? error.data
    : undefined;

const isUnread = (error: unknown): boolean =>
  isRouteErrorResponse(error) && error.status === 503 && Object(error.data).unread === true;

const unreadTitle = 'We can’t show this page right now';

/** The Worker refused the request before any route ran. */
const refusalOf = (
  error: unknown,
): (Pick<RefusedForm, 'title' | 'text'> & Partial<RefusedForm>) | undefined =>
  isRouteErrorResponse(error) && error.status < 500 && Object(error.data).title
    ? error.data
    : undefined;

const headingOf = (error: unknown): string =>
  isRouteErrorResponse(error) && error.status < 500
    ? (refusalOf(error)?.title ?? `${error.status} Error`)
    : isUnread(error)
      ? unreadTitle
      : 'We will be back shortly';

export const errorTitle = (error: unknown, siteName = closedBy(error)?.siteName): string =>
  [headingOf(error), siteName].filter(Boolean).join(' | ');

function useReturn(failed: boolean): void {
  const { revalidate } = useRevalidator();
  const online = useOnline();
  const wasOnline = useRef(online);
  useEffect(() => {
    const isBack = online && !wasOnline.current;
    wasOnline.current = online;
    if (failed && isBack) revalidate();
  }, [failed, online, revalidate]);
}

export function PageError() {
  const error = useRouteError();
  const failed = !isRouteErrorResponse(error) || error.status >= 500;
  useReturn(failed);
  if (isUnread(error)) return <UnreadPage />;
  if (failed) return <MaintenanceScreen {...closedBy(error)} />;
  const refusal = refusalOf(error);
  const home = <ButtonLink to="/">Go to the home page</ButtonLink>;
  return (
    <EmptyState
      heading="h1"
      title={headingOf(error)}
      action={refusal?.form ? <SendAgain {...refusal.form} /> : home}
    >
      {refusal?.text ??
        (error.status === 404
          ? 'There is no page at this address.'
          : 'That didn’t work. Nothing in your bag has changed.')}
    </EmptyState>
  );
}

function UnreadPage() {
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      heading="h1"
      title={unreadTitle}
      action={
        <>
          <ButtonLink to={pathname + search}>Try again</ButtonLink>
          <ButtonLink to="/" look="outline">
            Go to the home page
          </ButtonLink>
        </>
      }
    >
      Something on our side isn’t responding. It should be back in a moment.
    </EmptyState>
  );
}
