import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { freePort, portIsFree } from './ports';

const ownAddresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);

test.each(['127.0.0.1', '::1'])('a port that a program uses at %s is not free', async (host) => {
  if (!ownAddresses.some(({ address }) => address === host)) return;
  const port = await freePort();
  const program = createServer();
  await new Promise<void>((resolve) => program.listen(port, host, resolve));
  expect(await portIsFree(port)).toBe(false);
  await new Promise((resolve) => program.close(resolve));
  expect(await portIsFree(port)).toBe(true);
});
