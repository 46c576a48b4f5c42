import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { MaintenanceScreen } from '~/features/navigation/ui/maintenance-screen';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { useOnline } from '~/ui/use-online';
import { closedBy, headingOf, isUnread, refusalOf, textOf } from './error-words';
import { SendAgain } from './refused-form';

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
  if (isUnread(error)) return <UnreadPage error={error} />;
  if (failed) return <MaintenanceScreen {...closedBy(error)} />;
  const refusal = refusalOf(error);
  const home = <ButtonLink to="/">Go to the home page</ButtonLink>;
  return (
    <EmptyState
      heading="h1"
      title={headingOf(error)}
      action={refusal?.form ? <SendAgain {...refusal.form} /> : home}
    >
      {textOf(error)}
    </EmptyState>
  );
}

function UnreadPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      heading="h1"
      title={headingOf(error)}
      action={
        <>
          <ButtonLink to={pathname + search}>Try again</ButtonLink>
          <ButtonLink to="/" look="outline">
            Go to the home page
          </ButtonLink>
        </>
      }
    >
      {textOf(error)}
    </EmptyState>
  );
}
