/** What a picture's address asks for; sizes in pixels, before `dpr`. */
export type Order = {
  /** May be a fraction of the original's size below 1, as Prismic allows. */
  width: number | null;
  height: number | null;
  dpr: number;
  /** Fill both sizes and cut off what is over, instead of fitting inside. */
  fill: boolean;
  /** Which edges to keep when cutting: any of `top`, `bottom`, `left`, `right`. */
  keep: string[];
  rect: { x: number; y: number; width: number; height: number } | null;
  /** The format asked for in the address; null means negotiate. */
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

/** A size of 1 to 5760 pixels, or with `ratio` a fraction of the original; NaN when it is neither. */
function size(text: string | null, ratio: boolean): number | null {
  if (text === null || text === '') return null;
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (ratio && value > 0 && value < 1) return value;
  return value >= 1 && value <= largest ? Math.round(value) : Number.NaN;
}

function rectangle(text: string | null): Order['rect'] {
  const [x, y, width, height] = (text ?? '').split(',').map(Number);
  if (x === undefined || y === undefined || !width || !height) return null;
  return [x, y, width, height].every((part) => part >= 0) ? { x, y, width, height } : null;
}

const between = (value: number, least: number, most: number): number =>
  Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : least;

/**
 * Reads the parameters of Shopify's and Prismic's image services; unknown ones are ignored.
 * Null when a size is not a number from 1 to 5760.
 */
export function readOrder(parameters: URLSearchParams): Order | null {
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
