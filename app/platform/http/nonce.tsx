/** The nonce of this response's Content-Security-Policy, for inline scripts and styles. */
import { createContext, useContext } from 'react';

const NonceContext = createContext<string | undefined>(undefined);

/** Put around the server's render, with the request context's `nonce`. */
export const NonceProvider = NonceContext.Provider;

/**
 * The nonce to give to `<script>` and `<style>`. In the browser it is undefined: browsers hide the
 * attribute, so elements that carry it need `suppressHydrationWarning`.
 */
export const useNonce = (): string | undefined => useContext(NonceContext);
