import type { ProductVideo } from './product';

export interface VideoFile {
  src: string;
  type: string;
  /** In pixels; null if unknown. */
  height: number | null;
}

/** Playable without scripts, smaller files first. */
const formats = ['video/webm', 'video/mp4'];
/** Height in pixels, enough for the gallery. */
const enough = 720;

/** One per format: the smallest that is large enough, else the largest. */
export function videoSources(files: readonly VideoFile[]): ProductVideo['sources'] {
  return formats.flatMap((type) => {
    const own = files
      .filter((file) => file.type === type && /^https?:/.test(file.src))
      .toSorted((one, other) => (one.height ?? enough) - (other.height ?? enough));
    const file = own.find(({ height }) => (height ?? enough) >= enough) ?? own.at(-1);
    return file ? [{ src: file.src, type }] : [];
  });
}
