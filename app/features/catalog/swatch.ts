/** From the metafield `PRP.related`. */
import type { Log } from '~/platform/log/log.server';
import { readHex } from '~/ui/hex';

export interface Swatch {
  handle: string;
  /** '#aabbcc'. */
  hex: string;
  /** The finish's name, taken from the product's handle, because the metafield has no name. */
  label: string;
}

export interface RelatedProduct {
  handle: string;
  color: string;
  hidden: boolean;
}

/** Skips hidden entries, the product itself and repeated products. Skips and logs invalid colors. */
export function swatchesOf(
  { handle: own }: { handle: string },
  related: RelatedProduct[],
  log: Pick<Log, 'warn'>,
): Swatch[] {
  const known = new Set([own]);
  return related.flatMap(({ handle, color, hidden }) => {
    if (hidden || known.has(handle)) return [];
    const hex = readHex(color);
    if (hex) {
      known.add(handle);
      return [{ handle, hex, label: nameOf(handle, own) }];
    }
    log.warn('swatch-skipped', { handle, color: color.slice(0, 20), reason: 'Bad Hex' });
    return [];
  });
}

function nameOf(handle: string, own: string): string {
  const words = handle.split('-');
  const ownWords = own.split('-');
  const shared = words.findIndex((word, index) => word !== ownWords[index]);
  const name = words.slice(Math.max(0, shared)).join(' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
