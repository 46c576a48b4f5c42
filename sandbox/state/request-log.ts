/** One request that reached the sandbox, for tests that count upstream calls. */
export type LoggedRequest = {
  /** Running number from 1. */
  n: number;
  service: string;
  /** `cartLinesAdd`, `product+shop`, `search.collection` … */
  operation: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  /** 0 while the answer is under way and when it was never given. */
  status: number;
  /** Milliseconds until the headers of the answer. */
  ms: number;
};

const KEPT = 2000;

/** The last 2000 requests, in memory: the log does not survive a restart. */
export class RequestLog {
  #entries: LoggedRequest[] = [];
  #last = 0;

  /** Notes an arriving request and gives back its entry, to be completed with status and time. */
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

  /** The kept entries with a number above `n`, oldest first. */
  since(n: number): LoggedRequest[] {
    return this.#entries.filter((entry) => entry.n > n);
  }

  clear(): void {
    this.#entries = [];
  }
}
