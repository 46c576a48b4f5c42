import { parseCookie, stringifySetCookie } from 'cookie';
import { wireName } from './cookie-name';

export interface CookieScope {
  /**
   * This is true if third parties use the cookie by exactly this name. The cookie then has no `__Host-` prefix, so a
   * subdomain could forge the cookie.
   */
  shared?: boolean;
  /** Browsers also send the cookie to subdomains of this domain. Only cookies with `shared` may have a domain. */
  domain?: string;
}

export interface CookieOptions extends CookieScope {
  /** Seconds. If this is missing, the cookie is a session cookie. */
  maxAge?: number;
  /** Defaults to true. */
  httpOnly?: boolean;
}

export interface Cookies {
  /**
   * Returns the cookie's value, including a change made during this request. Returns undefined for a missing or
   * malformed cookie.
   */
  get(name: string, scope?: CookieScope): string | undefined;
  /** Returns the names that begin with `prefix`, without shared cookies. */
  names(prefix: string): string[];
  /** Returns false, and sets nothing, if the cookie exceeds the browsers' limit of 4096 bytes. */
  set(name: string, value: string, options?: CookieOptions): boolean;
  /** Pass the scope with which the cookie was set. */
  remove(name: string, scope?: CookieScope): void;
  /** Discards all changes: the response sets no cookie. */
  discard(): void;
  /**
   * This is true after a cookie was set or removed during the request. Shared caches must then not store the response.
   */
  readonly changed: boolean;
  appendTo(headers: Headers): void;
}

const browserLimit = 4096;

/** Returns the decoded value without quotes, or undefined for a malformed value such as `%`. */
function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value.replace(/^"(.*)"$/, '$1'));
  } catch {
    return undefined;
  }
}

/**
 * Opens the cookies of a request from its Cookie header. If `secure` is true (https), all cookies except shared cookies
 * get the prefix `__Host-`.
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
