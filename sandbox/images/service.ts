import { dataSheet } from './data-sheet';
import { largest, readTransform } from './transform';

export type ImagesHost = {
  env: { IMAGES: { fetch(request: Request | string, init?: RequestInit): Promise<Response> } };
};

const open = { 'access-control-allow-origin': '*', vary: 'accept' };

const refuse = (status: number, message: string, more: Record<string, string> = {}): Response =>
  new Response(message, {
    status,
    headers: {
      ...open,
      ...more,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    },
  });

const passed = ['content-type', 'content-length', 'etag', 'accept-ranges', 'content-range'];

/** As on Shopify's CDN, URLs with a version (`v`) never change. */
const lifetime = (url: URL): string =>
  url.searchParams.has('v')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600, stale-while-revalidate=86400';

/**
 * Serves `/cdn/shop/files/…` (Shopify's parameters), `/prismic-images/…` (Prismic's parameters) and
 * `/cdn/shop/videos/…` (with range requests). Returns 400 for an invalid size, and 404 with a
 * placeholder image for an unknown name.
 */
export function images(request: Request, url: URL, host: ImagesHost): Promise<Response> | null {
  const mine = /^\/(cdn\/shop\/(files|videos)|prismic-images)\//.test(url.pathname);
  return mine ? answer(request, url, host) : null;
}

const sheetPattern = /^\/cdn\/shop\/files\/([a-z0-9-]{1,120})-data-sheet\.pdf$/;

function sheetAnswer({ method }: Request, url: URL, pdf: string): Response {
  return new Response(method === 'HEAD' ? null : pdf, {
    headers: {
      ...open,
      'cache-control': lifetime(url),
      'content-length': String(pdf.length),
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    },
  });
}

async function answer(request: Request, url: URL, host: ImagesHost): Promise<Response> {
  if (request.method === 'OPTIONS') {
    const methods = { 'access-control-allow-methods': 'GET, HEAD, OPTIONS' };
    return new Response(null, { status: 204, headers: { ...open, ...methods } });
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuse(405, 'Method not allowed', { allow: 'GET, HEAD, OPTIONS' });
  }
  if (!readTransform(url.searchParams)) {
    return refuse(400, `width and height must be from 1 to ${largest}`);
  }
  const [, sheet = ''] = sheetPattern.exec(url.pathname) ?? [];
  const pdf = dataSheet(sheet);
  if (pdf) return sheetAnswer(request, url, pdf);
  const requestHeaders = new Headers();
  for (const name of ['accept', 'if-none-match', 'if-range', 'range']) {
    const value = request.headers.get(name);
    if (value) requestHeaders.set(name, value);
  }
  const encoded = await host.env.IMAGES.fetch(`http://images${url.pathname}${url.search}`, {
    headers: requestHeaders,
  });
  const headers = new Headers({ ...open, 'x-content-type-options': 'nosniff' });
  for (const name of passed) {
    const value = encoded.headers.get(name);
    if (value) headers.set(name, value);
  }
  headers.set('cache-control', encoded.status < 400 ? lifetime(url) : 'no-store');
  const bare = request.method === 'HEAD' || encoded.status === 304;
  return new Response(bare ? null : encoded.body, { status: encoded.status, headers });
}
