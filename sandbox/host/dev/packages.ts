import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin } from 'vite';

/** The browser doesn't load `.server` files, so packages that only these files import need no bundling. */
const skipServerFiles: EsbuildPlugin = {
  name: 'skip-server-files',
  setup: ({ onResolve }) => {
    onResolve({ filter: /\.server$/ }, ({ path }) => ({ path, external: true }));
  },
};

const everyFile = ['app/**/*.{ts,tsx}', '!app/routes.ts', '!**/*.test.*'];

/**
 * Bundles every package before the first page is served. If Vite found a package later, it would bundle all packages
 * again, and a half-loaded page would have React twice. The plugin isn't in vite.config.ts because Remix starts a
 * second Vite with that file; both instances of Vite would write to the same folder.
 */
export const bundleAllPackages = (): Plugin => ({
  name: 'lintel:bundle-all-packages',
  configEnvironment: (name) => ({
    optimizeDeps: {
      noDiscovery: false,
      // Only compiled JSX imports this module.
      include: ['react/jsx-dev-runtime'],
      ...(name === 'client'
        ? {
            entries: [...everyFile, '!**/*.server.*'],
            esbuildOptions: { plugins: [skipServerFiles] },
          }
        : { entries: ['server.ts', ...everyFile] }),
    },
  }),
});
