/** Colour swatches that link to a product's other finishes, from the metafield `PRP.related`. */
import type { Log } from '~/platform/log/log.server';
import { readHex } from '~/ui/hex';

export interface Swatch {
  handle: string;
  /** '#aabbcc'. */
  hex: string;
  /** Name of the finish; made from the handle, because the metafield has none. */
  label: string;
}

/** An entry of `PRP.related`. */
export interface RelatedProduct {
  handle: string;
  color: string;
  hidden: boolean;
}

/**
 * The swatches to show beside a product. Hidden ones are skipped; one with an invalid colour is skipped and logged, so
 * that it does not break the card.
 */
export function swatchesOf(
  { handle: own }: { handle: string },
  related: RelatedProduct[],
  log: Pick<Log, 'warn'>,
): Swatch[] {
  return related.flatMap(({ handle, color, hidden }) => {
    if (hidden) return [];
    const hex = readHex(color);
    if (hex) return [{ handle, hex, label: nameOf(handle, own) }];
    log.warn('swatch-skipped', { handle, color: color.slice(0, 20), reason: 'Bad Hex' });
    return [];
  });
}

/** The words in which a handle differs from the end of the product's `own`: 'Aged brass'; all where no word is shared. */
function nameOf(handle: string, own: string): string {
  const words = handle.split('-');
  const ownWords = own.split('-');
  const shared = words.findIndex((word, index) => word !== ownWords[index]);
  const name = words.slice(Math.max(0, shared)).join(' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
