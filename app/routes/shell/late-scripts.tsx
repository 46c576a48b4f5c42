import { Scripts } from '@remix-run/react';
import { createContext, useContext } from 'react';
import { useNonce } from '~/platform/http/nonce';

/** Text of the page's last script (`app/entry.server.tsx`); server only. */
const LateScriptsContext = createContext(' ');
export const LateScriptsProvider = LateScriptsContext.Provider;

/**
 * Replaces Remix's `Scripts` component. It passes the modules' URLs to `lazy-hydration.ts`, which loads them at the
 * shopper's first interaction. In development, Vite needs all modules immediately, so Remix's component is used.
 */
export const LateScripts = import.meta.env.DEV
  ? () => <Scripts nonce={useNonce()} />
  : function LateScripts() {
      return (
        <script
          nonce={useNonce()}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: useContext(LateScriptsContext) }}
        />
      );
    };
