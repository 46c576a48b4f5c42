import { expect, it } from 'vitest';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { filmed, filmOf } from '../seed/films';
import { photographs } from '../seed/photographs.generated';
import { listOriginals } from './list';

it('lists every original for the seed with its true size', async () => {
  expect(photographs).toEqual(await listOriginals());
});

it('has each film in every format the seed names, and none is heavy', async () => {
  for (const handle of filmed) {
    for (const { src } of filmOf(handle, '', 0)?.sources ?? []) {
      const file = src.replace(/^.*\/|\?.*$/g, '');
      const { size } = await stat(join(import.meta.dirname, 'originals/films', file));
      expect(size).toBeGreaterThan(10_000);
      expect(size).toBeLessThan(500_000);
    }
  }
});
