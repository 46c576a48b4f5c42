import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root, stateFolder } from '../../scripts/places';
import { fingerprint } from './fingerprint.mjs';

const folder = join(stateFolder, 'fingerprint-test');
const sources = [relative(root, join(folder, 'sources'))];
const write = (text: string) => writeFileSync(join(folder, 'sources/code.ts'), text);
beforeEach(() => {
  mkdirSync(join(folder, 'sources'), { recursive: true });
  write('one');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  delete process.env.LINTEL_FINGERPRINT;
});

test('a fingerprint differs by files and by environment variables', () => {
  const print = () => fingerprint(sources, ['LINTEL_FINGERPRINT']);
  const first = print();
  expect(print()).toBe(first);
  process.env.LINTEL_FINGERPRINT = '2026-04';
  expect(print()).not.toBe(first);
  delete process.env.LINTEL_FINGERPRINT;
  write('two');
  expect(print()).not.toBe(first);
});
