/** The nonce of this response's Content-Security-Policy, for inline scripts and styles. */
import { createContext, useContext } from 'react';

const NonceContext = createContext<string | undefined>(undefined);

/** Put around the server's render, with the request context's `nonce`. */
export const NonceProvider = NonceContext.Provider;

/**
 * The nonce to give to `<script>` and `<style>`. In the browser it is the document's, so that elements which scripts
 * create are accepted too. Browsers hide the attribute, so such elements need `suppressHydrationWarning`.
 */
export const useNonce = (): string | undefined => useContext(NonceContext) ?? documentNonce();

const documentNonce = (): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLElement>('script[nonce]')?.nonce || undefined;
