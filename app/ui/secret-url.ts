import { createContext, useContext } from 'react';

/** Set by the root from the routes' handles. Not `useMatches`, because slots render without the router's data. */
export const SecretUrl = createContext(false);

/** True if the URL contains a secret from an email, which must not reach third parties or forms. */
export const useSecretUrl = (): boolean => useContext(SecretUrl);
