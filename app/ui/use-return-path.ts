import { useLocation } from '@remix-run/react';
import { isPrivatePage } from '~/private-pages';

/**
 * Path and query of this page, for forms that redirect back to it. '/' instead of a URL that contains a
 * secret, which must not be part of a form.
 */
export function useReturnPath(): string {
  const { pathname, search } = useLocation();
  return isPrivatePage(pathname) ? '/' : pathname + search;
}
