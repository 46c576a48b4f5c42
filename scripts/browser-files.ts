/** How the browser's modules are grouped into files: few, because each costs a request, and by which pages need them. */
import { parse } from 'node:path';
import type { Plugin, Rollup } from 'vite';

const framework =
  /\/node_modules\/(?:react|react-dom|scheduler|turbo-stream|@remix-run\/[^/]+|react-router(?:-dom)?)\/|^\0(?:vite\/preload-helper|commonjsHelpers)/;
/** Of pages and of what they load later: too small for files of their own. */
const tiny = /\/app\/(?:ui\/same-page|features\/catalog\/ui\/search\/debounce)\.ts$/;
/** What runs before React, and without it. */
const afterLoad = /\/app\/routes\/shell\/after-load\.ts$/;
/** Styles that the shop's own pages do without: in a file with modules that such pages load, they would come along. */
const moreStyles = /\/app\/all\.css$/;
/** What is on every page. */
const shell = new RegExp(`/app/(?:entry\\.client|root|routes/shell/page)\\.tsx|${tiny.source}`);
/** Rules of forms, which most pages load only once a form is used. */
const forms = /\/node_modules\/valibot\/|\/app\/platform\/(?:result|http\/form-fields)\.ts$/;
/** What the front page shows (`slices/window-slices.ts`), and other content pages too. */
const windows = /\/app\/routes\/(?:home|pages\.\$uid)\./;
/** The other slices, and the forms that some of them show. */
const pages = /\/app\/routes\/(?:pages\.\$uid|forms\.\$form)\./;
const account = /\/app\/routes\/accounts\//;
const lists = /\/app\/routes\/(?:collections\.|search\.)/;
/** Pages with a grid of products. */
const grids = /\/app\/routes\/(?:collections\.|search\.|pages\.wishlist)/;
/** A product's page, and that of its reviews. */
const products = /\/app\/routes\/products\./;
/** Pages on which products are added to the bag. */
const sales =
  /\/app\/routes\/(?:collections\.|search\.|pages\.wishlist|products\.|cart\/|not-found\.|\$\.)/;
/** Shows everything; what it loads says nothing about other pages. */
const styleGuide = /\/app\/routes\/styleguide\//;

/** Files for modules that more than one route loads, by what these routes have in common. */
const groups: [RegExp, string][] = [
  [account, 'account'],
  [pages, 'pages'],
  [windows, 'windows'],
  [lists, 'lists'],
  [grids, 'grids'],
  [products, 'reviews'],
  [sales, 'sales'],
];

/** The name of the file for a module that these `routes` load. Undefined: it is the only route's. */
function nameFor(routes: string[]): string | undefined {
  const common = groups.find(([group]) => routes.every((route) => group.test(route)));
  if (routes.length < 2) return common?.[1] === 'pages' ? 'pages' : undefined;
  if (common) return common[1];
  return routes.some((route) => lists.test(route)) ? 'shell' : 'content';
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
    loadedWith((id) => afterLoad.test(id)),
    'after-load',
  );
  name(
    loadedWith((id) => shell.test(id)),
    'shell',
  );
  const routesOf = new Map<string, string[]>();
  for (const route of ids.filter((id) => isEntry(id) && !styleGuide.test(id)))
    for (const id of loadedWith((one) => one === route))
      routesOf.set(id, [...(routesOf.get(id) ?? []), route]);
  const guided = loadedWith((id) => styleGuide.test(id));
  for (const [id, routes] of routesOf) {
    // Of what a page shares with the style guide alone, Rollup would make a file for each module.
    const alone = guided.has(id) && `${parse(routes[0] ?? '').name}-parts`;
    const file = nameFor(routes) ?? alone;
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
