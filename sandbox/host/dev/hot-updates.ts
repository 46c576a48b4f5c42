/** Updates open pages after changes outside browser code. */
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
      // Remix's hook would also reload routes after server changes.
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
      // Runs after Remix's legacy hook, which would restore the modules that this handler leaves out.
      order: 'post',
      handler({ file, modules, server }) {
        const { client } = server.environments;
        const inBrowser = [...(client.moduleGraph.getModulesByFile(file) ?? [])];
        const isServerOnly = !inBrowser.some(isLoaded);
        if (this.environment === client) {
          // Tailwind scans server files too, so Vite would reload the page. Updating the style
          // sheets is enough.
          return isServerOnly ? inBrowser.flatMap(({ importers }) => [...importers]) : modules;
        }
        if (modules.length > 0 && isServerOnly) sendServerUpdate(server);
        return [];
      },
    },
  };
}

/**
 * Tailwind adds every scanned file to the browser's module graph, but browsers don't load a file
 * that only style sheets import.
 */
const isLoaded = ({ importers, importedModules }: EnvironmentModuleNode) =>
  importedModules.size > 0 || [...importers].some(({ url }) => !isCSSRequest(url));

/**
 * Reloading the route table takes seconds on a busy machine, and never ends if the table has an
 * error.
 */
const timeoutMs = 60_000;

/** Remix emits no event for a changed route table, but invalidates its server build. */
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
