/** Colours as the catalogue and the content service write them. Pure. */

/** '#a1b2c3' from 3 or 6 hex digits, with or without '#'. Anything else throws 'Bad Hex' (spec §5, §8). */
export function parseHex(value: string): string {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value.trim())?.[1];
  if (!digits) throw new Error('Bad Hex');
  const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return `#${six.toLowerCase()}`;
}

/** The same, with null for a colour that cannot be read: for lists where the others must still show. */
export function readHex(value: string | null | undefined): string | null {
  try {
    return value ? parseHex(value) : null;
  } catch {
    return null;
  }
}
