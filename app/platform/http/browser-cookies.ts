/** The shop's script-readable cookies. Browser only. */
import { wireName } from './cookie-name';

const isSecure = () => location.protocol === 'https:';

/** Still encoded. */
export function readBrowserCookie(name: string): string | undefined {
  const start = `${wireName(name, isSecure())}=`;
  const pair = document.cookie.split('; ').find((text) => text.startsWith(start));
  return pair?.slice(start.length);
}

/** `value` must not need encoding. `maxAge` is in seconds. */
export function setBrowserCookie(name: string, value: string, maxAge: number): void {
  const secure = isSecure();
  const attributes = `path=/; max-age=${maxAge}; samesite=lax${secure ? '; secure' : ''}`;
  document.cookie = `${wireName(name, secure)}=${value}; ${attributes}`;
}

/** Decoded. Omits malformed cookies and cookies shared with third parties. */
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
 * Calls `listener` when cookies may have changed, for example in another tab. Returns a function that stops watching.
 */
export function watchBrowserCookies(listener: (event: Event) => void): () => void {
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
