import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stateFolder } from '../../scripts/places';
import type { Addresses } from './addresses';

const note = join(stateFolder, 'running.json');

/**
 * Records the running process for `npm run reset`, and each store's settings for `npm run doctor --
 * --sandbox`.
 */
export function recordRunning({ sandbox }: Addresses, settings: Record<string, object>): void {
  mkdirSync(stateFolder, { recursive: true });
  writeFileSync(note, JSON.stringify({ pid: process.pid, sandbox, settings }));
}

export function removeRunning(): void {
  rmSync(note, { force: true });
}

/**
 * Clears carts, orders, emails and faults, in the running sandbox or on disk. Throws on failure.
 */
export async function resetState(): Promise<void> {
  const running = existsSync(note)
    ? (JSON.parse(readFileSync(note, 'utf8')) as { pid: number; sandbox: string })
    : undefined;
  if (running && isAlive(running.pid)) {
    const url = `${running.sandbox}/__standin/reset`;
    const reply = await fetch(url, { method: 'POST' }).catch(() => undefined);
    if (!reply) {
      throw new Error(
        `The running shop (process ${running.pid}) does not respond. Stop it, then reset again.`,
      );
    }
    if (!reply.ok) throw new Error(`The running sandbox refused to reset: ${reply.status}`);
  } else {
    rmSync(join(stateFolder, 'state'), { recursive: true, force: true });
  }
  console.log('The shop is reset.');
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
