/**
 * `npm run test:mistakes` plants mistakes in a copy of the project, one at a time, and expects `npm
 * test` to fail. Words after `--` select the mistakes whose names contain one of the words. Exits
 * with 1 if the tests pass with a mistake.
 */
import { spawnSync } from 'node:child_process';
import { packageCommand } from '../../scripts/package-command.mjs';
import { copyProject, type ProjectCopy } from '../support/project-copy';
import { mistakes, type Mistake } from './mistakes';

function passes(copy: ProjectCopy, runner: keyof Mistake['tests'], files: string[]): boolean {
  const command =
    runner === 'vitest'
      ? [packageCommand('vitest'), 'run', '--bail=1', '--reporter=dot']
      : [
          packageCommand('playwright'),
          'test',
          '--max-failures=1',
          '--reporter=line',
          ...['preset A', 'complete Chromium', 'kept pages', 'other shops'].map(
            (name) => `--project=${name}`,
          ),
        ];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...command, ...files], {
    cwd: copy.folder,
    encoding: 'utf8',
    // The short run must notice the mistake.
    env: { ...process.env, CI: '', LINTEL_FULL: '' },
  });
  if (process.env.SHOW_LOGS === 'true') console.log(stdout, stderr);
  // Without a failed test, a failure proves nothing: the build may be broken, or a file missing.
  if (status !== 0 && !/Tests .*\d+ failed|^ +\d+ failed$/m.test(stdout))
    throw new Error(`${files.join(', ')} did not run:\n${stdout}${stderr}`);
  return status === 0;
}

const isNoticed = (copy: ProjectCopy, { tests }: Mistake): boolean =>
  (['vitest', 'playwright'] as const).some((runner) => {
    const files = tests[runner];
    return files !== undefined && !passes(copy, runner, files);
  });

const words = process.argv.slice(2);
const planted = mistakes.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);
const copy = copyProject('mistakes', { linked: true });
let missed = 0;
try {
  for (const mistake of planted) {
    const { name, file, find, replace } = mistake;
    const original = copy.read(file);
    if (original.split(find).length !== 2) throw new Error(`${file} does not have, once: ${find}`);
    copy.write(
      file,
      original.replace(find, () => replace),
    );
    const noticed = isNoticed(copy, mistake);
    copy.write(file, original);
    if (!noticed) missed += 1;
    console.log(`${noticed ? 'noticed' : 'MISSED '} ${name}`);
  }
} finally {
  copy.remove();
}
console.log(`${planted.length - missed} passed, ${missed} failed`);
process.exit(missed === 0 ? 0 : 1);
