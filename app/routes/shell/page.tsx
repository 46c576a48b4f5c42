/**
 * Layout of every page: shows its errors within the shop's header and footer. The root's error boundary couldn't,
 * because after a failed form the root's data isn't loaded.
 */
import { Outlet } from '@remix-run/react';
import type { HeadersArgs } from '@shopify/remix-oxygen';
import { PageError } from './page-error';

export const headers = ({ errorHeaders }: HeadersArgs) => errorHeaders ?? new Headers();

export const ErrorBoundary = () => <PageError />;

export default function Page() {
  return <Outlet />;
}
