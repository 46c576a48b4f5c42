#!/usr/bin/env node
// @ts-check
/**
 * `npm test` runs everything, `npm run check` what takes under a minute: format, lint, floors, types,
 * dead code, unit tests. A step counts as one test; the last line is `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installPackages } from '../sandbox/install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const quick = process.argv.includes('--check');
const total = { passed: 0, failed: 0 };
/** What failed, by name: said once more at the end, where a long log is read first. @type {string[]} */
const failures = [];
const bin = (/** @type {string} */ name) => `${root}node_modules/.bin/${name}`;
const seconds = (/** @type {number} */ since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs a command to its end. With `quiet` its output is kept and shown only when it failed.
 * @param {string[]} command @param {{ quiet?: boolean }} [options] @returns {Promise<boolean>}
 */
function run([file = '', ...args], { quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: root, stdio: quiet ? 'pipe' : 'inherit' });
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

/** @param {string} name @param {string[]} command */
async function step(name, ...command) {
  const began = Date.now();
  const good = await run(command, { quiet: true });
  console.log(`${good ? 'ok    ' : 'FAILED'} ${name} (${seconds(began)})`);
  total[good ? 'passed' : 'failed'] += 1;
  if (!good) failures.push(name);
  return good;
}

/**
 * Runs a test runner that writes a JSON report, and counts its tests.
 * @param {string} name @param {string[]} command @param {string} report
 * @param {(report: any) => { passed: number, failed: string[] }} count
 */
async function tests(name, command, report, count) {
  rmSync(report, { force: true });
  const good = await run(command);
  const counted = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: [] };
  // A runner that ends badly without a failed test (a broken file, nothing found) failed all the same.
  if (!good && counted.failed.length === 0)
    counted.failed.push('ended badly without a failed test');
  total.passed += counted.passed;
  total.failed += counted.failed.length;
  failures.push(...counted.failed.map((failed) => `${name}: ${failed}`));
  console.log(`${name}: ${counted.passed} passed, ${counted.failed.length} failed`);
}

/** @param {string} name @param {string[]} paths */
function vitest(name, ...paths) {
  const report = `${root}.lintel/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return tests(name, [bin('vitest'), 'run', ...paths, ...reporters], report, (json) => ({
    passed: json.numPassedTests,
    failed: json.testResults.flatMap(failedIn),
  }));
}

/** @param {{ name: string, assertionResults: { status: string, fullName: string }[] }} file */
const failedIn = ({ name, assertionResults }) =>
  assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => `${name.slice(root.length)} › ${fullName}`);

/** Playwright's report nests files and groups. @param {any} suite @returns {string[]} */
const failedSpecs = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(failedSpecs),
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter((/** @type {any} */ { status }) => status === 'unexpected')
      .map((/** @type {any} */ { projectName }) => `${file} › ${title} (${projectName})`),
  ),
];

/** Two at a time: the slow one is the type check. */
async function checks() {
  const cache = `${root}.lintel`;
  await Promise.all([
    step('types', bin('tsc'), '--noEmit', '--incremental', '--tsBuildInfoFile', `${cache}/types`),
    (async () => {
      const prettier = ['--check', '--log-level', 'warn', '--cache'];
      const eslint = ['--config', '.config/eslint.config.js', '--cache'];
      await step(
        'format',
        bin('prettier'),
        ...prettier,
        '--cache-location',
        `${cache}/prettier`,
        '.',
      );
      await step(
        'lint and floors',
        bin('eslint'),
        ...eslint,
        '--cache-location',
        `${cache}/eslint`,
        '.',
      );
      await step('generated types', bin('tsx'), 'sandbox/host/codegen.ts', '--check');
      await step('dead code', bin('knip'), '--config', '.config/knip.json', '--no-progress');
    })(),
  ]);
}

async function everything() {
  if (!(await step('build', process.execPath, 'sandbox/start.mjs', '--build'))) return;
  await vitest('vitest');
  // Playwright itself may just have been installed, so not a static import.
  const { ensureChromium } = await import('./support/chromium.mjs');
  ensureChromium();
  const playwright = [bin('playwright'), 'test', '--config', '.config/playwright.config.ts'];
  await tests('browser', playwright, `${root}.lintel/e2e.json`, (json) => ({
    passed: json.stats.expected + json.stats.flaky,
    failed: failedSpecs(json),
  }));
  await step('deploy check', bin('tsx'), 'sandbox/host/deploy-check.ts');
}

installPackages();
mkdirSync(`${root}.lintel`, { recursive: true });
await checks();
await (quick ? vitest('unit', 'app', 'sandbox') : everything());
for (const name of failures) console.log(`FAILED ${name}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
