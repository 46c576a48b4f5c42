import { useLocation } from '@remix-run/react';
import { isPrivatePage } from '~/platform/private-pages';

/**
 * Path and query of this page, for forms that lead back to it. The start page in place of one whose
 * address holds a secret of an e-mail: what a form carries ends up with others.
 */
export function useReturnPath(): string {
  const { pathname, search } = useLocation();
  return isPrivatePage(pathname) ? '/' : pathname + search;
}
