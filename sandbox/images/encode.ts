import sharp, { type Sharp } from 'sharp';
import { crop } from './crop';
import type { Format, ImageTransform } from './transform';

/**
 * Qualities chosen by eye for soft gradients. AVIF above effort 1 takes twice as long and saves few
 * bytes.
 */
const encode: Record<Format, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 68, effort: 1, chromaSubsampling: '4:2:0' }),
  webp: (image) => image.webp({ quality: 84, effort: 2 }),
  jpeg: (image) => image.flatten({ background: '#fff' }).jpeg({ quality: 84, progressive: true }),
  png: (image) => image.png({ compressionLevel: 6 }),
};

/** Crops, scales and encodes a photograph. */
export async function encodePhoto(
  path: string,
  transform: ImageTransform,
  format: Format,
): Promise<Buffer> {
  const photo = sharp(path);
  const { width, height } = await photo.metadata();
  const view = crop(transform, { width, height });
  const left = Math.floor(view.area.x);
  const top = Math.floor(view.area.y);
  const cropped = photo
    .extract({
      left,
      top,
      width: Math.max(1, Math.min(Math.round(view.area.width), width - left)),
      height: Math.max(1, Math.min(Math.round(view.area.height), height - top)),
    })
    .resize(view.width, view.height, { fit: 'fill' });
  return encode[format](cropped).toBuffer();
}

const missing = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240"><rect width="240" height="240" fill="#e6ddd0"/><g fill="none" stroke="#b3a594" stroke-width="5" stroke-linejoin="round"><path d="M70 78h100v84H70zM70 148l32-32 24 22 16-14 28 24"/><circle cx="142" cy="103" r="9"/></g></svg>`;

/** The body of a 404: a small placeholder image. */
export const encodeMissing = (format: Format): Promise<Buffer> =>
  encode[format](sharp(Buffer.from(missing))).toBuffer();
