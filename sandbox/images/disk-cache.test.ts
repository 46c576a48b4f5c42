import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { DiskCache } from './disk-cache';

const folder = await mkdtemp(join(tmpdir(), 'disk-cache-'));
afterAll(() => rm(folder, { recursive: true }));

const pause = () => new Promise((done) => setTimeout(done, 5));

it('makes an image once, however often it is asked for, and keeps it on disk', async () => {
  let made = 0;
  const make = async () => {
    made++;
    await pause();
    return Buffer.from('image');
  };
  const cache = new DiskCache(folder, 2);
  await Promise.all([cache.get('aa', make), cache.get('aa', make), cache.get('aa', make)]);
  const later = await new DiskCache(folder, 2).get('aa', make);
  expect([made, later.toString()]).toEqual([1, 'image']);
});

it('works on no more images at a time than it may, and goes on after a failure', async () => {
  let working = 0;
  let most = 0;
  const cache = new DiskCache(folder, 2);
  const jobs = Array.from({ length: 8 }, (_, i) =>
    cache.get(`b${i}`, async () => {
      most = Math.max(most, ++working);
      await pause();
      working--;
      if (i === 0) throw new Error('torn');
      return Buffer.from(String(i));
    }),
  );
  const results = await Promise.allSettled(jobs);
  expect(most).toBe(2);
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(7);
});
