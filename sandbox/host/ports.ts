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

/**
 * Each worker of Vitest and Playwright has its own range: a chosen port stays free until its server starts, so another
 * worker could choose it too.
 */
const worker = Number(process.env.VITEST_POOL_ID ?? process.env.TEST_PARALLEL_INDEX ?? 0) % 16;
const portsPerWorker = 1300;
const given = new Set<number>();

/** Returns a port below the system's range for outgoing connections. No process gets a port twice. */
export async function freePort(): Promise<number> {
  for (;;) {
    // Browsers and `fetch` refuse port 10080.
    const port = 10_100 + worker * portsPerWorker + randomInt(portsPerWorker);
    if (given.has(port) || !(await portIsFree(port))) continue;
    given.add(port);
    return port;
  }
}
