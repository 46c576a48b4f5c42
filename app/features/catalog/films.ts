/** Which files of a film a page offers. Pure. */
import type { ProductVideo } from './product';

/** A file of a film as shops keep them: several sizes and formats of the same. */
export interface FilmFile {
  src: string;
  type: string;
  /** In pixels; null where it is not told. */
  height: number | null;
}

/** The formats that are played without a script, the smaller files first. */
const formats = ['video/webm', 'video/mp4'];
/** Of what fills the gallery's main place; larger files only cost. */
const enough = 720;

/** One file for each format: the smallest that is large enough, else the largest. */
export function filmSources(files: readonly FilmFile[]): ProductVideo['sources'] {
  return formats.flatMap((type) => {
    const own = files
      .filter((file) => file.type === type && /^https?:/.test(file.src))
      .toSorted((one, other) => (one.height ?? enough) - (other.height ?? enough));
    const file = own.find(({ height }) => (height ?? enough) >= enough) ?? own.at(-1);
    return file ? [{ src: file.src, type }] : [];
  });
}
