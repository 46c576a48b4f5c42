import { readMeta } from '../state/meta';
import type { Service, World } from '../state/world';

/**
 * Where the demo's visitors are. The blocks are the ones set aside for documentation, so that
 * an address can be chosen for a test without pointing at anybody.
 */
const blocks: [string, string][] = [
  ['192.0.2.', 'US'],
  ['198.51.100.', 'AU'],
  ['203.0.113.', 'DE'],
  ['2001:db8:', 'NZ'],
];

const names = new Intl.DisplayNames(['en'], { type: 'region' });

/**
 * Country lookup, contracts §5: `GET /geo?ip=` → `{country, name}`. The address decides; without
 * one `CF-IPCountry`, whatever it says (`XX`, `T1`); else `XX`. What the platform knows about the
 * connection does not count: that is where the asking Worker is.
 */
export const geo: Service = (request, url, world) => {
  if (url.pathname !== '/geo') return null;
  if (request.method !== 'GET')
    return new Response(null, { status: 405, headers: { allow: 'GET' } });
  const country = countryOf(request, url.searchParams.get('ip'), world);
  const headers = { 'cache-control': 'private, no-store' };
  return Response.json({ country, name: nameOf(country) }, { headers });
};

/** Where this machine's own visitors come from: the control page's choice. */
export const visitorCountryKey = 'visitor_country';

function countryOf(request: Request, ip: string | null, { sql }: World): string {
  const isLocal = ip !== null && /^(127\.|::1$|::ffff:127\.)/.test(ip);
  if (isLocal) return readMeta(sql, visitorCountryKey) ?? 'US';
  if (ip !== null) return blocks.find(([start]) => ip.startsWith(start))?.[1] ?? 'XX';
  return request.headers.get('cf-ipcountry') ?? 'XX';
}

function nameOf(country: string): string {
  if (country === 'XX' || !/^[A-Z]{2}$/.test(country)) return 'Unknown';
  return names.of(country) ?? 'Unknown';
}
