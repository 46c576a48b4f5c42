/** The guides' examples fit the files that they change, and are written as the formatter has it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, getFileInfo, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { applyChange, changesOf } from './guide-changes';
import { root } from './places';

const guides = readdirSync(join(root, 'docs/guides')).filter((name) => /^a-.*\.md$/.test(name));
const stored = (path: string) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;

test.each(guides)(
  'what %s changes is there, in one place, and is formatted afterwards',
  async (guide) => {
    const changed = new Map<string, string>();
    const mistakes: string[] = [];
    for (const change of changesOf(readFileSync(join(root, 'docs/guides', guide), 'utf8'))) {
      for (const file of change.files) {
        try {
          changed.set(file, applyChange(change, changed.get(file) ?? stored(file)));
        } catch (error) {
          mistakes.push(`${file}: ${(error as Error).message}`);
        }
      }
    }
    expect(mistakes).toEqual([]);
    expect(changed.size).toBeGreaterThan(0);
    for (const [file, text] of changed) {
      const filepath = join(root, file);
      const { ignored } = await getFileInfo(filepath, {
        ignorePath: join(root, '.prettierignore'),
      });
      // Its reader is told to have the table's columns put in order.
      if (ignored || file.endsWith('.md')) continue;
      const formatted = await format(text, { ...(await resolveConfig(filepath)), filepath });
      expect(text, file).toBe(formatted);
    }
  },
);
