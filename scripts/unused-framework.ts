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

/** All of the router's settings of its next version are on (`browser.js`, and `vite.config.ts` for those of Remix). */
const nextRouter: Answer = [/\b(?:router\.|_)?future\.v7_\w+(?= === true| &&|\)|,| \?|;)/g, 'true'];
/** The shop stands at the top of its domain. */
const atTop: Answer = [/function stripBasename\(pathname, basename\) \{/, '$& return pathname;'];
/** A function of which only `value` is ever wanted. What is said after it is left out. */
const returns = (name: string, value: string): Answer => [
  new RegExp(`function ${name}\\((?:.*?)\\) \\{`),
  `$& return ${value};`,
];
/** Names that are told to developers only. */
const withoutNames = (table: string): Answer => [
  new RegExp(`var ${table}(?: = /\\*#__PURE__\\*/|;\\n\\()function[^]*?\\(${table} \\|\\| .*;`),
  `const ${table} = {};`,
];

/** By module. */
const answers: Record<string, Answer[]> = {
  '@remix-run/react/dist/esm/browser.js': [
    singleFetch,
    noSinglePage,
    // Routes are replaced while developing only.
    ['router.createRoutesForHMR = createClientRoutesWithHMRRevalidationOptOut;', ''],
    [/let hmrRouterReadyPromise = new Promise[^]*?\n\}\)\.catch\([^]*?\n\}\);/, ''],
    [/if \(hmrRouterReadyResolve\) \{[^]*?\n {4}\}/, ''],
    // The browser knows the addresses of all pages (`v3_lazyRouteDiscovery`).
    [/,\n\s*patchRoutesOnNavigation: .*/, ''],
    [/useFogOFWarDiscovery\(.*\);/, ''],
  ],
  '@remix-run/react/dist/esm/components.js': [
    singleFetch,
    // Links and forms are the router's own (`app/ui/link.tsx`, `app/ui/form.tsx`).
    [/(?:Nav)?Link\.displayName = .*;/g, ''],
    ['Form.displayName = "Form";', ''],
    // Pages are asked for ahead by `routes/shell/prefetch.tsx`.
    ['isPageLinkDescriptor(link) ?', 'false ?'],
    ['criticalCss ? ', 'false ? '],
    // Structured data are the server's (`ui/json-ld.tsx`).
    ['if ("script:ld+json" in metaProps) {', 'if (false) {'],
    ['if ("charSet" in metaProps && metaProps.charSet != null) {', 'if (false) {'],
    ['if ("charset" in metaProps) {', 'if (false) {'],
    ['if (!Array.isArray(routeMeta)) {', 'if (false) {'],
    ['if (!isValidMetaTag(tagName)) {', 'if (false) {'],
  ],
  '@remix-run/react/dist/esm/errorBoundaries.js': [
    // What developers are told, where there is no page for errors.
    [/let heyDeveloper = [^;]*\);\n\s*`\n\s*\}\n\s*\}\);/, 'let heyDeveloper = null;'],
    // Scripts come with `routes/shell/late-scripts.tsx`.
    ['renderScripts ? /*#__PURE__*/React.createElement(Scripts, null) : null', 'null'],
  ],
  '@remix-run/react/dist/esm/links.js': [singleFetch],
  '@remix-run/react/dist/esm/routes.js': [
    singleFetch,
    noSinglePage,
    ['if (typeof singleFetch === "function") {', 'if (true) {'],
    // No page waits for a loader that runs in the browser.
    [': route.id === "root" ? RemixRootDefaultHydrateFallback : undefined', ': undefined'],
    // The root has a page for errors.
    [/: route\.id === "root" \? \(\) =>[^]*?\}\) : undefined;/, ': undefined;'],
    returns('preventInvalidServerHandlerCall', 'undefined'),
  ],
  '@remix-run/react/dist/esm/scroll-restoration.js': [noSinglePage],
  // No part of the shop has a fetcher: forms that lead nowhere send themselves (`ui/post-form.ts`).
  '@remix-run/react/dist/esm/single-fetch.js': [['if (fetcherKey) {', 'if (false) {']],
  '@remix-run/router/dist/router.js': [
    nextRouter,
    atTop,
    [
      'navigate,\n    fetch,',
      'navigate,\n    fetch() { throw Error("No fetchers: scripts/unused-framework.ts"); },',
    ],
    ['deleteFetcher: deleteFetcherAndUpdateState,', ''],
    ['getFetcher,\n', '\n'],
    ['_internalFetchControllers: fetchControllers,', ''],
    [
      '\n  fetchLoadMatches.forEach((f, key) => {',
      '\n  if (false) fetchLoadMatches.forEach((f, key) => {',
    ],
    [
      '\n    fetchLoadMatches.forEach((_, key) => {',
      '\n    if (false) fetchLoadMatches.forEach((_, key) => {',
    ],
    [
      'state.fetchers.forEach((fetcher, key) => {\n        if (fetcher.state === "idle") {',
      'if (false) state.fetchers.forEach((fetcher, key) => {\n        if (fetcher.state === "idle") {',
    ],
    ['deletedFetchers.forEach(key => {', 'if (false) deletedFetchers.forEach(key => {'],
    [
      'completedFetchers.forEach(key => state.fetchers.delete(key));\n      deletedFetchersKeys.forEach(key => deleteFetcher(key));',
      '',
    ],
    ['state.fetchers.forEach((_, key) => deleteFetcher(key));', ''],
    [/ && revalidatingFetchers\.length === 0(?=\) \{)/, ''],
    returns('markFetchRedirectsDone', 'false'),
    returns('abortStaleFetchLoads', 'false'),
    [
      'let updatedFetchers = markFetchRedirectsDone();\n      completeNavigation',
      'const updatedFetchers = false;\n      completeNavigation',
    ],
    [
      /let updatedFetchers = markFetchRedirectsDone\(\);\n {4}let didAbortFetchLoads = .*\n {4}let shouldUpdateFetchers = .*/,
      'const shouldUpdateFetchers = false;',
    ],
    ['if (revalidatingFetchers.length > 0) {', 'if (false) {'],
    [/revalidatingFetchers\.forEach\(rf => \{\n {6}abortFetcher[^]*?\n {4}\}\);/, ''],
    [
      /let abortPendingFetchRevalidations = .*\n {4}if \(pendingNavigationController\) \{[^]*?\n {4}\}/,
      '',
    ],
    [
      /if \(pendingNavigationController\) \{\n {6}pendingNavigationController\.signal\.removeEventListener[^]*?\n {4}\}\n {4}revalidatingFetchers.*/,
      '',
    ],
    [/redirect = findRedirect\(fetcherResults\);\n {4}if \(redirect\) \{/, 'if (false) {'],
    [
      'processLoaderData(state, matches, loaderResults, pendingActionResult, revalidatingFetchers, fetcherResults, activeDeferreds)',
      'processRouteLoaderData(matches, loaderResults, pendingActionResult, activeDeferreds, false)',
    ],
    [
      /async function callLoadersAndMaybeResolveData\(.*\) \{/,
      '$& return { loaderResults: await callDataStrategy("loader", state, request, matchesToLoad, matches, null) };',
    ],
    // Nothing is streamed after its page (`defer`).
    ['return result.type === ResultType.deferred;', 'return false;'],
    [/let deferred = value;\n {2}return deferred && .*;/, 'return false;'],
    ['_internalActiveDeferreds: activeDeferreds,', ''],
    [
      'activeDeferreds.forEach((deferredData, routeId) => {',
      'if (false) activeDeferreds.forEach((deferredData, routeId) => {',
    ],
    returns('cancelActiveDeferreds', '[]'),
    // As above: all addresses are known.
    [
      'let patchRoutesOnNavigationImpl = init.patchRoutesOnNavigation;',
      'const patchRoutesOnNavigationImpl = undefined;',
    ],
    ['deleteBlocker,\n    patchRoutes,', 'deleteBlocker,'],
    ['_internalSetRoutes\n', '\n'],
    ['if (initialMatches && !init.hydrationData) {', 'if (false) {'],
    [/let fogOfWar = checkFogOfWar\(.*/g, 'const fogOfWar = {};'],
    ['fogOfWar.active = false;', ''],
    [/fogOfWar\.active/g, 'false'],
    [/if \(isFogOfWar\) \{/g, 'if (false) {'],
    ['if (!isFogOfWar) {', 'if (true) {'],
    [/if \(route\.path === "" \|\| .*\{/, 'if (true) {'],
    // Given by Remix.
    ['init.dataStrategy || defaultDataStrategy', 'init.dataStrategy'],
    [
      /let mapRouteProperties;[^]*?mapRouteProperties = defaultMapRouteProperties;\n {2}\}/,
      'const { mapRouteProperties } = init;',
    ],
    ['dispose,\n', '\n'],
    // Only forms are sent, as forms are.
    ['if (opts.body !== undefined) {', 'if (false) {'],
    [/formEncType === "(?:application\/json|text\/plain)"/g, 'false'],
    ['if (text != null) {', 'if (false) {'],
    ['else if (json !== undefined) {', 'else if (false) {'],
    // For developers.
    returns('warning', 'undefined'),
    returns(
      'getInternalRouterError',
      'new ErrorResponseImpl(status, "", Error(String(status)), true)',
    ),
    returns('getInvalidPathError', '""'),
  ],
  'react-router-dom/dist/index.js': [
    nextRouter,
    ['if (v7_startTransition) {', 'if (true) {'],
    [/if \(flushSync\) \{/g, 'if (false) {'],
    [/newState\.fetchers\.forEach\([^]*?\n {4}\}\);/, ''],
    ['deletedFetchers.forEach(key => fetcherData.current.delete(key));', ''],
    [/React\.useEffect\(\(\) => UNSAFE_logV6DeprecationWarnings\(.*/, ''],
    ['if (options.navigate === false) {', 'if (false) {'],
    returns('isFormDataSubmitterSupported', 'true'),
    ['window.__reactRouterVersion = REACT_ROUTER_VERSION;', ''],
    withoutNames('DataRouterHook'),
    withoutNames('DataRouterStateHook'),
  ],
  'react-router/dist/index.js': [
    nextRouter,
    // The shop's own pages for errors are at the top as well.
    ['React.createElement(DefaultErrorComponent, null)', 'null'],
    ['isDataRoute ? useNavigateStable() : useNavigateUnstable()', 'useNavigateStable()'],
    ['if (basename === "/") {', 'if (true) {'],
    withoutNames('DataRouterHook'),
    withoutNames('DataRouterStateHook'),
  ],
  'react/cjs/react.production.min.js': [
    // What no part of the shop imports (`eslint.config.js`).
    [
      /exports\.(?:Profiler|PureComponent|act|cloneElement|createFactory|createRef|unstable_act|useDebugValue|useDeferredValue|useImperativeHandle|useInsertionEffect)=[^]*?(?=exports\.)/g,
      '',
    ],
  ],
  'react-dom/cjs/react-dom.production.min.js': [
    // Ways of earlier versions, and the browser's tool for developers.
    [
      /exports\.(?:createPortal|createRoot|findDOMNode|hydrate|render|unmountComponentAtNode|unstable_batchedUpdates|unstable_renderSubtreeIntoContainer)=[^]*?(?=exports\.)/g,
      '',
    ],
    // Events that nothing listens to (`eslint.config.js`): text before it is put in, composed, or selected.
    [/switch\(a\)\{case "focusin":if\(me\(xa\)[^]*?(?=\}se\(g,b\)\}\)\})/, ''],
    [/fa\("on(?:Select|BeforeInput|Composition\w+)",(?:\[.*?\]|".*?"\.split\(" "\))\);/g, ''],
    // Help for browsers that cannot run the shop's scripts: how they name keys, measure moves and call animations.
    [/key:function\(a\)\{if\(a\.key\)[^]*?:""\},code:0/, 'key:0,code:0'],
    [/relatedTarget:function\(a\)[^]*?:xd\}\}\)/, 'relatedTarget:0,movementX:0,movementY:0})'],
    [/deltaX:function[^]*?deltaZ:0/, 'deltaX:0,deltaY:0,deltaZ:0'],
    [/function Ze\(a\)\{/, '$&return a;'],
    [/ia&&\(Ye=[^]*?\);/, ''],
    // Attributes of fonts in SVG, which browsers have given up, and of XML.
    [
      /accent-height |arabic-form |cap-height |glyph-[\w-]+ |horiz-[\w-]+ |panose-1 |(?:over|under)line-[\w-]+ |strikethrough-[\w-]+ |unicode-range |units-per-em |v-[\w-]+ |vert-[\w-]+ | x-height/g,
      '',
    ],
    [/"xlink:actuate[^]*?(?=\["tabIndex","crossOrigin"\])/, ''],
    [/if\("undefined"!==typeof __REACT_DEVTOOLS_GLOBAL_HOOK__\)\{.*?catch\(a\)\{\}\}/, ''],
  ],
};

/** Calls that tell developers what is wrong. A stack tells where it was. */
const messages = /^(?:UNSAFE_)?(invariant|warning|warningOnce)$/;

/** What to replace in `code`, from the last to the first: messages of failed checks, and all of warnings. */
function messagesIn(program: unknown): [from: number, to: number][] {
  const found: [number, number][] = [];
  const walk = (node: unknown) => {
    if (!node || typeof node !== 'object') return;
    const { type, callee, arguments: args } = node as Node;
    if (type === 'CallExpression' && args) {
      const kind = messages.exec(callee?.name ?? '')?.[1];
      const [condition, message] = args;
      if (kind === 'invariant' && condition && message)
        found.push([condition.end, args.at(-1)!.end]);
      else if (kind && kind !== 'invariant' && args[0])
        found.push([args[0].start, args.at(-1)!.end]);
    }
    for (const child of Object.values(node)) walk(child);
  };
  walk(program);
  return found.sort(([a], [b]) => b - a);
}

interface Node {
  type?: string;
  start: number;
  end: number;
  callee?: { name?: string };
  arguments?: Node[];
}

/** For the browser's half of the build. It fails when a module is not as it was, which another version may bring. */
export const unusedFramework = (): Plugin => ({
  name: 'unused-framework',
  apply: 'build',
  transform(code, id, options) {
    const path = /\/node_modules\/([^?]+)$/.exec(id)?.[1];
    if (!path || options?.ssr) return undefined;
    const answered = answers[path]?.reduce((text, [asked, answer]) => {
      const one = text.replace(asked, answer);
      if (one === text) this.error(`${path} has changed: no ${String(asked)}`);
      return one;
    }, code);
    if (!answered || !/rout|@remix-run/.test(path)) return answered;
    return messagesIn(this.parse(answered)).reduce(
      (text, [from, to]) => text.slice(0, from) + text.slice(to),
      answered,
    );
  },
});
