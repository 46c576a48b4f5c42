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

async function start(): Promise<void> {
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
