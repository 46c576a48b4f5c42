/** Outside requests, each with a deadline, a size limit, at most one retry, and a circuit breaker per service. */
import type { Log } from '../log/log.server';
import { isCallAllowed, reportCall, type Breakers } from './circuit-breaker.server';
import { Unavailable, type ServiceName } from './unavailable';

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

const maxReplyBytes = 2 * 1024 * 1024;

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
    const { service, operation, deadlineMs, retry = false, maxBytes = maxReplyBytes } = call;
    const started = now();
    const record = (outcome: string) =>
      log.timings.add({ service, operation, ms: now() - started, outcome });
    if (!isCallAllowed(breakers, service, started)) {
      record('resting');
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
      record(String(reply.status));
      return reply;
    } catch (cause) {
      // A shopper who leaves is not a failure of the service.
      if (!init.signal?.aborted) reportCall(breakers, service, false, now());
      record('failed');
      log.warn('outside-call-failed', { service, operation, ms: now() - started, cause });
      throw new Unavailable(service, cause);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** A complete reply, whose body has been read. */
export interface Reply {
  status: number;
  headers: Headers;
  text: string;
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

class TooLarge extends Error {}
/** A failure that a retry may fix. */
class Transient extends Error {}

/** The body as text; throws once it exceeds `limit` bytes. */
async function readBody(headers: Headers, body: Response['body'], limit: number): Promise<string> {
  const tooLarge = () => new TooLarge(`Answer larger than ${limit} bytes`);
  if (Number(headers.get('content-length')) > limit) {
    await body?.cancel();
    throw tooLarge();
  }
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  let text = '';
  let size = 0;
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) return text + decoder.decode();
    size += chunk.value.byteLength;
    if (size > limit) {
      await reader?.cancel();
      throw tooLarge();
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
}

/** Sends the request once. Throws Transient for a 5xx and for a network failure, in headers or body. */
async function fetchOnce(
  fetch: Fetch,
  url: string,
  init: RequestInit,
  limit: number,
): Promise<Reply> {
  try {
    const { status, headers, body } = await fetch(url, init);
    if (status < 500) return { status, headers, text: await readBody(headers, body, limit) };
    await body?.cancel();
    throw new Transient(`Answered ${status}`);
  } catch (error) {
    if (error instanceof TooLarge || error instanceof Transient) throw error;
    throw new Transient('No whole answer', { cause: error });
  }
}
