import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../ports';
import { forwarder } from './forward';

const servers: Server[] = [];
afterEach(() => void servers.splice(0).forEach((server) => server.close()));

async function serve(server: Server, port = 0): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('after a failed restart, requests get 502, and the next restart serves them again', async () => {
  const port = await freePort();
  const { forward, holdDuring } = forwarder(port);
  const origin = await serve(createServer((request, response) => void forward(request, response)));
  const failure = holdDuring(() => Promise.reject(new Error('a mistake in the sandbox')));
  await expect(failure).rejects.toThrow('a mistake in the sandbox');
  expect((await fetch(origin)).status).toBe(502);

  await holdDuring(() =>
    serve(
      createServer((_, response) => response.end('mended')),
      port,
    ),
  );
  expect(await (await fetch(origin)).text()).toBe('mended');
});
