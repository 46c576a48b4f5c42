import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defaultExclude, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { inlineScripts } from './scripts/inline-scripts';
import { isFullRun } from './tests/support/full-run';

/** Single tests that take long start first, so that no worker waits for them at the end. */
const longest = /tests\/(?:faults\/matrix|fuzz\/fuzz|load\/load\.full)\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const onlyFull = isFullRun ? [] : ['**/*.full.test.{ts,tsx}'];

const repeats: TestProjectInlineConfiguration[] = [
  {
    // `npm test` runs these files with the settings of `wrangler.toml`; the full run's stage `bare` runs all HTTP and
    // browser tests with these settings.
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
    extends: true,
    test: {
      name: 'hosted accounts',
      include: [
        'tests/http/{account-privacy,account-screens,account-texts,address-countries,changed-orders,reviews,two-customers}.test.ts',
      ],
      globalSetup: 'tests/support/build-first.ts',
      isolate: false,
      env: { LINTEL_ACCOUNTS: 'customer-account-api' },
    },
  },
];

/** vite.config.ts isn't extended, because Remix's plugin would look for a server. */
export default defineConfig({
  plugins: [inlineScripts()],
  resolve: {
    alias: {
      // Operators may change `app/stores.ts`.
      '~/stores': fileURLToPath(new URL('./tests/support/stores.ts', import.meta.url)),
      '~': fileURLToPath(new URL('./app', import.meta.url)),
      'cloudflare:workers': fileURLToPath(
        new URL('./tests/support/cloudflare-workers.ts', import.meta.url),
      ),
    },
  },
  test: {
    // On a busy machine, starting the built Worker and the sandbox is slow.
    testTimeout: 90_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 15_000 } },
    // More workers than cores, because tests spend time waiting.
    maxWorkers: availableParallelism() + 2,
    exclude: [...defaultExclude, ...onlyFull],
    sequence: { sequencer: LongestFirst },
    // React 18 warns for every link rendered without a browser.
    onConsoleLog: (line) =>
      line.includes('useLayoutEffect does nothing on the server') ? false : undefined,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{app,sandbox,scripts,tests/{support,mistakes}}/**/*.test.{ts,tsx}'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'storefront',
          include: ['tests/{contract,http,faults,fuzz,load}/**/*.test.ts'],
          globalSetup: 'tests/support/build-first.ts',
          // Test files in the same worker share the worker's shops; see `tests/support/pool.ts`.
          isolate: false,
        },
      },
      ...(isFullRun ? repeats : []),
    ],
  },
});
