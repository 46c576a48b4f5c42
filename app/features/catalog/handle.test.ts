import { expect, test } from 'vitest';
import { isHandle } from './handle';

test.each([
  'oak-stool',
  'café',
  'cafe\u0301',
  'ストール',
  'हिन्दी',
  'dualsense™-wireless-controller',
  'aeron®-chair',
  'a_1',
  '__proto__',
  'x'.repeat(255),
])('%s is a handle', (handle) => expect(isHandle(handle)).toBe(true));

test.each([
  '',
  'a b',
  'a"]{}',
  'a~b',
  'a.b',
  '<b>',
  'a/b',
  'a;',
  'a+b',
  'x'.repeat(256),
  'a\n',
  ' a',
])('%j is no handle', (handle) => expect(isHandle(handle)).toBe(false));

test('of ASCII, only letters, digits, - and _ are allowed', () => {
  const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
  expect(ascii.filter(isHandle).join('')).toMatch(/^[\w-]{64}$/);
});
