/** Words that shoppers use and the catalogue does not, as the operator writes them down. Pure. */
import * as v from 'valibot';
import { groups, text } from '~/features/content/fields';

export interface Synonym {
  /** Any of these … */
  words: string[];
  /** … is called this here. */
  instead: string;
}

const stored = v.object({ search_synonyms: groups({ words: text, instead: text }) });

/** `search_synonyms` of the theme: `words` separated by commas, `instead` one term. */
export const readSynonyms = (data: Record<string, unknown>): Synonym[] =>
  v.parse(stored, data).search_synonyms.flatMap(({ words, instead }) => {
    const list = words.split(',').map(fold).filter(Boolean);
    return instead && list.length > 0 ? [{ words: list, instead }] : [];
  });

const fold = (value: string) => value.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** The term in the catalogue's own words; null when no synonym fits. Longer expressions go first. */
export function inOurWords(term: string, synonyms: readonly Synonym[]): string | null {
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
