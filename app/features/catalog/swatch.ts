/** Colour swatches that link to a product's other finishes, from the metafield `PRP.related`. */
import type { Log } from '~/platform/log/log.server';
import { readHex } from '~/ui/hex';

export interface Swatch {
  handle: string;
  /** '#aabbcc'. */
  hex: string;
  /** For screen readers; made from the handle, because the metafield has no name. */
  label: string;
}

/** An entry of `PRP.related`. */
export interface RelatedProduct {
  handle: string;
  color: string;
  hidden: boolean;
}

/**
 * The swatches to show. Hidden ones are skipped; one with an invalid colour is skipped and logged, so
 * that it does not break the card.
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
