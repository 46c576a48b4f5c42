#!/usr/bin/env node
// @ts-check
/**
 * Runs the proof of the shop, stage by stage, and ends with `N passed, N failed`:
 *
 *   npm run check      format, lint, layers, circles, types, dead code, unit tests
 *   npm test           that, the builds and every other test, in its short form where it has one
 *   npm run test:full  everything, in its long form and in every world; for the nightly run
 *
 * Options: `--stage=checks,unit,vitest` runs these stages only (see `tests/support/stages.mjs`), `--shard=1/3` a part of
 * Vitest's or Playwright's tests.
 */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { installPackages } from '../scripts/install.mjs';
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

installPackages();
mkdirSync(`${root}.lintel`, { recursive: true });
// Packages may just have been installed, so these are no static imports.
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
/** Named once more at the end, where a long log is read first. @type {string[]} */
const failed = [];
/** Tests that passed at their second try only. @type {string[]} */
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
  // Nobody waits for browsers to hear of a type error.
  if (name === 'checks' && failed.length > 0) break;
}
for (const name of secondTries) console.log(`SECOND TRY ${name}`);
// A flaky test is a failure of the nightly run, which has the time for it.
if (options.full) failed.push(...secondTries.map((test) => `second try: ${test}`));
for (const name of failed) console.log(`FAILED ${name}`);
console.log(`${times.join(', ')}; ${secondTries.length} second tries`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
