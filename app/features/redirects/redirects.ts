/** Redirects of the operator: which address is meant by one, and where it may lead. */

/** An address that is no longer, and where it leads, as somebody wrote them. */
export interface Redirect {
  path: string;
  target: string;
}

/** Longer paths, in characters, are none that somebody has made a redirect for. */
const maxPath = 255;
/** Hidden files, which only robots ask for. */
const hidden = /\/\./;

/**
 * A path as redirects are compared by: decoded, in lower case, without a slash at its end, without what follows '?' or
 * '#'. Null for one that no redirect is made for: the front page, what cannot be decoded or is longer than 255
 * characters, and hidden files.
 */
export function redirectKey(path: string): string | null {
  const plain = (/^[^?#]*/.exec(path)?.[0] ?? '').replace(/\/$/, '').normalize('NFC');
  if (plain.length > maxPath || !plain.startsWith('/')) return null;
  try {
    const key = decodeURIComponent(plain).normalize('NFC').toLowerCase();
    return hidden.test(key) ? null : key;
  } catch {
    return null;
  }
}

/** The target of the redirect for this key (`redirectKey`); null when there is none. */
export const targetFor = (redirects: readonly Redirect[], key: string): string | null =>
  redirects.find(({ path }) => redirectKey(path) === key)?.target.trim() || null;

/**
 * Where a target leads: a path with query on this site, an https address elsewhere, or null for anything else. An
 * address on one of our own `hosts` is a path, because the shop's former pages were there.
 */
export function locationOf(target: string, hosts: readonly string[]): string | null {
  // Browsers turn backslashes into slashes: '/\evil.example' is another site.
  if (target.includes('\\')) return null;
  const base = 'https://site.invalid';
  if (!URL.canParse(target, base)) return null;
  const { protocol, host, pathname, search, hash, href, origin } = new URL(target, base);
  if (origin === base ? target.startsWith('/') : hosts.includes(host)) {
    const path = pathname.replace(/^\/{2,}/, '/');
    return path + search + hash;
  }
  return protocol === 'https:' && origin !== base ? href : null;
}

/** The path of a location on this site, as redirects are compared by. Null for one elsewhere. */
export const keyOfLocation = (location: string): string | null =>
  location.startsWith('/') ? redirectKey(location) : null;
