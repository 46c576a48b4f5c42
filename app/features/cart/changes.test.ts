import { expect, test } from 'vitest';
import { changesOf, noteOf, readNotes, renewNotes, writeNotes } from './changes';

const line = {
  merchandise: '42',
  each: { amount: 189, currency: 'USD' as const },
  quantity: 2,
  stock: 'in' as const,
  left: 5,
};
const note = noteOf(line);

test('a line that stands as it did has nothing to tell', () => {
  expect(changesOf(line, note)).toEqual([]);
  expect(changesOf(line, undefined)).toEqual([]);
  // Fewer in the shop, but still enough.
  expect(changesOf({ ...line, left: 2 }, note)).toEqual([]);
});

test('a price is told as it was', () => {
  const cheaper = { ...line, each: { ...line.each, amount: 151.2 } };
  expect(changesOf(cheaper, note)).toEqual([{ kind: 'price', from: line.each }]);
});

test('stock is told when it no longer is what it was', () => {
  expect(changesOf({ ...line, left: 1 }, note)).toEqual([{ kind: 'few', left: 1 }]);
  expect(changesOf({ ...line, stock: 'out', left: 0 }, note)).toEqual([{ kind: 'out' }]);
  expect(changesOf({ ...line, stock: 'later', left: null }, note)).toEqual([{ kind: 'later' }]);
  expect(changesOf(line, { ...note, stock: 'out' })).toEqual([{ kind: 'back' }]);
});

test('what was taken note of is not told again, and notes survive a cookie', () => {
  const few = { ...line, left: 1 };
  const notes = readNotes(writeNotes(renewNotes(new Map(), [few], [])));
  expect(changesOf(few, notes.get('42'))).toEqual([]);
  expect(changesOf({ ...few, left: 0, stock: 'out' }, notes.get('42'))).toEqual([{ kind: 'out' }]);
  expect(readNotes('x.42_1.42_1_maybe.__')).toEqual(new Map());
});

test('only new lines and those that were touched are noted anew; lines that are gone are forgotten', () => {
  const known = readNotes('42_100_in.7_100_in');
  expect(renewNotes(known, [line], []).get('42')?.price).toBe(100);
  expect(renewNotes(known, [line], ['42']).get('42')?.price).toBe(18900);
  expect(renewNotes(known, [line], []).has('7')).toBe(false);
});
