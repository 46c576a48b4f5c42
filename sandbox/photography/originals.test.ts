import { expect, it } from 'vitest';
import { photographs } from '../seed/photographs.generated';
import { listOriginals } from './list';

it('lists every original for the seed with its true size', async () => {
  expect(photographs).toEqual(await listOriginals());
});
