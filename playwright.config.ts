import { availableParallelism } from 'node:os';
import { defineConfig, type Project } from 'playwright/test';
import { completeChromium, headlessShell } from './tests/support/chromium.mjs';
import { isFullRun } from './tests/support/full-run';
import type { WorkerFixtures } from './tests/e2e/shop';

const development = '**/dev-server.spec.ts';

/**
 * Tests of what the headless shell has not: kept pages, pages that sleep until the mouse moves, reports. They are one
 * project, and so are those with a shop of their own, because a worker that gets another kind of browser or shop starts
 * anew.
 */
const ofCompleteChromium =
  '**/{asleep.full,instant.full,invitation.full,page-weight,security-headers,styled-once.full}.spec.ts';
const ofKeptPages = '**/header-truth-kept-pages.full.spec.ts';
const ofOtherShops =
  '**/{checkout-domain.full,form-events.full,privacy,remix-features.full,search-page-views.full,shopify-analytics,without-accounts.full}.spec.ts';

/** Only in the full run, as in vitest.config.ts. */
const onlyFull = isFullRun ? [] : ['**/*.full.spec.ts'];

/** Tests that run again in another world. */
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
  // Generous, for two worlds and two browsers on two cores; nothing waits when nothing is slow.
  timeout: 150_000,
  expect: { timeout: 15_000 },
  // On a busy machine a second try tells a slow test from a broken one; it is named as flaky.
  retries: process.env.CI ? 1 : 0,
  ...(!isFullRun && { grepInvert: /@full/ }),
  // `npm test` runs preset A only. The full run repeats tests whose title says @presets in the other preset, @bare in
  // the bare world, and @accounts with accounts that Shopify hosts.
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
      // Playwright turns the back/forward cache off, and shoppers have it.
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
    // A shopper's browser, not a headless one.
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    launchOptions: headlessShell(),
    screenshot: 'only-on-failure',
    // A picture of every step costs a fifth of the time, so only a second try is recorded; `--trace on` records a first.
    trace: 'on-first-retry',
  },
});
