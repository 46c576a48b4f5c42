import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { browserFiles } from './scripts/browser-files';
import { inlineScripts } from './scripts/inline-scripts';
import { builds, buildVariable, root } from './scripts/places';
import { shippedPackages } from './scripts/sbom';
import { sourceLines } from './scripts/source-lines';

/** Remix ignores `rollupOptions.input`; this makes `server.ts` the Worker's entry. */
const workerEntry: Plugin = {
  name: 'worker-entry',
  config: (_, { isSsrBuild, command }) =>
    isSsrBuild && command === 'build' ? { build: { ssr: './server.ts' } } : undefined,
};

const build = (process.env[buildVariable] ?? 'operator') as keyof typeof builds;
const isForTests = build !== 'operator';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [
    inlineScripts(),
    tailwindcss(),
    remix({
      appDirectory: 'app',
      buildDirectory: relative(root, builds[build]),
      ignoredRouteFiles: ['**/*'],
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        v3_routeConfig: true,
        // With lazy discovery, an attacker can make each manifest request cost 600 ms (CVE-2026-55685).
        v3_lazyRouteDiscovery: false,
      },
    }),
    workerEntry,
    browserFiles(),
    sourceLines(),
    shippedPackages(build),
  ],
  // The tests' builds differ only in TEST_BUILD and the table of stores.
  define: { 'import.meta.env.TEST_BUILD': isForTests },
  resolve: {
    alias: {
      ...(isForTests && { '~/stores': at('./tests/support/worker-stores.ts') }),
      '~': at('./app'),
    },
  },
  // workerd provides this module, so the bundle must still import it.
  environments: { ssr: { resolve: { builtins: ['cloudflare:workers'] } } },
  build: { assetsInlineLimit: 0, target: 'es2022' },
  ssr: {
    target: 'webworker',
    noExternal: true,
    resolve: {
      // Without these conditions, Vite bundles Node builds of React and Remix, which don't start in workerd.
      conditions: ['workerd', 'worker', 'browser', 'module', 'import', 'default'],
      externalConditions: ['workerd', 'worker'],
    },
  },
});
