/** '#a1b2c3', from 3 or 6 hex digits with or without '#'. Throws 'Bad Hex' for other text. */
export function parseHex(value: string): string {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value.trim())?.[1];
  if (!digits) throw new Error('Bad Hex');
  const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return `#${six.toLowerCase()}`;
}

/** Null for an invalid color, so that one bad color doesn't break a list. */
export function readHex(value: string | null | undefined): string | null {
  try {
    return value ? parseHex(value) : null;
  } catch {
    return null;
  }
}
