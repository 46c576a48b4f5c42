import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('after a failed restart, the shop starts again when a file is saved', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-supervise-'));
  const source = join(folder, 'sources/stores.mjs');
  const script = join(folder, 'shop.mjs');
  mkdirSync(join(folder, 'sources'));
  writeFileSync(source, 'export const stores = 1;');
  // The first run writes a mistake into the source, then restarts. Only the second run reads it.
  writeFileSync(
    script,
    `import { writeFileSync } from 'node:fs';
    import { stores } from './sources/stores.mjs';
    console.log('open with ' + stores);
    if (stores === 1) {
      writeFileSync(${JSON.stringify(source)}, 'export const = 2;');
      process.send('restart', () => process.exit());
    } else setInterval(() => {}, 1000);`,
  );
  const supervise = new URL('./supervise.mjs', import.meta.url).href;
  const args = JSON.stringify([script, [], [join(folder, 'sources')]]);
  const code = `import('${supervise}').then(({ supervise }) => supervise(...${args}))`;
  const shop = spawn(process.execPath, ['-e', code]);
  const ended = once(shop, 'exit');
  let output = '';
  for (const stream of [shop.stdout, shop.stderr]) stream.on('data', (text) => (output += text));
  const waits = { timeout: 60_000 };
  try {
    await expect.poll(() => output, waits).toContain('It starts again when you save a file.');
    expect(output).toContain('open with 1');
    // The watcher starts after the message.
    await expect
      .poll(() => {
        if (!output.includes('open with 3')) writeFileSync(source, 'export const stores = 3;');
        return output;
      }, waits)
      .toContain('open with 3');
  } finally {
    shop.kill();
    await ended;
    rmSync(folder, { recursive: true });
  }
});
