/** Shopify's swatches for the values of options and filters, from category metafields. */
import { readHex } from '~/ui/hex';

/** Has either `hex` ('#aabbcc') or `image` (a URL). */
export interface ValueSwatch {
  hex?: string;
  image?: string;
}

interface SwatchReply {
  color?: string | null | undefined;
  image?: { previewImage?: { url: string } | null | undefined } | null | undefined;
}

/** Null without a swatch, or with an invalid color. As in Shopify's themes, a picture takes priority. */
export function readValueSwatch(sent: SwatchReply | null | undefined): ValueSwatch | null {
  const image = sent?.image?.previewImage?.url;
  if (image) return { image };
  const hex = readHex(sent?.color);
  return hex ? { hex } : null;
}

/** Omits the field if no value has a swatch, so that products without swatches send no further data. */
export const swatchesIn = (
  swatches: (ValueSwatch | null)[],
): { swatches?: (ValueSwatch | null)[] } => (swatches.some(Boolean) ? { swatches } : {});
