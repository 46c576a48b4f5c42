/** How a saved file reaches an open page: Vite's and Remix's own ways for what runs in the browser, ours for the rest. */
import { fileURLToPath } from 'node:url';
import {
  isCSSRequest,
  normalizePath,
  type EnvironmentModuleNode,
  type Plugin,
  type ViteDevServer,
} from 'vite';

const browserCode = normalizePath(fileURLToPath(new URL('browser.ts', import.meta.url)));
/** The event on which a page reads its loaders anew; `browser.ts` hears it. */
const serverUpdate = 'lintel:server-update';

/** Tells open pages that what their loaders give may have changed; they keep their state. */
export const sendServerUpdate = (vite: ViteDevServer): void =>
  vite.environments.client.hot.send(serverUpdate);

/** Tells open pages to load anew. */
const sendReload = (vite: ViteDevServer): void =>
  vite.environments.client.hot.send({ type: 'full-reload', path: '*' });

interface HotUpdatesOptions {
  /** Every file event, after Vite knows of it. */
  onFile(file: string): void;
}

export function hotUpdates({ onFile }: HotUpdatesOptions): Plugin {
  return {
    name: 'lintel:hot-updates',
    configResolved({ plugins }) {
      // It reloads the routes that import a changed file of the server, and everything else a second time.
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
      // After Remix's hook of the older kind, which puts back what others have left out.
      order: 'post',
      handler({ file, modules, server }) {
        const { client } = server.environments;
        const inBrowser = [...(client.moduleGraph.getModulesByFile(file) ?? [])];
        const isServerOnly = !inBrowser.some(isLoaded);
        if (this.environment === client) {
          // Tailwind has read the file too: what it found changes the styles, but is no reason to reload.
          return isServerOnly ? inBrowser.flatMap(({ importers }) => [...importers]) : modules;
        }
        if (modules.length > 0 && isServerOnly) sendServerUpdate(server);
        return [];
      },
    },
  };
}

/** Files that Tailwind has read for their class names are in the browser's graph too, but only the styles need them. */
const isLoaded = ({ importers, importedModules }: EnvironmentModuleNode) =>
  importedModules.size > 0 || [...importers].some(({ url }) => !isCSSRequest(url));

/** How long Remix may take to read the table, in ms: many seconds on a busy machine, and for ever if it is broken. */
const patienceMs = 60_000;

/**
 * A page knows the routes of the time it was loaded. Remix reads the changed table by itself and then invalidates
 * its server build, without an event that says so.
 */
function reloadOnNewRoutes(server: ViteDevServer): void {
  const table = normalizePath(`${server.config.root}/app/routes.ts`);
  const build = () =>
    server.environments.ssr.moduleGraph.getModuleById('\0virtual:remix/server-build');
  server.watcher.on('change', (file) => {
    if (normalizePath(file) !== table) return;
    const before = build()?.lastInvalidationTimestamp;
    const giveUp = Date.now() + patienceMs;
    const timer = setInterval(() => {
      const isRead = build()?.lastInvalidationTimestamp !== before;
      if (!isRead && Date.now() < giveUp) return;
      clearInterval(timer);
      if (isRead) sendReload(server);
    }, 20);
  });
}
