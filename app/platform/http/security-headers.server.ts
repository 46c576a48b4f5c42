import type { Env } from '../env.server';

export const createNonce = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));

const isSecure = (env: Env) => env.SITE_URL.startsWith('https:');

function originsOf(setting: string | undefined, secure: boolean): string[] {
  return (setting ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((place) => (place.includes('://') ? place : `${secure ? 'https' : 'http'}://${place}`))
    .map((place) => new URL(place).origin);
}

export const imageOrigins = (env: Env): string[] => originsOf(env.IMAGE_ORIGINS, isSecure(env));

/** Origins to which forms post or redirect: Shopify's checkout and the sibling stores. */
function formTargets(env: Env, secure: boolean): string[] {
  return [
    ...originsOf(env.CHECKOUT_DOMAIN, secure),
    ...originsOf(env.SHOPIFY_STORE_DOMAIN, true),
    ...Object.values(env.STORE_URLS).map((url) => new URL(url).origin),
    ...(secure ? ['https://checkout.shopify.com', 'https://shop.app'] : []),
  ];
}

/** Scripts are trusted only by the nonce. */
export interface AllowedOrigins {
  /** For pictures and requests. */
  resources?: readonly string[];
  images?: readonly string[];
  requests?: readonly string[];
  styles?: readonly string[];
  frames?: readonly string[];
  /** Origins that may show the page in a frame. If the list is empty, the page can't be framed. */
  ancestors?: readonly string[];
}

export const reportsPath = '/reports';
const reportsGroup = 'reports';

/** `report-to` requires https endpoints; browsers that support it ignore `report-uri`. */
const reportDirectives = (secure: boolean): string[] => [
  `report-uri ${reportsPath}`,
  ...(secure ? [`report-to ${reportsGroup}`] : []),
];

const nonceMark = '{nonce}';

function contentSecurityPolicy(env: Env, allowed: AllowedOrigins): string {
  const secure = isSecure(env);
  const { resources = [], requests = [], styles = [], frames = [], ancestors = [] } = allowed;
  const images = imageOrigins(env);
  const own = `'self' 'nonce-${nonceMark}'`;
  // Vite's development server inserts styles without a nonce and uses a WebSocket.
  const dev = import.meta.env.DEV && !import.meta.env.VITEST;
  const directives: [string, string[]][] = [
    ['default-src', ["'self'"]],
    // Browsers that support 'strict-dynamic' ignore 'self'.
    ['script-src', [own, "'strict-dynamic'"]],
    ['style-src', [dev ? "'self' 'unsafe-inline'" : own, ...styles]],
    ['img-src', ["'self' data:", ...images, ...resources, ...(allowed.images ?? [])]],
    ['media-src', ["'self'", ...images]],
    ['font-src', ["'self'"]],
    ['connect-src', [dev ? "'self' ws:" : "'self'", ...resources, ...requests]],
    ['form-action', [...new Set(["'self'", ...formTargets(env, secure)])]],
    ['frame-src', frames.length > 0 ? [...frames] : ["'none'"]],
    ['frame-ancestors', ancestors.length > 0 ? [...ancestors] : ["'none'"]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
  ];
  const policy = directives.map(([name, sources]) => [name, ...sources].join(' '));
  if (secure) policy.push('upgrade-insecure-requests');
  return [...policy, ...reportDirectives(secure)].join('; ');
}

function strictTransportSecurity({ HSTS_SCOPE, HSTS_SECONDS }: Env): string {
  const also = {
    host: '',
    subdomains: '; includeSubDomains',
    preload: '; includeSubDomains; preload',
  };
  return `max-age=${HSTS_SECONDS}${also[HSTS_SCOPE]}`;
}

/** Third-party scripts must not use these features. */
const unusedFeatures =
  'accelerometer browsing-topics camera display-capture geolocation gyroscope hid idle-detection local-fonts magnetometer microphone midi payment screen-wake-lock serial usb xr-spatial-tracking';
const permissionsPolicy = unusedFeatures.replace(/\S+/g, '$&=()').replaceAll(' ', ', ');
/** Shoppers can sort the shops for pickup by distance. */
const withGeolocation = permissionsPolicy.replace('geolocation=()', 'geolocation=(self)');

/** HSTS and `Reporting-Endpoints` are set only on https. */
function headersFor(env: Env, allowed: AllowedOrigins): [name: string, value: string][] {
  const secure = isSecure(env);
  const headers: [string, string][] = [
    ['Content-Security-Policy', contentSecurityPolicy(env, allowed)],
  ];
  // Third-party scripts would violate this policy on every page.
  if (!allowed.resources?.length) {
    const watched = [
      "require-trusted-types-for 'script'",
      'trusted-types clean-html',
      ...reportDirectives(secure),
    ];
    headers.push(['Content-Security-Policy-Report-Only', watched.join('; ')]);
  }
  headers.push(
    [
      'Cross-Origin-Opener-Policy',
      secure ? `same-origin; report-to="${reportsGroup}"` : 'same-origin',
    ],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Origin-Agent-Cluster', '?1'],
    ['X-Content-Type-Options', 'nosniff'],
    // This header can't name origins, so it would also refuse the allowed ones.
    ...(allowed.ancestors?.length ? [] : [['X-Frame-Options', 'DENY'] as [string, string]]),
    ['X-Permitted-Cross-Domain-Policies', 'none'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', env.PICKUP ? withGeolocation : permissionsPolicy],
  );
  if (!secure) return headers;
  const endpoint = new URL(reportsPath, env.SITE_URL).href;
  return [
    ...headers,
    ['Strict-Transport-Security', strictTransportSecurity(env)],
    ['Reporting-Endpoints', `${reportsGroup}="${endpoint}"`],
  ];
}

/** For files, as in `public/_headers`. A page's headers are as long as a small picture, so files don't get them. */
export function setFileHeaders(headers: Headers, env: Env): void {
  headers.set(
    'Content-Security-Policy',
    "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  );
  headers.set('Cross-Origin-Resource-Policy', 'same-origin');
  headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  headers.set('X-Content-Type-Options', 'nosniff');
  if (isSecure(env)) headers.set('Strict-Transport-Security', strictTransportSecurity(env));
}

/**
 * For responses of Shopify apps. `sandbox` gives an app's page an origin of its own, so that its scripts can't act as
 * the shopper in this shop.
 */
export function setAppHeaders(headers: Headers, env: Env): void {
  setFileHeaders(headers, env);
  headers.set(
    'Content-Security-Policy',
    "sandbox allow-downloads allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-scripts allow-top-navigation-by-user-activation; frame-ancestors 'none'",
  );
  headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
  headers.set('Permissions-Policy', permissionsPolicy);
}

/** Cached, because only the nonce differs between responses. */
const known = new WeakMap<Env, Map<string, [name: string, value: string][]>>();

export function setSecurityHeaders(
  headers: Headers,
  env: Env,
  nonce: string,
  allowed: AllowedOrigins = {},
): void {
  const ofEnv = known.get(env) ?? new Map<string, [string, string][]>();
  known.set(env, ofEnv);
  const key = JSON.stringify(allowed);
  const all = ofEnv.get(key) ?? headersFor(env, allowed);
  ofEnv.set(key, all);
  for (const [name, value] of all)
    headers.set(name, value.includes(nonceMark) ? value.replaceAll(nonceMark, nonce) : value);
}
