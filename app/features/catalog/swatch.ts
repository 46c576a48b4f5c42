/** Finish swatches: the related products of `PRP.related`. spec §2 "Product card", §5, contracts §4.7. */

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

/** '#abc', 'AABBCC' → '#aabbcc'. Throws 'Bad Hex' for anything but 3 or 6 hex digits, spec §5. */
export function hexColour(value: string): string {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value.trim())?.[1]?.toLowerCase();
  if (!digits) throw new Error('Bad Hex');
  return digits.length === 3 ? `#${digits.replace(/./g, '$&$&')}` : `#${digits}`;
}

/** The swatches to show: hidden ones are skipped, and one bad colour costs its own swatch only. */
export function swatchesOf(related: RelatedProduct[]): Swatch[] {
  return related.flatMap(({ handle, color, hidden }) => {
    if (hidden) return [];
    try {
      return [{ handle, hex: hexColour(color), label: nameOf(handle) }];
    } catch {
      return [];
    }
  });
}

const nameOf = (handle: string) =>
  handle.charAt(0).toUpperCase() + handle.slice(1).replaceAll('-', ' ');
