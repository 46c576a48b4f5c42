/**
 * Calls outside services with a deadline, a size limit, at most one retry and a circuit breaker per service.
 * docs/services/README.md lists the numbers; docs/decisions/0018-time-for-a-request.md gives reasons.
 */
import type { Log } from '../log/log.server';
import type { Budget } from './budget.server';
import { isCallAllowed, pauseCalls, reportCall, type Breakers } from './circuit-breaker.server';
import { NotSent, TooLate, Unavailable, type ServiceName } from './unavailable';

export interface FetchServiceOptions {
  service: ServiceName;
  /** For logs and Server-Timing. Must not contain data. */
  operation: string;
  /** Deadline in ms, including the retry. The request's time budget may shorten it. */
  deadlineMs: number;
  /** Retries once after a network failure or 5xx. Only for reads. */
  retry?: boolean;
  /** Defaults to 2 MB. */
  maxBytes?: number;
  /** Returns `bytes` instead of `text`. A file that is too large doesn't count as a failure of the service. */
  binary?: boolean;
  /** See `pauseCalls`. */
  pauses?: boolean;
  /** The service answers 401 for an expired visitor token. Without this option, a 401 is logged as a wrong setting. */
  visitorToken?: boolean;
  /** The client authenticates itself, so a 401 or 403 doesn't mean that a setting is wrong. */
  clientCredentials?: boolean;
  /**
   * The client wrote the request, so it can cause a response that is late or too large. If such a response counted as
   * a failure of the service, one client could pause the calls of all clients.
   */
  clientWritten?: boolean;
}

/**
 * Doesn't follow redirects. Throws `Unavailable` after a network failure or a 5xx, or if the response is late or too
 * large.
 */
export interface FetchService {
  (url: string, init: RequestInit, call: FetchServiceOptions): Promise<Reply>;
}

export interface FetchServiceParts {
  breakers: Breakers;
  log: Log;
  budget: Budget;
  /** The client's network. Without it, a 429 pauses calls for all clients. */
  client?: string;
  fetch?: Fetch;
  now?: () => number;
}

const maxReplyBytes = 2 * 1024 * 1024;
/** In ms. With less time left, a call isn't sent. */
const shortestMs = 100;
/** Deadline in ms for further calls to a service that has timed out within this request. */
const afterTimeoutMs = 1000;

/** `breakers` belongs to the isolate, everything else to the request. */
export function createFetchService(parts: FetchServiceParts): FetchService {
  const { breakers, log, budget, client, now = Date.now } = parts;
  const fetch: Fetch = parts.fetch ?? ((url, init) => globalThis.fetch(url, init));
  const slow = new Set<ServiceName>();
  return async (url, init, call) => {
    const { service, operation, retry = false, maxBytes = maxReplyBytes, pauses = false } = call;
    const { visitorToken = false, clientCredentials = false, binary = false } = call;
    const { clientWritten = false } = call;
    const started = now();
    const record = (outcome: string) =>
      log.timings.add({ service, operation, ms: now() - started, outcome });
    const notCalled = (outcome: string, reason: string) => {
      record(outcome);
      return new Unavailable(service, new NotSent(`Not called: ${reason}`));
    };
    if (budget.left() < shortestMs) throw notCalled('no time', 'the time for this request is over');
    if (!isCallAllowed(breakers, service, started, client))
      throw notCalled('resting', 'it failed too often just now');
    const deadlineMs = Math.min(call.deadlineMs, slow.has(service) ? afterTimeoutMs : Infinity);
    const limit = limitCall(deadlineMs, budget, init.signal);
    const options: RequestInit = { ...init, signal: limit.signal, redirect: 'manual' };
    const once = () => fetchOnce(fetch, url, options, { limit: maxBytes, binary });
    const tries = () =>
      once().catch((error: unknown) => {
        if (retry && error instanceof Transient && !limit.signal.aborted) return once();
        throw error;
      });
    try {
      const reply = await Promise.race([tries(), limit.passed]);
      if (pauses && reply.status === 429)
        pauseCalls(breakers, service, retryAfterOf(reply, now()), now(), client);
      else reportCall(breakers, service, true, now(), started);
      record(String(reply.status));
      const isExpected = clientCredentials || (visitorToken && reply.status === 401);
      if (isRefusal(reply.status) && !isExpected)
        log.error('access-refused', {
          service,
          operation,
          status: reply.status,
          ...adviceOn(service),
        });
      return reply;
    } catch (cause) {
      const late = cause instanceof TooLate;
      if (late) slow.add(service);
      // It isn't the service's failure if the shopper left, or if the call had less than half of its deadline.
      const hadTime = !late || now() - started >= call.deadlineMs / 2;
      const tooLarge = cause instanceof TooLarge;
      const isClientsFault = (binary && tooLarge) || (clientWritten && (late || tooLarge));
      if (hadTime && !isClientsFault && !init.signal?.aborted)
        reportCall(breakers, service, false, now());
      record('failed');
      log.warn('outside-call-failed', { service, operation, ms: now() - started, cause });
      throw new Unavailable(service, cause);
    } finally {
      limit.clear();
    }
  };
}

const isRefusal = (status: number) => status === 401 || status === 403;

const credentials: Partial<Record<ServiceName, string>> = {
  commerce: 'SHOPIFY_PUBLIC_TOKEN SHOPIFY_PRIVATE_TOKEN SHOPIFY_STORE_DOMAIN',
  accounts: 'CUSTOMER_ACCOUNT_CLIENT_ID CUSTOMER_ACCOUNT_CLIENT_SECRET SITE_URL',
  orders: 'SHOPIFY_ADMIN_TOKEN SHOPIFY_ADMIN_CLIENT_ID SHOPIFY_ADMIN_CLIENT_SECRET',
  content: 'PRISMIC_ACCESS_TOKEN PRISMIC_REPOSITORY',
  products: 'PRODUCT_SERVICE_BYPASS_TOKEN PRODUCT_SERVICE_URL',
  wishlist: 'WISHLIST_ID WISHLIST_URL',
  reviews: 'REVIEWS_TOKEN REVIEWS_URL',
  marketing: 'KLAVIYO_COMPANY_ID KLAVIYO_PRIVATE_KEY',
  geo: 'GEO_URL',
  inquiries: 'CONTACT_URL',
};

const adviceOn = (service: ServiceName) => ({ settings: credentials[service] });

function limitCall(deadlineMs: number, budget: Budget, caller: AbortSignal | null | undefined) {
  // `AbortSignal.any` would keep its listeners in memory until the request's signal is released.
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let giveUp!: (reason: unknown) => void;
  /** Rejects even if `fetch` ignores the signal. */
  const passed = new Promise<never>((_, reject) => {
    giveUp = (reason) => {
      reject(reason);
      controller.abort(reason);
    };
  });
  const wait = (ms: number, own: number) => {
    timer = setTimeout(() => {
      // When the page's response is ready, the request's budget no longer limits this call. So the call may have time
      // left.
      const left = budget.left();
      if (own > ms && left > 0) wait(Math.min(own - ms, left), own - ms);
      else giveUp(new TooLate(`No whole answer in ${Math.round(deadlineMs - own + ms)} ms`));
    }, ms);
  };
  wait(Math.min(deadlineMs, budget.left()), deadlineMs);
  const onCallerAbort = () => giveUp(caller?.reason);
  if (caller?.aborted) onCallerAbort();
  else caller?.addEventListener('abort', onCallerAbort);
  return {
    signal: controller.signal,
    passed,
    clear() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', onCallerAbort);
    },
  };
}

/** In ms. Retry-After contains seconds or a date (RFC 9110); the default is one second. */
export function retryAfterOf({ headers }: Pick<Reply, 'headers'>, now: number): number {
  const text = headers.get('retry-after') ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  // `Date.parse` accepts nearly any text with a year.
  return / GMT$/.test(text) ? Math.max(0, (Date.parse(text) || now + 1000) - now) : 1000;
}

export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  bytes?: Uint8Array<ArrayBuffer>;
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

class TooLarge extends Error {}
class Transient extends Error {}

async function readBody(
  headers: Headers,
  body: Response['body'],
  limit: number,
  onChunk: (chunk: Uint8Array) => void,
): Promise<void> {
  const tooLarge = () => new TooLarge(`Answer larger than ${limit} bytes`);
  if (Number(headers.get('content-length')) > limit) {
    await body?.cancel();
    throw tooLarge();
  }
  const reader = body?.getReader();
  let size = 0;
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) return;
    size += chunk.value.byteLength;
    if (size > limit) {
      await reader?.cancel();
      throw tooLarge();
    }
    onChunk(chunk.value);
  }
}

async function readText(...[headers, body, limit]: BodyParts): Promise<{ text: string }> {
  const decoder = new TextDecoder();
  let text = '';
  await readBody(headers, body, limit, (chunk) => {
    text += decoder.decode(chunk, { stream: true });
  });
  return { text: text + decoder.decode() };
}

async function readBytes(...[headers, body, limit]: BodyParts) {
  const chunks: Uint8Array[] = [];
  await readBody(headers, body, limit, (chunk) => void chunks.push(chunk));
  const bytes = new Uint8Array(chunks.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return { text: '', bytes };
}

type BodyParts = [headers: Headers, body: Response['body'], limit: number];

async function fetchOnce(
  fetch: Fetch,
  url: string,
  init: RequestInit,
  { limit, binary }: { limit: number; binary: boolean },
): Promise<Reply> {
  try {
    const { status, headers, body } = await fetch(url, init);
    const read = binary ? readBytes : readText;
    if (status < 500) return { status, headers, ...(await read(headers, body, limit)) };
    await body?.cancel();
    throw new Transient(`Answered ${status}`);
  } catch (error) {
    if (error instanceof TooLarge || error instanceof Transient) throw error;
    throw new Transient('No whole answer', { cause: error });
  }
}
