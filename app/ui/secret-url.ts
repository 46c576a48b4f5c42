import { createContext, useContext } from 'react';

/**
 * This context is true on pages whose route has `secretUrl` in its handle. Slots (visitor-specific content) can't use
 * `useMatches`, because they are rendered without the router's data.
 */
export const SecretUrl = createContext(false);

/** Returns true if the page's URL contains a secret from an email. Third parties and forms must not get such a URL. */
export const useSecretUrl = (): boolean => useContext(SecretUrl);
