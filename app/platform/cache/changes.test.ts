import { expect, test } from 'vitest';
import { changesOf, noChanges, versionMs, type ChangeRecord } from './changes';

const record: ChangeRecord = {
  readAt: 20_000,
  horizon: 1_000,
  propagatedHorizon: 2_000,
  changes: {
    'product:halden': { at: 5_000, propagatedAt: 9_000 },
    'product:brae': { at: 5_000, propagatedAt: 5_000, deleted: true },
  },
  versions: { content: { value: 'm1', confirmedAt: 10_000 } },
};
const changes = changesOf(() => record);

test.each([
  [999, 'product:other', 'invalid'],
  [1_000, 'product:other', 'provisional'],
  [1_999, 'product:halden', 'invalid'],
  [2_000, 'product:other', 'valid'],
  [4_999, 'product:halden', 'invalid'],
  [5_000, 'product:halden', 'provisional'],
  [8_999, 'product:halden', 'provisional'],
  [9_000, 'product:halden', 'valid'],
])('an entry that was read at %i and depends on %s is %s', (readAt, tag, validity) => {
  expect(changes.validityOf([tag], readAt)).toBe(validity);
});

test('an entry is as valid as the worst of what it depends on', () => {
  const all = (...tags: [string, number][]) => changes.validityOfAll(new Map(tags));
  expect(all(['product:halden', 6_000], ['product:other', 6_000])).toBe('provisional');
  expect(all(['product:halden', 6_000], ['product:brae', 4_000])).toBe('invalid');
  expect(all()).toBe('valid');
});

test('what was deleted at the service is known', () => {
  expect(changes.isDeleted(['product:halden', 'product:brae'])).toBe(true);
  expect(changes.isDeleted(['product:halden', 'product:other'])).toBe(false);
});

test('a version counts for eight seconds after it was confirmed, or after the record was read if a webhook reports new ones', () => {
  const announced = changesOf(
    () => record,
    (service) => service === 'content',
  );
  expect(changes.version('content', 10_000 + versionMs - 1)).toBe('m1');
  expect(changes.version('content', 10_000 + versionMs)).toBeUndefined();
  expect(announced.version('content', 20_000 + versionMs - 1)).toBe('m1');
  expect(announced.version('content', 20_000 + versionMs)).toBeUndefined();
  expect(changes.version('theme', 10_000)).toBeUndefined();
});

test('without a change log everything is valid, and no version is known', () => {
  expect(noChanges.validityOf(['product:halden'], 0)).toBe('valid');
  expect(noChanges.isDeleted(['product:brae'])).toBe(false);
  expect(noChanges.version('content', 0)).toBeUndefined();
});
