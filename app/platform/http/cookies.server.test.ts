import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openCookies } from './cookies.server';

const sent = (cookies: ReturnType<typeof openCookies>) => {
  const headers = new Headers();
  cookies.appendTo(headers);
  return headers.getSetCookie();
};

test('reads names and values, and drops what is malformed', () => {
  const cookies = openCookies('a=1; session=%; =x; novalue; b="two"; a=again; c=d=e', false);
  expect(cookies.get('a')).toBe('1');
  expect(cookies.get('b')).toBe('two');
  expect(cookies.get('c')).toBe('d=e');
  expect(cookies.get('session')).toBeUndefined();
  expect(cookies.get('novalue')).toBeUndefined();
});

test('quotes are no part of a value when they are around all of it', () => {
  const cookies = openCookies('a="x"; b=x"y"; c="x"y', false);
  expect(['a', 'b', 'c'].map((name) => cookies.get(name))).toEqual(['x', 'x"y"', '"x"y']);
});

test('lists the cookies of a family, as sent and as set, by the names that the shop gave them', () => {
  const header = '__Host-wish-1=a; __Host-cart=b; wish-2=theirs; __Host-my-wish-=c';
  const cookies = openCookies(header, true);
  cookies.set('wish-3', 'd');
  expect(cookies.names('wish-')).toEqual(['wish-1', 'wish-3']);
  cookies.remove('wish-1');
  expect(cookies.names('wish-')).toEqual(['wish-3']);
  expect(openCookies('wish-1=a; __Host-wish-2=b', false).names('wish-')).toEqual(['wish-1']);
});

test('what is discarded does not go out', () => {
  const cookies = openCookies('a=1', false);
  expect(cookies.changed).toBe(false);
  cookies.set('b', '2');
  cookies.remove('a');
  expect(cookies.changed).toBe(true);
  cookies.discard();
  expect(cookies.changed).toBe(false);
  expect(sent(cookies)).toEqual([]);
});

test('sends each cookie on a line of its own, next to those already there [V3.3.1]', () => {
  const cookies = openCookies(null, true);
  cookies.set('cart', 'x y', { maxAge: 60 });
  cookies.set('count', '2', { httpOnly: false });
  const headers = new Headers({ 'Set-Cookie': 'other=1' });
  cookies.appendTo(headers);
  expect(headers.getSetCookie()).toEqual([
    'other=1',
    '__Host-cart=x%20y; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
    '__Host-count=2; Path=/; Secure; SameSite=Lax',
  ]);
});

test('on https, what another host could have set is not read [V3.3.3]', () => {
  const tossed = openCookies('session=theirs; __Host-count=2', true);
  expect(tossed.get('session')).toBeUndefined();
  expect(tossed.get('count')).toBe('2');
  const both = openCookies('session=theirs; __Host-session=ours; session=again', true);
  expect(both.get('session')).toBe('ours');
  expect(openCookies('__Host-session=ours', false).get('session')).toBeUndefined();
});

test('a removed cookie goes under the name under which it was set', () => {
  const cookies = openCookies('__Host-a=1', true);
  cookies.remove('a');
  expect(cookies.get('a')).toBeUndefined();
  expect(sent(cookies)).toEqual(['__Host-a=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax']);
});

test('a cookie that others read keeps its name, and may have a domain [V3.3.1]', () => {
  const shared = { shared: true, domain: 'shop.example' };
  const cookies = openCookies('_visit=1; __Host-_visit=2', true);
  expect(cookies.get('_visit', shared)).toBe('1');
  cookies.set('_visit', '3', shared);
  expect(cookies.get('_visit', shared)).toBe('3');
  cookies.remove('_visit', shared);
  expect(cookies.get('_visit', shared)).toBeUndefined();
  expect(sent(cookies)).toEqual([
    '_visit=; Max-Age=0; Domain=shop.example; Path=/; HttpOnly; Secure; SameSite=Lax',
  ]);
});

test('is not Secure where the site is not https', () => {
  const cookies = openCookies(null, false);
  cookies.set('a', '1');
  expect(sent(cookies)).toEqual(['a=1; Path=/; HttpOnly; SameSite=Lax']);
});

test('reads back what was set, and nothing after removal', () => {
  const cookies = openCookies('a=old', false);
  cookies.set('a', 'new');
  expect(cookies.get('a')).toBe('new');
  cookies.remove('a');
  expect(cookies.get('a')).toBeUndefined();
  expect(sent(cookies)).toEqual(['a=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax']);
});

test('refuses what browsers would silently drop, without throwing', () => {
  const cookies = openCookies(null, false);
  expect(cookies.set('a', 'x'.repeat(5000))).toBe(false);
  expect(cookies.changed).toBe(false);
  const room = 4096 - 'a=; Path=/; HttpOnly; SameSite=Lax'.length;
  expect(cookies.set('a', 'x'.repeat(room + 1))).toBe(false);
  expect(cookies.set('a', 'x'.repeat(room))).toBe(true);
});

test('any header can be read, and any value comes back as it was set [V1.1.1]', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ unit: 'binary' }), (header, value) => {
      openCookies(header, false);
      const cookies = openCookies(null, false);
      if (!cookies.set('a', value)) return;
      const [pair = ''] = sent(cookies)[0]!.split(';');
      expect(openCookies(pair, false).get('a')).toBe(value);
    }),
  );
});
