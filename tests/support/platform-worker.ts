/** `fetchService` and the data cache in workerd, for `tests/faults`. */
import * as v from 'valibot';
import { openDataCache } from '~/platform/cache/data-cache.server';
import { openLog } from '~/platform/log/log.server';
import { openBudget } from '~/platform/fetch/budget.server';
import { createFetchService } from '~/platform/fetch/fetch-service.server';
import { openIsolate } from '~/platform/request-info.server';
import { isUnavailable } from '~/platform/fetch/unavailable';

export interface Task {
  url: string;
  deadlineMs?: number;
  retry?: boolean;
  /** Reads the data cache `later` seconds ahead. */
  cached?: { key: string; later?: number };
}

export interface Done {
  value?: string;
  unavailable?: string;
  thrown?: string;
  ms: number;
  lines: string[];
}

let isolate = openIsolate();
const product = v.pipe(v.string(), v.parseJson(), v.object({ title: v.string() }));

export default {
  async fetch(request: Request, _: unknown, execution: { waitUntil(work: unknown): void }) {
    if (request.method === 'DELETE') isolate = openIsolate();
    if (request.method === 'DELETE') return new Response();
    const { url, deadlineMs = 1000, retry, cached } = (await request.json()) as Task;
    const lines: string[] = [];
    const log = openLog({}, [], (line) => lines.push(line));
    const budget = openBudget('POST', Date.now());
    const fetchService = createFetchService({ breakers: isolate.breakers, log, budget });
    const load = async () => {
      const call = { service: 'products' as const, operation: 'product', deadlineMs, retry };
      const { status, text } = await fetchService(url, {}, call);
      if (status !== 200) throw new Error(`Answered ${status}`);
      return v.parse(product, text).title;
    };
    const cache = openDataCache({
      backend: () => caches.open('data'),
      scope: ['test'],
      market: { currency: 'USD', country: 'US' },
      origin: 'http://shop.example',
      refreshing: isolate.refreshing,
      log,
      waitUntil: (work) => execution.waitUntil(work),
      now: () => Date.now() + (cached?.later ?? 0) * 1000,
    });
    const started = Date.now();
    const done = (result: Partial<Done>) =>
      Response.json({ ms: Date.now() - started, lines, ...result } satisfies Done);
    try {
      const ages = { freshSeconds: 60, staleSeconds: 86_400 };
      const rules = { version: 1, variesBy: [], schema: v.string(), ...ages };
      const entry = { key: [cached?.key ?? ''], ...rules, load };
      return done({ value: await (cached ? cache.read(entry) : load()) });
    } catch (error) {
      if (isUnavailable(error)) return done({ unavailable: String(error.cause) });
      return done({ thrown: (error as Error).name });
    }
  },
};
