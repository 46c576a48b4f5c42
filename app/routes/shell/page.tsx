/**
 * Around every page: what its loader or action throws is shown here, within the shop's frame. In the root's own
 * boundary there would be no frame after a form that failed, because the root's data is not loaded then.
 */
import { Outlet } from '@remix-run/react';
import type { HeadersArgs } from '@shopify/remix-oxygen';
import { PageError } from './page-error';

export const headers = ({ errorHeaders }: HeadersArgs) => errorHeaders ?? new Headers();

export const ErrorBoundary = () => <PageError />;

export default function Page() {
  return <Outlet />;
}
