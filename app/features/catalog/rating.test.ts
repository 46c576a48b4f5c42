import { expect, test } from 'vitest';
import { readRating } from './rating';

test('a rating is read as review apps write it [R-148]', () => {
  const json = '{"scale_min":"1.0","scale_max":"5.0","value":"4.6"}';
  const read = { value: 4.6, best: 5, worst: 1, count: 23 };
  expect(readRating(json, '23')).toEqual(read);
  expect(readRating(JSON.parse(json), 23)).toEqual(read);
});

test.each([
  ['', '3'],
  ['{"value":', '3'],
  ['4.6', '3'],
  ['{"value":"7","scale_max":"5"}', '3'],
  ['{"value":"4"}', '0'],
  ['{"value":"4"}', 'many'],
  [null, null],
])('%j of %j reviews is no rating', (rating, count) => {
  expect(readRating(rating, count)).toBeNull();
});
