import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { WorkerOptions } from 'miniflare';
import { switchPath, type Switch, type SwitchReply } from './shop-with-faults-worker';
import { shopper } from './shopper';
import { withFront } from './test-build';

const main = `
  import shop from './shop.js';
  import { withSwitchboard } from './switchboard.js';
  export * from './shop.js';
  export default withSwitchboard(shop);`;

let bundled: Promise<string> | undefined;

export const bundleSwitchboard = (): Promise<string> => (bundled ??= bundle());

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./shop-with-faults-worker.ts', import.meta.url))],
    bundle: true,
    format: 'esm',
    write: false,
  });
  return outputFiles[0]!.text;
}

export const withSwitchboard = (worker: WorkerOptions, board: string): WorkerOptions =>
  withFront(worker, main, { 'switchboard.js': board });

export async function change(origin: string, body: Switch): Promise<SwitchReply> {
  const init = { method: 'POST', body: JSON.stringify(body) };
  const { status, text } = await shopper(origin).send(switchPath, init);
  if (status !== 200) throw new Error(`The switchboard answered ${status}`);
  return JSON.parse(text) as SwitchReply;
}
