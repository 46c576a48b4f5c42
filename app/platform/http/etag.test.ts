import { expect, test } from 'vitest';
import { matchesEtag } from './etag';

const known = (header?: string, etag = '"a"') =>
  matchesEtag(
    new Request('https://shop.example/', header ? { headers: { 'If-None-Match': header } } : {}),
    etag,
  );

test.each(['"a"', 'W/"a"', '"b", "a"', '"b",W/"a"', '*', ' * '])('%j is known', (header) =>
  expect(known(header)).toBe(true),
);
test.each(['"b"', 'a', '"*"', '"aa"', undefined])('%j is not known', (header) =>
  expect(known(header)).toBe(false),
);
test('a weak tag of the response is known like a strong one', () =>
  expect([known('"a"', 'W/"a"'), known('W/"a"', 'W/"a"')]).toEqual([true, true]));
