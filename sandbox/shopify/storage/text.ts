/** Lowercases, removes accents and collapses whitespace. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** Normalized. All characters except letters and digits separate words. */
export function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Shopify's search also finds other word forms: `shelves` returns `shelves`, `shelve` and `shelf`.
 * The word must be normalized (`foldText`) and English.
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
