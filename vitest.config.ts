import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defaultExclude, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { inlineScripts } from './scripts/inline-scripts';
import { isFullRun } from './tests/support/full-run';

/** Only in the full run: what takes long, and repeats of other tests in another world. */
const onlyFull = isFullRun ? [] : ['**/*.full.test.{ts,tsx}'];

/** Tests that run again in another world. */
const repeats: TestProjectInlineConfiguration[] = [
  {
    // The shop as wrangler.toml deploys it; the full run's stage `bare` has all HTTP and browser tests there.
    extends: true,
    test: {
      name: 'bare world',
      include: [
        'tests/http/{account-screens,cart,catalog,options,saved-and-shared,shell,wishlist}.test.ts',
      ],
      globalSetup: 'tests/support/build-first.ts',
      isolate: false,
      env: { LINTEL_WORLD: 'bare' },
    },
  },
  {
    // Customer accounts that Shopify hosts.
    extends: true,
    test: {
      name: 'hosted accounts',
      include: [
        'tests/http/{account-privacy,account-screens,account-texts,address-countries,reviews,two-customers}.test.ts',
      ],
      globalSetup: 'tests/support/build-first.ts',
      isolate: false,
      env: { LINTEL_ACCOUNTS: 'customer-account-api' },
    },
  },
];

/** Tests run in Node. Does not extend vite.config.ts, because Remix's plugin would look for a server. */
export default defineConfig({
  plugins: [inlineScripts()],
  resolve: {
    alias: {
      // The tests' stores; `app/stores.ts` is the operator's, who may have others.
      '~/stores': fileURLToPath(new URL('./tests/support/stores.ts', import.meta.url)),
      '~': fileURLToPath(new URL('./app', import.meta.url)),
      'cloudflare:workers': fileURLToPath(
        new URL('./tests/support/cloudflare-workers.ts', import.meta.url),
      ),
    },
  },
  test: {
    // These tests start the built Worker and the sandbox, which takes long on a busy machine.
    testTimeout: 90_000,
    hookTimeout: 180_000,
    // Two more than cores: tests wait for answers and for time a good part of theirs.
    maxWorkers: availableParallelism() + 2,
    exclude: [...defaultExclude, ...onlyFull],
    // React 18 says it, with a stack, for every link in markup that a test renders without a browser.
    onConsoleLog: (line) =>
      line.includes('useLayoutEffect does nothing on the server') ? false : undefined,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{app,sandbox,scripts}/**/*.test.{ts,tsx}'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'storefront',
          include: ['tests/{contract,http,faults,fuzz,load}/**/*.test.ts'],
          globalSetup: 'tests/support/build-first.ts',
          // Files of a worker share its shops, see `tests/support/pool.ts`.
          isolate: false,
        },
      },
      ...(isFullRun ? repeats : []),
    ],
  },
});
