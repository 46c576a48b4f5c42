import type { Request, Response } from 'miniflare';
import { wiretap } from './wiretap';

interface Call {
  /** A path, or a GraphQL operation's first field. */
  what: string;
  /**
   * Calls that depend on no other call have round 1; calls that began after the response to such a
   * call have round 2, and so on.
   */
  round: number;
}

/**
 * In ms. A response is held until no call has begun for this time, so that all independent calls
 * begin before the first response.
 */
const heldMs = 150;
/** The longest hold, in ms. After 300 ms, pages give up optional parts. */
const mostMs = 250;

export interface Watch {
  outboundService(request: Request): Promise<Response>;
  take(): Call[];
}

export function watchCalls(): Watch {
  let calls: (Call & { answered: boolean })[] = [];
  let lastMs = 0;
  return {
    async outboundService(request) {
      const earlier = calls.filter(({ answered }) => answered).map(({ round }) => round);
      const call = { what: '', round: 1 + Math.max(0, ...earlier), answered: false };
      calls.push(call);
      lastMs = Date.now();
      const forward = wiretap(({ url, sent }) => {
        const { pathname, search } = new URL(url);
        call.what = operationOf(sent) ?? decodeURIComponent(pathname + search);
      });
      const reply = await forward(request);
      const end = Date.now() + mostMs;
      for (let left = heldMs; left > 0; left = Math.min(lastMs + heldMs, end) - Date.now()) {
        await new Promise((resolve) => setTimeout(resolve, left));
        // If this process was blocked, handles the calls that arrived meanwhile first.
        await new Promise((resolve) => setImmediate(resolve));
      }
      call.answered = true;
      return reply;
    },
    take() {
      const taken = calls.map(({ what, round }) => ({ what, round }));
      calls = [];
      return taken;
    },
  };
}

const operationOf = (sent: string): string | undefined =>
  /(?:query|mutation)\b[^{]*\{(?:\s|\\n)*(?:\w+:\s*)?(\w+)/.exec(sent)?.[1];
