/** Content-Security-Policy and the other security headers of every response. */
import type { Env } from '../env.server';

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

/** Origins of third parties that a response may use. */
export interface AllowedOrigins {
  /** Scripts, pictures and requests. */
  scripts?: readonly string[];
  /** Requests only. */
  requests?: readonly string[];
  frames?: readonly string[];
}

/** The Content-Security-Policy of one response. */
function contentSecurityPolicy(env: Env, nonce: string, allowed: AllowedOrigins): string {
  const secure = isSecure(env);
  const { scripts = [], requests = [], frames = [] } = allowed;
  const images = originsOf(env.IMAGE_ORIGINS, secure);
  const own = `'self' 'nonce-${nonce}'`;
  // Vite's development server inserts styles without a nonce and uses a WebSocket.
  const dev = import.meta.env.DEV && !import.meta.env.VITEST;
  const directives: [string, string[]][] = [
    ['default-src', ["'self'"]],
    ['script-src', [own, ...scripts]],
    ['style-src', [dev ? "'self' 'unsafe-inline'" : own]],
    ['img-src', ["'self' data:", ...images, ...scripts]],
    ['media-src', ["'self'", ...images]],
    ['font-src', ["'self'"]],
    ['connect-src', [dev ? "'self' ws:" : "'self'", ...scripts, ...requests]],
    ['form-action', [...new Set(["'self'", ...formTargets(env, secure)])]],
    ['frame-src', frames.length > 0 ? [...frames] : ["'none'"]],
    ['frame-ancestors', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['object-src', ["'none'"]],
  ];
  const policy = directives.map(([name, sources]) => [name, ...sources].join(' '));
  if (secure) policy.push('upgrade-insecure-requests');
  return policy.join('; ');
}

/** Sets the headers. HSTS only on an https site. */
export function setSecurityHeaders(
  headers: Headers,
  env: Env,
  nonce: string,
  allowed: AllowedOrigins = {},
): void {
  headers.set('Content-Security-Policy', contentSecurityPolicy(env, nonce, allowed));
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
