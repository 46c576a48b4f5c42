import { expect, it } from 'vitest';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { photoSizes } from '../seed/photos.generated';
import { rooms } from '../seed/rooms';
import { videoOf, withVideo } from '../seed/videos';
import { listOriginals } from './list-photos';

it('lists every original for the seed with its true size', async () => {
  expect(photoSizes).toEqual(await listOriginals());
});

it('has each room, in one of three formats', () => {
  for (const { name, width, height } of rooms) {
    expect([name, photoSizes[`rooms/${name}`]]).toEqual([name, [width, height]]);
    expect([3 / 2, 2, 4 / 5]).toContain(width / height);
  }
});

it('has each video in every format the seed names, and none is heavy', async () => {
  for (const handle of withVideo) {
    for (const { src } of videoOf(handle, '', 0)?.sources ?? []) {
      const file = src.replace(/^.*\/|\?.*$/g, '');
      const { size } = await stat(join(import.meta.dirname, 'originals/videos', file));
      expect(size).toBeGreaterThan(10_000);
      expect(size).toBeLessThan(500_000);
    }
  }
});
