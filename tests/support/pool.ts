/**
 * Processes start slowly, so they are kept for the next test files of a Vitest worker. Outside
 * Vitest, no process is kept, so scripts can exit.
 */
import type { ChildProcess } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';

export interface Kept {
  renew(): Promise<void>;
  dispose(): Promise<void>;
}

/** Each idle process takes up to 300 MB. */
const mostIdle = 4;

const timeoutMs = 30_000;

export interface Pool<T extends Kept> {
  /** Return the process with `release`. */
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
  // Vitest kills the worker half a second after the tests, too early for Miniflare's cleanup on a
  // busy machine. So the worker kills Miniflare's processes itself.
  process.on('message', (message: { type?: unknown } | null) => {
    if (message?.type === 'stop') for (const child of children) child.kill('SIGKILL');
  });
}

export function openPool<T extends Kept>(): Pool<T> {
  /** Least recently used first. */
  const idle: { key: string; kept: T }[] = [];
  const uses = new Map<string, number>();
  /** The least wanted process: most files use the same few. */
  const removeOne = (): T => {
    const usesOf = ({ key }: { key: string }) => uses.get(key) ?? 0;
    const fewest = Math.min(...idle.map(usesOf));
    const [removed] = idle.splice(
      idle.findIndex((one) => usesOf(one) === fewest),
      1,
    );
    return removed!.kept;
  };
  return {
    async take(key, start) {
      uses.set(key, (uses.get(key) ?? 0) + 1);
      const index = idle.findLastIndex((one) => one.key === key);
      const [found] = index < 0 ? [] : idle.splice(index, 1);
      if (!found) return start();
      try {
        await inTime(found.kept.renew());
        return found.kept;
      } catch (error) {
        // The previous user of this process may have broken it.
        console.warn(`Not used again, because ${String(error)}: ${key}`);
        await found.kept.dispose();
        return start();
      }
    },
    async release(key, kept) {
      if (!process.env.VITEST) return kept.dispose();
      idle.push({ key, kept });
      if (idle.length > mostIdle) await removeOne().dispose();
    },
  };
}

/** `timeoutMs` exceeds the longest work of a Worker (`shop-with-faults-worker.ts`). */
function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it took ${timeoutMs} ms`)), timeoutMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Ignores the order of options, and undefined options. */
export const keyOf = (options: object): string =>
  JSON.stringify(options, (_, value: unknown) => {
    if (value === undefined) return 'undefined';
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(
      Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)),
    );
  });
