import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Response, type Request } from 'miniflare';
import { DiskCache } from './disk-cache';
import { encodeMissing, encodePhoto, settings } from './encode';
import { findPhoto } from './find-photo';
import { readTransform, type Format } from './transform';
import { video } from './videos';

const concurrency = 2;

const answer = (body: Buffer, format: Format, more: Record<string, string>, status = 200) =>
  new Response(new Uint8Array(body), {
    status,
    headers: { 'content-type': `image/${format}`, 'content-length': String(body.length), ...more },
  });

/**
 * The binding `IMAGES`, which encodes images in Node. `root` is the project's folder, `cache` the
 * folder of encoded images (default `.lintel/images`), `formats` the supported formats, best first.
 */
export function imageFiles(options: { root: string; cache?: string; formats?: Format[] }) {
  const cache = new DiskCache(options.cache ?? join(options.root, '.lintel/images'), concurrency);
  const originals = join(options.root, 'sandbox/photos/originals');
  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const transform = readTransform(url.searchParams);
    if (!transform) return new Response('bad size', { status: 400 });
    const found = await video(request, join(originals, 'videos'));
    if (found) return found;
    const format = transform.format ?? negotiate(request.headers.get('accept'), options.formats);
    const photo = await findPhoto(url.pathname, originals);
    if (!photo) return answer(await encodeMissing(format), format, {}, 404);
    const asked = JSON.stringify([
      url.pathname,
      photo.version,
      transform,
      format,
      settings[format],
    ]);
    const key = createHash('sha256').update(asked).digest('hex').slice(0, 40);
    const etag = `"${key}"`;
    if (request.headers.get('if-none-match')?.includes(etag)) {
      return new Response(null, { status: 304, headers: { etag } });
    }
    const encode = () => encodePhoto(photo.source, transform, format);
    const body = await cache.get(`${key}.${format}`, encode);
    return answer(body, format, { etag });
  };
}

const refused = /;\s*q=0(\.0+)?\s*$/;

function negotiate(accept: string | null, formats: Format[] = ['avif', 'webp']): Format {
  const types = (accept ?? '')
    .toLowerCase()
    .split(',')
    .filter((type) => !refused.test(type))
    .map((type) => type.split(';')[0]?.trim());
  return formats.find((format) => types.includes(`image/${format}`)) ?? 'jpeg';
}
