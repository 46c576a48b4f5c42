import { expect, test } from 'vitest';
import { digestOf } from './digest';

test('a digest is the first 32 hexadecimal digits of the SHA-256', async () => {
  const digest = (text: string) => digestOf(new TextEncoder().encode(text));
  expect(await digest('abc')).toBe('ba7816bf8f01cfea414140de5dae2223');
  expect(await digest('')).toBe('e3b0c44298fc1c149afbf4c8996fb924');
});
