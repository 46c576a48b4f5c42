/**
 * When you save a file, this plugin updates open pages. Vite and Remix handle browser code, the plugin all other files.
 */
import { fileURLToPath } from 'node:url';
import {
  isCSSRequest,
  normalizePath,
  type EnvironmentModuleNode,
  type Plugin,
  type ViteDevServer,
} from 'vite';

const browserCode = normalizePath(fileURLToPath(new URL('browser.ts', import.meta.url)));
const serverUpdate = 'lintel:server-update';

export const sendServerUpdate = (vite: ViteDevServer): void =>
  vite.environments.client.hot.send(serverUpdate);

const sendReload = (vite: ViteDevServer): void =>
  vite.environments.client.hot.send({ type: 'full-reload', path: '*' });

interface HotUpdatesOptions {
  onFile(file: string): void;
}

export function hotUpdates({ onFile }: HotUpdatesOptions): Plugin {
  return {
    name: 'lintel:hot-updates',
    configResolved({ plugins }) {
      // Removes Remix's own hook, which reloads routes that import a changed server file. This plugin reloads them too,
      // so with the hook they would load twice.
      const remixOwn = plugins.find(
        ({ name }) => name === 'remix-server-change-trigger-client-hmr',
      );
      delete remixOwn?.hotUpdate;
    },
    configureServer(server) {
      server.watcher.on('all', (_, file) => onFile(normalizePath(file)));
      reloadOnNewRoutes(server);
    },
    transform(code, id) {
      if (this.environment.name !== 'client' || !id.endsWith('/app/entry.client.tsx')) return;
      return { code: `import ${JSON.stringify(browserCode)};${code}`, map: null };
    },
    hotUpdate: {
      // Must run after Remix's legacy hook, which would restore the modules that this handler removes.
      order: 'post',
      handler({ file, modules, server }) {
        const { client } = server.environments;
        const inBrowser = [...(client.moduleGraph.getModulesByFile(file) ?? [])];
        const isServerOnly = !inBrowser.some(isLoaded);
        if (this.environment === client) {
          // Tailwind scans server files too, so Vite would count a changed one as browser code and reload the page.
          // Only the style sheets that depend on the file need an update.
          return isServerOnly ? inBrowser.flatMap(({ importers }) => [...importers]) : modules;
        }
        if (modules.length > 0 && isServerOnly) sendServerUpdate(server);
        return [];
      },
    },
  };
}

/**
 * True if browsers load the module. Tailwind adds all files that it scans to the browser's module graph, but files that
 * browsers don't load are imported by style sheets only.
 */
const isLoaded = ({ importers, importedModules }: EnvironmentModuleNode) =>
  importedModules.size > 0 || [...importers].some(({ url }) => !isCSSRequest(url));

/**
 * How long to wait for Remix to read the route table, in ms. On a busy machine this takes seconds; if the table has an
 * error, Remix never finishes.
 */
const timeoutMs = 60_000;

/**
 * Reloads pages when the route table changes. Remix emits no event for it, so this watches when Remix invalidates its
 * server build.
 */
function reloadOnNewRoutes(server: ViteDevServer): void {
  const table = normalizePath(`${server.config.root}/app/routes.ts`);
  const build = () =>
    server.environments.ssr.moduleGraph.getModuleById('\0virtual:remix/server-build');
  server.watcher.on('change', (file) => {
    if (normalizePath(file) !== table) return;
    const before = build()?.lastInvalidationTimestamp;
    const giveUp = Date.now() + timeoutMs;
    const timer = setInterval(() => {
      const isRead = build()?.lastInvalidationTimestamp !== before;
      if (!isRead && Date.now() < giveUp) return;
      clearInterval(timer);
      if (isRead) sendReload(server);
    }, 20);
  });
}
