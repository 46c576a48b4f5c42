import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Browsers try `localhost` at both addresses. */
export const portIsFree = async (port: number): Promise<boolean> =>
  (await isFreeAt('127.0.0.1', port)) && (await isFreeAt('::1', port));

/** Also true if this machine doesn't have the address. */
const isFreeAt = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT'),
    );
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });

/** Returns a port below the system's range for outgoing connections. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_000);
    if (await portIsFree(port)) return port;
  }
}
