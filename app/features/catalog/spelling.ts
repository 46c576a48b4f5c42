/** Spelling correction: the nearest words that the catalogue knows. Pure. */

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Number of letters to insert, delete, replace or swap with their neighbour. */
export function editDistance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let cost = Math.min(
        rows[row - 1]![column]! + 1,
        line[column - 1]! + 1,
        rows[row - 1]![column - 1]! + (same ? 0 : 1),
      );
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && swapped) cost = Math.min(cost, rows[row - 2]![column - 2]! + 1);
      line.push(cost);
    }
    rows.push(line);
  }
  return rows[one.length]![other.length]!;
}

/** One edit for short words, two for longer ones. */
const maxEdits = (word: string) => (word.length <= 4 ? 1 : 2);

/** The term with each unknown word replaced by the nearest known one; null when that changes nothing. */
export function correctSpelling(term: string, known: readonly string[]): string | null {
  const vocabulary = [...new Set(known.flatMap(wordsOf))].filter(({ length }) => length > 2);
  let changed = false;
  const corrected = wordsOf(term).map((word) => {
    if (word.length < 3 || word.length > 40 || vocabulary.includes(word)) return word;
    const nearest = vocabulary
      .filter((candidate) => Math.abs(candidate.length - word.length) <= 2)
      .map((candidate) => ({ candidate, edits: editDistance(word, candidate) }))
      .sort((a, b) => a.edits - b.edits)[0];
    if (!nearest || nearest.edits > maxEdits(word)) return word;
    changed = true;
    return nearest.candidate;
  });
  return changed ? corrected.join(' ') : null;
}
