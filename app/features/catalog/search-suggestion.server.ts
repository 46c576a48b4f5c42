/** Synonyms, and spelling corrections for searches without results. */
import * as v from 'valibot';
import { groups, text } from '~/features/content/fields';
import type { Context } from '~/platform/context.server';
import { optional, optionalInTime } from '~/platform/optional.server';
import { findDocument } from '~/services/prismic/documents.server';
import { quickSearch, searchProducts } from './catalog.server';
import { isFiltered } from './filters';
import { firstPage, type ListQuery, type ProductList } from './product-list';

export interface SearchSuggestion {
  /** Has results. */
  term: string;
  list: ProductList;
}

export interface FoundProducts extends ProductList {
  /** The synonym that these results are for. */
  instead?: string;
  /** A synonym, if the shopper's own term has results. */
  also?: string;
}

/** Searches for the term; without results, for its synonym (the theme's `search_synonyms`). Throws Unavailable. */
export async function searchInOtherWords(
  context: Context,
  term: string,
  query: ListQuery,
): Promise<FoundProducts> {
  const products = searchProducts(context, term, query);
  const read = (bounded: Context) => synonymOf(bounded, term);
  const synonym = optionalInTime(context, 'search-synonyms-failed', read, null, products);
  const [list, other] = await Promise.all([products, synonym]);
  if (other === null || list.limited) return list;
  const isKnown =
    list.count !== 0 ||
    (isFiltered(query.filter) && (await searchProducts(context, term, firstPage)).count !== 0);
  if (isKnown) return { ...list, also: other };
  const found = await searchProducts(context, other, query);
  return found.count === 0 && !isFiltered(query.filter) ? list : { ...found, instead: other };
}

/** Null without a synonym. Throws Unavailable. */
export async function synonymOf(context: Context, term: string): Promise<string | null> {
  if (!term.trim()) return null;
  const theme = await findDocument(context, { type: 'theme_settings' });
  return theme && replaceSynonyms(term, readSynonyms(theme.data));
}

/** Null without results, and during an outage. */
export const getSearchSuggestion = (
  context: Context,
  term: string,
): Promise<SearchSuggestion | null> =>
  optional(context, 'search-help-failed', suggest(context, term), null);

async function suggest(context: Context, term: string): Promise<SearchSuggestion | null> {
  const theme = await findDocument(context, { type: 'theme_settings' });
  const synonyms = theme ? readSynonyms(theme.data) : [];
  return (
    (await searchFor(context, replaceSynonyms(term, synonyms))) ??
    (await searchFor(context, await correctTerm(context, term, synonyms)))
  );
}

async function searchFor(context: Context, term: string | null): Promise<SearchSuggestion | null> {
  if (!term) return null;
  const list = await searchProducts(context, term, firstPage);
  return list.products.length > 0 ? { term, list } : null;
}

/** Each word costs a quick search. */
const maxWords = 3;
const prefixLength = 3;

/** The vocabulary is the synonyms and the titles that start with the same letters: most typos are later in a word. */
async function correctTerm(
  context: Context,
  term: string,
  synonyms: Synonym[],
): Promise<string | null> {
  const prefixes = term
    .split(/\s+/)
    .filter(({ length }) => length >= prefixLength)
    .slice(0, maxWords)
    .map((word) => word.slice(0, prefixLength));
  const found = await Promise.all(prefixes.map((prefix) => quickSearch(context, prefix)));
  const corrected = correctSpelling(term, [
    ...found.flat().map(({ title }) => title),
    ...synonyms.flatMap(({ words, instead }) => [instead, ...words]),
  ]);
  return corrected && (replaceSynonyms(corrected, synonyms) ?? corrected);
}

export interface Synonym {
  /** Words that shoppers use but the catalog doesn't. */
  words: string[];
  instead: string;
}

const themeSynonyms = v.object({ search_synonyms: groups({ words: text, instead: text }) });

/** `words` is separated by commas; `instead` is a single term. */
export const readSynonyms = (data: Record<string, unknown>): Synonym[] =>
  v.parse(themeSynonyms, data).search_synonyms.flatMap(({ words, instead }) => {
    const list = words.split(',').map(fold).filter(Boolean);
    return instead && list.length > 0 ? [{ words: list, instead }] : [];
  });

const fold = (value: string) => value.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** Longest first; null if none applies. */
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

const maxEdits = (word: string) => (word.length <= 4 ? 1 : 2);

/** Replaces unknown words with the nearest in `texts`; null if nothing changes. */
export function correctSpelling(term: string, texts: readonly string[]): string | null {
  const vocabulary = [...new Set(texts.flatMap(wordsOf))].filter(({ length }) => length > 2);
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

const wordsOf = (value: string): string[] =>
  fold(value)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

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
