/** Request and response cookies. Each is appended as a header of its own, so that cart, session and others coexist. */
import { parseCookie, stringifySetCookie } from 'cookie';
import { wireName } from './cookie-name';

/** Which cookie a name stands for; most need none of this. */
export interface CookieScope {
  /** Others read or set it under this very name: it goes without the prefix, and others could forge it. */
  shared?: boolean;
  /** For the hosts below it too; without it this host alone gets the cookie. Only for a shared one. */
  domain?: string;
}

export interface CookieOptions extends CookieScope {
  /** Seconds; without it the cookie lives as long as the browser's session. */
  maxAge?: number;
  /** Default true. Only what scripts must read says false. */
  httpOnly?: boolean;
}

export interface Cookies {
  /** The value as sent, or as set earlier in this request. Malformed cookies do not exist. */
  get(name: string, scope?: CookieScope): string | undefined;
  /** The names that begin with `prefix`, as sent or set. Without shared cookies. */
  names(prefix: string): string[];
  /** False, and nothing is sent, when the cookie is larger than browsers keep (4096 bytes). */
  set(name: string, value: string, options?: CookieOptions): boolean;
  /** With the scope with which it was set. */
  remove(name: string, scope?: CookieScope): void;
  /** Forgets everything that was set or removed: the response sets no cookie. */
  discard(): void;
  /** True once something was set or removed: such a response must not be kept by shared caches. */
  readonly changed: boolean;
  appendTo(headers: Headers): void;
}

const browserLimit = 4096;

/** The decoded value; undefined for `session=%` and the like. A pair of quotes around it is no part of it. */
function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value.replace(/^"(.*)"$/, '$1'));
  } catch {
    return undefined;
  }
}

/**
 * Reads the Cookie header; what is set goes out with `appendTo`. `secure` when the site is https: then all
 * but shared cookies are known to browsers as `__Host-…`, and read under no other name.
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
