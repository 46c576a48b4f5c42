import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { MaintenanceScreen } from '~/features/navigation/ui/maintenance-screen';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';

const isClosing = (data: unknown): data is { title: string; text: string } =>
  typeof data === 'object' && data !== null && 'title' in data && 'text' in data;

/** The title of a failed page; it says no more than the page does. */
export const errorTitle = (error: unknown): string =>
  isRouteErrorResponse(error) && error.status < 500
    ? `${error.status} Error`
    : 'We will be back shortly';

/** In place of a page that failed: closed for a while, refused (4xx), or broken. No details of what broke. */
export function PageError() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <MaintenanceScreen />;
  if (error.status >= 500) {
    return <MaintenanceScreen {...(isClosing(error.data) && error.data)} />;
  }
  return (
    <EmptyState
      heading="h1"
      title={errorTitle(error)}
      action={<ButtonLink to="/">Go to the front page</ButtonLink>}
    >
      {error.status === 404
        ? 'There is no page at this address.'
        : 'That did not work. Nothing in your bag has changed.'}
    </EmptyState>
  );
}
