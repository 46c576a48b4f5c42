import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bar, openUnprovenSenders, whileAllowed } from './unproven-senders.server';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('sixteen bodies from one network are read at a time, without limiting other networks', async () => {
  const senders = openUnprovenSenders();
  const ends: (() => void)[] = [];
  const hang = () => new Promise<string>((resolve) => ends.push(() => resolve('read')));
  const open = Array.from({ length: 16 }, (_, n) => whileAllowed(senders, `2001:db8::${n}`, hang));
  const read = (address: string) => whileAllowed(senders, address, async () => 'read');
  expect(await read('2001:db8::99')).toBeUndefined();
  expect(await read('192.0.2.1')).toBe('read');
  ends[0]!();
  await open[0];
  const next = whileAllowed(senders, '2001:db8::17', hang);
  expect(await read('2001:db8::99')).toBeUndefined();
  ends.forEach((end) => end());
  expect(await next).toBe('read');
  expect(await Promise.all(open)).toEqual(Array(16).fill('read'));
  expect(await read('2001:db8::99')).toBe('read');
  expect(senders.reading.size).toBe(0);
});

test('nothing is read of a sender that is barred, for a minute', async () => {
  const senders = openUnprovenSenders();
  const read = (address: string) => whileAllowed(senders, address, async () => 'read');
  bar(senders, '192.0.2.1');
  expect([await read('192.0.2.1'), await read('192.0.2.2')]).toEqual([undefined, 'read']);
  vi.advanceTimersByTime(59_999);
  expect(await read('192.0.2.1')).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(await read('192.0.2.1')).toBe('read');
});

test('work that fails is over', async () => {
  const senders = openUnprovenSenders();
  const failed = whileAllowed(senders, 'a', () => Promise.reject(new Error('gone')));
  await expect(failed).rejects.toThrow('gone');
  expect(senders.reading.size).toBe(0);
});

test('a thousand networks are remembered, the last ones', () => {
  const senders = openUnprovenSenders();
  for (let n = 0; n <= 1_000; n += 1) bar(senders, `10.0.${n >> 8}.${n & 255}`);
  expect(senders.barredUntil.size).toBe(1_000);
  expect(senders.barredUntil.has('10.0.0.0')).toBe(false);
});
