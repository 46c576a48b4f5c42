/** Reads the request's cookies and collects the response's cookies, which are sent in one Set-Cookie header each. */
import { parseCookie, stringifySetCookie } from 'cookie';
import { wireName } from './cookie-name';

export interface CookieScope {
  /**
   * True if third parties read or set the cookie by exactly this name. It then has no `__Host-` prefix, so a subdomain
   * could forge it.
   */
  shared?: boolean;
  /** Browsers also send the cookie to all subdomains of this domain. Allowed only for cookies with `shared`. */
  domain?: string;
}

export interface CookieOptions extends CookieScope {
  /** In seconds. Omitted: a session cookie. */
  maxAge?: number;
  /** Defaults to true. */
  httpOnly?: boolean;
}

export interface Cookies {
  /**
   * Returns the value that the browser sent or, if the cookie was set during this request, the new value. Undefined for
   * malformed cookies.
   */
  get(name: string, scope?: CookieScope): string | undefined;
  /** Names that begin with `prefix`, without shared cookies. */
  names(prefix: string): string[];
  /**
   * Sets a cookie. Returns false, and sets nothing, if the cookie is larger than the 4096 bytes that browsers allow.
   */
  set(name: string, value: string, options?: CookieOptions): boolean;
  /** Needs the scope with which it was set. */
  remove(name: string, scope?: CookieScope): void;
  /** Discards all changes: the response sets no cookie. */
  discard(): void;
  /** True once a cookie was set or removed during this request. Shared caches must not store the response then. */
  readonly changed: boolean;
  appendTo(headers: Headers): void;
}

const browserLimit = 4096;

/**
 * Returns the decoded value without surrounding quotes; undefined for a malformed value, such as `%` in `session=%`.
 */
function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value.replace(/^"(.*)"$/, '$1'));
  } catch {
    return undefined;
  }
}

/**
 * Opens the cookies of a request from its Cookie header; `appendTo` adds the changes to a response. Set `secure` on
 * https: all cookies except shared ones then have the `__Host-` prefix.
 */
export function openCookies(header: string | null, secure: boolean): Cookies {
  const values = new Map(Object.entries(parseCookie(header ?? '', { decode })));
  const outgoing = new Map<string, string>();
  const wire = (name: string, { shared = false }: CookieScope = {}) =>
    wireName(name, secure && !shared);
  const write = (name: string, value: string, options: CookieOptions): boolean => {
    const { maxAge, httpOnly = true, domain } = options;
    const line = stringifySetCookie({
      name: wire(name, options),
      value,
      path: '/',
      sameSite: 'lax',
      domain,
      maxAge: maxAge === undefined ? undefined : Math.floor(maxAge),
      httpOnly,
      secure,
    });
    if (line.length > browserLimit) return false;
    outgoing.set(name, line);
    return true;
  };
  return {
    get: (name, scope) => values.get(wire(name, scope)),
    names: (prefix) =>
      [...values.keys()]
        .filter((name) => name.startsWith(wire(prefix)))
        .map((name) => name.slice(wire('').length)),
    set(name, value, options = {}) {
      const written = write(name, value, options);
      if (written) values.set(wire(name, options), value);
      return written;
    },
    remove(name, scope = {}) {
      write(name, '', { ...scope, maxAge: 0 });
      values.delete(wire(name, scope));
    },
    discard: () => outgoing.clear(),
    get changed() {
      return outgoing.size > 0;
    },
    appendTo(headers) {
      for (const line of outgoing.values()) headers.append('Set-Cookie', line);
    },
  };
}
