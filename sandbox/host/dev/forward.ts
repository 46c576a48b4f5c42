import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';

type Forward = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Forwards page requests to the Worker on `port`. Requests wait while the Worker restarts. */
export function forwarder(port: number) {
  let ready: Promise<unknown> = Promise.resolve();
  let inProgress = 0;
  const idle = async () => {
    // A request that never ends must not block the restart.
    for (let waits = 0; inProgress > 0 && waits < 100; waits += 1) await pause(20);
  };
  const forward: Forward = async (request, response) => {
    await ready;
    inProgress += 1;
    response.once('close', () => (inProgress -= 1));
    const { method, headers } = request;
    const onward = httpRequest(
      // Vite strips its base from `url`.
      // A kept connection may belong to the Worker before its restart, and would fail.
      { host: '127.0.0.1', port, method, headers, path: originalUrl(request), agent: false },
      (reply) => {
        response.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(response);
      },
    );
    onward.on('error', (error) => {
      if (!response.headersSent) response.writeHead(502);
      response.end(String(error));
    });
    response.once('close', () => onward.destroy());
    request.pipe(onward);
  };
  const holdDuring = (work: () => Promise<unknown>): Promise<unknown> => {
    const done = ready.then(idle).then(work);
    // A failed restart must not fail later requests and restarts.
    ready = done.catch(() => {});
    return done;
  };
  return { forward, holdDuring };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const originalUrl = (request: IncomingMessage & { originalUrl?: string }) =>
  request.originalUrl ?? request.url;
