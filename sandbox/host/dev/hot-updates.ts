/** Sends saved files to open pages: Vite and Remix handle browser code, this plugin handles all other files. */
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
      // Remix's own hook is removed: it reloads routes that import a changed server file, and everything else would be
      // reloaded twice.
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
      // Must run after Remix's legacy hook, which restores modules that others have removed.
      order: 'post',
      handler({ file, modules, server }) {
        const { client } = server.environments;
        const inBrowser = [...(client.moduleGraph.getModulesByFile(file) ?? [])];
        const isServerOnly = !inBrowser.some(isLoaded);
        if (this.environment === client) {
          // Tailwind also reads the file, so Vite would see a changed style. Such a change doesn't need a reload.
          return isServerOnly ? inBrowser.flatMap(({ importers }) => [...importers]) : modules;
        }
        if (modules.length > 0 && isServerOnly) sendServerUpdate(server);
        return [];
      },
    },
  };
}

/** Tailwind adds files it scans to the browser's graph, but only style sheets import them. */
const isLoaded = ({ importers, importedModules }: EnvironmentModuleNode) =>
  importedModules.size > 0 || [...importers].some(({ url }) => !isCSSRequest(url));

/**
 * How long Remix may take to read the route table, in ms. On a busy machine it takes seconds, and if the table is
 * broken it never ends.
 */
const timeoutMs = 60_000;

/** Reloads pages when the route table changes. Remix emits no event: it only invalidates its server build. */
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
