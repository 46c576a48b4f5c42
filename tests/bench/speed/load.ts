/** Load on loopback, from a thread of its own. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { chrome } from '../../support/shopper';

/** What to ask for, over how many connections that are kept, for how long. */
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
  /** Answers with another status than 200, broken connections, and what was not answered in the end. */
  wrong: number;
  bytes: number;
  /** Up to the last answer. */
  ms: number;
  /** Share of the time in which the thread that sends was busy; near 1 it is what was measured. */
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

/** A shopper's browser, not a crawler; no compression, which is the edge's work and not the Worker's. */
export const browserHeaders = {
  'user-agent': chrome,
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-language': 'en-US,en;q=0.9',
  'accept-encoding': 'identity',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'none',
};
