import { parseCookie, stringifySetCookie } from 'cookie';
import { wireName } from './cookie-name';

interface CookieScope {
  /** Third parties read the cookie by this name, so it has no `__Host-` prefix, and a subdomain could forge it. */
  shared?: boolean;
  /** Browsers also send the cookie to this domain's subdomains. Requires `shared`. */
  domain?: string;
}

interface CookieOptions extends CookieScope {
  /** Seconds. If missing, this is a session cookie. */
  maxAge?: number;
  /** Defaults to true. */
  httpOnly?: boolean;
}

export interface Cookies {
  /** Includes changes made during this request. Undefined for a missing or malformed cookie. */
  get(name: string, scope?: CookieScope): string | undefined;
  /** Without shared cookies. */
  names(prefix: string): string[];
  /** Sets nothing and returns false if the cookie exceeds the browsers' limit of 4096 bytes. */
  set(name: string, value: string, options?: CookieOptions): boolean;
  /** Pass the scope with which the cookie was set. */
  remove(name: string, scope?: CookieScope): void;
  discard(): void;
  /** Shared caches must not store a response that sets or removes a cookie. */
  readonly changed: boolean;
  appendTo(headers: Headers): void;
}

const browserLimit = 4096;

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value.replace(/^"(.*)"$/, '$1'));
  } catch {
    return undefined;
  }
}

/** `header`: the Cookie header. `secure` (https) adds the prefix `__Host-` to all but shared cookies. */
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

/** For a request whose cookies are ignored and whose response sets none. */
export const withoutCookies = (): Cookies => ({
  ...openCookies(null, false),
  set: () => true,
  remove: () => undefined,
});
