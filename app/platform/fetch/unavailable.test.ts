import { expect, test } from 'vitest';
import { isUnavailable, NotSent, TooLate, Unavailable } from './unavailable';

test('an outage names its service and keeps its cause for the log', () => {
  const cause = new TooLate('No whole answer in 100 ms');
  const outage = new Unavailable('content', cause);
  expect(outage.message).toBe('The content service is unavailable');
  expect(outage.cause).toBe(cause);
});

test('an outage is known by its name, because Remix copies errors', () => {
  const copy = Object.assign(new Error('copied'), { name: 'Unavailable' });
  expect(isUnavailable(copy)).toBe(true);
  expect(isUnavailable(new Unavailable('geo', undefined))).toBe(true);
  expect(isUnavailable(new Error('of our own'))).toBe(false);
  expect(isUnavailable({ name: 'Unavailable' })).toBe(false);
});

test('the log tells by their names what was too late from what was never sent', () => {
  expect([new TooLate().name, new NotSent().name]).toEqual(['TooLate', 'NotSent']);
});
