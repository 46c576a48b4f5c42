/** Outside requests, each with a deadline, a size limit, at most one retry, and a circuit breaker per service. */
import { isCallAllowed, reportCall, type Breakers } from './circuit-breaker.server';
import { fetchOnce, Transient, type Fetch, type Reply } from './fetch-once.server';
import type { Log } from '../log/log.server';
import { Unavailable, type ServiceName } from './unavailable';

export type { Reply } from './fetch-once.server';
export type { ServiceName } from './unavailable';

export interface FetchServiceOptions {
  service: ServiceName;
  /** Name in logs and Server-Timing; must not contain data. */
  operation: string;
  /** For the whole request: connection, headers, body and retry. */
  deadlineMs: number;
  /** Retries once after a network failure or 5xx. Only for reads that may be repeated. */
  retry?: boolean;
  /** Default 2 MB. */
  maxBytes?: number;
}

/**
 * Fetches without following redirects. Any status below 500 is returned; a network failure, a 5xx, and a
 * reply that is too late or too large throw `Unavailable`.
 */
export interface FetchService {
  (url: string, init: RequestInit, call: FetchServiceOptions): Promise<Reply>;
}

export interface FetchServiceParts {
  breakers: Breakers;
  log: Log;
  fetch?: Fetch;
  now?: () => number;
}

const largestReply = 2 * 1024 * 1024;

/** Rejects when the deadline passes or the caller aborts, even if `fetch` does not react. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
  });
}

/** `breakers` belongs to the isolate, everything else to the request. */
export function createFetchService(parts: FetchServiceParts): FetchService {
  const { breakers, log, now = Date.now } = parts;
  const fetch: Fetch = parts.fetch ?? ((url, init) => globalThis.fetch(url, init));
  return async (url, init, call) => {
    const { service, operation, deadlineMs, retry = false, maxBytes = largestReply } = call;
    const started = now();
    const note = (outcome: string) =>
      log.timings.add({ service, operation, ms: now() - started, outcome });
    if (!isCallAllowed(breakers, service, started)) {
      note('resting');
      throw new Unavailable(service, new Error('Not called: it failed too often just now'));
    }
    const deadline = new AbortController();
    const timer = setTimeout(
      () => deadline.abort(new Error(`No whole answer in ${deadlineMs} ms`)),
      deadlineMs,
    );
    const signal = init.signal ? AbortSignal.any([init.signal, deadline.signal]) : deadline.signal;
    const options: RequestInit = { ...init, signal, redirect: 'manual' };
    const once = () => fetchOnce(fetch, url, options, maxBytes);
    const tries = () =>
      once().catch((error: unknown) => {
        if (retry && error instanceof Transient && !signal.aborted) return once();
        throw error;
      });
    try {
      const reply = await Promise.race([tries(), aborted(signal)]);
      reportCall(breakers, service, true, now());
      note(String(reply.status));
      return reply;
    } catch (cause) {
      // A shopper who leaves is not a failure of the service.
      if (!init.signal?.aborted) reportCall(breakers, service, false, now());
      note('failed');
      log.warn('outside-call-failed', { service, operation, ms: now() - started, cause });
      throw new Unavailable(service, cause);
    } finally {
      clearTimeout(timer);
    }
  };
}
