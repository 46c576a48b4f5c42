import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { packageCommand } from '../../scripts/package-command.mjs';
import { stateFolder } from '../../scripts/places';
import { reportersTo, vitestOutcome } from './reports.mjs';

// Inside the project, so that the written test file can import Vitest.
const folder = join(stateFolder, 'reports-test');
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function outcomeOf(...tests: string[]) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'some.test.mjs');
  writeFileSync(file, ["import { test } from 'vitest';", ...tests].join('\n'));
  // Otherwise, Vitest uses the project's.
  writeFileSync(join(folder, 'vitest.config.mjs'), 'export default {};');
  const report = join(folder, 'report.json');
  const script = [packageCommand('vitest'), 'run', '--root', folder, ...reportersTo(report)];
  spawnSync(process.execPath, script);
  return { file, outcome: vitestOutcome(JSON.parse(readFileSync(report, 'utf8'))) };
}

const good = "test('good', () => {});";
const bad = "test('bad', () => { throw new Error('bad'); });";
const stray = "test('stray', async () => { void Promise.reject(new Error('left behind')); });";

test('a file with a failed test is to be run again', () => {
  const { file, outcome } = outcomeOf(good, bad);
  expect(outcome).toMatchObject({ passed: 1, failed: [`${file} › bad`], files: [file] });
});

test('an error outside of tests is a failure, which no second try of a file repairs', () => {
  const { file, outcome } = outcomeOf(bad, stray);
  const failed = [`${file} › bad`, 'an error outside of tests: left behind'];
  expect(outcome).toMatchObject({ passed: 1, failed, files: [] });
});
