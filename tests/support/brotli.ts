/** How small texts become on their way to browsers. */
import { brotliCompressSync, constants } from 'node:zlib';

/** Brotli's best, at which sizes are usually told. */
export const bestLevel = 11;
/** Cloudflare's, for what it compresses on the way. */
export const edgeLevel = 4;

/** Size of a text after Brotli, in bytes. */
export const brotliSize = (text: Buffer, level: number): number =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  }).length;
