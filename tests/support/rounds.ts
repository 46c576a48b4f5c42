/** Watches what the storefront asks of outside services: how often, and what waits for what. */
import type { Request, Response } from 'miniflare';
import { wiretap } from './wiretap';

export interface Call {
  /** A path, or the first field of a GraphQL operation. */
  what: string;
  /** 1 for a call that waits for no other one, 2 for one that began when another had been answered, and so on. */
  round: number;
}

/** Each answer is held back for so long, in ms, that calls which wait for none begin before the first one comes. */
const heldMs = 150;

export interface Watch {
  outboundService(request: Request): Promise<Response>;
  /** The calls since the last time, in the order in which they began. */
  take(): Call[];
}

export function watchCalls(): Watch {
  let calls: (Call & { answered: boolean })[] = [];
  return {
    async outboundService(request) {
      const earlier = calls.filter(({ answered }) => answered).map(({ round }) => round);
      const call = { what: '', round: 1 + Math.max(0, ...earlier), answered: false };
      calls.push(call);
      const forward = wiretap(({ url, sent }) => {
        const { pathname, search } = new URL(url);
        call.what = operationOf(sent) ?? decodeURIComponent(pathname + search);
      });
      const reply = await forward(request);
      await new Promise((resolve) => setTimeout(resolve, heldMs));
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
