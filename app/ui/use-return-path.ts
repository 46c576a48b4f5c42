import { useLocation } from '@remix-run/react';
import { useSecretUrl } from './secret-url';

/**
 * Returns the path and query of this page, for forms that redirect back to it. Returns '/' if the URL contains a
 * secret.
 */
export function useReturnPath(): string {
  const { pathname, search } = useLocation();
  return useSecretUrl() ? '/' : pathname + search;
}
