import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Remix decodes the page's data when it is first rendered, and has React wait meanwhile. Whatever is pressed in that
 * moment makes React take over the page at once, which it then cannot (its error 345). So they are decoded before.
 */
async function decodeData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (thrown) {
    if (thrown instanceof Promise) await thrown;
  }
}

/**
 * The router skips view transitions that have not begun when the next navigation comes (Back, pressed at once), and
 * leaves the promise that is then rejected to nobody.
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

// Nobody may ever look at a page that is prerendered: its events, timers and requests begin when somebody does.
if (Reflect.get(document, 'prerendering'))
  document.addEventListener('prerenderingchange', () => void start(), { once: true });
else void start();
