/**
 * Layout of every page. It shows a page's error between the shop's header and footer. The root's error boundary can't
 * show header and footer, because after a failed form the root's data isn't loaded.
 */
import { Outlet } from '@remix-run/react';
import type { HeadersArgs } from '@shopify/remix-oxygen';
import { PageError } from './page-error';

export const headers = ({ errorHeaders }: HeadersArgs) => errorHeaders ?? new Headers();

export const ErrorBoundary = () => <PageError />;

export default function Page() {
  return <Outlet />;
}
