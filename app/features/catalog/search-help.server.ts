/** What to offer a shopper whose search found nothing: the operator's synonyms, then spelling help. */
import type { Context } from '~/platform/context.server';
import { findDocument } from '~/services/prismic/documents.server';
import { quickSearch, searchProducts } from './catalog.server';
import { firstPage, type ProductList } from './list';
import { isLoadFailure } from './load-failure.server';
import { correctSpelling } from './spelling';
import { inOurWords, readSynonyms, type Synonym } from './synonyms';

export interface SearchHelp {
  /** What would find something. */
  term: string;
  list: ProductList;
}

/** Words of which a quick search may know the right spelling. */
const mostWords = 3;
const prefixLength = 3;

/** Another term and what it finds; null when nothing helps. Never throws for an outage. */
export async function getSearchHelp(context: Context, term: string): Promise<SearchHelp | null> {
  try {
    const synonyms = await readTheme(context);
    const ours = inOurWords(term, synonyms);
    return (
      (ours && (await findInstead(context, ours))) ||
      (await findInstead(context, await spell(context, term, synonyms)))
    );
  } catch (error) {
    if (!isLoadFailure(error)) throw error;
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

/** The start of a word is mostly right: titles that start so, and the synonyms, tell the rest. */
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
  return corrected && (inOurWords(corrected, synonyms) ?? corrected);
}
