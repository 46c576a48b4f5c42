/**
 * `/media/{source}/{size}/{file}` on the shop's host, for example `/media/shopify/500x500/lamp.jpg?v=12` or
 * `/media/prismic/1440x720-top/room.jpg?rect=0,0,800,600`. `app/worker/pictures.server.ts` serves these URLs.
 */
import { isListedSize } from './picture-sizes';
import type { Focus, Size } from './picture-url';

/**
 * Folders whose pictures the shop's host serves: name → URL with a slash at the end. Names of Prismic's folders begin
 * with 'prismic'.
 */
export type PictureFolders = Readonly<Record<string, string>>;

export const mediaPath = '/media/';

const focuses: readonly Focus[] = ['top', 'bottom', 'left', 'right'];
/** No segment begins with a dot. Only non-ASCII characters are escaped (`%C3`, not `%c3`), as in `canonicalPath`. */
const filePattern = /^(?:[\w~-]|%[89A-F][0-9A-F])(?:[\w.~-]|%[89A-F][0-9A-F])*$/;
const longestFile = 400;

const isFile = (file: string): boolean =>
  file.length <= longestFile && file.split('/').every((segment) => filePattern.test(segment));

const rectPattern = /^\d{1,5}(?:\.\d{1,4})?(?:,\d{1,5}(?:\.\d{1,4})?){3}$/;
/** Prismic's parameters that `pictureUrl` sets for each size. */
const replaced = /^(?:auto|w|h|fit|crop)$/;

/** The parameters that select the picture; undefined if a parameter is unknown. */
function keptQuery(source: string, query: string): string | undefined {
  const isPrismic = source.startsWith('prismic');
  const kept: string[] = [];
  for (const [name, value] of new URLSearchParams(query)) {
    if (isPrismic && name === 'rect' && rectPattern.test(value)) kept.push(`rect=${value}`);
    else if (!isPrismic && name === 'v' && /^\d{1,16}$/.test(value)) kept.push(`v=${value}`);
    else if (!isPrismic || !replaced.test(name)) return undefined;
  }
  return kept.length > 1 ? undefined : kept.join('');
}

const nameOf = ({ width, height, focus }: Size): string => {
  if (height === undefined) return String(width);
  return `${width}x${height}${focus && focus !== 'centre' ? `-${focus}` : ''}`;
};

function sizeOf(name: string): Size | undefined {
  const [, width, height, focus] = /^(\d{2,4})(?:x(\d{2,4})(?:-([a-z]+))?)?$/.exec(name) ?? [];
  if (!width || (focus && !focuses.includes(focus as Focus))) return undefined;
  if (!height) return { width: Number(width) };
  return {
    width: Number(width),
    height: Number(height),
    ...(focus && { focus: focus as Focus }),
  };
}

/**
 * Undefined if only the original host can serve the picture: other folder, unknown parameters or characters, or
 * unlisted size.
 */
export function ownPictureUrl(
  src: string,
  size: Size,
  folders: PictureFolders,
): string | undefined {
  const whole = {
    ...size,
    width: Math.round(size.width),
    height: size.height === undefined ? undefined : Math.round(size.height),
  };
  const source = Object.keys(folders).find((name) => src.startsWith(folders[name]!));
  if (source === undefined || !isListedSize(whole.width, whole.height)) return undefined;
  const [file = '', query = '', ...more] = src.slice(folders[source]!.length).split('?');
  if (!isFile(file) || more.length > 0) return undefined;
  const kept = keptQuery(source, query);
  if (kept === undefined) return undefined;
  return `${mediaPath}${source}/${nameOf(whole)}/${file}${kept && `?${kept}`}`;
}

export interface RequestedPicture {
  source: string;
  /** For `pictureUrl`. */
  original: string;
  size: Size;
  /** A changed picture gets another URL. */
  immutable: boolean;
}

/** Undefined unless `ownPictureUrl` makes exactly this path, so each picture has one URL. */
export function readOwnPictureUrl(
  path: string,
  folders: PictureFolders,
): RequestedPicture | undefined {
  const [source = '', name = '', ...rest] = path.slice(mediaPath.length).split('/');
  const folder = Object.hasOwn(folders, source) ? folders[source] : undefined;
  const size = sizeOf(name);
  if (folder === undefined || !size) return undefined;
  const src = folder + rest.join('/');
  if (ownPictureUrl(src, size, folders) !== path) return undefined;
  const isPrismic = source.startsWith('prismic');
  const original = new URL(src);
  if (isPrismic) original.searchParams.set('auto', 'format,compress');
  const immutable = isPrismic || original.searchParams.has('v');
  return { source, original: original.href, size, immutable };
}
