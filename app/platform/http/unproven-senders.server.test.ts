import { expect, test } from 'vitest';
import { whileAllowed, type UnprovenSenders } from './unproven-senders.server';

test('sixteen bodies from one network are read at a time, without limiting other networks', async () => {
  const senders: UnprovenSenders = new Map();
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
  expect(senders.size).toBe(0);
});

test('work that fails is over', async () => {
  const senders: UnprovenSenders = new Map();
  const failed = whileAllowed(senders, 'a', () => Promise.reject(new Error('gone')));
  await expect(failed).rejects.toThrow('gone');
  expect(senders.size).toBe(0);
});
