/** The nonce of the response's Content-Security-Policy, for inline scripts and styles. */
import { createContext, useContext } from 'react';

const NonceContext = createContext<string | undefined>(undefined);

/** Wraps the server's render, with the request context's `nonce`. */
export const NonceProvider = NonceContext.Provider;

/**
 * Returns the nonce for `<script>` and `<style>` elements. In the browser, it is the document's nonce, so that the
 * browser accepts elements that scripts create. Browsers hide the nonce attribute from scripts, so these elements need
 * `suppressHydrationWarning`.
 */
export const useNonce = (): string | undefined => useContext(NonceContext) ?? documentNonce();

const documentNonce = (): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLElement>('script[nonce]')?.nonce || undefined;
