#!/usr/bin/env node
// @ts-check
/**
 * Runs the checks and tests in stages and ends with `N passed, N failed`:
 * - `npm run check`: format, lint, layers, circular imports, types, dead code and unit tests.
 * - `npm test`: also the builds and all other tests, in short form where available.
 * - `npm run test:full`: everything in long form and with every set of services (nightly).
 * - `--stage=checks,unit,vitest` selects stages (`tests/support/stages.mjs`). `--shard=1/3` runs a
 *   part of Vitest's or Playwright's tests.
 */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { installPackages } from '../scripts/install.mjs';
import { installDebianChromium } from './support/debian-chromium.mjs';
import { root, seconds } from './support/processes.mjs';

const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    stage: { type: 'string' },
    shard: { type: 'string' },
  },
});
if (options.full) process.env.LINTEL_FULL = 'true';

// In the background, while npm installs the packages.
if (!options.check && !options.stage) void installDebianChromium();
installPackages();
mkdirSync(`${root}.lintel`, { recursive: true });
// A static import would run before the packages are installed.
const { stages, shortRun, fullRun } = await import('./support/stages.mjs');

/** @returns {import('./support/stages.mjs').StageName[]} */
function chosen() {
  if (options.stage) {
    const names = options.stage.split(',');
    const unknown = names.filter((name) => !(name in stages));
    if (unknown.length === 0) return /** @type {any} */ (names);
    console.error(`Stages are ${Object.keys(stages).join(', ')}; not ${unknown.join(', ')}.`);
    process.exit(2);
  }
  if (options.check) return ['checks', 'unit'];
  return options.full ? fullRun : shortRun;
}

let passed = 0;
/**
 * Printed again at the end of the log.
 * @type {string[]}
 */
const failed = [];
/**
 * Tests that passed only on retry.
 * @type {string[]}
 */
const secondTries = [];
/** @type {string[]} */
const times = [];
for (const name of chosen()) {
  const began = Date.now();
  /** @type {import('./support/stages.mjs').Outcome} */
  const outcome = await stages[name]({ shard: options.shard });
  passed += outcome.passed;
  failed.push(...outcome.failed.map((test) => `${name}: ${test.replace(root, '')}`));
  secondTries.push(
    ...(outcome.secondTries ?? []).map((test) => `${name}: ${test.replace(root, '')}`),
  );
  times.push(`${name} ${seconds(began)}`);
  console.log(
    `${name}: ${outcome.passed} passed, ${outcome.failed.length} failed (${seconds(began)})`,
  );
  // Nothing else matters after a type error.
  if (name === 'checks' && failed.length > 0) break;
}
for (const name of secondTries) console.log(`SECOND TRY ${name}`);
// Flaky tests fail the nightly run.
if (options.full) failed.push(...secondTries.map((test) => `second try: ${test}`));
for (const name of failed) console.log(`FAILED ${name}`);
console.log(`${times.join(', ')}; ${secondTries.length} second tries`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
