import { createContext, useContext } from 'react';

const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext.Provider;

/**
 * For `<script>` and `<style>`. These elements also need `suppressHydrationWarning`, because browsers hide the nonce
 * attribute from scripts.
 */
export const useNonce = (): string | undefined => useContext(NonceContext) ?? documentNonce();

const documentNonce = (): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLElement>('script[nonce]')?.nonce || undefined;
