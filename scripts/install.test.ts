import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('the installation at a start leaves package-lock.json as it is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-install-'));
  const lockFile = join(folder, 'package-lock.json');
  // A lock that `npm install` rewrites: its name is not the package's.
  const lock = JSON.stringify({
    name: 'other',
    lockfileVersion: 3,
    requires: true,
    packages: { '': { name: 'other' } },
  });
  writeFileSync(lockFile, lock);
  writeFileSync(join(folder, 'package.json'), '{ "name": "lintel", "version": "1.0.0" }');
  mkdirSync(join(folder, 'node_modules'));
  mkdirSync(join(folder, 'scripts'));
  cpSync(
    fileURLToPath(new URL('install.mjs', import.meta.url)),
    join(folder, 'scripts/install.mjs'),
  );
  const code = `import('./scripts/install.mjs').then(({ installPackages }) => installPackages())`;
  const { status, stderr } = spawnSync(process.execPath, ['-e', code], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(existsSync(join(folder, 'node_modules/.lintel-lock'))).toBe(true);
  expect(readFileSync(lockFile, 'utf8')).toBe(lock);
  rmSync(folder, { recursive: true });
});
