import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { applyChange, changesOf } from '../../scripts/guide-changes';
import { packageCommand } from '../../scripts/package-command.mjs';
import { root } from '../../scripts/places';
import { copyProject } from '../support/project-copy';

const guides = readdirSync(join(root, 'docs/guides')).filter((name) => /^a-.*\.md$/.test(name));

const project = copyProject('guides-test', { linked: true });
afterAll(() => project.remove());

// A type check takes half a minute on an idle machine.
test('a project to which all guides were applied has no type errors', () => {
  for (const guide of guides) {
    for (const change of changesOf(project.read(`docs/guides/${guide}`))) {
      for (const file of change.files) {
        const text = existsSync(join(project.folder, file)) ? project.read(file) : undefined;
        project.write(file, applyChange(change, text));
      }
    }
  }
  const tsc = packageCommand('typescript', 'tsc');
  const { stdout, status } = spawnSync(process.execPath, [tsc, '--build', '--pretty', 'false'], {
    cwd: project.folder,
    encoding: 'utf8',
  });
  expect({ stdout, status }).toEqual({ stdout: '', status: 0 });
}, 600_000);
