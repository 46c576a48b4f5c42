/** Words as an address: lower case, digits and hyphens, at most 60 signs. '' when nothing is left. */
export const slugOf = (words: string): string =>
  words
    .slice(0, 300)
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
