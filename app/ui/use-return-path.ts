import { useLocation } from '@remix-run/react';
import { useSecretUrl } from './secret-url';

/**
 * Returns this page's path and query, for forms that redirect back to the page. Returns '/' if the URL contains a
 * secret.
 */
export function useReturnPath(): string {
  const { pathname, search } = useLocation();
  return useSecretUrl() ? '/' : pathname + search;
}
