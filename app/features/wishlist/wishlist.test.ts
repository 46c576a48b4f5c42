import { expect, test } from 'vitest';
import {
  applyChange,
  changeNameAt,
  formatChange,
  formatHandles,
  handlesAfter,
  heartStyle,
  parseChanges,
  parseHandles,
  timeOfChange,
} from './wishlist';

test('a list survives its cookie, without doubles and what is no handle', () => {
  const cookie = formatHandles(['b', 'a', 'b', 'no handle']);
  expect(cookie).toBe('b~a');
  expect(parseHandles(cookie)).toEqual(['b', 'a']);
  expect(parseHandles('a~a~<b>~~b')).toEqual(['a', 'b']);
  expect(parseHandles('')).toEqual([]);
  expect(parseHandles(undefined)).toEqual([]);
});

test('a handle with a sign comes back from its cookies', () => {
  const handle = 'dualsense™-lamp';
  expect(parseHandles(formatHandles([handle, 'a']))).toEqual([handle, 'a']);
  const value = formatChange(add(handle), { sent: false, owner: 'beef' });
  expect(parseChanges([[changeNameAt(at), value]])).toMatchObject([
    { ...add(handle), owner: 'beef' },
  ]);
});

test('the oldest go when the cookie is full, which is measured as it is sent', () => {
  // 875 handles of 3 characters plus separators make 3,499 characters.
  const short = Array.from({ length: 1000 }, (_, n) => String(n).padStart(3, '0'));
  const kept = parseHandles(formatHandles(short));
  expect(kept).toEqual(short.slice(0, 875));
  // A three-byte character is sent as nine characters.
  const long = Array.from({ length: 1000 }, (_, n) => `ス${n}`);
  const cookie = formatHandles(long);
  expect(encodeURIComponent(cookie).length).toBeLessThanOrEqual(3500);
  expect(encodeURIComponent(`${cookie}~ス999`).length).toBeGreaterThan(3500);
});

test('a cookie of exactly 3,500 characters is kept whole', () => {
  const handles = [
    'x'.repeat(255),
    ...Array.from({ length: 13 }, (_, n) => String(n).padStart(2, '0').padEnd(240, 'y')),
  ];
  const length = handles.join('~').length;
  const last = 'z'.repeat(3500 - length - 1);
  expect(parseHandles(formatHandles([...handles, last]))).toHaveLength(15);
  expect(parseHandles(formatHandles([...handles, `${last}z`]))).toHaveLength(14);
});

test('a wish comes first, once; what is taken back is gone', () => {
  expect(applyChange(['a', 'b'], { intent: 'add', handle: 'b' })).toEqual(['b', 'a']);
  expect(applyChange(['a', 'b'], { intent: 'add', handle: 'c' })).toEqual(['c', 'a', 'b']);
  expect(applyChange(['a', 'b'], { intent: 'remove', handle: 'a' })).toEqual(['b']);
});

test('the style fills the hearts of the list, and the dot [R-091] [R-222]', () => {
  expect(heartStyle([])).toBe('');
  expect(heartStyle(['a', 'b'])).toBe(
    ':root{--wishlist-filled:block;--wishlist-filled-text:inline}' +
      ':is([data-heart="a"],[data-heart="b"]){--heart-add:none;--heart-remove:grid}',
  );
});

test('the style empties hearts of removed products, also when nothing else is left', () => {
  const emptied = ':is([data-heart="b"]){--heart-add:grid;--heart-remove:none}';
  expect(heartStyle([], ['b'])).toBe(emptied);
  expect(heartStyle(['a'], ['b'])).toBe(heartStyle(['a']) + emptied);
});

const at = Date.parse('2026-11-22T10:00:00Z');
const add = (handle: string) => ({ intent: 'add', handle }) as const;
const remove = (handle: string) => ({ intent: 'remove', handle }) as const;

test('changes are read back oldest first, with what the service has', () => {
  const cookies = [
    [changeNameAt(at + 2), formatChange(remove('a'), { sent: false, owner: 'beef' })],
    [changeNameAt(at + 1), formatChange(add('b'), { sent: true, owner: 'beef' })],
    [changeNameAt(at), formatChange(add('a'), { sent: false, owner: '' })],
  ] as const;
  const changes = parseChanges(cookies);
  expect(changes).toMatchObject([
    { ...add('a'), sent: false, owner: '' },
    { ...add('b'), sent: true, owner: 'beef' },
    { ...remove('a'), sent: false, owner: 'beef' },
  ]);
  expect(changes.map(timeOfChange)).toEqual([at, at + 1, at + 2]);
  expect(handlesAfter(['c'], changes)).toEqual(['b', 'c']);
});

test('changes are sorted however the browser sends their cookies', () => {
  const [first, second, third] = [0, 1, 2].map(
    (n) => [changeNameAt(at + n), `+lamp-${n}`] as const,
  );
  const orders = [
    [first, second, third],
    [second, first, third],
    [third, first, second],
  ] as (readonly [string, string])[][];
  for (const cookies of orders)
    expect(parseChanges(cookies).map(({ handle }) => handle)).toEqual([
      'lamp-0',
      'lamp-1',
      'lamp-2',
    ]);
});

test.each([0, 1, at])('names of %i sort by time and are read back', (time) => {
  for (let n = 0; n < 200; n += 1) {
    const changes = parseChanges([[changeNameAt(time), '+oak-stool']]);
    expect(changes.map(timeOfChange)).toEqual([time]);
  }
});

test('changes at the same moment have names of their own', () => {
  expect(new Set(Array.from({ length: 50 }, () => changeNameAt(at))).size).toBe(50);
});

test.each([
  ['wish-', '+a'],
  ['wish-00000000-0000000', '+a'],
  ['xwish-00000000-00000000', '+a'],
  ['wish-00000000-00000000x', '+a'],
  ['wishlist', '+a'],
  ['wish-00000000-00000000', 'a'],
  ['wish-00000000-00000000', '+'],
  ['wish-00000000-00000000', '+"]{}</style>'],
  ['wish-00000000-00000000', '**+a'],
  ['wish-00000000-00000000', '+a~<b>'],
  ['wish-00000000-00000000', '+a\n<b>'],
])('%s=%s is no change', (name, value) => expect(parseChanges([[name, value]])).toEqual([]));

test('handles that are names of JavaScript are handles like others', () => {
  for (const handle of ['__proto__', 'constructor', 'toString']) {
    expect(handlesAfter([], [add(handle)])).toEqual([handle]);
    expect(parseHandles(formatHandles([handle, 'a']))).toEqual([handle, 'a']);
  }
});

test('a copy of ten thousand handles fits into a cookie, the newest first', () => {
  const handles = Array.from({ length: 10_000 }, (_, n) => `lamp-${n}`);
  const value = formatHandles(handles);
  expect(encodeURIComponent(value).length).toBeLessThan(3600);
  expect(parseHandles(value)[0]).toBe('lamp-0');
});
