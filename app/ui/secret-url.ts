import { createContext, useContext } from 'react';

/** From the routes' handles. Not `useMatches`, because slots render without the router's data. */
export const SecretUrl = createContext(false);

/** The URL contains a secret from an email, which must not reach third parties or forms. */
export const useSecretUrl = (): boolean => useContext(SecretUrl);
