import { expect, test } from 'vitest';
import {
  lineChanges,
  snapshotOf,
  parseSnapshots,
  updateSnapshots,
  formatSnapshots,
} from './line-snapshots';

const line = {
  variantId: '42',
  each: { amount: 189, currency: 'USD' as const },
  quantity: 2,
  stock: 'in' as const,
  left: 5,
};
const note = snapshotOf(line);

test('an unchanged line has no notice', () => {
  expect(lineChanges(line, note)).toEqual([]);
  expect(lineChanges(line, undefined)).toEqual([]);
  expect(lineChanges({ ...line, left: 2 }, note)).toEqual([]);
});

test('a changed price shows the old one', () => {
  const cheaper = { ...line, each: { ...line.each, amount: 151.2 } };
  expect(lineChanges(cheaper, note)).toEqual([{ kind: 'price', from: line.each }]);
});

test('a changed stock is shown', () => {
  expect(lineChanges({ ...line, left: 1 }, note)).toEqual([{ kind: 'few', left: 1 }]);
  expect(lineChanges({ ...line, stock: 'out', left: 0 }, note)).toEqual([{ kind: 'out' }]);
  expect(lineChanges({ ...line, stock: 'later', left: null }, note)).toEqual([{ kind: 'later' }]);
  expect(lineChanges(line, { ...note, stock: 'out' })).toEqual([{ kind: 'back' }]);
});

test('acknowledged changes are not shown again, and acknowledgments survive in a cookie', () => {
  const few = { ...line, left: 1 };
  const notes = parseSnapshots(formatSnapshots(updateSnapshots(new Map(), [few], [])));
  expect(lineChanges(few, notes.get('42'))).toEqual([]);
  expect(lineChanges({ ...few, left: 0, stock: 'out' }, notes.get('42'))).toEqual([
    { kind: 'out' },
  ]);
  expect(parseSnapshots('x.42_1.42_1_maybe.__')).toEqual(new Map());
  expect(parseSnapshots(' 42_1_in.42_1_inn.42_1_1234567')).toEqual(new Map());
});

test('the cookie has one entry a line', () => {
  const text = '42_18900_in.7_100_1234';
  expect(formatSnapshots(parseSnapshots(text))).toBe(text);
});

test('only new and changed lines are acknowledged again; removed lines are forgotten', () => {
  const known = parseSnapshots('42_100_in.7_100_in');
  expect(updateSnapshots(known, [line], []).get('42')?.price).toBe(100);
  expect(updateSnapshots(known, [line], ['42']).get('42')?.price).toBe(18900);
  expect(updateSnapshots(known, [line], []).has('7')).toBe(false);
});

test('a line without tracked stock has no stock notice', () => {
  expect(snapshotOf({ ...line, stock: 'in', left: null }).stock).toBe('in');
});

test('lines of one variant with different plans have snapshots of their own [R-442]', () => {
  const monthly = {
    ...line,
    each: { ...line.each, amount: 170 },
    plan: { id: '7', name: 'Monthly' },
  };
  const stored = formatSnapshots(updateSnapshots(new Map(), [line, monthly], []));
  expect(stored).toBe('42_18900_in.42-7_17000_in');
  const known = parseSnapshots(stored);
  expect(lineChanges(monthly, known.get('42-7'))).toEqual([]);
  expect(lineChanges(line, known.get('42'))).toEqual([]);
});
