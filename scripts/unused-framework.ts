/**
 * Leaves out of the browser's files what Remix and its router can do and this shop decided not to use. They look at their
 * settings while they run, so a bundler has to keep both ways; here the settings are answered when it bundles.
 */
import type { Plugin } from 'vite';

type Answer = [asked: string | RegExp, answer: string];

/** Data of all loaders come in one answer (`v3_singleFetch`). */
const singleFetch: Answer = [
  /(?:window\.__remixContext\.)?\bfuture\.v3_singleFetch\b(?: === true)?/g,
  'true',
];
/** Pages come from the server. */
const noSinglePage: Answer = [
  /window\.__remixContext\.isSpaMode\b|(?<=if \()isSpaMode(?=\))/g,
  'false',
];

/** By module. */
const answers: Record<string, Answer[]> = {
  '@remix-run/react/dist/esm/browser.js': [
    singleFetch,
    noSinglePage,
    // Routes are replaced while developing only.
    ['router.createRoutesForHMR = createClientRoutesWithHMRRevalidationOptOut;', ''],
  ],
  '@remix-run/react/dist/esm/components.js': [singleFetch],
  '@remix-run/react/dist/esm/errorBoundaries.js': [
    // What developers are told, where there is no page for errors.
    [/let heyDeveloper = [^;]*\);\n\s*`\n\s*\}\n\s*\}\);/, 'let heyDeveloper = null;'],
    // Scripts come with `routes/shell/late-scripts.tsx`.
    ['renderScripts ? /*#__PURE__*/React.createElement(Scripts, null) : null', 'null'],
  ],
  '@remix-run/react/dist/esm/fog-of-war.js': [
    // The browser knows the addresses of all pages (`v3_lazyRouteDiscovery`).
    ['return future.v3_lazyRouteDiscovery === true && !isSpaMode;', 'return false;'],
    ['if (!isFogOfWarEnabled(future, isSpaMode)) {', 'if (true) {'],
    [/if \(!isFogOfWarEnabled\(future, isSpaMode\) \|\| .*\) \{/, 'if (true) {'],
  ],
  '@remix-run/react/dist/esm/links.js': [singleFetch],
  '@remix-run/react/dist/esm/routes.js': [
    singleFetch,
    noSinglePage,
    ['if (typeof singleFetch === "function") {', 'if (true) {'],
    // No page waits for a loader that runs in the browser.
    [': route.id === "root" ? RemixRootDefaultHydrateFallback : undefined', ': undefined'],
  ],
  '@remix-run/react/dist/esm/scroll-restoration.js': [noSinglePage],
  // No part of the shop has a fetcher: forms that lead nowhere send themselves (`ui/post-form.ts`).
  '@remix-run/react/dist/esm/single-fetch.js': [['if (fetcherKey) {', 'if (false) {']],
  '@remix-run/router/dist/router.js': [
    [
      'navigate,\n    fetch,',
      'navigate,\n    fetch() { throw Error("No fetchers: scripts/unused-framework.ts"); },',
    ],
    ['deleteFetcher: deleteFetcherAndUpdateState,', ''],
    [
      '\n  fetchLoadMatches.forEach((f, key) => {',
      '\n  if (false) fetchLoadMatches.forEach((f, key) => {',
    ],
    ['fetchersToLoad.map(async f => {', '[].map(async f => {\n return;'],
    // Nothing is streamed after its page (`defer`).
    ['return result.type === ResultType.deferred;', 'return false;'],
    [/let deferred = value;\n {2}return deferred && .*;/, 'return false;'],
    ['_internalActiveDeferreds: activeDeferreds,', ''],
    // As above: all addresses are known.
    [
      'let patchRoutesOnNavigationImpl = init.patchRoutesOnNavigation;',
      'const patchRoutesOnNavigationImpl = undefined;',
    ],
    ['deleteBlocker,\n    patchRoutes,', 'deleteBlocker,'],
    // For developers.
    [
      'function warning(cond, message) {\n  if (!cond) {',
      'function warning(cond, message) {\n  if (false) {',
    ],
  ],
  'react-router/dist/index.js': [
    // The shop's own pages for errors are at the top as well.
    ['React.createElement(DefaultErrorComponent, null)', 'null'],
  ],
};

/** For the browser's half of the build. It fails when a module is not as it was, which another version may bring. */
export const unusedFramework = (): Plugin => ({
  name: 'unused-framework',
  apply: 'build',
  transform(code, id, options) {
    const path = /\/node_modules\/([^?]+)$/.exec(id)?.[1];
    if (!path || options?.ssr) return undefined;
    return answers[path]?.reduce((text, [asked, answer]) => {
      const answered = text.replace(asked, answer);
      if (answered === text) this.error(`${path} has changed: no ${String(asked)}`);
      return answered;
    }, code);
  },
});
