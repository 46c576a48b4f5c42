import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';

const start = () =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });

// Nobody may ever look at a page that is prerendered: its events, timers and requests begin when somebody does.
if (Reflect.get(document, 'prerendering'))
  document.addEventListener('prerenderingchange', start, { once: true });
else start();
