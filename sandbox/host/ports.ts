import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Whether nothing listens on a loopback port. */
export const portIsFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/**
 * A port that is free now. Chosen below the range from which systems take the near end of outgoing
 * connections, or a busy test run takes it back before it is listened on.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_000);
    if (await portIsFree(port)) return port;
  }
}
