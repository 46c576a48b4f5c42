import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { chrome } from '../../support/shopper';

export interface Task {
  port: number;
  host: string;
  path: string;
  headers: Record<string, string>;
  connections: number;
  ms: number;
}

export interface Outcome {
  answers: number;
  /** Number of statuses other than 200, broken connections and unanswered requests. */
  wrong: number;
  bytes: number;
  ms: number;
  /**
   * The sending thread's share of busy time. If it is near 1, the result is limited by the sending thread instead of
   * the Worker.
   */
  busy: number;
}

export interface Load {
  send(task: Task): Promise<Outcome>;
  stop(): Promise<unknown>;
}

export function startLoad(): Load {
  const thread = new Worker(new URL('./load-thread.mjs', import.meta.url));
  return {
    async send(task) {
      thread.postMessage(task);
      const [outcome] = (await once(thread, 'message')) as [Outcome];
      return outcome;
    },
    stop: () => thread.terminate(),
  };
}

/**
 * A browser's headers, so that the shop doesn't treat the requests as a crawler's. The headers request no compression,
 * because in production Cloudflare compresses the responses, not the Worker.
 */
export const browserHeaders = {
  'user-agent': chrome,
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-language': 'en-US,en;q=0.9',
  'accept-encoding': 'identity',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'none',
};
