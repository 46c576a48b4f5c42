import type { SeedFilm } from './types';

/** Handles with a film in `photography/originals/films`, which `photography/film.py` makes. */
export const filmed = new Set([
  'halden-pendant-brass',
  'marlow-table-lamp-oak',
  'aske-chair-black',
]);

const formats = [
  { format: 'mp4', mimeType: 'video/mp4' },
  { format: 'webm', mimeType: 'video/webm' },
];
const size = 640;
/** Raise it when a film is replaced, because browsers cache films by version. */
const version = 1;

/**
 * The film of a product, if it has one. `poster` is the index of the picture that it begins with.
 */
export function filmOf(handle: string, name: string, poster: number): SeedFilm | null {
  if (!filmed.has(handle)) return null;
  return {
    alt: `A film of the ${name}: from the side, up close and from further away`,
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
