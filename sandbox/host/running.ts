import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stateFolder } from '../../scripts/places';
import { runningShops, type RunningNote } from '../../scripts/running-shops';
import { defaultPort, type Addresses } from './addresses';

const suffixOf = (port: number) => (port === defaultPort ? '' : `-${port}`);

/** Shops on different ports can run at once, so each port has its own state. */
export const stateOf = (port: number) => join(stateFolder, `state${suffixOf(port)}`);

/**
 * Writes a note with the running process for `npm run reset`, and each store's settings for `npm
 * run doctor -- --sandbox`. Returns a function that removes the note and also runs on exit.
 */
export function recordRunning(
  { port, sandbox }: Addresses,
  settings: RunningNote['settings'],
  folder = stateFolder,
): () => void {
  mkdirSync(folder, { recursive: true });
  const note = join(folder, `running${suffixOf(port)}.json`);
  const shop: RunningNote = { pid: process.pid, sandbox, settings };
  writeFileSync(note, JSON.stringify(shop));
  const remove = () => rmSync(note, { force: true });
  // Signal handlers wouldn't run: Miniflare's own handler ends the process first.
  process.once('exit', remove);
  return remove;
}

/**
 * Clears carts, orders, emails and faults of all shops in this Git working copy, in running
 * sandboxes and on disk. Throws on failure.
 */
export async function resetState(folder = stateFolder): Promise<void> {
  const running = await runningShops(folder);
  for (const { pid, sandbox } of running) {
    const url = `${sandbox}/__standin/reset`;
    const signal = AbortSignal.timeout(30_000);
    const reply = await fetch(url, { method: 'POST', signal }).catch(() => undefined);
    if (!reply) {
      throw new Error(
        `The running shop (process ${pid}) does not respond. Stop it, then reset again.`,
      );
    }
    if (!reply.ok) throw new Error(`The running sandbox refused to reset: ${reply.status}`);
  }
  const inUse = running.map(({ state }) => state);
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (/^state(?:-\d+)?$/.test(name) && !inUse.includes(name))
      rmSync(join(folder, name), { recursive: true, force: true });
  }
  console.log('The shop is reset.');
}
