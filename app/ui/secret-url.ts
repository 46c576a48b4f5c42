import { createContext, useContext } from 'react';

/** Set by the root from the route's `handle`. A context, because slots are rendered outside the router's data. */
export const SecretUrl = createContext(false);

/** True on a page whose URL contains a secret from an email: third parties and forms must not get it. */
export const useSecretUrl = (): boolean => useContext(SecretUrl);
