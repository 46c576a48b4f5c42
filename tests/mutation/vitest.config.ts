import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Only unit tests, because the Workers under test are built without mutants. */
export default defineConfig({
  root: here('../..'),
  resolve: {
    alias: {
      '~/stores': here('../support/stores.ts'),
      '~': here('../../app'),
      'cloudflare:workers': here('../support/cloudflare-workers.ts'),
    },
  },
  test: { include: ['app/{platform,features/{cart,account,wishlist}}/**/*.test.{ts,tsx}'] },
});
