/** How the browser's modules are grouped into files: few, because each costs a request, and by which pages need them. */
import type { Plugin, Rollup } from 'vite';

const framework =
  /\/node_modules\/(?:react|react-dom|scheduler|turbo-stream|@remix-run\/[^/]+|react-router(?:-dom)?)\/|^\0(?:vite\/preload-helper|commonjsHelpers)/;
/** What runs before React, and without it. */
const arrival = /\/app\/routes\/shell\/arrival\.ts$/;
/** Styles that the shop's own pages do without: in a file with modules that such pages load, they would come along. */
const moreStyles = /\/app\/all\.css$/;
/** What is on every page. */
const shell = /\/app\/(?:entry\.client|root|routes\/shell\/page)\.tsx/;
/** Rules of forms, which most pages load only once a form is used. */
const forms = /\/node_modules\/valibot\/|\/app\/platform\/(?:result|http\/form-fields)\.ts$/;
/** Pages made of slices. */
const sliced = /\/app\/routes\/(?:home|pages\.\$uid)\./;
const account = /\/app\/routes\/accounts\//;
const lists = /\/app\/routes\/(?:collections\.|search\.)/;

/** The name of the file for a module that these `routes` load, besides others. Undefined: it is the only route's. */
function nameFor(routes: string[]): string | undefined {
  if (routes.length < 2) return undefined;
  if (routes.every((route) => account.test(route))) return 'account';
  if (routes.every((route) => lists.test(route))) return 'lists';
  if (routes.every((route) => sliced.test(route))) return 'slices';
  return routes.some((route) => lists.test(route)) ? 'parts' : 'content';
}

type Graph = Pick<Rollup.PluginContext, 'getModuleIds' | 'getModuleInfo'>;

/** The modules of each file but the framework's. */
function group({ getModuleIds, getModuleInfo }: Graph): Map<string, string> {
  const ids = [...getModuleIds()];
  /** All modules that load with those that fit. */
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
  name(
    ids.filter((id) => moreStyles.test(id)),
    'all',
  );
  name(
    ids.filter((id) => forms.test(id)),
    'forms',
  );
  name(
    loadedWith((id) => arrival.test(id)),
    'arrival',
  );
  name(
    loadedWith((id) => shell.test(id)),
    'shell',
  );
  const routesOf = new Map<string, string[]>();
  for (const route of ids.filter(isEntry))
    for (const id of loadedWith((one) => one === route))
      routesOf.set(id, [...(routesOf.get(id) ?? []), route]);
  for (const [id, routes] of routesOf) {
    const file = nameFor(routes);
    if (file) name([id], file);
  }
  return names;
}

/** For the browser's half of the build. */
export const browserFiles = (): Plugin => ({
  name: 'browser-files',
  config: (_, { isSsrBuild, command }) => {
    if (isSsrBuild || command !== 'build') return undefined;
    let names: Map<string, string> | undefined;
    const manualChunks = (id: string, graph: Graph) =>
      framework.test(id) ? 'framework' : (names ??= group(graph)).get(id);
    // Else Rollup puts into a file what its modules import as well.
    const output = { manualChunks, onlyExplicitManualChunks: true };
    return { build: { rollupOptions: { output } } };
  },
});
