import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
let source: string;
let shop: ChildProcess;
let output: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lintel-supervise-'));
  source = join(folder, 'sources/stores.mjs');
  mkdirSync(join(folder, 'sources'));
  writeFileSync(source, 'export const stores = 1;');
});
afterEach(async () => {
  if (shop.exitCode === null) {
    const ended = once(shop, 'exit');
    // The supervisor and the shop.
    process.kill(-shop.pid!, 'SIGKILL');
    await ended;
  }
  rmSync(folder, { recursive: true });
});

const waits = { timeout: 60_000 };

/** The script's first run writes `next` into the file that it imports, then restarts. The second executes `code`. */
function supervised(next: string, code: string): void {
  const script = join(folder, 'shop.mjs');
  writeFileSync(
    script,
    `import { writeFileSync } from 'node:fs';
    import { stores } from './sources/stores.mjs';
    if (stores === 1) {
      writeFileSync(${JSON.stringify(source)}, ${JSON.stringify(next)});
      process.send('restart', () => process.exit());
    } else {
      setInterval(() => {}, 1000);
      ${code}
    }
    console.log('open with ' + stores + ' as ' + process.pid);`,
  );
  const supervise = new URL('./supervise.mjs', import.meta.url).href;
  const args = `${JSON.stringify(script)}, [], () => [${JSON.stringify(join(folder, 'sources'))}]`;
  const start = `import('${supervise}').then(({ supervise }) => supervise(${args}))`;
  shop = spawn(process.execPath, ['-e', start], { detached: true });
  output = '';
  for (const stream of [shop.stdout!, shop.stderr!]) stream.on('data', (text) => (output += text));
}

test('after a failed restart, the shop starts again when a file is saved', async () => {
  supervised('export const = 2;', '');
  await expect.poll(() => output, waits).toContain('It starts again when you save a file.');
  expect(output).toContain('open with 1');
  writeFileSync(source, 'export const stores = 3;');
  await expect.poll(() => output, waits).toContain('open with 3');
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('after a restart, %s ends the command', async (signal, code) => {
  supervised('export const stores = 2;', `process.on('${signal}', () => process.exit(${code}));`);
  await expect.poll(() => output, waits).toContain('open with 2');
  // Like Ctrl-C, SIGINT reaches both processes.
  process.kill(signal === 'SIGINT' ? -shop.pid! : shop.pid!, signal);
  await expect.poll(() => shop.exitCode, waits).toBe(code);
  expect(output).not.toContain('The shop stopped');
});

test('after a restart, SIGINT ends the command, even if it reaches the shop first', async () => {
  supervised('export const stores = 2;', `process.on('SIGINT', () => process.exit(130));`);
  await expect.poll(() => output, waits).toContain('open with 2 as ');
  process.kill(Number(/open with 2 as (\d+)/.exec(output)![1]), 'SIGINT');
  await expect.poll(() => shop.exitCode, waits).toBe(130);
  expect(output).not.toContain('The shop stopped');
});
