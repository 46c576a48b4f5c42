import { Scripts } from '@remix-run/react';
import { createContext, useContext } from 'react';
import { useNonce } from '~/platform/http/nonce';

/** The text of the page's last script (`app/entry.server.tsx`). Set only on the server. */
const LateScriptsContext = createContext(' ');
export const LateScriptsProvider = LateScriptsContext.Provider;

/**
 * Replaces Remix's `Scripts`: the page's modules load at the first interaction. Vite needs the modules immediately in
 * development.
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
