import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/places';
import { mistakes } from './mistakes';

test.each(mistakes)('there is one place for the mistake ‘$name’', ({ file, find, tests }) => {
  expect(readFileSync(join(root, file), 'utf8').split(find)).toHaveLength(2);
  for (const path of [...(tests.vitest ?? []), ...(tests.playwright ?? [])])
    expect(readFileSync(join(root, path), 'utf8')).toContain('test(');
});
