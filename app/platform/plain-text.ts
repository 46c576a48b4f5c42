/**
 * Normalizes the text of a multi-line field. Call this before you check the length: browsers send a line break as
 * `\r\n`, which would count as two characters.
 */
export const plainText = (sent: string): string => sent.replace(/\r\n?/g, '\n').trim();
