import { useLocation } from '@remix-run/react';
import { useSecretUrl } from './secret-url';

/**
 * Path and query of this page, for forms that redirect back to it. '/' instead of a URL that contains a
 * secret, which must not be part of a form.
 */
export function useReturnPath(): string {
  const { pathname, search } = useLocation();
  return useSecretUrl() ? '/' : pathname + search;
}
