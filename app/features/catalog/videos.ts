/** Selects the video files that a page offers. Pure. */
import type { ProductVideo } from './product';

/** One of several sizes and formats of the same video. */
export interface VideoFile {
  src: string;
  type: string;
  /** In pixels; null when unknown. */
  height: number | null;
}

/** Formats that browsers play without a script, the smaller files first. */
const formats = ['video/webm', 'video/mp4'];
/** Height in pixels that suffices for the gallery's main slide. */
const enough = 720;

/** One file per format: the smallest that is large enough, else the largest. */
export function videoSources(files: readonly VideoFile[]): ProductVideo['sources'] {
  return formats.flatMap((type) => {
    const own = files
      .filter((file) => file.type === type && /^https?:/.test(file.src))
      .toSorted((one, other) => (one.height ?? enough) - (other.height ?? enough));
    const file = own.find(({ height }) => (height ?? enough) >= enough) ?? own.at(-1);
    return file ? [{ src: file.src, type }] : [];
  });
}
