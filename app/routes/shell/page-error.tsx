import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { MaintenanceScreen } from '~/features/navigation/ui/maintenance-screen';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';

interface Closed {
  title: string;
  text: string;
  siteName: string;
}

/** What the root loader throws while the theme closes the shop. */
const closedBy = (error: unknown): Closed | undefined =>
  isRouteErrorResponse(error) && error.status === 503 && Object(error.data).siteName
    ? error.data
    : undefined;

/** What the Worker refused before any route ran (too fast, another origin) brings its own words. */
const refusalOf = (error: unknown): { title: string; text: string } | undefined =>
  isRouteErrorResponse(error) && error.status < 500 && Object(error.data).title
    ? error.data
    : undefined;

const headingOf = (error: unknown): string =>
  isRouteErrorResponse(error) && error.status < 500
    ? (refusalOf(error)?.title ?? `${error.status} Error`)
    : 'We will be back shortly';

/** The title of a failed page; it says no more than the page does, and ends with the brand if it is known. */
export const errorTitle = (error: unknown, siteName = closedBy(error)?.siteName): string =>
  [headingOf(error), siteName].filter(Boolean).join(' | ');

/** In place of a page that failed: closed for a while, refused (4xx), or broken. No details of what broke. */
export function PageError() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status >= 500) {
    return <MaintenanceScreen {...closedBy(error)} />;
  }
  return (
    <EmptyState
      heading="h1"
      title={headingOf(error)}
      action={<ButtonLink to="/">Go to the front page</ButtonLink>}
    >
      {refusalOf(error)?.text ??
        (error.status === 404
          ? 'There is no page at this address.'
          : 'That did not work. Nothing in your bag has changed.')}
    </EmptyState>
  );
}
