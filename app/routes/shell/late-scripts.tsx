import { Scripts } from '@remix-run/react';
import { createContext, useContext } from 'react';
import { useNonce } from '~/platform/http/nonce';

/** The text of the page's last script, which only the server has (`late-scripts.server.ts`). */
const LateScriptsContext = createContext(' ');
export const LateScriptsProvider = LateScriptsContext.Provider;

/**
 * Replaces Remix's `Scripts` at the end of the page: passes the URLs of its modules to `lazy-hydration.ts`, which loads them
 * at the first interaction. In development everything is loaded at once, as Vite requires.
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
