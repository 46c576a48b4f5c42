import { expect, test } from 'vitest';
import { seal } from '../session/seal.server';
import { redact } from './redact';

test('text is kept up to 500 characters', () => {
  const text = 'word '.repeat(100);
  expect(redact(text, [])).toBe(text);
  expect(redact(`${text}and more`, [])).toBe(`${text}…`);
});

test('a cart’s token in a path of Shopify is hidden', () => {
  expect(redact('/cart/c/hWN3CkE2VfQYz1?key=a', [])).toBe('/cart/c/[redacted]?key=a');
});

test('an empty secret hides nothing', () => {
  expect(redact('plain text', [''])).toBe('plain text');
});

test('what JSON cannot hold becomes text; what it can, stays', () => {
  expect(redact([12n, Symbol('tag'), null, undefined, 7, true], [])).toEqual([
    '12',
    'Symbol(tag)',
    null,
    undefined,
    7,
    true,
  ]);
});

test('a list stays a list, of at most twenty, and its entries are cleaned', () => {
  expect(redact(['to jo@mail.example', { password: 'x' }], [])).toEqual([
    'to [email]',
    { password: '[redacted]' },
  ]);
  expect(
    redact(
      Array.from({ length: 30 }, (_, n) => n),
      [],
    ),
  ).toHaveLength(20);
});

test('an object is read four levels deep, lists counted', () => {
  const deep = { one: { two: { three: { four: 'unread' } } } };
  expect(redact(deep, [])).toEqual(deep);
  expect(redact({ root: deep }, [])).toEqual({ root: { one: { two: { three: '[deep]' } } } });
  expect(redact([[[[['unread']]]]], [])).toEqual([[[['[deep]']]]]);
});

test.each([
  ['Hello jo.doe@shop.example!', 'Hello [email]!'],
  ["to pat.o'brien@shop.example.", 'to [email].'],
  ["{'to':'jo@shop.example'}", "{'to':'[email]'}"],
  ['mailto=jo%40shop.example&x', 'mailto=[email]&x'],
  ['gid://shopify/Cart/abc?key=1 next', 'gid://shopify/Cart/[redacted] next'],
  ['/account/reset/17/abc-def?x', '/account/reset/17/[redacted]?x'],
  ['/account/activate/17/abc-def', '/account/activate/17/[redacted]'],
  ['/Account/ACTIVATE/x1/abc/def?y', '/Account/ACTIVATE/x1/[redacted]?y'],
  ['?a=1&customer_access_token=abc&b=2', '?a=1&customer_access_token=[redacted]&b=2'],
  ['see https://x.example/p?q=secret, then', 'see https://x.example/p?[redacted] then'],
  [`key ${'0a'.repeat(16)} end`, 'key [redacted] end'],
  [`word ${'0a'.repeat(15)} end`, `word ${'0a'.repeat(15)} end`],
  ['token shpat_abc123', 'token [redacted]'],
])('%s', (text, expected) => expect(redact(text, [])).toBe(expected));

test.each([
  'ip',
  'sessionId',
  'firstName',
  'last_name',
  'eMail',
  'cookie',
  'Authorization',
  'phone',
])('the field %s is hidden', (name) =>
  expect(redact({ [name]: 'x' }, [])).toEqual({ [name]: '[redacted]' }),
);

test.each(['zip', 'ipa', 'name', 'status'])('the field %s is kept', (name) =>
  expect(redact({ [name]: 'x' }, [])).toEqual({ [name]: 'x' }),
);

test('names and queries are hidden however they are written', () => {
  const person = { firstName: 'Ada', first_name: 'Ada', lastname: 'Lamb' };
  expect(Object.values(redact(person, []) as object)).toEqual(Array(3).fill('[redacted]'));
  expect(redact('http://shop.example/search?q=me and https://shop.example/x?y=z', [])).toBe(
    'http://shop.example/search?[redacted] and https://shop.example/x?[redacted]',
  );
  expect(redact('ada@mail.shop.example.com', [])).toBe('[email]');
});

test('the shop’s own sealed values are hidden completely', async () => {
  const sealed = await seal({ email: 'jo@shop.example' }, 'x'.repeat(32), 'test');
  expect(sealed.split('.')).toHaveLength(5);
  expect(redact(`bad cookie session=${sealed}; next`, [])).toBe(
    'bad cookie session=[redacted]; next',
  );
});

test('tokens of hosted accounts are hidden wherever they stand', () => {
  const texts = ['sent shcat_a-b.c to', 'shcrt_xyz', 'got eyJhbGciOiJ9.eyJzdWIi.c2ln-_ back'];
  expect(redact(texts, [])).toEqual(['sent [redacted] to', '[redacted]', 'got [redacted] back']);
});
