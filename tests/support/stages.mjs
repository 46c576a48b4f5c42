// @ts-check
/** The stages of `npm test` and `npm run test:full`; see `tests/run.mjs`. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { packageCommand } from '../../scripts/package-command.mjs';
import { ensureChromium } from './chromium.mjs';
import { fingerprint } from './fingerprint.mjs';
import { root, run, seconds } from './processes.mjs';
import { playwrightOutcome, reportersTo, vitestOutcome } from './reports.mjs';

/**
 * `failed` and `secondTries` (passed on retry) are test names.
 * @typedef {{ passed: number, failed: string[], secondTries?: string[] }} Outcome
 * @typedef {{ shard?: string }} Options @typedef {Record<string, string>} Env
 * @typedef {keyof typeof stages} StageName
 */

/**
 * A script counts as one test.
 * @param {string} name @param {string[]} script
 */
async function step(name, ...script) {
  const began = Date.now();
  const good = await run(script, { quiet: true });
  console.log(`${good ? 'ok    ' : 'FAILED'} ${name} (${seconds(began)})`);
  return { passed: good ? 1 : 0, failed: good ? [] : [name] };
}

/** @param {Outcome[]} outcomes @returns {Outcome} */
const sum = (outcomes) => ({
  passed: outcomes.reduce((total, { passed }) => total + passed, 0),
  failed: outcomes.flatMap(({ failed }) => failed),
  secondTries: outcomes.flatMap(({ secondTries = [] }) => secondTries),
});

const tsx = packageCommand('tsx');

const isFullRun = process.env.LINTEL_FULL === 'true';

async function checks() {
  const depcruise = packageCommand('dependency-cruiser', 'depcruise');
  const sources = ['app', 'sandbox', 'scripts', 'tests', 'server.ts'];
  // Without caches, the first steps take longest.
  const steps = [
    () => step('lint, layers, circles and types', packageCommand('oxlint'), '--type-check'),
    () => step('format', packageCommand('oxfmt'), '--list-different'),
    // Editors and Remix use this version of TypeScript; Oxlint's type check is TypeScript 7's.
    ...(isFullRun ? [() => step('types', packageCommand('typescript', 'tsc'), '--build')] : []),
    // Oxlint doesn't follow dynamic imports.
    () => step('no circles', depcruise, ...(isFullRun ? sources : ['sandbox'])),
    () => step('dead code', packageCommand('knip'), '--no-progress'),
    () => step('generated types and schemas', tsx, 'scripts/codegen.ts', '--check'),
    () => step('requirements', tsx, 'scripts/requirements.ts', '--check'),
  ].values();
  /** @type {Outcome[]} */
  const outcomes = [];
  const takeSteps = async () => {
    for (const next of steps) outcomes.push(await next());
  };
  await Promise.all([takeSteps(), takeSteps()]);
  return sum(outcomes);
}

/**
 * Miniflare copies a shop's settings and code, 10 MB, some 80 times while the shop starts. With huge pages (Linux with
 * glibc), starting takes a third of the CPU time.
 */
const hugePages = { GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1' };

/**
 * @template {Outcome} T
 * @param {string[]} script @param {string} report @param {(report: any) => T} read @param {Env} [env]
 */
async function outcomeOf(script, report, read, env = {}) {
  rmSync(report, { force: true });
  const good = await run(script, { env });
  const outcome = read(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {});
  // A run can fail without a failed test, for example because a file is broken or no tests were
  // found.
  if (!good && outcome.failed.length === 0) outcome.failed.push('the runner ended badly');
  return outcome;
}

/** @param {string} name @param {(string | undefined)[]} options @param {Env} [env] */
function vitest(name, options, env) {
  const report = `${root}.lintel/${name}.json`;
  const given = options.filter((option) => option !== undefined);
  const script = [packageCommand('vitest'), 'run', ...given, ...reportersTo(report)];
  return outcomeOf(script, report, vitestOutcome, { ...env, ...hugePages });
}

/**
 * In CI, runs a file with a failed test again completely, because the failed test may have changed
 * the shop that the file's tests share. Repeats unit tests, too: some start processes or servers.
 * Repeats nothing if the run also failed outside of tests, because a second try can't show that
 * such a failure is gone.
 * @param {string} name @param {(string | undefined)[]} options @param {Env} [env]
 * @returns {Promise<Outcome>}
 */
async function vitestWithSecondTry(name, options, env) {
  const first = await vitest(name, options, env);
  if (!process.env.CI || first.files.length === 0) return first;
  for (const test of first.failed) console.log(`Tried again: ${test.replace(root, '')}`);
  const again = await vitest(`${name}-again`, [...first.files, '--maxWorkers=1'], env);
  return {
    passed: first.passedElsewhere + again.passed,
    failed: again.failed,
    secondTries: first.failed.filter((test) => !again.failed.includes(test)),
  };
}

/** @param {(string | undefined)[]} options @param {Env} [env] @returns {Promise<Outcome>} */
async function playwright(options, env) {
  await ensureChromium();
  const given = options.filter((option) => option !== undefined);
  return outcomeOf(
    [packageCommand('playwright'), 'test', ...given],
    `${root}.lintel/e2e.json`,
    playwrightOutcome,
    { ...env, ...hugePages },
  );
}

/** @param {Options} options */
const shardOf = ({ shard }) => shard && `--shard=${shard}`;

const httpTests = ['--project=storefront', 'tests/http'];
const oneWorld = ['preset A', 'complete Chromium', 'kept pages', 'other shops'].map(
  (name) => `--project=${name}`,
);
const worlds = isFullRun
  ? [...oneWorld, '--project=preset B', '--project=bare world', '--project=hosted accounts']
  : oneWorld;

const contractInputs = {
  sources: [
    'app',
    'public',
    'sandbox',
    'scripts',
    'tests/contract',
    'tests/support',
    'server.ts',
    'vite.config.ts',
    'vitest.config.ts',
    'tailwind.config.ts',
    'tsconfig.json',
    'tsconfig.app.json',
    'package.json',
    'package-lock.json',
  ],
  variables: ['LINTEL_STOREFRONT_API', 'LINTEL_WORLD', 'LINTEL_ACCOUNTS'],
};

/**
 * Runs all Vitest tests except unit tests. `npm test` skips `tests/contract` if it has passed with
 * the current sources.
 * @param {Options} options
 */
async function shopTests(options) {
  const stamp = `${root}.lintel/contract.stamp`;
  const print = fingerprint(contractInputs.sources, contractInputs.variables);
  const known = !isFullRun && existsSync(stamp) && readFileSync(stamp, 'utf8') === print;
  if (known) console.log('The contract tests have passed with these sources: they are left out.');
  const outcome = await vitestWithSecondTry('vitest', [
    '--project=!unit',
    ...(known ? ['--exclude=tests/contract/**'] : []),
    shardOf(options),
  ]);
  if (!options.shard && outcome.failed.length === 0) writeFileSync(stamp, print);
  return outcome;
}

/**
 * Runs the HTTP tests, and those browser tests that have the tag `tag`, in short form. `surroundings`
 * are environment variables.
 * @param {Env} surroundings @param {string} tag
 */
async function elsewhere(surroundings, tag) {
  const env = { ...surroundings, LINTEL_FULL: '' };
  const http = await vitestWithSecondTry('vitest', httpTests, env);
  return sum([http, await playwright(['--project=preset A', `--grep=${tag}`], env)]);
}

/**
 * From 1 to `parts`.
 * @param {number} parts
 */
const partOfTonight = (parts) => 1 + (Math.floor(Date.now() / 86_400_000) % parts);

export const stages = {
  checks,
  unit: () => vitestWithSecondTry('unit', ['--project=unit']),
  build: async () =>
    sum(
      await Promise.all([
        step('build', 'scripts/start-build.mjs'),
        step('build for tests', 'scripts/start-build.mjs', '--tests'),
      ]),
    ),
  vitest: shopTests,
  browser: (/** @type {Options} */ options) => playwright([...worlds, shardOf(options)]),
  /** A separate stage: it restarts servers, and its timeouts assume an idle machine. */
  dev: () => playwright(['--project=development server']),
  deploy: () =>
    step('deploy check', tsx, 'scripts/deploy-check.ts', ...(isFullRun ? [] : ['--first'])),
  /** The shop as `wrangler.toml` deploys it. */
  bare: () => elsewhere({ LINTEL_WORLD: 'bare' }, '@bare|@presets'),
  api: () => elsewhere({ LINTEL_STOREFRONT_API: '2026-04' }, '@presets'),
  fuzz: () => step('fuzz', tsx, 'tests/fuzz/main.ts', '--runs=5000'),
  load: () => step('load', tsx, 'tests/load/main.ts', '--minutes=5'),
  /** A different eighth each night. */
  faults: () => {
    const part = `--part=${partOfTonight(8)}/8`;
    return step('fault matrix', tsx, 'tests/faults/matrix/main.ts', '--fresh', part);
  },
  browsers: () => step('Firefox and WebKit', tsx, 'tests/browsers/main.ts'),
  foreign: () => step('another shop', tsx, 'tests/foreign-shop/main.ts'),
  mistakes: () => step('planted mistakes', tsx, 'tests/mistakes/main.ts'),
  mutation: () => step('mutation', packageCommand('@stryker-mutator/core', 'stryker'), 'run'),
};

/** @type {StageName[]} */
export const shortRun = ['checks', 'unit', 'build', 'vitest', 'browser', 'dev', 'deploy'];
/** @type {StageName[]} */
export const fullRun = [
  ...shortRun,
  'bare',
  'api',
  'browsers',
  'foreign',
  'mistakes',
  'fuzz',
  'load',
  'faults',
  'mutation',
];
