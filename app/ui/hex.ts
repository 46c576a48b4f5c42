/** Returns '#a1b2c3' for 3 or 6 hex digits, with or without '#'. Throws 'Bad Hex' for any other text. */
export function parseHex(value: string): string {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value.trim())?.[1];
  if (!digits) throw new Error('Bad Hex');
  const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return `#${six.toLowerCase()}`;
}

/** Returns null for an invalid color, so that the rest of a list still renders. */
export function readHex(value: string | null | undefined): string | null {
  try {
    return value ? parseHex(value) : null;
  } catch {
    return null;
  }
}
