import { expect, test } from 'vitest';
import { parseLinkedPieces } from './linked-pieces';

test.each([
  ['41:2,42:1', ['41:2', '42:1']],
  ['41:1,41:2', ['41:3']],
  ['41:9999', ['41:99']],
  ['x,41:1,:2,42:0,43:-1', ['41:1']],
])('%s is %j', (text, pieces) =>
  expect(parseLinkedPieces(text)?.pieces.map((one) => Object.values(one).join(':'))).toEqual(
    pieces,
  ),
);

test.each(['', 'x', '41', '41:0', '41:1:1'])('%j names nothing', (text) =>
  expect(parseLinkedPieces(text)).toBeNull(),
);

test('what is too much for a link is cut', () => {
  const many = Array.from({ length: 26 }, (_, index) => `${index + 1}:1`).join();
  expect(parseLinkedPieces(many)).toMatchObject({ cut: true });
  expect(parseLinkedPieces(many)?.pieces).toHaveLength(25);
});
