import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { packageCommand } from './package-command.mjs';
import { root } from './places';

test.skipIf(process.platform === 'win32')(
  'the dry run first installs the packages of package-lock.json',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'lintel-deploy-check-'));
    const files = 'deploy-check.ts install.mjs package-command.mjs places.ts'.split(' ');
    const copied = ['package.json', 'package-lock.json', ...files.map((file) => `scripts/${file}`)];
    for (const file of copied) cpSync(join(root, file), join(folder, file));
    mkdirSync(join(folder, 'bin'));
    writeFileSync(join(folder, 'bin/npm'), '#!/bin/sh\nexit 3\n', { mode: 0o755 });
    const script = [packageCommand('tsx'), join(folder, 'scripts/deploy-check.ts')];
    const PATH = [join(folder, 'bin'), process.env.PATH].join(delimiter);
    const { status, stderr } = spawnSync(process.execPath, script, {
      ...{ cwd: folder, encoding: 'utf8' },
      env: { ...process.env, PATH },
    });
    rmSync(folder, { recursive: true });
    expect([status, stderr]).toEqual([3, '`npm ci` failed; see its output above.\n']);
  },
);
