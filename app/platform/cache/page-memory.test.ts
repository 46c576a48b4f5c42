import { expect, test } from 'vitest';
import type { PageEntry } from './page-entry';
import { PageMemory } from './page-memory';

const entryOf = (length: number): PageEntry => ({
  status: 200,
  headers: [],
  bytes: new Uint8Array(length),
  nonces: [],
  slots: [],
  params: [],
  shown: [],
  tags: new Map(),
  storedAt: 0,
});

test('the least recently used entry is removed', () => {
  const memory = new PageMemory(10_000);
  memory.set('a', entryOf(3_000));
  memory.set('b', entryOf(3_000));
  memory.get('a');
  memory.set('c', entryOf(3_000));
  expect(memory.get('b')).toBeUndefined();
  expect(memory.get('a')).toBeDefined();
  expect(memory.get('c')).toBeDefined();
  expect(memory.bytes).toBeLessThanOrEqual(10_000);
});

test('an entry that is larger than everything is not held', () => {
  const memory = new PageMemory(10_000);
  memory.set('a', entryOf(20_000));
  expect(memory.get('a')).toBeUndefined();
  expect(memory.bytes).toBe(0);
});

test('a replaced entry is counted once', () => {
  const memory = new PageMemory(10_000);
  for (let n = 0; n < 50; n += 1) memory.set('a', entryOf(3_000));
  memory.set('b', entryOf(3_000));
  expect(memory.get('a')).toBeDefined();
  memory.delete('a');
  memory.delete('b');
  expect(memory.bytes).toBe(0);
});

test('an entry counts with its state and its key, and may fill the limit', () => {
  const sizeOf = (key: string, entry: PageEntry) => {
    const memory = new PageMemory();
    memory.set(key, entry);
    return memory.bytes;
  };
  const size = sizeOf('key', entryOf(3_000));
  expect(size).toBeGreaterThan(3_000);
  const state = { id: 'one', bytes: new Uint8Array(500) };
  expect(sizeOf('key', { ...entryOf(3_000), state })).toBe(size + 500);
  expect(sizeOf('longer key', entryOf(3_000))).toBe(size + 14);
  const memory = new PageMemory(size);
  memory.set('key', entryOf(3_000));
  expect([memory.get('key') !== undefined, memory.get('other')]).toEqual([true, undefined]);
  expect([memory.delete('other'), memory.delete('key')]).toEqual([false, true]);
});
