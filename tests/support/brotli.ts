import { brotliCompressSync, constants } from 'node:zlib';

/** Sizes are usually quoted at this level. */
export const bestLevel = 11;
/** Cloudflare's level for responses. */
export const edgeLevel = 4;

/** In bytes. */
export const brotliSize = (text: Buffer, level: number): number =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  }).length;
