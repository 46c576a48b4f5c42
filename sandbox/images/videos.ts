import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Response, type Request } from 'miniflare';

/**
 * Serves `/cdn/shop/videos/{name}.mp4` or `.webm` from `folder`; null if missing. Safari requires
 * range requests: one range gets 206, or 416 if it is outside the file. Several ranges or an
 * invalid range get the complete video.
 */
export async function video(request: Request, folder: string): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  const [, file, format] =
    /^\/cdn\/shop\/videos\/([a-z0-9-]{1,120}\.(mp4|webm))$/.exec(pathname) ?? [];
  if (!file) return null;
  const path = join(folder, file);
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) return null;
  const { size, mtimeMs } = found;
  const etag = `"${size}-${Math.round(mtimeMs)}"`;
  const headers = { etag, 'accept-ranges': 'bytes', 'content-type': `video/${format}` };
  const ask = (name: string) => request.headers.get(name);
  if (ask('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers });
  const same = (ask('if-range') ?? etag) === etag;
  const part = same ? rangeOf(ask('range'), size) : null;
  if (part === 'outside') {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } });
  }
  const body = new Uint8Array(await readFile(path));
  if (!part) return new Response(body, { headers: { ...headers, 'content-length': String(size) } });
  const { first, last } = part;
  return new Response(body.slice(first, last + 1), {
    status: 206,
    headers: {
      ...headers,
      'content-length': String(last - first + 1),
      'content-range': `bytes ${first}-${last}/${size}`,
    },
  });
}

/** `bytes=0-99`, `bytes=100-` or `bytes=-100` (the last 100 bytes); null for other headers. */
export function rangeOf(
  header: string | null,
  size: number,
): { first: number; last: number } | 'outside' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < first) return null;
  return first > last ? 'outside' : { first, last };
}
