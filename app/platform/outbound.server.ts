/** The only way out: every call to another system has a deadline, a size limit, one retry and a breaker. */
import type { Breakers } from './breaker.server';
import type { Log } from './log.server';
import type { ServiceName } from './unavailable';

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

export interface OutboundParts {
  breakers: Breakers;
  log: Log;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  now?: () => number;
}
