import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { root } from './places';
import { unusedFramework } from './unused-framework';

type Transform = (
  this: { error(message: string): never; parse: typeof parseAst },
  code: string,
  id: string,
  options?: { ssr: boolean },
) => string | undefined;
const error = (message: string): never => {
  throw new Error(message);
};
const path = '/shop/node_modules/@remix-run/react/dist/esm/single-fetch.js';
const answer = (code: string, id = path, ssr = false) =>
  (unusedFramework().transform as unknown as Transform).call({ error, parse: parseAst }, code, id, {
    ssr,
  });

test('what Remix asks at run time is answered for browsers, and a version that asks differently fails the build', () => {
  expect(answer('if (fetcherKey) {}')).toBe('if (false) {}');
  expect(() => answer('if (key) {}')).toThrow('single-fetch.js has changed');
  expect(answer('if (fetcherKey) {}', path, true)).toBeUndefined();
  expect(answer('if (fetcherKey) {}', '/shop/app/single-fetch.js')).toBeUndefined();
});

test('checks of the router stay, without what they tell developers [R-265]', () => {
  const code =
    'if (fetcherKey) {} invariant(a, "not" + a); warning(b, `no ${b}`); other(c, "yes");';
  expect(answer(code)).toBe('if (false) {} invariant(a); warning(); other(c, "yes");');
});

test('React in browsers has neither roots of earlier versions nor events that nothing listens to', () => {
  const file = '/node_modules/react-dom/cjs/react-dom.production.min.js';
  const react = answer(readFileSync(join(root, file), 'utf8'), file)!;
  const told = (name: string) => react.includes(`fa("${name}",`);
  const given = (name: string) => react.includes(`exports.${name}=`);
  expect(['onChange', 'onSelect', 'onBeforeInput', 'onCompositionEnd'].filter(told)).toEqual([
    'onChange',
  ]);
  expect(['hydrateRoot', 'flushSync', 'render', 'hydrate'].filter(given)).toEqual([
    'hydrateRoot',
    'flushSync',
  ]);
  expect(() => parseAst(react)).not.toThrow();
});
