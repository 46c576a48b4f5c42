import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './passwords';

test('a hash fits its password and no other, and is never the same twice', async () => {
  const stored = await hashPassword('a lamp in the hall');
  expect(await verifyPassword('a lamp in the hall', stored)).toBe(true);
  expect(await verifyPassword('a lamp in the Hall', stored)).toBe(false);
  expect(await verifyPassword('', stored)).toBe(false);
  expect(await hashPassword('a lamp in the hall')).not.toBe(stored);
});
