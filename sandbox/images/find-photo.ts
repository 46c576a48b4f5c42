import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { drawingOf } from '../seed/drawings';
import { photoOf } from '../seed/photos';
import { svgOf } from './svg';

/** `source` is a path or an SVG. `version`, part of the cache key, changes with the source. */
export type Photo = { source: string | Buffer; version: string };

/** A name is, for example, `rooms/kitchen-brass`; null if the path is malformed. */
function nameOf(pathname: string): string | null {
  const pattern =
    /^\/(?:cdn\/shop\/files|prismic-images)\/((?:[a-z0-9-]{1,40}\/)?[a-z0-9-]{1,120})\.(?:jpe?g|png|webp|avif)$/;
  return pattern.exec(pathname)?.[1] ?? null;
}

export async function findPhoto(pathname: string, originals: string): Promise<Photo | null> {
  const image = nameOf(pathname);
  const drawing = image && drawingOf(image);
  if (drawing) {
    const svg = svgOf(drawing);
    return { source: Buffer.from(svg), version: svg };
  }
  const photo = image && photoOf(image);
  if (!photo) return null;
  const path = join(originals, `${photo}.webp`);
  const { size, mtimeMs } = await stat(path);
  return { source: path, version: `${photo} ${size} ${mtimeMs}` };
}
