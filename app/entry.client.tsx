import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Decodes the page's data before hydration. Remix would decode the data during the first render, and a click during
 * this render would cause React's error 345.
 */
async function decodeData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (thrown) {
    if (thrown instanceof Promise) await thrown;
  }
}

/** Handles the rejected promise of a view transition that the router skips. */
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

// A prerendered page may never be shown, so React starts when the page becomes visible.
if (Reflect.get(document, 'prerendering'))
  document.addEventListener('prerenderingchange', () => void start(), { once: true });
else void start();
