import type { Env } from '~/platform/env.server';
import { stateOf, type Breakers } from '~/platform/fetch/circuit-breaker.server';
import type { ServiceName } from '~/platform/fetch/unavailable';
import { imageOrigins } from '~/platform/http/security-headers.server';
import type { PictureFolders } from '~/ui/own-picture-url';
import type { PictureHost } from '~/ui/picture-host';
import { isImgix } from '~/ui/picture-url';

/** Settings live as long as the isolate. */
const known = new WeakMap<Env, PictureFolders>();

/** Names the folders in IMAGE_FOLDERS: 'shopify', 'prismic', then 'shopify-2' and so on. */
export function pictureFolders(env: Env): PictureFolders {
  const found = known.get(env) ?? namesFor(env.IMAGE_FOLDERS);
  known.set(env, found);
  return found;
}

function namesFor(urls: readonly string[]): PictureFolders {
  const folders: Record<string, string> = {};
  for (const url of urls) {
    const kind = isImgix(new URL(url)) ? 'prismic' : 'shopify';
    const same = Object.keys(folders).filter((name) => name.startsWith(kind)).length;
    folders[same === 0 ? kind : `${kind}-${same + 1}`] = url;
  }
  return folders;
}

export const imageService = (source: string): ServiceName =>
  source.startsWith('prismic') ? 'content-images' : 'product-images';

/**
 * The folders whose pictures load from SITE_URL now. Omits hosts whose circuit breaker is open: browsers may still
 * reach these hosts directly.
 */
export function pictureHost(env: Env, breakers: Breakers): PictureHost | undefined {
  if (env.IMAGE_HOST === 'original') return undefined;
  const now = Date.now();
  const folders = Object.entries(pictureFolders(env)).filter(
    ([source]) => stateOf(breakers, imageService(source), now).state !== 'resting',
  );
  if (folders.length === 0) return undefined;
  return { every: env.IMAGE_HOST === 'own', folders: Object.fromEntries(folders) };
}

/** Origins for `preconnect`. */
export function otherPictureOrigins(env: Env, breakers: Breakers): string[] {
  const host = pictureHost(env, breakers);
  const own = host?.every
    ? Object.values(host.folders).map((folder) => new URL(folder).origin)
    : [];
  return imageOrigins(env).filter((origin) => origin !== env.SITE_URL && !own.includes(origin));
}
