/** Runs in development pages: applies server code changes and reports errors. */
/// <reference types="vite/client" />

interface RouterState {
  revalidation: 'idle' | 'loading';
}

/** Remix's undocumented hot update internals (`@remix-run/dev`, refresh-utils.cjs). */
interface RemixWindow {
  __remixRouter?: {
    createRoutesForHMR(revalidate: Set<string>, ...rest: unknown[]): unknown;
    _internalSetRoutes(routes: unknown): void;
    revalidate(): void;
    subscribe(listener: (state: RouterState) => void): () => void;
    state: RouterState;
  };
  __remixManifest: { routes: Record<string, unknown> };
  __remixRouteModules: unknown;
  __remixContext: { future: unknown; isSpaMode: boolean };
  __remixHdrActive?: boolean;
}

const remix = window as unknown as RemixWindow;
const hot = import.meta.hot!;

/**
 * Runs all loaders again, even if a route's `shouldRevalidate` returns false. Components keep their
 * state.
 */
function readLoadersAnew(): void {
  const { __remixRouter: router, __remixManifest: manifest, __remixContext: context } = remix;
  // Before hydration, the page is up to date.
  if (!router) return;
  guardRouter();
  const every = new Set(Object.keys(manifest.routes));
  const modules = remix.__remixRouteModules;
  router._internalSetRoutes(
    router.createRoutesForHMR(every, manifest.routes, modules, context.future, context.isSpaMode),
  );
  router.revalidate();
}

let guarded: unknown;

/**
 * Delays a revalidation until the previous one ends, because React Router logs an error if one
 * interrupts another.
 */
function guardRouter(): void {
  const router = remix.__remixRouter;
  if (!router || guarded === router) return;
  guarded = router;
  const revalidate = router.revalidate.bind(router);
  let isWaiting = false;
  router.revalidate = () => {
    if (router.state.revalidation === 'idle') return revalidate();
    if (isWaiting) return;
    isWaiting = true;
    const unsubscribe = router.subscribe(({ revalidation }) => {
      if (revalidation !== 'idle') return;
      unsubscribe();
      isWaiting = false;
      setTimeout(() => router.revalidate());
    });
  };
}
hot.on('vite:beforeUpdate', guardRouter);

let timer: ReturnType<typeof setTimeout> | undefined;
hot.on('lintel:server-update', () => {
  clearTimeout(timer);
  timer = setTimeout(readLoadersAnew, 20);
});

const report = (error: unknown) => {
  if (error instanceof Error) {
    hot.send('lintel:browser-error', {
      message: `${error.name}: ${error.message}`,
      stack: error.stack,
    });
  }
};
window.addEventListener('error', ({ error }) => report(error));
window.addEventListener('unhandledrejection', ({ reason }) => report(reason));

hot.send('lintel:page-ready');

/**
 * After an error, React replaces the document, which then lacks Vite's styles and error overlay.
 */
let html = document.documentElement;
new MutationObserver(() => {
  const { documentElement: latest, head, body } = document;
  if (!latest || latest === html) return;
  head.append(...html.querySelectorAll('style[data-vite-dev-id]'));
  body.append(...html.querySelectorAll('vite-error-overlay'));
  html = latest;
}).observe(document as unknown as Node, { childList: true });
