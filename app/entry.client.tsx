import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { decodeData, readShellData } from '~/routes/shell/handoff';
import { ShellDataProvider } from '~/routes/shell/shell-data';
import { expectSkippedTransitions } from '~/routes/shell/view-transitions';

async function start(): Promise<void> {
  expectSkippedTransitions();
  const [shellData] = await Promise.all([readShellData(), decodeData()]);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <ShellDataProvider value={shellData}>
          <RemixBrowser />
        </ShellDataProvider>
      </StrictMode>,
    );
  });
}

void start();
