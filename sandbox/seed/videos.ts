import type { SeedVideo } from './types';

/** Videos are in `photos/originals/videos`, made by `photos/video.py`. */
export const withVideo = new Set([
  'halden-pendant-brass',
  'marlow-table-lamp-oak',
  'aske-chair-black',
]);

const formats = [
  { format: 'mp4', mimeType: 'video/mp4' },
  { format: 'webm', mimeType: 'video/webm' },
];
const size = 640;
/** Raise this number when you replace a video, because browsers cache by version. */
const version = 1;

/** `poster` is the index of the product image that equals the first frame. */
export function videoOf(handle: string, name: string, poster: number): SeedVideo | null {
  if (!withVideo.has(handle)) return null;
  return {
    alt: `Video of the ${name}: from the side, up close and from further away`,
    poster,
    width: size,
    height: size,
    sources: formats.map(({ format, mimeType }) => ({
      src: `/cdn/shop/videos/${handle}.${format}?v=${version}`,
      format,
      mimeType,
    })),
  };
}
