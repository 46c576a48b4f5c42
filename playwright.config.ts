import { availableParallelism } from 'node:os';
import { defineConfig, type Project } from 'playwright/test';
import { completeChromium, headlessShell } from './tests/support/chromium.mjs';
import { isFullRun } from './tests/support/full-run';
import type { WorkerFixtures } from './tests/e2e/shop';

const development = '**/dev-server.spec.ts';

/**
 * The headless shell lacks, for example, the back/forward cache. These tests share one project, because Playwright
 * restarts a worker for each change of browser.
 */
const ofCompleteChromium =
  '**/{unhydrated.full,instant.full,invitation.full,page-weight,security-headers,styled-once.full}.spec.ts';
const ofKeptPages = '**/{header-state-kept-pages,company-back}.full.spec.ts';
const ofOtherShops =
  '**/{checkout-domain.full,form-events.full,privacy,remix-features.full,search-page-views.full,shopify-analytics,without-accounts.full}.spec.ts';

const onlyFull = isFullRun ? [] : ['**/*.full.spec.ts'];

const repeats: Project<object, WorkerFixtures>[] = [
  { name: 'preset B', use: { preset: 'B' }, grep: /@presets/ },
  { name: 'bare world', use: { preset: 'A', world: 'bare' }, grep: /@bare/ },
  {
    name: 'hosted accounts',
    use: { preset: 'A', accounts: 'customer-account-api' },
    grep: /@accounts/,
  },
];

export default defineConfig<object, WorkerFixtures>({
  testDir: 'tests/e2e',
  globalSetup: 'tests/support/build-first.ts',
  fullyParallel: true,
  workers: availableParallelism(),
  // Two shops and their browsers may share two cores.
  timeout: 150_000,
  expect: { timeout: 15_000 },
  // Retries in CI report slow tests as flaky instead of failed.
  retries: process.env.CI ? 1 : 0,
  ...(!isFullRun && { grepInvert: /@full/ }),
  // `npm test` tests only group A. The full run repeats tests by tag: @presets with the stores of group B, @bare
  // without product, wishlist and review service, @accounts with Shopify's hosted accounts.
  projects: [
    {
      name: 'preset A',
      use: { preset: 'A' },
      testIgnore: [development, ofCompleteChromium, ofKeptPages, ofOtherShops, ...onlyFull],
    },
    {
      name: 'complete Chromium',
      use: { preset: 'A', launchOptions: completeChromium() },
      testMatch: ofCompleteChromium,
      testIgnore: onlyFull,
    },
    {
      name: 'kept pages',
      // Playwright disables the back/forward cache by default, but shoppers' browsers have it.
      use: {
        preset: 'A',
        launchOptions: {
          ...completeChromium(),
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
      },
      testMatch: ofKeptPages,
      testIgnore: onlyFull,
    },
    { name: 'other shops', use: { preset: 'A' }, testMatch: ofOtherShops, testIgnore: onlyFull },
    ...(isFullRun ? repeats : []),
    { name: 'development server', testMatch: development },
  ],
  reporter: [['list'], ['json', { outputFile: '.lintel/e2e.json' }]],
  use: {
    locale: 'en-US',
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    launchOptions: headlessShell(),
    screenshot: 'only-on-failure',
    // Recording a trace takes 20% longer, so only retries record one. `--trace on` records all tests.
    trace: 'on-first-retry',
  },
});
