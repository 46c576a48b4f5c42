// @ts-check
import { fileURLToPath } from 'node:url';

/**
 * Reads a test runner's JSON report.
 * @typedef {{ passed: number, failed: string[], secondTries?: string[] }} Outcome
 * @typedef {Outcome & { files: string[], passedElsewhere: number }} FileOutcome
 * `files` are the failed test files, or none if the run failed for other reasons too. `passedElsewhere` counts the passed
 * tests in all other files.
 */

/** @typedef {{ name: string, status: string, assertionResults: { status: string, fullName: string }[] }} TestFile */

/** @param {string} status @param {TestFile[]} files */
const testsOf = (status, files) =>
  files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((test) => test.status === status)
      .map(({ fullName }) => `${name} › ${fullName}`),
  );

/**
 * Vitest's options for a JSON report with errors outside of tests.
 * @param {string} path
 */
export const reportersTo = (path) => [
  '--reporter=dot',
  `--reporter=${fileURLToPath(new URL('json-reporter.mjs', import.meta.url))}`,
  `--outputFile.json=${path}`,
];

/**
 * @param {{ testResults?: TestFile[], unhandledErrors?: { message: string }[] }} report
 * @returns {FileOutcome}
 */
export function vitestOutcome({ testResults = [], unhandledErrors = [] }) {
  const bad = testResults.filter(({ status }) => status === 'failed');
  // A file that could not be loaded reports no failed test.
  const broken = bad.filter(({ assertionResults }) =>
    assertionResults.every(({ status }) => status !== 'failed'),
  );
  const good = testResults.filter(({ status }) => status !== 'failed');
  return {
    passed: testsOf('passed', testResults).length,
    failed: [
      ...testsOf('failed', testResults),
      ...broken.map(({ name }) => `${name} did not run`),
      ...unhandledErrors.map(({ message }) => `an error outside of tests: ${message}`),
    ],
    files: unhandledErrors.length > 0 ? [] : bad.map(({ name }) => name),
    passedElsewhere: testsOf('passed', good).length,
  };
}

/** @param {Suite & { stats?: { expected: number, flaky: number } }} report @returns {Outcome} */
export function playwrightOutcome(report) {
  const { expected, flaky } = report.stats ?? { expected: 0, flaky: 0 };
  return {
    passed: expected + flaky,
    failed: specsOf('unexpected', report),
    secondTries: specsOf('flaky', report),
  };
}

/**
 * @typedef {{ file: string, title: string, tests: { status: string, projectName: string }[] }} Spec
 * @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite
 */

/**
 * Playwright's report nests files and groups.
 * @param {string} wanted @param {Suite} suite @returns {string[]}
 */
const specsOf = (wanted, { suites = [], specs = [] }) => [
  ...suites.flatMap((suite) => specsOf(wanted, suite)),
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName }) => `${file} › ${title} (${projectName})`),
  ),
];
