/** The guides' examples are applied to a copy of the project and type-checked there, as a reader does. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { applyChange, changesOf } from '../../scripts/guide-changes';
import { packageCommand } from '../../scripts/package-command.mjs';
import { root } from '../../scripts/places';
import { copyProject } from '../support/project-copy';

const guides = readdirSync(join(root, 'docs/guides')).filter((name) => /^a-.*\.md$/.test(name));

// One copy for all guides, so that only the first type check is a complete one.
const project = copyProject('guides-test', { linked: true });
afterAll(() => project.remove());

/** The compiler's output; empty when all types are right. */
function checkTypes(): string {
  const options = { cwd: project.folder, encoding: 'utf8' } as const;
  const tsc = packageCommand('typescript', 'tsc');
  return spawnSync(process.execPath, [tsc, '--build', '--pretty', 'false'], options).stdout;
}

test.each(guides)(
  'a project to which %s was applied has no type errors',
  (guide) => {
    const before = new Map<string, string | undefined>();
    for (const change of changesOf(project.read(`docs/guides/${guide}`))) {
      for (const file of change.files) {
        const text = existsSync(join(project.folder, file)) ? project.read(file) : undefined;
        if (!before.has(file)) before.set(file, text);
        project.write(file, applyChange(change, text));
      }
    }
    expect(before.size).toBeGreaterThan(0);
    try {
      expect(checkTypes()).toBe('');
    } finally {
      for (const [file, text] of before) {
        if (text === undefined) project.remove(file);
        else project.write(file, text);
      }
    }
  },
  // A complete type check takes half a minute on an idle machine.
  300_000,
);
