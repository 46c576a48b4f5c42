/** Normalizes text for comparison: lower case, no accents, white space collapsed. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** The normalized words of a text; everything but letters and digits separates words. */
export function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * A folded English word and what it may be the plural of: `pendants` is also `pendant`, `shelves` also `shelf`.
 * Shopify's search takes the forms of a word for one another.
 */
export function formsOf(word: string): string[] {
  if (!/^[a-z]{3,}[^s]s$/.test(word)) return [word];
  const [one, two, three] = [word.slice(0, -1), word.slice(0, -2), word.slice(0, -3)];
  const singulars = [
    one,
    ...(/(?:[sx]|ch|sh)es$/.test(word) ? [two] : []),
    ...(word.endsWith('ies') ? [`${three}y`] : []),
    ...(word.endsWith('ves') ? [`${three}f`] : []),
  ];
  return [word, ...singulars];
}
