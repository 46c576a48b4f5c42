/**
 * The HTTP proxy between a browser and the shop. It holds scripts back or drops every connection, which not every
 * engine's driver can do. It also resolves `*.localhost`, which WebKitGTK leaves to the system.
 */
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { someAddress } from '../support/shopper';

/** Fewer than a browser's connections to a host, so that the page itself can be left. Any missing module stops all. */
const heldAtMost = 3;

export interface Line {
  port: number;
  /** Holds back the shop's script files until `release`. */
  hold(): void;
  release(): void;
  /** Drops every request while true. */
  cut(is: boolean): void;
  /** The following requests come from another visitor's IP address. */
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
          // A script that the browser has cached can't be held back.
          if (isScript) reply.headers['cache-control'] = 'no-store';
          answer.writeHead(reply.statusCode ?? 502, reply.headers);
          reply.pipe(answer);
        },
      );
      // The shop may reset a connection under load; a browser would ask again, too.
      outgoing.on('error', () => {
        if (incoming.method === 'GET' && !isRetry && !answer.headersSent && !isCut) forward(true);
        else answer.destroy();
      });
      whenLeft(answer, () => outgoing.destroy());
      incoming.pipe(outgoing);
    };
    // Addresses on the internet: the browser's own, such as updates.
    if (!/^(.*\.)?localhost$|^127\./.test(url.hostname)) return void incoming.destroy();
    if (held && isScript && held.length < heldAtMost) held.push(() => forward());
    else forward();
  });
  // A browser must not use a connection at the moment in which it is closed.
  server.keepAliveTimeout = 600_000;
  // No tunnels: the shop under test speaks plain HTTP.
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
