import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { drawProduct, drawRoom, type Drawing } from './draw';

/** A picture before it is cut and scaled: a photograph on disk, or a drawing. */
export type Original =
  | { kind: 'file'; path: string; version: string }
  | { kind: 'drawing'; drawing: Drawing; version: string };

const extensions = ['avif', 'webp', 'jpg', 'png'];

async function photograph(folder: string, name: string): Promise<Original | null> {
  for (const extension of extensions) {
    const path = join(folder, `${name}.${extension}`);
    const found = await stat(path).catch(() => null);
    if (found?.isFile()) return { kind: 'file', path, version: `${found.size}-${found.mtimeMs}` };
  }
  return null;
}

/** Changes with the drawing, so that the cache on disk never has an old one. */
function fingerprint({ width, height, svg }: Drawing): string {
  const all = svg({ area: { x: 0, y: 0, width, height }, width, height });
  return createHash('sha256').update(all).digest('hex').slice(0, 16);
}

/** The name without extension of a picture's path, e.g. `rooms/kitchen-brass`; null if odd. */
function nameOf(pathname: string): string | null {
  const pattern =
    /^\/(?:cdn\/shop\/files|prismic-images)\/((?:[a-z0-9-]{1,40}\/)?[a-z0-9-]{1,120})\.(?:jpe?g|png|webp|avif)$/;
  return pattern.exec(pathname)?.[1] ?? null;
}

/**
 * Finds the original of a picture: a file of that name below `photographs` (rooms in its
 * `rooms/`), else a drawing. Null for an unknown name.
 */
export async function findOriginal(
  pathname: string,
  photographs: string,
): Promise<Original | null> {
  const name = nameOf(pathname);
  if (!name) return null;
  const photo = await photograph(photographs, name);
  if (photo) return photo;
  const drawing = name.startsWith('rooms/') ? drawRoom(name.slice(6)) : drawProduct(name);
  return drawing && { kind: 'drawing', drawing, version: fingerprint(drawing) };
}
