import { expect, test } from 'vitest';
import { parseCartPermalink, parseDiscountCode } from './cart-permalink';

test.each([
  ['41:2,42:1', ['41:2', '42:1']],
  ['41:1,41:2', ['41:3']],
  ['41:9999', ['41:99']],
  ['x,41:1,:2,42:0,43:-1', ['41:1']],
])('%s is %j', (text, lines) =>
  expect(parseCartPermalink(text)?.lines.map((one) => Object.values(one).join(':'))).toEqual(lines),
);

test.each(['', 'x', '41', '41:0', '41:1:1'])('%j names nothing', (text) =>
  expect(parseCartPermalink(text)).toBeNull(),
);

test('only the first 25 lines of a link are read', () => {
  const links = Array.from({ length: 26 }, (_, index) => `${index + 1}:1`);
  const many = links.join();
  expect(parseCartPermalink(many)).toMatchObject({ cut: true });
  expect(parseCartPermalink(many)?.lines).toHaveLength(25);
  expect(parseCartPermalink(links.slice(0, 25).join())?.cut).toBe(false);
});

test.each([
  [' WELCOME10 ', 'WELCOME10'],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['x'.repeat(61), undefined],
  ['SUM\u0000MER', undefined],
  [' ', undefined],
  [undefined, undefined],
  [['A', 'B'], undefined],
])('the code of a link with %j is %j', (text, code) => expect(parseDiscountCode(text)).toBe(code));
