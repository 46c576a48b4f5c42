/** Finish swatches: the related products of `PRP.related`. spec §2 "Product card", contracts §4.7. */
import { readHex } from '~/ui/hex';

export interface Swatch {
  handle: string;
  /** '#' and six hex digits. */
  hex: string;
  /** For screen readers, made from the handle: the record carries no name. */
  label: string;
}

/** One entry of `PRP.related` as it arrives. */
export interface RelatedProduct {
  handle: string;
  color: string;
  hidden: boolean;
}

/** The swatches to show: hidden ones are skipped, and a bad colour costs its own swatch only. */
export function swatchesOf(related: RelatedProduct[]): Swatch[] {
  return related.flatMap(({ handle, color, hidden }) => {
    const hex = hidden ? null : readHex(color);
    return hex ? [{ handle, hex, label: nameOf(handle) }] : [];
  });
}

const nameOf = (handle: string) =>
  handle.charAt(0).toUpperCase() + handle.slice(1).replaceAll('-', ' ');
