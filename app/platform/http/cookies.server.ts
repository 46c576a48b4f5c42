/** Request and response cookies. Each is appended as a header of its own, so that cart, session and others coexist. */
import { parseCookie, stringifySetCookie } from 'cookie';

export interface CookieOptions {
  /** Seconds; without it the cookie lives as long as the browser's session. */
  maxAge?: number;
  /** Default true. Only what scripts must read says false. */
  httpOnly?: boolean;
  /** For the hosts below it too; without it this host alone gets the cookie. */
  domain?: string;
}

export interface Cookies {
  /** The value as sent, or as set earlier in this request. Malformed cookies do not exist. */
  get(name: string): string | undefined;
  /** False, and nothing is sent, when the cookie is larger than browsers keep (4096 bytes). */
  set(name: string, value: string, options?: CookieOptions): boolean;
  /** Of the domain that it was set for. */
  remove(name: string, options?: Pick<CookieOptions, 'domain'>): void;
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

/** Reads the Cookie header; what is set goes out with `appendTo`. `secure` when the site is https. */
export function openCookies(header: string | null, secure: boolean): Cookies {
  const values = new Map(Object.entries(parseCookie(header ?? '', { decode })));
  const outgoing = new Map<string, string>();
  const write = (name: string, value: string, options: CookieOptions): boolean => {
    const { maxAge, httpOnly = true, domain } = options;
    const line = stringifySetCookie(
      {
        name,
        value,
        path: '/',
        sameSite: 'lax',
        domain,
        maxAge: maxAge === undefined ? undefined : Math.floor(maxAge),
        httpOnly,
        secure,
      },
      { encode: encodeURIComponent },
    );
    if (line.length > browserLimit) return false;
    outgoing.set(name, line);
    return true;
  };
  return {
    get: (name) => values.get(name),
    set(name, value, options = {}) {
      const written = write(name, value, options);
      if (written) values.set(name, value);
      return written;
    },
    remove(name, options = {}) {
      write(name, '', { ...options, maxAge: 0 });
      values.delete(name);
    },
    get changed() {
      return outgoing.size > 0;
    },
    appendTo(headers) {
      for (const line of outgoing.values()) headers.append('Set-Cookie', line);
    },
  };
}
