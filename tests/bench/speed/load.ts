import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { chrome } from '../../support/shopper';

interface Task {
  port: number;
  host: string;
  path: string;
  /** Each connection's requests use these sets of headers in turn. */
  headers: Record<string, string>[];
  connections: number;
  ms: number;
}

interface Outcome {
  answers: number;
  /** Statuses other than 200, broken connections and unanswered requests. */
  wrong: number;
  bytes: number;
  ms: number;
  /** The share of time in which the sending thread was busy. Near 1, it limits the result. */
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
 * The shop serves crawlers differently, so these are a browser's headers. The headers request no
 * compression, because Cloudflare compresses the responses in production.
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
