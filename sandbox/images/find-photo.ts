import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { photoOf } from '../seed/photos';

/** `version` changes when the image shows another photograph. */
export type Photo = { path: string; version: string };

/** An image path's name without extension, such as `rooms/kitchen-brass`; null if malformed. */
function nameOf(pathname: string): string | null {
  const pattern =
    /^\/(?:cdn\/shop\/files|prismic-images)\/((?:[a-z0-9-]{1,40}\/)?[a-z0-9-]{1,120})\.(?:jpe?g|png|webp|avif)$/;
  return pattern.exec(pathname)?.[1] ?? null;
}

export async function findPhoto(pathname: string, originals: string): Promise<Photo | null> {
  const image = nameOf(pathname);
  const photo = image && photoOf(image);
  if (!photo) return null;
  const path = join(originals, `${photo}.webp`);
  const { size, mtimeMs } = await stat(path);
  return { path, version: `${photo} ${size} ${mtimeMs}` };
}
