#!/usr/bin/env node
// @ts-check
/**
 * `npm test` runs everything, `npm run check` what takes under a minute: format, lint, floors, types,
 * dead code, unit tests. Each step's tests are counted; the last line is `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installPackages } from '../sandbox/install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const quick = process.argv.includes('--check');
installPackages();
mkdirSync(`${root}.lintel`, { recursive: true });

const total = { passed: 0, failed: 0 };
const bin = (/** @type {string} */ name) => `${root}node_modules/.bin/${name}`;

/** Runs a command; its success counts as one test. @param {string} name @param {string[]} command */
function step(name, command) {
  const began = Date.now();
  const { status } = spawnSync(command[0] ?? '', command.slice(1), { cwd: root, stdio: 'inherit' });
  const good = status === 0;
  console.log(`${good ? 'ok' : 'FAILED'}  ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  total[good ? 'passed' : 'failed'] += 1;
  return good;
}

/**
 * Runs a test runner that writes a JSON report, and counts its tests.
 * @param {string} name @param {string[]} command @param {string} report
 * @param {(report: any) => { passed: number, failed: number }} count
 */
function tests(name, command, report, count) {
  rmSync(report, { force: true });
  const { status } = spawnSync(command[0] ?? '', command.slice(1), { cwd: root, stdio: 'inherit' });
  const counted = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 };
  // A runner that ends badly without a failed test (a broken file, nothing found) failed all the same.
  if (status !== 0 && counted.failed === 0) counted.failed = 1;
  total.passed += counted.passed;
  total.failed += counted.failed;
  console.log(`${name}: ${counted.passed} passed, ${counted.failed} failed`);
}

/** @param {string} name @param {string[]} paths */
const vitest = (name, ...paths) => {
  const report = `${root}.lintel/${name}.json`;
  tests(
    name,
    [
      bin('vitest'),
      'run',
      ...paths,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    report,
    (json) => ({ passed: json.numPassedTests, failed: json.numFailedTests }),
  );
};

step('format', [bin('prettier'), '--check', '--log-level', 'warn', '.']);
step('lint and floors', [
  bin('eslint'),
  '--config',
  '.config/eslint.config.js',
  '--cache',
  '--cache-location',
  '.lintel/eslint',
  '.',
]);
step('types', [
  bin('tsc'),
  '--noEmit',
  '--incremental',
  '--tsBuildInfoFile',
  '.lintel/types.tsbuildinfo',
]);
step('generated types', [bin('tsx'), 'sandbox/host/codegen.ts', '--check']);
step('dead code', [bin('knip'), '--config', '.config/knip.json', '--no-progress']);

if (quick) {
  vitest('unit', 'app', 'sandbox');
} else {
  if (step('build', [process.execPath, 'sandbox/start.mjs', '--build'])) {
    vitest('vitest');
    // Playwright itself may just have been installed, so not a static import.
    (await import('./support/chromium.mjs')).ensureChromium();
    tests(
      'browser',
      [bin('playwright'), 'test', '--config', '.config/playwright.config.ts'],
      `${root}.lintel/e2e.json`,
      ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
    );
    step('deploy check', [bin('tsx'), 'sandbox/host/deploy-check.ts']);
  }
}

console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
