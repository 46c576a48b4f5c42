import sharp, { type Sharp } from 'sharp';
import { crop, wholePixels } from './crop';
import type { Photo } from './find-photo';
import type { Format, ImageTransform } from './transform';

/**
 * AVIF: 4:2:0 chroma subsampling would show tinted 16-pixel blocks on plain backgrounds. 4:4:4 makes
 * larger files, so the quality is 70 instead of 75. Effort 1 shows blocks on shiny metal; effort 4
 * saves 6% compared with 3, but takes three times as long.
 */
export const settings = {
  avif: { quality: 70, effort: 3, chromaSubsampling: '4:4:4' },
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
  photo: Photo['source'],
  transform: ImageTransform,
  format: Format,
): Promise<Buffer> {
  const input = sharp(photo);
  const { width, height } = await input.metadata();
  const original = { width, height };
  const view = crop(transform, original);
  const cropped = input
    .extract(wholePixels(view.area, original))
    .resize(view.width, view.height, { fit: 'fill' });
  return encode[format](cropped).toBuffer();
}

const missing = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240"><rect width="240" height="240" fill="#e6ddd0"/><g fill="none" stroke="#b3a594" stroke-width="5" stroke-linejoin="round"><path d="M70 78h100v84H70zM70 148l32-32 24 22 16-14 28 24"/><circle cx="142" cy="103" r="9"/></g></svg>`;

export const encodeMissing = (format: Format): Promise<Buffer> =>
  encode[format](sharp(Buffer.from(missing))).toBuffer();
