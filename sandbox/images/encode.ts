import sharp, { type Sharp } from 'sharp';
import { crop, wholePixels } from './crop';
import type { Format, ImageTransform } from './transform';

/**
 * Effort 3 at quality 75 shows no blocks in metal sheen, which 68 at effort 1 did, for 10% more bytes. Effort 1 would
 * need quality 80 and 33% more; effort 4 takes ten times as long and saves little.
 */
export const settings = {
  avif: { quality: 75, effort: 3, chromaSubsampling: '4:2:0' },
  webp: { quality: 84, effort: 2 },
  jpeg: { quality: 84, progressive: true },
  png: { compressionLevel: 6 },
} as const;

const encode: Record<Format, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif(settings.avif),
  webp: (image) => image.webp(settings.webp),
  jpeg: (image) => image.flatten({ background: '#fff' }).jpeg(settings.jpeg),
  png: (image) => image.png(settings.png),
};

export async function encodePhoto(
  path: string,
  transform: ImageTransform,
  format: Format,
): Promise<Buffer> {
  const photo = sharp(path);
  const { width, height } = await photo.metadata();
  const original = { width, height };
  const view = crop(transform, original);
  const cropped = photo
    .extract(wholePixels(view.area, original))
    .resize(view.width, view.height, { fit: 'fill' });
  return encode[format](cropped).toBuffer();
}

const missing = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240"><rect width="240" height="240" fill="#e6ddd0"/><g fill="none" stroke="#b3a594" stroke-width="5" stroke-linejoin="round"><path d="M70 78h100v84H70zM70 148l32-32 24 22 16-14 28 24"/><circle cx="142" cy="103" r="9"/></g></svg>`;

export const encodeMissing = (format: Format): Promise<Buffer> =>
  encode[format](sharp(Buffer.from(missing))).toBuffer();
