/** The only way out: every call to another system has a deadline, a size limit, one retry and a breaker. */
import { mayCall, reportCall, type Breakers } from './breaker.server';
import { attempt, Transient, type Fetch, type Reply } from './attempt.server';
import type { Log } from './log.server';
import { Unavailable, type ServiceName } from './unavailable';

export type { Reply } from './attempt.server';
export type { ServiceName } from './unavailable';

export interface OutboundCall {
  service: ServiceName;
  /** Name of the call in logs and Server-Timing; no data in it. */
  operation: string;
  /** For everything: connecting, headers, body, and the retry. */
  deadlineMs: number;
  /** One more try after a network failure or 5xx. Only for reads that may be repeated. */
  retry?: boolean;
  /** Default 2 MB. */
  maxBytes?: number;
}

/**
 * Fetches without following redirects. Answers below 500 come back whatever their status; a network
 * failure, 5xx, an answer too late or too large throws `Unavailable`.
 */
export interface Outbound {
  (url: string, init: RequestInit, call: OutboundCall): Promise<Reply>;
}

export interface OutboundParts {
  breakers: Breakers;
  log: Log;
  fetch?: Fetch;
  now?: () => number;
}

const largestReply = 2 * 1024 * 1024;

/** Rejects when the deadline passes or the caller gives up, even if `fetch` does not notice. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
  });
}

/** The request's way out. `breakers` belongs to the isolate, everything else to the request. */
export function openOutbound(parts: OutboundParts): Outbound {
  const { breakers, log, now = Date.now } = parts;
  const fetch: Fetch = parts.fetch ?? ((url, init) => globalThis.fetch(url, init));
  return async (url, init, call) => {
    const { service, operation, deadlineMs, retry = false, maxBytes = largestReply } = call;
    const started = now();
    const note = (outcome: string) =>
      log.timings.add({ service, operation, ms: now() - started, outcome });
    if (!mayCall(breakers, service, started)) {
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
    const once = () => attempt(fetch, url, options, maxBytes);
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
      // A shopper who leaves says nothing about the service.
      if (!init.signal?.aborted) reportCall(breakers, service, false, now());
      note('failed');
      log.warn('outside-call-failed', { service, operation, ms: now() - started, cause });
      throw new Unavailable(service, cause);
    } finally {
      clearTimeout(timer);
    }
  };
}
