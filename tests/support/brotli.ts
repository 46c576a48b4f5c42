import { brotliCompressSync, constants } from 'node:zlib';

/** The level that sizes are usually quoted at. */
export const bestLevel = 11;
/** The level at which Cloudflare compresses responses. */
export const edgeLevel = 4;

/** In bytes. */
export const brotliSize = (text: Buffer, level: number): number =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  }).length;
