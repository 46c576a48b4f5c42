/** Help for a search without results: the operator's synonyms, then a spelling correction. */
import type { Context } from '~/platform/context.server';
import { findDocument } from '~/services/prismic/documents.server';
import { quickSearch, searchProducts } from './catalog.server';
import { firstPage, type ProductList } from './product-list';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { correctSpelling } from './spelling';
import { replaceSynonyms, readSynonyms, type Synonym } from './synonyms';

export interface SearchHelp {
  /** A term that has results. */
  term: string;
  list: ProductList;
}

/** Most words of a term to correct; each costs a quick search. */
const mostWords = 3;
const prefixLength = 3;

/** Another term with its results; null when nothing helps, and during an outage. */
export async function getSearchHelp(context: Context, term: string): Promise<SearchHelp | null> {
  try {
    const synonyms = await readTheme(context);
    const ours = replaceSynonyms(term, synonyms);
    return (
      (ours && (await findInstead(context, ours))) ||
      (await findInstead(context, await spell(context, term, synonyms)))
    );
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.warn('search-help-failed', { error });
    return null;
  }
}

const readTheme = async (context: Context): Promise<Synonym[]> => {
  const theme = await findDocument(context, { type: 'theme_settings' });
  return theme ? readSynonyms(theme.data) : [];
};

async function findInstead(context: Context, term: string | null): Promise<SearchHelp | null> {
  if (!term) return null;
  const list = await searchProducts(context, term, firstPage);
  return list.products.length > 0 ? { term, list } : null;
}

/** Most typing errors are not in the first letters: titles that start the same, and the synonyms, are the known words. */
async function spell(context: Context, term: string, synonyms: Synonym[]): Promise<string | null> {
  const starts = term
    .split(/\s+/)
    .filter(({ length }) => length >= prefixLength)
    .slice(0, mostWords)
    .map((word) => word.slice(0, prefixLength));
  const found = await Promise.all(starts.map((start) => quickSearch(context, start)));
  const known = [
    ...found.flat().map(({ title }) => title),
    ...synonyms.flatMap(({ words, instead }) => [instead, ...words]),
  ];
  const corrected = correctSpelling(term, known);
  return corrected && (replaceSynonyms(corrected, synonyms) ?? corrected);
}
