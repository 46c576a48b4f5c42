import { createContext, useContext } from 'react';

/**
 * True on pages whose route has `secretUrl` in its handle. Slots can't use `useMatches`, because they are rendered
 * without the router's data.
 */
export const SecretUrl = createContext(false);

/** Whether the page's URL contains a secret from an email. Third parties and forms must not get such a URL. */
export const useSecretUrl = (): boolean => useContext(SecretUrl);
