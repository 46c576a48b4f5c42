import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import type { WorkerFixtures } from './tests/e2e/shop';

const systemChromium = '/usr/bin/chromium';

export default defineConfig<object, WorkerFixtures>({
  testDir: 'tests/e2e',
  globalSetup: 'tests/support/build-first.ts',
  fullyParallel: true,
  workers: 2,
  // Generous, for two worlds and two browsers on two cores; nothing waits when nothing is slow.
  timeout: 150_000,
  expect: { timeout: 15_000 },
  // On a busy machine a second try tells a slow test from a broken one; it is named as flaky.
  retries: process.env.CI ? 1 : 0,
  // What depends on the stores runs in both presets: its title says @presets; what depends on the services around the
  // shop, where its catalogue comes from first of all, runs in the bare world too: @bare; what every kind of customer
  // accounts can do, with those that Shopify hosts too: @accounts.
  projects: [
    { name: 'preset A', use: { preset: 'A' } },
    { name: 'preset B', use: { preset: 'B' }, grep: /@presets/ },
    { name: 'bare world', use: { preset: 'A', world: 'bare' }, grep: /@bare/ },
    {
      name: 'hosted accounts',
      use: { preset: 'A', accounts: 'customer-account-api' },
      grep: /@accounts/,
    },
  ],
  reporter: [['list'], ['json', { outputFile: '.lintel/e2e.json' }]],
  use: {
    locale: 'en-US',
    // A shopper's browser, not a headless one.
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    launchOptions: {
      executablePath: existsSync(systemChromium) ? systemChromium : undefined,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
    screenshot: 'only-on-failure',
    // A picture of every step costs a fifth of the time, so only a second try is recorded; `--trace on` records a first.
    trace: 'on-first-retry',
  },
});
