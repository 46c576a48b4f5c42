/** Content-Security-Policy and the other security headers of every response. */
import type { Env } from '../env.server';
import { beaconHosts, tagHosts } from './tag-hosts';
import { hasToolbar } from '../preview.server';

/** 128 random bits for one response. */
export const createNonce = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));

const isSecure = (env: Env) => new URL(env.SITE_URL).protocol === 'https:';

/** Parses a setting with hosts or origins, separated by spaces. */
function originsOf(setting: string | undefined, secure: boolean): string[] {
  return (setting ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((place) => (place.includes('://') ? place : `${secure ? 'https' : 'http'}://${place}`))
    .map((place) => new URL(place).origin);
}

/**
 * `form-action`. Browsers apply it to each redirect of a form: the checkout button ends at the hosted
 * checkout, the store selector at a sibling store.
 */
function formTargets(env: Env, secure: boolean): string[] {
  return [
    ...originsOf(env.CHECKOUT_DOMAIN, secure),
    ...originsOf(env.SHOPIFY_STORE_DOMAIN, true),
    ...Object.values(env.STORE_URLS).map((url) => new URL(url).origin),
    ...(secure ? ['https://checkout.shopify.com', 'https://shop.app'] : []),
  ];
}

/** What a response needs in addition. */
export interface Allowances {
  /** The content service's preview toolbar, and then only with a real repository. */
  toolbar?: boolean;
  /** False on pages that must not load third parties. */
  tags?: boolean;
}

/** The Content-Security-Policy of one response. */
function contentSecurityPolicy(env: Env, nonce: string, allow: Allowances): string {
  const secure = isSecure(env);
  const tags = allow.tags === false ? [] : tagHosts(env);
  const beacons = allow.tags === false ? [] : beaconHosts(env);
  const images = originsOf(env.IMAGE_ORIGINS, secure).join(' ');
  const own = `'self' 'nonce-${nonce}'`;
  // Vite's development server inserts styles without a nonce and uses a WebSocket.
  const dev = import.meta.env.DEV && !import.meta.env.VITEST;
  const toolbar =
    allow.toolbar && hasToolbar(env)
      ? ` https://static.cdn.prismic.io https://${env.PRISMIC_REPOSITORY}.prismic.io`
      : '';
  const directives: [string, string][] = [
    ['default-src', "'self'"],
    ['script-src', [own + toolbar, ...tags].join(' ')],
    ['style-src', dev ? "'self' 'unsafe-inline'" : own],
    ['img-src', [`'self' data: ${images}${toolbar}`, ...tags].join(' ')],
    ['media-src', `'self' ${images}`],
    ['font-src', "'self'"],
    ['connect-src', [(dev ? "'self' ws:" : "'self'") + toolbar, ...tags, ...beacons].join(' ')],
    ['form-action', [...new Set(["'self'", ...formTargets(env, secure)])].join(' ')],
    ['frame-src', toolbar || "'none'"],
    ['frame-ancestors', "'none'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
  ];
  const policy = directives.map(([name, sources]) => `${name} ${sources.trim()}`);
  if (secure) policy.push('upgrade-insecure-requests');
  return policy.join('; ');
}

/** Sets the headers. HSTS only on an https site. */
export function setSecurityHeaders(
  headers: Headers,
  env: Env,
  nonce: string,
  allow: Allowances = {},
): void {
  headers.set('Content-Security-Policy', contentSecurityPolicy(env, nonce, allow));
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  headers.set('Cross-Origin-Resource-Policy', 'same-origin');
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('X-Frame-Options', 'DENY');
  headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  headers.set(
    'Permissions-Policy',
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  );
  if (isSecure(env)) headers.set('Strict-Transport-Security', 'max-age=31536000');
}
