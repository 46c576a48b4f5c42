export type LoggedRequest = {
  n: number;
  service: string;
  /** For example `cartLinesAdd`, `product+shop`, `search.collection`. */
  operation: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  /** 0 while the request is pending, or if it was never answered. */
  status: number;
  /** Milliseconds until the response headers. */
  ms: number;
};

const KEPT = 2000;

export class RequestLog {
  #entries: LoggedRequest[] = [];
  #last = 0;

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
