/**
 * What takes long to start is shared by the test files of a Vitest worker, one after another. Outside Vitest nothing is
 * kept, so that a script's process ends when it has stopped what it started.
 */

export interface Kept {
  /** Makes it as it was when it had just started. */
  renew(): Promise<void>;
  dispose(): Promise<void>;
}

/** As many stay while nobody uses them. Each is a process with up to 300 MB. */
const mostIdle = 3;

export interface Pool<T extends Kept> {
  /** One that nobody else uses, which was started with the same options. Give it back with `release`. */
  take(key: string, start: () => Promise<T>): Promise<T>;
  release(key: string, kept: T): Promise<void>;
}

export function openPool<T extends Kept>(): Pool<T> {
  /** The longest unused first. Miniflare ends its processes when the worker ends. */
  const idle: { key: string; kept: T }[] = [];
  return {
    async take(key, start) {
      const index = idle.findLastIndex((one) => one.key === key);
      const [found] = index < 0 ? [] : idle.splice(index, 1);
      if (!found) return start();
      try {
        await found.kept.renew();
        return found.kept;
      } catch {
        // Whatever its last user did to it: it is not the next one's problem.
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

/** The same for the same options, also where one of them is set to undefined. */
export const keyOf = (options: object): string =>
  JSON.stringify(options, (_, value: unknown) => (value === undefined ? 'undefined' : value));
