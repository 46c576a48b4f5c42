/**
 * The shop's UCP profile, which Shopify writes. Its addresses lead to the shop's domain at Shopify. This module puts
 * the storefront's addresses before them or in their place. See
 * docs/decisions/0086-agents-use-shopifys-tools-through-the-shop.md.
 */

export const profilePath = '/.well-known/ucp';
export const mcpPath = '/api/ucp/mcp';

interface Places {
  /** Origin of the shop at Shopify. */
  shopify: string;
  /** Origin of this storefront. */
  site: string;
}

type Json = Record<string, unknown>;

export interface Profile {
  text: string;
  /** Older protocol versions. Shopify has a profile for each. */
  versions: string[];
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const versionPattern = /^\d{4}-\d{2}-\d{2}$/;

export const versionPath = (version: string): string => `${profilePath}/${version}`;

/** The version in a profile's path; '' for the current profile, undefined for other paths. */
export function versionOf(path: string): string | undefined {
  if (path === profilePath) return '';
  const version = path.startsWith(`${profilePath}/`) ? path.slice(profilePath.length + 1) : '';
  return versionPattern.test(version) ? version : undefined;
}

/** Shopify may name the shop's permanent domain even if the setting has another one. */
function isAtShopify(url: URL, { shopify, site }: Places): boolean {
  return url.origin === shopify || url.origin === site || url.hostname.endsWith('.myshopify.com');
}

function ownAddress(address: unknown, places: Places, isOurs: (path: string) => boolean): unknown {
  if (typeof address !== 'string' || !URL.canParse(address)) return address;
  const url = new URL(address);
  return isAtShopify(url, places) && isOurs(url.pathname) ? places.site + url.pathname : address;
}

/** `places: null` keeps Shopify's addresses. Returns null if the text isn't a profile. */
export function readProfile(text: string, places: Places | null): Profile | null {
  const profile = parse(text);
  if (!isObject(profile) || !isObject(profile.ucp)) return null;
  const { ucp } = profile;
  if (typeof ucp.version !== 'string' || !versionPattern.test(ucp.version)) return null;
  const versions = isObject(ucp.supported_versions) ? ucp.supported_versions : {};
  const known = Object.keys(versions).filter((version) => versionPattern.test(version));
  if (!places) return { text, versions: known };
  const own: Json = { ...ucp };
  if (isObject(ucp.services))
    own.services = mapValues(ucp.services, (entries) =>
      Array.isArray(entries) ? entries.flatMap((entry) => ownServices(entry, places)) : entries,
    );
  if (isObject(ucp.supported_versions))
    own.supported_versions = mapValues(versions, (address, version) =>
      ownAddress(
        address,
        places,
        (path) => known.includes(version) && path === versionPath(version),
      ),
    );
  return { text: JSON.stringify({ ...profile, ucp: own }), versions: known };
}

/** Shopify's own entry stays for agents that sign their requests, because a signature is valid for one host only. */
function ownServices(entry: unknown, places: Places): unknown[] {
  if (!isObject(entry) || entry.transport !== 'mcp') return [entry];
  const endpoint = ownAddress(entry.endpoint, places, (path) => path === mcpPath);
  return endpoint === entry.endpoint ? [entry] : [{ ...entry, endpoint }, entry];
}

const mapValues = (object: Json, change: (value: unknown, key: string) => unknown): Json =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
