import { afterEach, expect, test, vi } from 'vitest';
import {
  readBrowserCookie,
  readBrowserCookies,
  setBrowserCookie,
  watchBrowserCookies,
} from './browser-cookies';

function openPage(cookie: string, protocol = 'https:') {
  const set: string[] = [];
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('document', {
    get cookie() {
      return cookie;
    },
    set cookie(line: string) {
      set.push(line);
    },
  });
  return set;
}
afterEach(() => void vi.unstubAllGlobals());

test('a cookie is read by its name in the shop, as it was sent', () => {
  openPage('__Host-currency=AUD; __Host-seen=a%20b; __Host-empty=');
  expect(readBrowserCookie('currency')).toBe('AUD');
  expect(readBrowserCookie('seen')).toBe('a%20b');
  expect(readBrowserCookie('empty')).toBe('');
  expect(readBrowserCookie('see')).toBeUndefined();
});

test('a cookie that another host may have set is not read on https', () => {
  openPage('currency=USD; x=__Host-currency=');
  expect(readBrowserCookie('currency')).toBeUndefined();
  expect(readBrowserCookies()).toEqual([]);
});

test('on http, in local development, cookies have their plain names', () => {
  openPage('currency=AUD; seen=1', 'http:');
  expect(readBrowserCookie('currency')).toBe('AUD');
  expect(readBrowserCookies()).toEqual([
    ['currency', 'AUD'],
    ['seen', '1'],
  ]);
});

test('a cookie is set for the whole of this host, and as safe as the address', () => {
  const onHttps = openPage('');
  setBrowserCookie('seen', '1', 60);
  expect(onHttps).toEqual(['__Host-seen=1; path=/; max-age=60; samesite=lax; secure']);
  const onHttp = openPage('', 'http:');
  setBrowserCookie('seen', '1', 60);
  expect(onHttp).toEqual(['seen=1; path=/; max-age=60; samesite=lax']);
});

test('all are listed, decoded; malformed ones and those of others are left out', () => {
  openPage(
    '__Host-a=x%20y; b=2; __Host-bad=%; __Host-c=d=e; __Host-novalue; __Host-=3; b__Host-=4',
  );
  expect(readBrowserCookies()).toEqual([
    ['a', 'x y'],
    ['c', 'd=e'],
  ]);
});

test('a browser without cookies has none', () => {
  openPage('', 'http:');
  expect(readBrowserCookies()).toEqual([]);
});

test('a page hears of cookies that may have changed until it stops listening', () => {
  const [page, store] = [new EventTarget(), new EventTarget()];
  const browser = Object.assign(new EventTarget(), { cookieStore: store });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', browser);
  const listener = vi.fn();
  const stop = watchBrowserCookies(listener);
  const happen = () => {
    for (const name of ['focus', 'pageshow']) browser.dispatchEvent(new Event(name));
    page.dispatchEvent(new Event('visibilitychange'));
    store.dispatchEvent(new Event('change'));
  };
  happen();
  expect(listener).toHaveBeenCalledTimes(4);
  stop();
  happen();
  expect(listener).toHaveBeenCalledTimes(4);
});

test('where the browser does not tell of each change, a page asks when it is looked at', () => {
  const browser = new EventTarget();
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('window', browser);
  const listener = vi.fn();
  watchBrowserCookies(listener);
  browser.dispatchEvent(new Event('focus'));
  expect(listener).toHaveBeenCalledTimes(1);
});
