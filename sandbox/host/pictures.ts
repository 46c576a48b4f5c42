import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Response, type Request } from 'miniflare';
import { negotiate } from '../images/negotiate';
import { readOrder, type Format } from '../images/order';
import { develop, developMissing } from '../pictures/develop';
import { findOriginal } from '../pictures/original';
import { Shelf } from '../pictures/shelf';
import { film } from './films';

const hands = 2;

const answer = (body: Buffer, format: Format, more: Record<string, string>, status = 200) =>
  new Response(new Uint8Array(body), {
    status,
    headers: { 'content-type': `image/${format}`, 'content-length': String(body.length), ...more },
  });

/**
 * The Node side of the image endpoint: what Miniflare binds as `PICTURES`. Photographs are looked
 * for in `sandbox/photography/originals` below `root`, the project's folder; what has none is drawn.
 * Films lie in its `films`. Finished pictures are kept in `cache`, by default `.lintel/pictures`.
 */
export function pictures(options: { root: string; cache?: string }) {
  const shelf = new Shelf(options.cache ?? join(options.root, '.lintel/pictures'), hands);
  const photographs = join(options.root, 'sandbox/photography/originals');
  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const order = readOrder(url.searchParams);
    if (!order) return new Response('bad size', { status: 400 });
    const moving = await film(request, join(photographs, 'films'));
    if (moving) return moving;
    const format = order.format ?? negotiate(request.headers.get('accept'));
    const original = await findOriginal(url.pathname, photographs);
    if (!original) return answer(await developMissing(format), format, {}, 404);
    const asked = JSON.stringify([url.pathname, original.version, order, format]);
    const key = createHash('sha256').update(asked).digest('hex').slice(0, 40);
    const etag = `"${key}"`;
    if (request.headers.get('if-none-match')?.includes(etag)) {
      return new Response(null, { status: 304, headers: { etag } });
    }
    const body = await shelf.get(`${key}.${format}`, () => develop(original, order, format));
    return answer(body, format, { etag });
  };
}
