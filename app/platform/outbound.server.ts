/** The only way out: every call to another system has a deadline, a size limit, one retry and a breaker. */
import { mayCall, reportCall, type Breakers } from './breaker.server';
import type { Log } from './log.server';
import { Unavailable, type ServiceName } from './unavailable';

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

/** A whole answer: the body is read already. */
export interface Reply {
  status: number;
  headers: Headers;
  text: string;
}

/**
 * Fetches without following redirects. Answers below 500 come back whatever their status; a network
 * failure, 5xx, an answer too late or too large throws `Unavailable`.
 */
export interface Outbound {
  (url: string, init: RequestInit, call: OutboundCall): Promise<Reply>;
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface OutboundParts {
  breakers: Breakers;
  log: Log;
  fetch?: Fetch;
  now?: () => number;
}

class TooLarge extends Error {}
class Transient extends Error {}

const largestBody = 2 * 1024 * 1024;

/** The whole body as text, or an error once it grows past `limit` bytes. */
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

/** One try. A network failure, in the headers or in the body, or a 5xx is worth another: `Transient`. */
async function attempt(
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
    const { service, operation, deadlineMs, retry = false, maxBytes = largestBody } = call;
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
