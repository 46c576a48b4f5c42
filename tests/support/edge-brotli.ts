/** What the edge makes of texts on their way to browsers. */
import { brotliCompressSync, constants } from 'node:zlib';

/** Cloudflare's level for what it compresses on the way. */
export const edgeBrotliLevel = 4;

/** Size of a text as browsers get it from the edge, in bytes. */
export const brotliSize = (text: Buffer): number =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: edgeBrotliLevel,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  }).length;
