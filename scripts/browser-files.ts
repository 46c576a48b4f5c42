/** Groups modules by the pages that load them, because each file costs a request. */
import { parse } from 'node:path';
import type { Plugin, Rollup } from 'vite';

const framework =
  /\/node_modules\/(?:react|react-dom|scheduler|turbo-stream|@remix-run\/[^/]+|react-router(?:-dom)?)\/|^\0commonjsHelpers/;
const tiny = /\/app\/(?:ui\/same-page|features\/catalog\/ui\/search\/debounce)\.ts$/;
/** Modules that run before React, or without React. Vite's helper for dynamic imports must not load React with them. */
const afterLoad = /\/app\/routes\/shell\/after-load\.ts$|^\0vite\/preload-helper/;
const shell = new RegExp(`/app/(?:entry\\.client|root|routes/shell/page)\\.tsx|${tiny.source}`);
/** Most pages load these modules only when a form is used. */
const forms =
  /\/node_modules\/valibot\/|\/app\/platform\/(?:result|http\/(?:form|email)-fields?)\.ts$/;
/** Routes of the home page's slices (`slices/window-slices.ts`). */
const windows = /\/app\/routes\/(?:home|pages\.\$uid)\./;
const pages = /\/app\/routes\/(?:pages\.\$uid|forms\.\$form)\./;
const returns = /\/app\/routes\/returns\//;
const account = /\/app\/routes\/(?:accounts|orders|returns)\//;
const lists = /\/app\/routes\/(?:collections\.|search\.)/;
const products = /\/app\/routes\/products\./;
const cart = /\/app\/routes\/cart\//;
const sales = /\/app\/routes\/(?:products\.|cart\/)/;
/** Also pages that recommend products. */
const buying =
  /\/app\/routes\/(?:collections\.|search\.|pages\.(?:wishlist|quiz)|products\.|cart\/|not-found\.|(?:accounts\/)?\$\.)/;
const slices = /\/app\/routes\/(?:home|pages\.\$uid|journal\/|products\.)/;
const unknown = /\/app\/routes\/(?:shell\/shell-page\.|(?:accounts\/)?\$\.)/;
/** The style guide and the slice simulator use everything, so they don't affect the grouping. */
const styleGuide = /\/app\/routes\/(?:styleguide|slice-simulator)\//;
/** Routes without a component. */
const resource = /\/app\/routes\/.*\.ts(?:\?|$)/;

/** [route pattern, file name]. A shared module goes into the first file whose pattern matches all of its routes. */
const groups: [RegExp, string][] = [
  [unknown, 'unknown'],
  [returns, 'returns'],
  [account, 'account'],
  [pages, 'pages'],
  [windows, 'windows'],
  [lists, 'lists'],
  [products, 'product'],
  [cart, 'bag'],
  [sales, 'sales'],
  [buying, 'buying'],
];

/** What remains is shared by account pages and others with forms, which load `forms` anyway. */
function nameFor(routes: string[]): string | undefined {
  const common = groups.find(([group]) => routes.every((route) => group.test(route)));
  if (routes.length < 2) return common?.[1] === 'pages' ? 'pages' : undefined;
  if (common) return common[1];
  if (routes.some((route) => lists.test(route))) return 'shell';
  return routes.some((route) => slices.test(route)) ? 'content' : 'forms';
}

type Graph = Pick<Rollup.PluginContext, 'getModuleIds' | 'getModuleInfo'>;

function group({ getModuleIds, getModuleInfo }: Graph): Map<string, string> {
  const ids = [...getModuleIds()];
  const loadedWith = (fits: (id: string) => boolean): Set<string> => {
    const found = new Set(ids.filter(fits));
    for (const id of found)
      for (const imported of getModuleInfo(id)?.importedIds ?? []) found.add(imported);
    return found;
  };
  const names = new Map<string, string>();
  const name = (modules: Iterable<string>, file: string) => {
    for (const id of modules) if (!names.has(id) && !isEntry(id)) names.set(id, file);
  };
  const isEntry = (id: string) => getModuleInfo(id)?.isEntry ?? false;
  const isPage = (id: string) => isEntry(id) && !resource.test(id) && !styleGuide.test(id);
  name(
    ids.filter((id) => forms.test(id)),
    'forms',
  );
  name(
    loadedWith((id) => afterLoad.test(id)),
    'after-load',
  );
  name(
    loadedWith((id) => shell.test(id)),
    'shell',
  );
  const routesOf = new Map<string, string[]>();
  for (const route of ids.filter(isPage))
    for (const id of loadedWith((one) => one === route))
      routesOf.set(id, [...(routesOf.get(id) ?? []), route]);
  const guided = loadedWith((id) => styleGuide.test(id));
  for (const [id, routes] of routesOf) {
    // Rollup would create a file for each module that a page shares only with the style guide.
    const alone = guided.has(id) && `${parse(routes[0] ?? '').name}-parts`;
    const file = nameFor(routes) ?? alone;
    if (file) name([id], file);
  }
  return names;
}

export const browserFiles = (): Plugin => ({
  name: 'browser-files',
  config: (_, { isSsrBuild, command }) => {
    if (isSsrBuild || command !== 'build') return undefined;
    let names: Map<string, string> | undefined;
    const manualChunks = (id: string, graph: Graph) =>
      framework.test(id) ? 'framework' : (names ??= group(graph)).get(id);
    // Without this option, Rollup adds the modules' imports to the file.
    const output = { manualChunks, onlyExplicitManualChunks: true };
    return { build: { rollupOptions: { output } } };
  },
});
