import type { Request, Response } from 'miniflare';

interface Call {
  path: string;
  began: number;
  ended: number;
}

/** `depth` is the length of the longest chain of calls, in which each call waited for the previous one. */
interface Calls {
  count: number;
  depth: number;
  paths: string[];
}

export interface CallRecord {
  delayMs: number;
  pass(request: Request): Promise<Response>;
  clear(): void;
  /**
   * Waits until no call has run for a while. Returns all calls since `clear`, including background
   * calls.
   */
  settled(): Promise<Calls>;
}

const quietMs = 60;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A call is assumed to depend on every call that ended before its start. */
function depthOf(calls: readonly Pick<Call, 'began' | 'ended'>[]): number {
  const depths: number[] = [];
  const inOrder = [...calls].sort((one, other) => one.began - other.began);
  for (const { began } of inOrder) {
    const before = depths.filter((_, index) => inOrder[index]!.ended <= began);
    depths.push(1 + Math.max(0, ...before));
  }
  return Math.max(0, ...depths);
}

export function recordCalls(): CallRecord {
  let calls: Call[] = [];
  const record: CallRecord = {
    delayMs: 0,
    async pass(request) {
      const { pathname, search } = new URL(request.url);
      const call = { path: pathname + search, began: performance.now(), ended: Infinity };
      calls.push(call);
      try {
        if (record.delayMs > 0) await sleep(record.delayMs);
        return (await fetch(request.url, request as RequestInit)) as never;
      } finally {
        call.ended = performance.now();
      }
    },
    clear: () => void (calls = []),
    async settled() {
      const mostMs = 10_000;
      const until = performance.now() + mostMs;
      for (let seen = -1; performance.now() < until;) {
        const running = calls.some(({ ended }) => ended === Infinity);
        if (!running && seen === calls.length) break;
        seen = calls.length;
        await sleep(quietMs);
      }
      return { count: calls.length, depth: depthOf(calls), paths: calls.map(({ path }) => path) };
    },
  };
  return record;
}
