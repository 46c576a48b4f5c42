import { readValue } from '../world/key-values';
import type { Service, World } from '../world/world';

/**
 * Countries of the demo's visitors, by address block. The blocks are those reserved for
 * documentation, so that they belong to nobody.
 */
const blocks: [string, string][] = [
  ['192.0.2.', 'US'],
  ['198.51.100.', 'AU'],
  ['203.0.113.', 'DE'],
  ['2001:db8:', 'NZ'],
];

const names = new Intl.DisplayNames(['en'], { type: 'region' });

/**
 * Country lookup: `GET /geo?ip=` → `{country, name}`. Without `ip` the header `CF-IPCountry`
 * decides, which may be `XX` (unknown) or `T1` (Tor). The address of the connection is ignored: it
 * is the calling Worker's, not the shopper's.
 */
export const geo: Service = (request, url, world) => {
  if (url.pathname !== '/geo') return null;
  if (request.method !== 'GET')
    return new Response(null, { status: 405, headers: { allow: 'GET' } });
  const country = countryOf(request, url.searchParams.get('ip'), world);
  const headers = { 'cache-control': 'private, no-store' };
  return Response.json({ country, name: nameOf(country) }, { headers });
};

/** Key of the country that the control page gives to visitors from this machine. */
export const visitorCountryKey = 'visitor_country';

function countryOf(request: Request, ip: string | null, { sql }: World): string {
  const isLocal = ip !== null && /^(127\.|::1$|::ffff:127\.)/.test(ip);
  if (isLocal) return readValue(sql, visitorCountryKey) ?? 'US';
  if (ip !== null) return blocks.find(([start]) => ip.startsWith(start))?.[1] ?? 'XX';
  return request.headers.get('cf-ipcountry') ?? 'XX';
}

function nameOf(country: string): string {
  if (country === 'XX' || !/^[A-Z]{2}$/.test(country)) return 'Unknown';
  return names.of(country) ?? 'Unknown';
}
