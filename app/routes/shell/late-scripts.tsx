import { Scripts } from '@remix-run/react';
import { createContext, useContext } from 'react';
import { useNonce } from '~/platform/http/nonce';

/** The text of the page's last script, which only the server has (`late-scripts.server.ts`). */
const LateScriptsContext = createContext(' ');
export const LateScriptsProvider = LateScriptsContext.Provider;

/**
 * In place of Remix's `Scripts`, at the end of the page: gives the addresses of its modules to the starter, which loads
 * them when somebody uses the page. During development all is loaded at once, as Vite wants it.
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
