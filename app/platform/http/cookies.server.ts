/** Request and response cookies. Each is appended as a header of its own, so that cart, session and others coexist. */

export interface CookieOptions {
  /** Seconds; without it the cookie lives as long as the browser's session. */
  maxAge?: number;
  /** Default true. Only what scripts must read says false. */
  httpOnly?: boolean;
  sameSite?: 'Lax' | 'Strict';
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

const token = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
const browserLimit = 4096;

/** Name → decoded value; the first of a name wins, anything malformed is dropped. */
function parseCookies(header: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    if (at < 1 || !token.test(name) || found.has(name)) continue;
    try {
      const raw = pair.slice(at + 1).trim();
      found.set(name, decodeURIComponent(raw.replace(/^"(.*)"$/, '$1')));
    } catch {
      // `session=%` and the like.
    }
  }
  return found;
}

/** Reads the Cookie header; what is set goes out with `appendTo`. `secure` when the site is https. */
export function openCookies(header: string | null, secure: boolean): Cookies {
  const values = parseCookies(header ?? '');
  const outgoing = new Map<string, string>();
  const write = (name: string, value: string, options: CookieOptions): boolean => {
    if (!token.test(name)) throw new Error(`'${name}' cannot name a cookie`);
    const { maxAge, httpOnly = true, sameSite = 'Lax', domain } = options;
    const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', `SameSite=${sameSite}`];
    if (domain) parts.push(`Domain=${domain}`);
    if (maxAge !== undefined) parts.push(`Max-Age=${Math.floor(maxAge)}`);
    if (httpOnly) parts.push('HttpOnly');
    if (secure) parts.push('Secure');
    const line = parts.join('; ');
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
