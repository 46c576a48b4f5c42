import { useLocation } from '@remix-run/react';
import { useSecretUrl } from './secret-url';

/** Path and query, for forms that redirect back. '/' if the URL contains a secret. */
export function useReturnPath(): string {
  const { pathname, search } = useLocation();
  return useSecretUrl() ? '/' : pathname + search;
}
