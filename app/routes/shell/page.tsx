/**
 * Shows a page's error between header and footer. The root's error boundary can't, because root data isn't loaded after
 * a failed form.
 */
import { Outlet } from '@remix-run/react';
import type { HeadersArgs } from '@shopify/remix-oxygen';
import { PageError } from './page-error';

export const headers = ({ errorHeaders }: HeadersArgs) => errorHeaders ?? new Headers();

export const ErrorBoundary = () => <PageError />;

export default function Page() {
  return <Outlet />;
}
