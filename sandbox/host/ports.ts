import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

export const portIsFree = async (port: number): Promise<boolean> =>
  (await errorOf(port)) === undefined;

/** Returns one sentence that says why the port can't be used, and what to do. */
export async function portProblem(port: number): Promise<string | undefined> {
  const code = await errorOf(port);
  if (code === undefined) return undefined;
  return code === 'EADDRINUSE'
    ? `Port ${port} is in use. Stop the program that uses it, or choose another port, for example with PORT=4000.`
    : `Port ${port} can't be opened (${code}): the system reserves it. Choose another, for example with PORT=4000.`;
}

/** Browsers try `localhost` at both addresses. */
const errorOf = async (port: number): Promise<string | undefined> =>
  (await errorAt('127.0.0.1', port)) ?? (await errorAt('::1', port));

/** No error if this machine doesn't have the address. */
const errorAt = (host: string, port: number): Promise<string | undefined> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code, message }: NodeJS.ErrnoException) =>
      resolve(code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT' ? undefined : (code ?? message)),
    );
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
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
