import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Decodes the page's data before hydration. Otherwise Remix would decode the data during the first render and suspend.
 * A click during that time would force React to hydrate synchronously, which fails with React's error 345.
 */
async function decodeData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (thrown) {
    if (thrown instanceof Promise) await thrown;
  }
}

/**
 * Prevents an unhandled rejection. The router skips a view transition if another navigation follows immediately, and
 * the `ready` promise of the skipped transition rejects.
 */
function expectSkippedTransitions(): void {
  const begin = document.startViewTransition?.bind(document);
  if (begin)
    document.startViewTransition = (update) => {
      const begun = begin(update);
      begun.ready.catch(() => {});
      return begun;
    };
}

async function start(): Promise<void> {
  expectSkippedTransitions();
  await decodeData();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });
}

// The shopper may never see a prerendered page, so React, with its events, timers and requests, starts only when the
// page is shown.
if (Reflect.get(document, 'prerendering'))
  document.addEventListener('prerenderingchange', () => void start(), { once: true });
else void start();
