import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin } from 'vite';

/** Browsers don't load `.server` files. */
const skipServerFiles: EsbuildPlugin = {
  name: 'skip-server-files',
  setup: ({ onResolve }) => {
    onResolve({ filter: /\.server$/ }, ({ path }) => ({ path, external: true }));
  },
};

const everyFile = ['app/**/*.{ts,tsx}', '!app/routes.ts', '!**/*.test.*'];

/**
 * Finds all packages before the first page. If Vite found another one later, it would bundle again,
 * and a half-loaded page would have React twice. This plugin isn't in vite.config.ts, because Remix
 * starts a second Vite with that file, and both would write to the same folder.
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
