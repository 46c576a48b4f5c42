import { createContext, useContext } from 'react';

/**
 * True on pages whose route's handle has `secretUrl`. `useMatches` doesn't work in slots, which render without the
 * router's data.
 */
export const SecretUrl = createContext(false);

/** True if the URL contains a secret from an email, which must not reach third parties or forms. */
export const useSecretUrl = (): boolean => useContext(SecretUrl);
