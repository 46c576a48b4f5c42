import { readValue } from '../world/key-values';
import type { Service, World } from '../world/world';

/** Blocks reserved for documentation. */
const blocks: [string, string][] = [
  ['192.0.2.', 'US'],
  ['198.51.100.', 'AU'],
  ['203.0.113.', 'DE'],
  ['2001:db8:', 'NZ'],
];

const names = new Intl.DisplayNames(['en'], { type: 'region' });

/**
 * `GET /geo?ip=` returns an IP address's country as `{country, name}`; without `ip`, the country in
 * `CF-IPCountry`, such as `XX` (unknown) or `T1` (Tor). The connection's IP address isn't used,
 * because it is the calling Worker's, not the visitor's.
 */
export const geo: Service = (request, url, world) => {
  if (url.pathname !== '/geo') return null;
  if (request.method !== 'GET')
    return new Response(null, { status: 405, headers: { allow: 'GET' } });
  const country = countryOf(request, url.searchParams.get('ip'), world);
  const headers = { 'cache-control': 'private, no-store' };
  return Response.json({ country, name: nameOf(country) }, { headers });
};

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
