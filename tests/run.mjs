#!/usr/bin/env node
// @ts-check
/**
 * `npm test` runs everything, `npm run check` what takes some minutes: format, lint, floors, circles,
 * types, dead code, unit tests. A step counts as one test; the last line is `N passed, N failed`.
 * `npm test -- --bare` runs the HTTP and browser tests in the bare world instead: what wrangler.toml deploys;
 * `npm test -- --api=2026-04` runs them on a shop that asks for this version of the Storefront API.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installPackages } from '../scripts/install.mjs';
import { packageCommand } from '../scripts/package-command.mjs';
import { playwrightOutcome, vitestOutcome } from './support/reports.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const quick = process.argv.includes('--check');
const bare = process.argv.includes('--bare');
if (bare) process.env.LINTEL_WORLD = 'bare';
const api = process.argv.find((option) => option.startsWith('--api='))?.slice('--api='.length);
if (api) process.env.LINTEL_STOREFRONT_API = api;
/** Whether this run is about another world than usual, which only the tests that start a shop know. */
const elsewhere = bare || Boolean(api);
const total = { passed: 0, failed: 0 };
/** What failed, by name: said once more at the end, where a long log is read first. @type {string[]} */
const failures = [];
const seconds = (/** @type {number} */ since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs a script and its arguments to the end. With `quiet` its output is kept and shown only when it failed.
 * @param {string[]} script @param {{ quiet?: boolean }} [options] @returns {Promise<boolean>}
 */
function run(script, { quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, script, { cwd: root, stdio: quiet ? 'pipe' : 'inherit' });
    /** @type {Buffer[]} */
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.on('error', () => resolve(false));
    child.on('close', (status) => {
      if (status !== 0 && quiet) process.stdout.write(Buffer.concat(output));
      resolve(status === 0);
    });
  });
}

/** @param {string} name @param {string[]} script */
async function step(name, ...script) {
  const began = Date.now();
  const good = await run(script, { quiet: true });
  console.log(`${good ? 'ok    ' : 'FAILED'} ${name} (${seconds(began)})`);
  total[good ? 'passed' : 'failed'] += 1;
  if (!good) failures.push(name);
  return good;
}

/**
 * Runs a test runner that writes a JSON report, and reads the report; `{}` if there is none.
 * @template {import('./support/reports.mjs').Outcome} T
 * @param {string[]} script @param {string} report @param {(report: any) => T} read
 */
async function outcomeOf(script, report, read) {
  rmSync(report, { force: true });
  const good = await run(script);
  const outcome = read(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {});
  // A runner that ends badly without a failed test (a broken file, nothing found) failed all the same.
  if (!good && outcome.failed.length === 0) outcome.failed.push('the runner ended badly');
  return outcome;
}

/** @param {string} name @param {{ passed: number, failed: string[] }} outcome */
function tally(name, { passed, failed }) {
  total.passed += passed;
  total.failed += failed.length;
  failures.push(...failed.map((test) => `${name}: ${test.replace(root, '')}`));
  console.log(`${name}: ${passed} passed, ${failed.length} failed`);
}

/** @param {string} name @param {string[]} options */
function vitest(name, ...options) {
  const report = `${root}.lintel/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const script = [packageCommand('vitest'), 'run', ...options, ...reporters];
  return outcomeOf(script, report, vitestOutcome);
}

/**
 * In CI a file with a failure has a second try: the whole file, one at a time, because its tests share
 * a shop, and a test that is tried again in the shop that it has changed proves nothing.
 */
/** @param {string[]} options */
async function allVitest(...options) {
  const first = await vitest('vitest', ...options);
  if (!process.env.CI || first.files.length === 0) return first;
  for (const test of first.failed) console.log(`Tried again: ${test.replace(root, '')}`);
  const again = await vitest('vitest-again', ...first.files, '--maxWorkers=1');
  return { passed: first.passedElsewhere + again.passed, failed: again.failed };
}

/** @param {string[]} options */
const playwright = (...options) =>
  outcomeOf(
    [packageCommand('playwright'), 'test', ...options],
    `${root}.lintel/e2e.json`,
    playwrightOutcome,
  );

/** Two at a time: types beside everything else. */
async function checks() {
  const prettier = ['--check', '--log-level=warn', '--cache', '--cache-location=.lintel/prettier'];
  const eslint = ['--cache', '--cache-location=.lintel/eslint'];
  await Promise.all([
    step('types', packageCommand('typescript', 'tsc'), '--build'),
    (async () => {
      await step('format', packageCommand('prettier'), ...prettier, '.');
      await step('lint and floors', packageCommand('eslint'), ...eslint, '.');
      const depcruise = packageCommand('dependency-cruiser', 'depcruise');
      await step('no circles', depcruise, 'app', 'sandbox', 'scripts', 'tests', 'server.ts');
      await step('generated types', packageCommand('tsx'), 'scripts/codegen.ts', '--check');
      await step('dead code', packageCommand('knip'), '--no-progress');
    })(),
  ]);
}

/** Tests that start a shop; all others know nothing of its world. */
async function shopTests() {
  if (!(await step('build', 'scripts/start-build.mjs'))) return;
  tally('vitest', await allVitest('--project=storefront', 'tests/http'));
  const { ensureChromium } = await import('./support/chromium.mjs');
  ensureChromium();
  tally('browser', await playwright('--project=preset*', '--grep-invert=dev-server.spec'));
}

async function everything() {
  if (!(await step('build', 'scripts/start-build.mjs'))) return;
  tally('vitest', await allVitest());
  // Playwright itself may just have been installed, so not a static import.
  const { ensureChromium } = await import('./support/chromium.mjs');
  ensureChromium();
  tally('browser', await playwright('--grep-invert=dev-server.spec'));
  // Alone: it starts servers again and again, and measures its patience against an idle machine.
  tally('development server', await playwright('dev-server.spec'));
  await step('deploy check', packageCommand('tsx'), 'scripts/deploy-check.ts');
}

installPackages();
mkdirSync(`${root}.lintel`, { recursive: true });
if (!elsewhere) await checks();
if (elsewhere) await shopTests();
else if (quick) tally('unit', await vitest('unit', '--project=unit'));
else await everything();
for (const name of failures) console.log(`FAILED ${name}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
