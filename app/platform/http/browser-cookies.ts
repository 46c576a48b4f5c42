/** The shop's own cookies in the browser, as far as scripts may read and set them. */
import { wireName } from './cookie-name';

const isSecure = () => location.protocol === 'https:';

/** The value as it was sent, still encoded; undefined when there is none. */
export function readBrowserCookie(name: string): string | undefined {
  const start = `${wireName(name, isSecure())}=`;
  const pair = document.cookie.split('; ').find((text) => text.startsWith(start));
  return pair?.slice(start.length);
}

/** Sets a cookie of this host. `value` needs no encoding; `maxAge` in seconds. */
export function setBrowserCookie(name: string, value: string, maxAge: number): void {
  const secure = isSecure();
  const attributes = `path=/; max-age=${maxAge}; samesite=lax${secure ? '; secure' : ''}`;
  document.cookie = `${wireName(name, secure)}=${value}; ${attributes}`;
}

/** All of them by their names in the shop, decoded. Those that others may set, and malformed ones, are left out. */
export function readBrowserCookies(): [name: string, value: string][] {
  const start = wireName('', isSecure());
  return document.cookie.split('; ').flatMap((text): [string, string][] => {
    const end = text.indexOf('=');
    if (!text.startsWith(start) || end <= start.length) return [];
    try {
      return [[text.slice(start.length, end), decodeURIComponent(text.slice(end + 1))]];
    } catch {
      return [];
    }
  });
}

/**
 * Calls `listener` when the shop's cookies may have changed: by an answer or in another tab (where the browser has
 * the Cookie Store API, else when this page is looked at again), and when the page comes from the back/forward
 * cache. Returns the function that ends it.
 */
export function watchBrowserCookies(listener: () => void): () => void {
  const events: [Pick<EventTarget, 'addEventListener' | 'removeEventListener'>, string][] = [
    [window, 'focus'],
    [window, 'pageshow'],
    [document, 'visibilitychange'],
  ];
  if ('cookieStore' in window) events.push([window.cookieStore, 'change']);
  for (const [target, event] of events) target.addEventListener(event, listener);
  return () => {
    for (const [target, event] of events) target.removeEventListener(event, listener);
  };
}
