import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { stateFolder } from './places';

/** The contents of a note. */
export interface RunningNote {
  pid: number;
  sandbox: string;
  /** Settings by store. */
  settings: Record<string, Record<string, string>>;
}

export interface RunningShop extends RunningNote {
  /** The name of the folder with its state, in `.lintel`. */
  state: string;
}

/**
 * What `npm start` and `npm run dev` recorded in this checkout, one note per port; the default
 * port's shop is first. A killed shop leaves its note, and the system may give its process id to
 * another program.
 */
export async function runningShops(folder = stateFolder): Promise<RunningShop[]> {
  const notes = existsSync(folder) ? readdirSync(folder) : [];
  const recorded = notes
    .filter((name) => /^running(?:-\d+)?\.json$/.test(name))
    .map((name) => ({
      ...(JSON.parse(readFileSync(join(folder, name), 'utf8')) as RunningNote),
      state: name.replace('running', 'state').replace('.json', ''),
    }))
    .sort((one, other) => (one.state < other.state ? -1 : 1));
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
  // A kept connection could be closed before the caller's next request, which would then fail.
  const options = { headers: { connection: 'close' }, signal: AbortSignal.timeout(5000) };
  return fetch(sandbox, options).then(
    () => true,
    (error: Error & { cause?: { code?: string } }) => error.cause?.code !== 'ECONNREFUSED',
  );
}
