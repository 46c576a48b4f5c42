import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const command = fileURLToPath(new URL('start.mjs', import.meta.url));

test.each([['--help'], ['--dev', '--help']])(
  'npm start and npm run dev explain their options and start nothing: %s %s',
  (...args) => {
    const { status, stdout } = spawnSync(process.execPath, [command, ...args], {
      encoding: 'utf8',
      timeout: 20_000,
    });
    expect(status).toBe(0);
    expect(stdout).toMatch(/^npm start .*\bhttp:\/\/localhost:3000$/m);
    expect(stdout).not.toContain('is open');
  },
);
