/** Renders icons for home screens, old browsers and search engines. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './places';

const mark = readFileSync(join(root, 'public/icons/mark.svg'));

const png = (size: number): Promise<Buffer> =>
  sharp(mark, { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

async function ico(sizes: readonly number[]): Promise<Buffer> {
  const pictures = await Promise.all(sizes.map(png));
  const header = Buffer.alloc(6);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(sizes.length, 4);
  let offset = header.length + 16 * sizes.length;
  const entries = pictures.map((picture, index) => {
    const entry = Buffer.alloc(16);
    entry.writeUInt8(sizes[index]!, 0);
    entry.writeUInt8(sizes[index]!, 1);
    // Planes and bits per pixel.
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(picture.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += picture.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures]);
}

const files = {
  'favicon.ico': await ico([16, 32, 48]),
  'apple-touch-icon.png': await png(180),
  'icons/icon-192.png': await png(192),
  'icons/icon-512.png': await png(512),
};
for (const [name, bytes] of Object.entries(files)) writeFileSync(join(root, 'public', name), bytes);
