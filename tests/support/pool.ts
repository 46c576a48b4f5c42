/**
 * What takes long to start is shared by the test files of a Vitest worker, one after another. Outside Vitest nothing is
 * kept, so that a script's process ends when it has stopped what it started.
 */
import type { ChildProcess } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';

export interface Kept {
  /** Makes it as it was when it had just started. */
  renew(): Promise<void>;
  dispose(): Promise<void>;
}

/** As many stay while nobody uses them. Each is a process with up to 300 MB. */
const mostIdle = 4;

/** For making one as it was. */
const patienceMs = 30_000;

export interface Pool<T extends Kept> {
  /** One that nobody else uses, which was started with the same options. Give it back with `release`. */
  take(key: string, start: () => Promise<T>): Promise<T>;
  release(key: string, kept: T): Promise<void>;
}

const children = new Set<ChildProcess>();
if (process.env.VITEST) {
  subscribe('child_process', (message) => {
    const { process: child } = message as { process: ChildProcess };
    children.add(child);
    child.once('exit', () => children.delete(child));
  });
  // Vitest kills a worker half a second after this message: on a busy machine too soon for Miniflare's own clean-up.
  process.on('message', (message: { type?: unknown } | null) => {
    if (message?.type === 'stop') for (const child of children) child.kill('SIGKILL');
  });
}

export function openPool<T extends Kept>(): Pool<T> {
  /** The longest unused first. */
  const idle: { key: string; kept: T }[] = [];
  return {
    async take(key, start) {
      const index = idle.findLastIndex((one) => one.key === key);
      const [found] = index < 0 ? [] : idle.splice(index, 1);
      if (!found) return start();
      try {
        await inTime(found.kept.renew());
        return found.kept;
      } catch (error) {
        // Whatever its last user did to it: it is not the next one's problem.
        console.warn(`Not used again, because ${String(error)}: ${key}`);
        await found.kept.dispose();
        return start();
      }
    },
    async release(key, kept) {
      if (!process.env.VITEST) return kept.dispose();
      idle.push({ key, kept });
      if (idle.length > mostIdle) await idle.shift()!.kept.dispose();
    },
  };
}

/** Rejects when the work takes longer than all that may still run in a Worker (`fault-lane-worker.ts`). */
function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it took ${patienceMs} ms`)), patienceMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** The same for the same options in any order, also where one of them is set to undefined. */
export const keyOf = (options: object): string =>
  JSON.stringify(options, (_, value: unknown) => {
    if (value === undefined) return 'undefined';
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(
      Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)),
    );
  });
