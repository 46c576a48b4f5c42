/** The operator's search synonyms: words that shoppers use and the catalogue does not. Pure. */
import * as v from 'valibot';
import { groups, text } from '~/features/content/fields';

export interface Synonym {
  /** Words that shoppers use. */
  words: string[];
  /** The catalogue's term for them. */
  instead: string;
}

const stored = v.object({ search_synonyms: groups({ words: text, instead: text }) });

/** Parses the theme's `search_synonyms`: `words` separated by commas, `instead` a single term. */
export const readSynonyms = (data: Record<string, unknown>): Synonym[] =>
  v.parse(stored, data).search_synonyms.flatMap(({ words, instead }) => {
    const list = words.split(',').map(fold).filter(Boolean);
    return instead && list.length > 0 ? [{ words: list, instead }] : [];
  });

const fold = (value: string) => value.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** The term with synonyms replaced, the longest first; null when none applies. */
export function replaceSynonyms(term: string, synonyms: readonly Synonym[]): string | null {
  const folded = ` ${fold(term).replace(/\s+/g, ' ')} `;
  const rules = synonyms
    .flatMap(({ words, instead }) => words.map((word) => ({ word, instead })))
    .sort((a, b) => b.word.length - a.word.length);
  const rewritten = rules.reduce(
    (said, { word, instead }) => said.replaceAll(` ${word} `, ` ${instead} `),
    folded,
  );
  return rewritten === folded ? null : rewritten.trim();
}
