/**
 * An HTTP proxy that delays scripts and drops connections, because some drivers can't do this. The
 * proxy also resolves `*.localhost`, because WebKitGTK doesn't.
 */
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { someAddress } from '../support/shopper';

/**
 * One missing module stops all scripts. Holding more modules could use up the browser's connections
 * and block navigation.
 */
const heldAtMost = 3;

export interface Line {
  port: number;
  hold(): void;
  release(): void;
  cut(is: boolean): void;
  newVisitor(): void;
  close(): void;
}

export async function openLine(): Promise<Line> {
  let held: (() => void)[] | undefined;
  let isCut = false;
  let address = someAddress();
  const server = createServer((incoming, answer) => {
    if (isCut) return void incoming.destroy();
    const url = new URL(incoming.url ?? '');
    const isScript = /^\/assets\/.*\.js$/.test(url.pathname);
    const forward = (isRetry = false) => {
      const headers = { ...incoming.headers, 'cf-connecting-ip': address, connection: 'close' };
      const { port, pathname, search } = url;
      const path = pathname + search;
      const outgoing = request(
        { host: '127.0.0.1', port, path, method: incoming.method, headers },
        (reply) => {
          if (isScript) reply.headers['cache-control'] = 'no-store';
          answer.writeHead(reply.statusCode ?? 502, reply.headers);
          reply.pipe(answer);
        },
      );
      // Browsers also retry after a reset.
      outgoing.on('error', () => {
        if (incoming.method === 'GET' && !isRetry && !answer.headersSent && !isCut) forward(true);
        else answer.destroy();
      });
      whenLeft(answer, () => outgoing.destroy());
      incoming.pipe(outgoing);
    };
    if (!/^(.*\.)?localhost$|^127\./.test(url.hostname)) return void incoming.destroy();
    if (held && isScript && held.length < heldAtMost) held.push(() => forward());
    else forward();
  });
  // Avoids reuse of a connection that is just being closed.
  server.keepAliveTimeout = 600_000;
  server.on('connect', (_incoming, socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    hold: () => void (held ??= []),
    release() {
      const waiting = held ?? [];
      held = undefined;
      for (const forward of waiting) forward();
    },
    cut(is) {
      isCut = is;
      if (is) server.closeAllConnections();
    },
    newVisitor: () => void (address = someAddress()),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function whenLeft(answer: ServerResponse, act: () => void): void {
  answer.on('close', () => {
    if (!answer.writableEnded) act();
  });
}
