import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { stateFolder } from './places';

export interface RunningShop {
  pid: number;
  sandbox: string;
  /** The name of the folder with its state, in `.lintel`. */
  state: string;
  /** Settings by store. */
  settings: Record<string, Record<string, string>>;
}

/**
 * What `npm start` and `npm run dev` recorded in this checkout, one note per port. A killed shop
 * leaves its note, and the system may give its process id to another program.
 */
export async function runningShops(folder = stateFolder): Promise<RunningShop[]> {
  const notes = existsSync(folder) ? readdirSync(folder) : [];
  const recorded = notes
    .filter((name) => /^running(?:-\d+)?\.json$/.test(name))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as RunningShop);
  const live = await Promise.all(recorded.map(isRunning));
  return recorded.filter((_, index) => live[index]);
}

/** A shop that accepts a connection but doesn't respond counts as running: it still has its state open. */
async function isRunning({ pid, sandbox }: RunningShop): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return fetch(sandbox, { signal: AbortSignal.timeout(5000) }).then(
    () => true,
    (error: Error & { cause?: { code?: string } }) => error.cause?.code !== 'ECONNREFUSED',
  );
}
