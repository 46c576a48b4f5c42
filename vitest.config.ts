import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests in Node. Without Vite's other configuration: Remix would look for a server, and find none. */
export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  test: {
    // Whole worlds start in these tests, on two cores that may be busy with other work.
    testTimeout: 90_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'unit', include: ['{app,sandbox}/**/*.test.{ts,tsx}'] } },
      { extends: true, test: { name: 'contract', include: ['tests/contract/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'storefront',
          include: ['tests/{http,faults}/**/*.test.ts'],
          globalSetup: 'tests/support/build-first.ts',
        },
      },
    ],
  },
});
