/** Sizes are in pixels, to be multiplied by `dpr`. */
export type ImageTransform = {
  /** A value below 1 is a fraction of `rect`'s size, or of the original's if `rect` is null (Prismic's `w` and `h`). */
  width: number | null;
  height: number | null;
  dpr: number;
  fill: boolean;
  /** Edges to keep when cropping: `top`, `bottom`, `left`, `right`. */
  keep: string[];
  rect: { x: number; y: number; width: number; height: number } | null;
  /** Null: negotiated by `Accept`. */
  format: Format | null;
};

export type Format = 'avif' | 'webp' | 'jpeg' | 'png';

export const largest = 5760;

const formats: Record<string, Format> = {
  avif: 'avif',
  webp: 'webp',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  pjpg: 'jpeg',
  png: 'png',
};

/**
 * A size from 1 to 5760 (Shopify's limit), or a fraction if `ratio` is true. Null if missing, NaN
 * if invalid.
 */
function size(text: string | null, ratio: boolean): number | null {
  if (text === null || text === '') return null;
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (ratio && value > 0 && value < 1) return value;
  return value >= 1 && value <= largest ? Math.round(value) : Number.NaN;
}

function rectangle(text: string | null): ImageTransform['rect'] {
  const [x, y, width, height] = (text ?? '').split(',').map(Number);
  if (x === undefined || y === undefined || !width || !height) return null;
  return [x, y, width, height].every((part) => part >= 0) ? { x, y, width, height } : null;
}

const between = (value: number, least: number, most: number): number =>
  Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : least;

/**
 * Reads the parameters of Shopify's CDN and of Prismic's CDN (imgix), and ignores other parameters.
 * Returns null for an invalid size.
 */
export function readTransform(parameters: URLSearchParams): ImageTransform | null {
  const width = size(parameters.get('width') ?? parameters.get('w'), parameters.has('w'));
  const height = size(parameters.get('height') ?? parameters.get('h'), parameters.has('h'));
  if (Number.isNaN(width) || Number.isNaN(height)) return null;
  const crop = parameters.get('crop');
  const fit = parameters.get('fit');
  return {
    width,
    height,
    dpr: between(Number(parameters.get('dpr') ?? 1), 1, 5),
    fill: fit === null ? crop !== null : fit === 'crop',
    keep: (crop ?? '').split(',').filter((edge) => /^(top|bottom|left|right)$/.test(edge)),
    rect: rectangle(parameters.get('rect')),
    format: formats[parameters.get('format') ?? parameters.get('fm') ?? ''] ?? null,
  };
}
