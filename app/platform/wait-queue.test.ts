import { expect, test } from 'vitest';
import { WaitQueue } from './wait-queue';

test('callers resume in order of arrival, without those that waited too long', async () => {
  const queue = new WaitQueue<string>();
  const late = queue.wait(1);
  const [first, second] = [queue.wait(10_000), queue.wait(10_000)];
  expect(await late).toBeUndefined();
  queue.resumeFirst('one');
  expect(await first).toBe('one');
  queue.resumeAll('two');
  expect(await second).toBe('two');
});
