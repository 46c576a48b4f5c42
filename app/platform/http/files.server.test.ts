import { expect, test } from 'vitest';
import type { Bindings } from '../bindings';
import { isFile, serveFile } from './files.server';

test.each([
  ['/assets/a.js', true],
  ['/fonts/a.woff2', true],
  ['/icons/a.png', true],
  ['/favicon.ico', true],
  ['/apple-touch-icon.png', true],
  ['/favicon.ico.php', false],
  ['/x/favicon.ico', false],
  ['/pages/assets/a', false],
  ['/assets', false],
])('%s: %s', (path, expected) => expect(isFile(path)).toBe(expected));

const serve = (response?: Response) =>
  serveFile(
    new Request('http://shop.example/assets/a.js'),
    (response ? { ASSETS: { fetch: () => Promise.resolve(response) } } : {}) as Bindings,
  );

test.each([200, 304, 416])('a file found with %i is answered as it is', async (status) => {
  const found = new Response(null, { status });
  expect(await serve(found)).toBe(found);
});

test.each([
  new Response('a page', { status: 404 }),
  new Response(null, { status: 301 }),
  undefined,
])('anything else is a bare 404', async (found) => {
  const response = await serve(found);
  expect([response.status, await response.text()]).toEqual([404, 'Not found']);
});
