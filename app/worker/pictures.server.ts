/**
 * Serves pictures under `/media/` from the Cache API or their original host. See
 * docs/decisions/0078-pictures-from-the-shops-own-host.md.
 */
import { imageService, pictureFolders } from '~/picture-host.server';
import { cacheAddress } from '~/platform/cache/cache-store.server';
import { digestOf } from '~/platform/digest';
import type { Env } from '~/platform/env.server';
import { createFetchService } from '~/platform/fetch/fetch-service.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { matchesEtag } from '~/platform/http/etag';
import { noStore } from '~/platform/http/no-store';
import { openRateLimits } from '~/platform/http/rate-limits.server';
import type { RequestInfo } from '~/platform/request-info.server';
import { limitBindings } from '~/rate-limits';
import { mediaPath, readOwnPictureUrl, type RequestedPicture } from '~/ui/own-picture-url';
import { pictureUrl, type Size } from '~/ui/picture-url';

export const isPicturePath = (path: string): boolean => path.startsWith(mediaPath);

/** Leaves time for a redirect to the original host: a GET must be answered within 3 s. */
const deadlineMs = 2_500;
const largestBytes = 8 * 1024 * 1024;
const yearSeconds = 31_536_000;
const hourSeconds = 3600;

const formats = ['avif', 'webp'] as const;
type Format = (typeof formats)[number] | 'jpeg';

const acceptFor: Record<Format, string> = {
  avif: 'image/avif,image/webp,image/png,image/jpeg',
  webp: 'image/webp,image/png,image/jpeg',
  jpeg: 'image/jpeg,image/png',
};

/** SVG is excluded, because its scripts would run on the shop's origin. */
const served = /^image\/(?:avif|webp|jpeg|png|gif)$/;

/** Ranges such as `image/*` promise no format, so they are ignored. */
export function formatFor(accept: string | null): Format {
  const types = (accept ?? '')
    .toLowerCase()
    .split(',')
    .filter((type) => !/;\s*q=0(?:\.0*)?\s*$/.test(type))
    .map((type) => type.split(';')[0]?.trim());
  return formats.find((format) => types.includes(`image/${format}`)) ?? 'jpeg';
}

/**
 * Responds with
 * - 200, 206 or 304: the picture.
 * - 404: unknown picture or unlisted size.
 * - 302 to the original host: the Worker can't reach the host, the reply is too large or of another type, or the client
 *   requested too many uncached pictures.
 */
export async function answerPicture(
  request: Request,
  url: URL,
  info: RequestInfo,
): Promise<Response> {
  const { method, headers } = request;
  if (method !== 'GET' && method !== 'HEAD')
    return plain(405, 'Method not allowed', { Allow: 'GET, HEAD' });
  const path = url.pathname + url.search;
  const picture = readOwnPictureUrl(path, pictureFolders(info.env));
  if (!picture) return notFound();
  const format = formatFor(headers.get('accept'));
  const { SITE_URL: origin, IMAGE_RESIZER: resizer } = info.env;
  const address = await cacheAddress(origin, ['picture', resizer, format, path]);
  const response =
    (await readStored(address, request, info)) ??
    (await load({ picture, format, address }, request, info));
  return method === 'HEAD' ? new Response(null, response) : response;
}

const plain = (status: number, text: string, headers?: Record<string, string>) =>
  new Response(text, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      ...noStore,
      ...headers,
    },
  });

const notFound = () => plain(404, 'Not found');

const status = (text: string) => ({ 'Cache-Status': `Lintel; ${text}` });

async function readStored(
  address: string,
  { method, headers: sent }: Request,
  { log }: RequestInfo,
) {
  const conditions = new Headers();
  // `If-Range` asks for a part only if the picture hasn't changed. The complete picture is always a correct response.
  const takesPart = method === 'GET' && !sent.has('if-range');
  for (const name of ['if-none-match', ...(takesPart ? ['range'] : [])]) {
    const value = sent.get(name);
    if (value !== null) conditions.set(name, value);
  }
  try {
    const cache = await caches.open('pictures');
    const found = await cache.match(new Request(address, { headers: conditions }));
    if (!found) return undefined;
    const headers = new Headers(found.headers);
    headers.set('Cache-Status', 'Lintel; hit');
    return new Response(found.body, { status: found.status, headers });
  } catch (error) {
    log.warn('cache-unreadable', { error });
    return undefined;
  }
}

interface Wanted {
  picture: RequestedPicture;
  format: Format;
  /** In the cache. */
  address: string;
}

async function load(wanted: Wanted, request: Request, info: RequestInfo): Promise<Response> {
  const { picture, format, address } = wanted;
  const original = pictureUrl(picture.original, picture.size);
  const atOriginal = (why: string) =>
    new Response(null, {
      status: 302,
      headers: { Location: original, ...noStore, ...status(`fwd=${why}`) },
    });
  if (!(await mayLoad(request, info))) return atOriginal('bypass; detail=limit');
  const { env, isolate, log, budget, waitUntil } = info;
  const fetchService = createFetchService({ breakers: isolate.breakers, log, budget });
  try {
    const { url, cf } = sourceOf(picture, format, env);
    const reply = await fetchService(
      url,
      { headers: { Accept: acceptFor[format] }, ...({ cf } as RequestInit) },
      {
        service: imageService(picture.source),
        operation: 'picture',
        deadlineMs,
        maxBytes: largestBytes,
        binary: true,
        pauses: true,
      },
    );
    if (reply.status === 404 || reply.status === 410) return notFound();
    const type = reply.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
    const { bytes } = reply;
    if (reply.status !== 200 || !served.test(type) || !bytes?.length) {
      log.warn('picture-not-served', { url: original, status: reply.status, type });
      return atOriginal('miss; detail=unusable');
    }
    const etag = `"${await digestOf(bytes)}"`;
    const headers = new Headers({
      'Content-Type': type,
      'Content-Length': String(bytes.length),
      'Cache-Control': picture.immutable
        ? `public, max-age=${yearSeconds}, immutable`
        : `public, max-age=${hourSeconds}`,
      ETag: etag,
      'Accept-Ranges': 'bytes',
      Vary: 'Accept',
    });
    waitUntil(store(address, new Response(bytes, { headers }), info));
    headers.set('Cache-Status', 'Lintel; fwd=miss; stored');
    if (matchesEtag(request, etag)) return new Response(null, { status: 304, headers });
    return new Response(bytes, { headers });
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return atOriginal('miss; detail=unavailable');
  }
}

async function store(address: string, response: Response, { log }: RequestInfo): Promise<void> {
  try {
    await (await caches.open('pictures')).put(address, response);
  } catch (error) {
    log.warn('cache-unwritable', { error });
  }
}

async function mayLoad({ headers }: Request, { bindings, log }: RequestInfo): Promise<boolean> {
  const client = headers.get('cf-connecting-ip');
  return !client || openRateLimits(limitBindings, bindings, log).allow('pictures', client);
}

const gravities = { centre: 'center', top: 'top', bottom: 'bottom', left: 'left', right: 'right' };

const cloudflareImage = ({ width, height, focus = 'centre' }: Size, format: Format) => ({
  width,
  ...(height && { height, gravity: gravities[focus] }),
  // Neither enlarges.
  fit: height ? 'crop' : 'scale-down',
  format,
});

/** Cloudflare's cache ignores `Vary`, so each format has a query parameter, which hosts ignore. */
export function sourceOf(
  { original, size, immutable }: RequestedPicture,
  format: Format,
  env: Pick<Env, 'IMAGE_RESIZER'>,
) {
  const seconds = immutable ? yearSeconds : hourSeconds;
  const cache = { cacheEverything: true, cacheTtlByStatus: { '200': seconds, '201-599': 0 } };
  if (env.IMAGE_RESIZER === 'cloudflare')
    return { url: original, cf: { ...cache, image: cloudflareImage(size, format) } };
  const url = new URL(pictureUrl(original, size));
  url.searchParams.set('for', format);
  return { url: url.href, cf: cache };
}
