import { Scripts } from '@remix-run/react';
import { createContext, useContext } from 'react';
import { useNonce } from '~/platform/http/nonce';

/** The page's last script (`handoff.server.ts`). Set only on the server. */
const LateScriptsContext = createContext(' ');
export const LateScriptsProvider = LateScriptsContext.Provider;

/**
 * Replaces Remix's `Scripts`, so that modules load at the first interaction. In development, Vite needs them
 * immediately.
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
