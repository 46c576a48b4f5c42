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
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const installer = fileURLToPath(new URL('install.mjs', import.meta.url));
const code = `import('./scripts/install.mjs').then(({ installPackages }) => installPackages())`;

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
  cpSync(installer, join(folder, 'scripts/install.mjs'));
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

test.skipIf(process.platform === 'win32')(
  'the installation includes the packages for development, also with NODE_ENV=production',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'lintel-install-'));
    writeFileSync(join(folder, 'package-lock.json'), '{}');
    for (const name of ['bin', 'node_modules', 'scripts']) mkdirSync(join(folder, name));
    cpSync(installer, join(folder, 'scripts/install.mjs'));
    writeFileSync(join(folder, 'bin/npm'), '#!/bin/sh\necho "$@" >&2\n', { mode: 0o755 });
    const PATH = [join(folder, 'bin'), process.env.PATH].join(delimiter);
    const { stderr } = spawnSync(process.execPath, ['-e', code], {
      ...{ cwd: folder, encoding: 'utf8' },
      env: { ...process.env, PATH, NODE_ENV: 'production' },
    });
    rmSync(folder, { recursive: true });
    expect(stderr).toMatch(/^install .*--include=dev\b/);
  },
);
