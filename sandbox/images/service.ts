import { largest, readOrder } from './order';

/** What the image service needs of the world: the Node side that draws and encodes. */
export type PictureHost = {
  env: { PICTURES: { fetch(request: Request | string, init?: RequestInit): Promise<Response> } };
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

/** Of the Node side's headers. */
const passed = ['content-type', 'content-length', 'etag', 'accept-ranges', 'content-range'];

/** A version in the address means the picture under it never changes. */
const lifetime = (url: URL): string =>
  url.searchParams.has('v')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600, stale-while-revalidate=86400';

/**
 * Answers `/cdn/shop/files/…` (Shopify's parameters) and `/prismic-images/…` (Prismic's) with a
 * picture of the size and format asked for, and `/cdn/shop/videos/…` with a film or a part of it;
 * null for any other path. 400 for a size outside
 * 1 to 5760, 404 (a small picture) for an unknown name.
 */
export function images(request: Request, url: URL, host: PictureHost): Promise<Response> | null {
  const mine = /^\/(cdn\/shop\/(files|videos)|prismic-images)\//.test(url.pathname);
  return mine ? answer(request, url, host) : null;
}

async function answer(request: Request, url: URL, host: PictureHost): Promise<Response> {
  if (request.method === 'OPTIONS') {
    const methods = { 'access-control-allow-methods': 'GET, HEAD, OPTIONS' };
    return new Response(null, { status: 204, headers: { ...open, ...methods } });
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuse(405, 'Method not allowed', { allow: 'GET, HEAD, OPTIONS' });
  }
  if (!readOrder(url.searchParams)) {
    return refuse(400, `width and height must be from 1 to ${largest}`);
  }
  const asked = new Headers();
  for (const name of ['accept', 'if-none-match', 'if-range', 'range']) {
    const value = request.headers.get(name);
    if (value) asked.set(name, value);
  }
  const drawn = await host.env.PICTURES.fetch(`http://pictures${url.pathname}${url.search}`, {
    headers: asked,
  });
  const headers = new Headers({ ...open, 'x-content-type-options': 'nosniff' });
  for (const name of passed) {
    const value = drawn.headers.get(name);
    if (value) headers.set(name, value);
  }
  headers.set('cache-control', drawn.status < 400 ? lifetime(url) : 'no-store');
  const bare = request.method === 'HEAD' || drawn.status === 304;
  return new Response(bare ? null : drawn.body, { status: drawn.status, headers });
}
