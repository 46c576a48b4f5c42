/** Finish swatches: the related products of `PRP.related`. spec §2 "Product card", contracts §4.7. */
import type { Log } from '~/platform/log.server';
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

/**
 * The swatches to show: hidden ones are skipped, and a bad colour costs its own swatch only, with a
 * line in the log (spec §8 "Bad colour hex").
 */
export function swatchesOf(related: RelatedProduct[], log: Pick<Log, 'warn'>): Swatch[] {
  return related.flatMap(({ handle, color, hidden }) => {
    if (hidden) return [];
    const hex = readHex(color);
    if (hex) return [{ handle, hex, label: nameOf(handle) }];
    log.warn('swatch-skipped', { handle, color: color.slice(0, 20), reason: 'Bad Hex' });
    return [];
  });
}

const nameOf = (handle: string) =>
  handle.charAt(0).toUpperCase() + handle.slice(1).replaceAll('-', ' ');
