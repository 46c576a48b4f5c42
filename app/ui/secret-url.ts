import { createContext, useContext } from 'react';

/** Set by the root from the routes' handles. Not `useMatches`, because slots are rendered without the router's data. */
export const SecretUrl = createContext(false);

/** True on a page whose URL contains a secret from an email, which third parties and forms must not get. */
export const useSecretUrl = (): boolean => useContext(SecretUrl);
