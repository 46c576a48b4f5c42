export interface Redirect {
  path: string;
  target: string;
}

type Hosts = Pick<ReadonlySet<string>, 'has'>;

/** In redirects, URLs on these hosts count as paths of the shop: the store's own host and Shopify's. */
export const redirectHosts = (settings: {
  SITE_URL: string;
  SHOPIFY_STORE_DOMAIN?: string | undefined;
}): ReadonlySet<string> =>
  new Set([new URL(settings.SITE_URL).host, settings.SHOPIFY_STORE_DOMAIN ?? '']);

/** Characters. */
const maxPath = 255;
/** Hidden files, requested only by robots. */
const hidden = /\/\./;

/**
 * The path decoded, in lower case, without trailing slash, query and fragment. Null for the home page, hidden files
 * and invalid paths.
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

/** The key of the old address in an editor's redirect: a path, or a URL on one of the shop's `hosts`. */
export const keyOfOldAddress = (from: string, hosts: Hosts): string | null =>
  keyOfLocation(from.startsWith('/') ? from : (locationOf(from, hosts) ?? ''));

/** `key` is the result of `redirectKey`. */
export const targetFor = (
  redirects: readonly Redirect[],
  key: string,
  hosts: Hosts,
): string | null =>
  redirects.find(({ path }) => keyOfOldAddress(path, hosts) === key)?.target.trim() || null;

/** A path or an https URL; null if invalid. URLs on one of the shop's `hosts` become paths. */
export function locationOf(target: string, hosts: Hosts): string | null {
  // Browsers treat backslashes as slashes: '/\evil.example' is another site.
  if (target.includes('\\')) return null;
  const base = 'https://site.invalid';
  if (!URL.canParse(target, base)) return null;
  const { protocol, host, pathname, search, hash, href, origin } = new URL(target, base);
  if (origin === base ? target.startsWith('/') : hosts.has(host)) {
    const path = pathname.replace(/^\/{2,}/, '/');
    return path + search + hash;
  }
  return protocol === 'https:' && origin !== base ? href : null;
}

/** Null for another site. */
export const keyOfLocation = (location: string): string | null =>
  location.startsWith('/') ? redirectKey(location) : null;
