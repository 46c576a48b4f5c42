import { expect, test } from 'vitest';
import { unusedFramework } from './unused-framework';

type Transform = (
  this: { error(message: string): never },
  code: string,
  id: string,
  options?: { ssr: boolean },
) => string | undefined;
const error = (message: string): never => {
  throw new Error(message);
};
const path = '/shop/node_modules/@remix-run/react/dist/esm/single-fetch.js';
const answer = (code: string, id = path, ssr = false) =>
  (unusedFramework().transform as unknown as Transform).call({ error }, code, id, { ssr });

test('what Remix asks at run time is answered for browsers, and a version that asks differently fails the build', () => {
  expect(answer('if (fetcherKey) {')).toBe('if (false) {');
  expect(() => answer('if (key) {')).toThrow('single-fetch.js has changed');
  expect(answer('if (fetcherKey) {', path, true)).toBeUndefined();
  expect(answer('if (fetcherKey) {', '/shop/app/single-fetch.js')).toBeUndefined();
});
