import type { ImageTransform } from './transform';

type Size = { width: number; height: number };

/**
 * `area` is the visible part, in the original's pixels; `width` and `height` are the output's size,
 * in pixels.
 */
export type Crop = Size & { area: { x: number; y: number; width: number; height: number } };

/** A `rect` completely outside the original selects the complete original. */
function areaOf(original: Size, rect: ImageTransform['rect']): Crop['area'] {
  const all = { x: 0, y: 0, ...original };
  if (!rect || rect.x >= original.width || rect.y >= original.height) return all;
  return {
    x: rect.x,
    y: rect.y,
    width: Math.min(rect.width, original.width - rect.x),
    height: Math.min(rect.height, original.height - rect.y),
  };
}

const target = (requested: number | null, own: number, dpr: number): number | null =>
  requested === null ? null : (requested < 1 ? requested * own : requested) * dpr;

function offset(whole: number, part: number, keep: string[], low: string, high: string): number {
  if (keep.includes(low)) return 0;
  return keep.includes(high) ? whole - part : (whole - part) / 2;
}

const whole = (value: number): number => Math.max(1, Math.round(value));

/** As on Shopify's CDN, images are never enlarged. */
export function crop(transform: ImageTransform, original: Size): Crop {
  const area = areaOf(original, transform.rect);
  const width = target(transform.width, area.width, transform.dpr);
  const height = target(transform.height, area.height, transform.dpr);
  if (transform.fill && width !== null && height !== null) {
    const shrink = Math.min(1, area.width / width, area.height / height);
    const out = { width: width * shrink, height: height * shrink };
    const scale = Math.max(out.width / area.width, out.height / area.height);
    const part = { width: out.width / scale, height: out.height / scale };
    const x = area.x + offset(area.width, part.width, transform.keep, 'left', 'right');
    const y = area.y + offset(area.height, part.height, transform.keep, 'top', 'bottom');
    return { area: { x, y, ...part }, width: whole(out.width), height: whole(out.height) };
  }
  const scale = Math.min(1, (width ?? Infinity) / area.width, (height ?? Infinity) / area.height);
  return { area, width: whole(area.width * scale), height: whole(area.height * scale) };
}

const between = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/**
 * Whole pixels inside the original, as sharp requires. Floating-point errors can produce values
 * such as -1e-13.
 */
export function wholePixels(area: Crop['area'], original: Size) {
  const left = between(Math.floor(area.x), 0, original.width - 1);
  const top = between(Math.floor(area.y), 0, original.height - 1);
  return {
    left,
    top,
    width: between(Math.round(area.width), 1, original.width - left),
    height: between(Math.round(area.height), 1, original.height - top),
  };
}
