/** One request that reached the sandbox, for tests that count upstream calls. */
export type LoggedRequest = {
  /** Sequence number, from 1. */
  n: number;
  service: string;
  /** `cartLinesAdd`, `product+shop`, `search.collection` … */
  operation: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  /** 0 while the request is pending and when it was never answered. */
  status: number;
  /** Milliseconds until the answer's headers. */
  ms: number;
};

const KEPT = 2000;

/** The last 2000 requests, in memory. */
export class RequestLog {
  #entries: LoggedRequest[] = [];
  #last = 0;

  /** Adds a request and returns its entry, which the caller completes with status and time. */
  open(service: string, operation: string, request: Request): LoggedRequest {
    const entry: LoggedRequest = {
      n: ++this.#last,
      service,
      operation,
      method: request.method,
      url: request.url,
      headers: Object.fromEntries(request.headers),
      status: 0,
      ms: 0,
    };
    this.#entries.push(entry);
    if (this.#entries.length > KEPT) this.#entries.shift();
    return entry;
  }

  /** The entries after number `n`, oldest first. */
  since(n: number): LoggedRequest[] {
    return this.#entries.filter((entry) => entry.n > n);
  }

  clear(): void {
    this.#entries = [];
  }
}
