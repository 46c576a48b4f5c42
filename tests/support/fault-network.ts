/** Network failures on loopback, for requests diverted from an outside service. */
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export const networkModes = ['refused', 'reset', 'dns', 'tls', 'hang', 'drip'] as const;
export type NetworkMode = (typeof networkModes)[number];

export interface FaultNetwork {
  origins: Record<NetworkMode, string>;
  stop(): Promise<void>;
}

const head = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"';
/** TLS fatal alert 'handshake failure'. */
const handshakeFailure = Buffer.from([0x15, 3, 3, 0, 2, 2, 40]);
const dripMs = 150;

const behaviours = {
  /** Breaks the connection within the body. */
  reset(socket: Socket) {
    socket.write(head);
    setTimeout(() => socket.resetAndDestroy(), 20);
  },
  tls: (socket: Socket) => void socket.end(handshakeFailure),
  /** Accepts the request but never answers. */
  hang: () => undefined,
  /** Sends the body byte by byte. */
  drip(socket: Socket) {
    socket.write(head);
    const drops = setInterval(() => socket.write('x'), dripMs);
    socket.on('close', () => clearInterval(drops));
  },
};

/** Any number of shops can share it. */
export async function startFaultNetwork(): Promise<FaultNetwork> {
  const sockets = new Set<Socket>();
  const servers: Server[] = [];
  const start = async (behave: (socket: Socket) => void): Promise<number> => {
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
      socket.once('data', () => behave(socket)).resume();
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  };
  const at = async (mode: keyof typeof behaviours, protocol = 'http') =>
    `${protocol}://127.0.0.1:${await start(behaviours[mode])}`;
  return {
    origins: {
      // Nothing listens on port 1.
      refused: 'http://127.0.0.1:1',
      // Reserved for names that never resolve.
      dns: 'http://no-such-service.invalid',
      reset: await at('reset'),
      tls: await at('tls', 'https'),
      hang: await at('hang'),
      drip: await at('drip'),
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await Promise.all(
        servers.map((server) => new Promise((resolve) => server.close(() => resolve(undefined)))),
      );
    },
  };
}
