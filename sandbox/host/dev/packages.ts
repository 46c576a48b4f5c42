/** Which packages Vite bundles for development. */
import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin } from 'vite';

/** The browser gets nothing of these, so what they import need not be bundled for it. */
const skipServerFiles: EsbuildPlugin = {
  name: 'skip-server-files',
  setup: ({ onResolve }) => {
    onResolve({ filter: /\.server$/ }, ({ path }) => ({ path, external: true }));
  },
};

const everyFile = ['app/**/*.{ts,tsx}', '!app/routes.ts', '!**/*.test.*'];

/**
 * A package that is found late is bundled anew with all others, and a page that is half loaded then has React twice.
 * So every file is searched for packages before the first page. Here and not in Vite's own configuration, because
 * Remix starts a second Vite from that, which would write into the same folder.
 */
export const bundleAllPackages = (): Plugin => ({
  name: 'lintel:bundle-all-packages',
  configEnvironment: (name) => ({
    optimizeDeps: {
      noDiscovery: false,
      // No file names it: it comes with the translation of JSX.
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
