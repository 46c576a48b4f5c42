import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { decode } from 'turbo-stream';

/** Decodes the data before hydration: a click while React decodes it would cause React's error 345. */
async function decodeData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (thrown) {
    if (thrown instanceof Promise) await thrown;
  }
}

/** Adds the header's and footer's data, which `lazy-hydration.ts` has loaded, to the root's data. */
async function addShellData(): Promise<void> {
  const body = window.lazyHydration?.shellData;
  const { loaderData } = window.__remixContext.state;
  if (!body || !loaderData?.root) return;
  const { value, done } = await decode(new Response(body).body!, {
    plugins: [() => ({ value: undefined })],
  });
  await done;
  loaderData.root = { ...Object(value).loaderData.root, ...loaderData.root };
}

/** When a view transition is skipped, its promise `ready` rejects. This is expected, so it isn't reported. */
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
  await addShellData();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });
}

// A prerendered page may never be shown.
if (Reflect.get(document, 'prerendering'))
  document.addEventListener('prerenderingchange', () => void start(), { once: true });
else void start();
