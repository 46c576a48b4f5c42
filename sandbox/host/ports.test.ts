import { createServer, Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, test, vi } from 'vitest';
import { freePort, portIsFree, portProblem } from './ports';

const ownAddresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);

test.each(['127.0.0.1', '::1'])('a port that a program uses at %s is not free', async (host) => {
  if (!ownAddresses.some(({ address }) => address === host)) return;
  const port = await freePort();
  const program = createServer();
  await new Promise<void>((resolve) => program.listen(port, host, resolve));
  expect(await portIsFree(port)).toBe(false);
  expect(await portProblem(port)).toMatch(`Port ${port} is in use. Stop the program`);
  await new Promise((resolve) => program.close(resolve));
  expect(await portIsFree(port)).toBe(true);
});

test('a port that the system reserves is not free, and is not reported as in use', async () => {
  const listen = vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server) {
    const refused = Object.assign(new Error('permission denied'), { code: 'EACCES' });
    setImmediate(() => this.emit('error', refused));
    return this;
  });
  expect(await portIsFree(80)).toBe(false);
  expect(await portProblem(80)).toBe(
    "Port 80 can't be opened (EACCES): the system reserves it. Choose another, for example with PORT=4000.",
  );
  listen.mockRestore();
});
