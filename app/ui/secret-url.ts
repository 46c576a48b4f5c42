import { createContext, useContext } from 'react';

/**
 * True on pages whose route has `secretUrl`. Slots are rendered without the router's data, so they can't use
 * `useMatches`.
 */
export const SecretUrl = createContext(false);

/** The page's URL contains a secret from an email. Third parties and forms must not get this URL. */
export const useSecretUrl = (): boolean => useContext(SecretUrl);
