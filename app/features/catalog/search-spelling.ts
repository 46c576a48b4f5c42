export const fold = (value: string): string =>
  value.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();

export const wordsOf = (value: string): string[] =>
  fold(value)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

export interface Synonym {
  /** Words that shoppers use. */
  words: string[];
  /** The catalog's word for them. */
  instead: string;
}

/** Replaces the longest synonym first; null if none applies. */
export function replaceSynonyms(term: string, synonyms: readonly Synonym[]): string | null {
  const folded = ` ${fold(term).replace(/\s+/g, ' ')} `;
  const rules = synonyms
    .flatMap(({ words, instead }) => words.map((word) => ({ word, instead })))
    .sort((a, b) => b.word.length - a.word.length);
  const rewritten = rules.reduce(
    (text, { word, instead }) => text.replaceAll(` ${word} `, ` ${instead} `),
    folded,
  );
  return rewritten === folded ? null : rewritten.trim();
}

/** True for one word with a digit. */
export const looksLikeCode = (term: string): boolean =>
  /^(?=.*\d)[\p{L}\p{N}][\p{L}\p{N}._/-]{2,39}$/u.test(term.trim());

/** Pairs of a British and an American word. If a word is in several pairs, the catalog's word is chosen. */
const regionalPairs: readonly (readonly [string, string])[] = [
  ...([['colour', 'color'], ['grey', 'gray'], ['fibre', 'fiber'], ['aluminium', 'aluminum']] as const),
  ...([['jewellery', 'jewelry'], ['mould', 'mold'], ['metre', 'meter'], ['centre', 'center']] as const),
  ...([['lampshade', 'shade'], ['worktop', 'counter'], ['worktop', 'countertop']] as const),
  ...([['tap', 'faucet'], ['cushion', 'pillow'], ['sofa', 'couch'], ['wardrobe', 'closet']] as const),
  ...([['curtain', 'drape'], ['cupboard', 'cabinet'], ['bedside table', 'nightstand']] as const),
  ...([['chest of drawers', 'dresser'], ['bin', 'trash can'], ['duvet', 'comforter']] as const),
  ...([['dressing gown', 'bathrobe'], ['flannel', 'washcloth'], ['cot', 'crib']] as const),
  ...([['hob', 'cooktop'], ['cooker', 'stove'], ['torch', 'flashlight'], ['skirting', 'baseboard']] as const),
  ...([['towel rail', 'towel bar'], ['wall light', 'sconce']] as const),
  ...([['tea towel', 'dish towel'], ['cutlery', 'flatware'], ['crockery', 'dishware']] as const),
  ...([['garden', 'yard'], ['lounge', 'living room'], ['doormat', 'welcome mat']] as const),
  ...([['trousers', 'pants'], ['jumper', 'sweater'], ['trainers', 'sneakers'], ['waistcoat', 'vest']] as const),
  ...([['tights', 'pantyhose'], ['braces', 'suspenders'], ['handbag', 'purse']] as const),
]; // prettier-ignore

/** These words are never treated as typos, even if the catalog doesn't use them. */
const regionalWords = new Set(regionalPairs.flat().flatMap(wordsOf));

/** Possible singulars; some aren't real words: 'shelves' → shelve, shelv, shelf, shelfe. */
function singularsOf(word: string): string[] {
  if (!/^\p{L}{2,}[^s]s$/u.test(word)) return [];
  const [one, two, three] = [word.slice(0, -1), word.slice(0, -2), word.slice(0, -3)];
  return [
    one,
    ...(word.endsWith('es') ? [two] : []),
    ...(word.endsWith('ies') ? [`${three}y`] : []),
    ...(word.endsWith('ves') ? [`${three}f`, `${three}fe`] : []),
  ];
}

const pluralsOf = (word: string): string[] => [
  `${word}s`,
  `${word}es`,
  ...(word.endsWith('y') ? [`${word.slice(0, -1)}ies`] : []),
  ...(word.endsWith('f') ? [`${word.slice(0, -1)}ves`] : []),
];

/** In the catalog's wording: 'gray lampshades' → 'grey shade'. Null if nothing changes. */
export function otherWording(term: string, vocabulary: readonly string[]): string | null {
  const known = new Set(vocabulary);
  const isKnown = (text: string) =>
    wordsOf(text).every((word) => known.has(word) || pluralsOf(word).some((one) => known.has(one)));
  const rules: Synonym[] = regionalPairs
    .flatMap(([british, american]) => [
      { words: [british], instead: american },
      { words: [american], instead: british },
    ])
    .filter(({ words, instead }) => isKnown(instead) && !words.every(isKnown));
  const sources = new Set(rules.flatMap(({ words }) => words.flatMap(wordsOf)));
  const inNumber = wordsOf(term).map(
    (word) =>
      singularsOf(word).find((one) => known.has(one) || sources.has(one)) ??
      (known.has(word) ? word : (pluralsOf(word).find((one) => known.has(one)) ?? word)),
  );
  const text = inNumber.join(' ');
  const rewritten = replaceSynonyms(text, rules) ?? text;
  return rewritten === wordsOf(term).join(' ') ? null : rewritten;
}

const maxEdits = (word: string) => (word.length <= 5 ? 1 : 2);
/** Later words of a term stay uncorrected, because each correction compares with the complete vocabulary. */
const maxCorrected = 6;

/** Null if no word changes. */
export function correctSpelling(term: string, texts: readonly string[]): string | null {
  const words = wordsOf(term);
  const corrected = correctWords(words, [...new Set(texts.flatMap(wordsOf))]);
  return corrected.some((word, index) => word !== words[index]) ? corrected.join(' ') : null;
}

function correctWords(words: string[], all: readonly string[]): string[] {
  const vocabulary = all.filter(({ length }) => length > 2);
  const known = new Set(vocabulary);
  return words.map((word, index) => {
    const isRight = known.has(word) || regionalWords.has(word);
    if (isRight || word.length < 3 || word.length > 40 || index >= maxCorrected) return word;
    const most = maxEdits(word);
    const nearest = vocabulary
      .filter((candidate) => Math.abs(candidate.length - word.length) <= most)
      .map((candidate) => ({ candidate, edits: editDistance(word, candidate) }))
      // If two edits include the first letter, the word isn't a typo: 'bench' isn't 'perch'.
      .filter(({ candidate, edits }) => edits <= 1 || (edits <= most && candidate[0] === word[0]))
      // Typos are rarely in a word's first letters.
      .sort((a, b) => a.edits - b.edits || startsLike(b, word) - startsLike(a, word))[0];
    return nearest?.candidate ?? word;
  });
}

/** Words that match nothing in `texts`, even approximately. */
export function unknownWords(term: string, texts: readonly string[]): string[] {
  const all = [...new Set(texts.flatMap(wordsOf))];
  const known = new Set(all);
  const words = wordsOf(term);
  return correctWords(words, all).filter(
    (word, index) => word === words[index] && !known.has(word),
  );
}

const startsLike = ({ candidate }: { candidate: string }, word: string) =>
  Number(candidate[0] === word[0]);

/** Returns the term with typos corrected, then its known words, then its last known word (usually the noun). */
export function termsInstead(
  term: string,
  texts: readonly string[],
): { term: string; isSpelling: boolean }[] {
  const all = [...new Set(texts.flatMap(wordsOf))];
  const known = new Set(all);
  const words = wordsOf(term);
  const corrected = correctWords(words, all);
  const typos = corrected.join(' ');
  const isKnown = (word: string) =>
    known.has(word) || [...singularsOf(word), ...pluralsOf(word)].some((one) => known.has(one));
  const knownWords = corrected.filter((word) => word.length > 2 && isKnown(word));
  const terms = [typos, knownWords.join(' '), knownWords.at(-1) ?? ''];
  const own = words.join(' ');
  return [...new Set(terms)]
    .filter((one) => one !== '' && one !== own)
    .map((one) => ({ term: one, isSpelling: one === typos }));
}

/** Insertions, deletions, replacements and swaps of neighbors. */
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
