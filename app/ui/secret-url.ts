import { createContext, useContext } from 'react';

/**
 * True on pages whose route has `secretUrl` in its handle. This is a context because `useMatches` doesn't work in
 * slots, which are rendered without the router's data.
 */
export const SecretUrl = createContext(false);

/**
 * Returns true if the page's URL contains a secret from an email. Such a URL must not be passed to third parties or in
 * forms.
 */
export const useSecretUrl = (): boolean => useContext(SecretUrl);
