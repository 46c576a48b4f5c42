import * as v from 'valibot';
import { groups, text } from '~/features/content/fields';
import type { Context } from '~/platform/context.server';
import { optional, optionalInTime } from '~/platform/optional.server';
import { findDocument } from '~/services/prismic/documents.server';
import { findByCode, getCatalogWords, quickSearch, searchProducts } from './catalog.server';
import { noFacets } from './facets';
import { isFiltered } from './filters';
import { firstPage, listSearch, type ListQuery, type ProductList } from './product-list';
import {
  fold,
  looksLikeCode,
  otherWording,
  replaceSynonyms,
  termsInstead,
  unknownWords,
  type Synonym,
} from './search-spelling';

export interface SearchSuggestion {
  term: string;
  /** False if `term` drops words. */
  isSpelling: boolean;
  list: ProductList;
  /** '?q=pendant&maxPrice=200': the list's query string. Keeps the filters unless they exclude all products. */
  search: string;
}

export interface FoundProducts extends ProductList {
  instead?: string;
  also?: string;
  /** The words match nothing, even without filters. */
  unmatched?: true;
  /** Found by a product code, without the query's order and filters. */
  byCode?: true;
}

/**
 * Without results, tries the synonym. If there is none, tries the product code and then the catalog's wording. Throws
 * Unavailable.
 */
export async function searchInOtherWords(
  context: Context,
  term: string,
  query: ListQuery,
): Promise<FoundProducts> {
  const products = searchProducts(context, term, query);
  if (!term.trim()) return products;
  const read = (bounded: Context) => synonymOf(bounded, term);
  const synonym = optionalInTime(context, 'search-synonyms-failed', read, null, products);
  const [list, other] = await Promise.all([products, synonym]);
  if (list.limited) return list;
  if (await isMatched(context, term, query, list))
    return other === null ? list : { ...list, also: other };
  const found =
    other === null
      ? await searchOtherwise(context, term, query)
      : await searchInstead(context, other, query);
  return found ?? { ...list, unmatched: true };
}

/** True also if the term matches products and only the filters exclude all of them. */
const isMatched = async (
  context: Context,
  term: string,
  { filter }: ListQuery,
  { count }: ProductList,
): Promise<boolean> =>
  count !== 0 ||
  (isFiltered(filter) && (await searchProducts(context, term, firstPage)).count !== 0);

/** Null if the wording matches nothing, even without filters. */
async function searchInstead(
  context: Context,
  wording: string,
  query: ListQuery,
): Promise<FoundProducts | null> {
  const found = await searchProducts(context, wording, query);
  return (await isMatched(context, wording, query, found)) ? { ...found, instead: wording } : null;
}

/** Null without a synonym. Throws Unavailable. */
export async function synonymOf(context: Context, term: string): Promise<string | null> {
  if (!term.trim()) return null;
  const theme = await findDocument(context, { type: 'theme_settings' });
  return theme && replaceSynonyms(term, readSynonyms(theme.data));
}

/** Tries a product code, then the catalog's wording. Null if neither matches. Throws Unavailable. */
async function searchOtherwise(
  context: Context,
  term: string,
  query: ListQuery,
): Promise<FoundProducts | null> {
  if (looksLikeCode(term) && query.pageNo === 0) {
    const products = await optional(context, 'search-code-failed', findByCode(context, term), []);
    const count = products.length;
    if (count > 0) return { products, count, hasNext: false, facets: noFacets, byCode: true };
  }
  const wording = otherWording(term, await catalogWords(context));
  return wording === null ? null : searchInstead(context, wording, query);
}

const catalogWords = (context: Context): Promise<string[]> =>
  optional(context, 'catalog-words-failed', getCatalogWords(context), []);

/** Null without results, and during an outage. */
export const getSearchSuggestion = (
  context: Context,
  term: string,
  query: ListQuery,
): Promise<SearchSuggestion | null> =>
  optional(context, 'search-help-failed', suggest(context, term, query), null);

/** Maximum number of other terms. */
const maxTries = 2;

async function suggest(
  context: Context,
  term: string,
  query: ListQuery,
): Promise<SearchSuggestion | null> {
  const [theme, words] = await Promise.all([
    findDocument(context, { type: 'theme_settings' }),
    catalogWords(context),
  ]);
  const synonyms = theme ? readSynonyms(theme.data) : [];
  const vocabulary = [
    ...words,
    ...synonyms.flatMap(({ words: own, instead }) => [instead, ...own]),
  ];
  const rare = await titlesLike(context, unknownWords(term, vocabulary));
  const tries = termsInstead(term, [...vocabulary, ...rare]).map(({ term: one, isSpelling }) => ({
    term: replaceSynonyms(one, synonyms) ?? one,
    isSpelling,
  }));
  const first = { ...query, pageNo: 0 };
  const queries = isFiltered(query.filter) ? [first, firstPage] : [first];
  for (const { term: one, isSpelling } of tries.slice(0, maxTries)) {
    for (const asked of queries) {
      const list = await searchProducts(context, one, asked);
      const search = listSearch(asked, { q: one });
      if (list.products.length > 0) return { term: one, isSpelling, list, search };
    }
  }
  return null;
}

/** Each costs a request. */
const maxQuickSearches = 3;
const prefixLength = 3;

/** Finds products that match the first letters of `words`, because the list of known words lacks some titles. */
async function titlesLike(context: Context, words: readonly string[]): Promise<string[]> {
  const prefixes = words
    .filter(({ length }) => length >= prefixLength)
    .slice(0, maxQuickSearches)
    .map((word) => word.slice(0, prefixLength));
  const found = await Promise.all(prefixes.map((prefix) => quickSearch(context, prefix)));
  return found.flat().map(({ title }) => title);
}

const themeSynonyms = v.object({ search_synonyms: groups({ words: text, instead: text }) });

/** `words` is separated by commas; `instead` is one term. */
export const readSynonyms = (data: Record<string, unknown>): Synonym[] =>
  v.parse(themeSynonyms, data).search_synonyms.flatMap(({ words, instead }) => {
    const list = words.split(',').map(fold).filter(Boolean);
    return instead && list.length > 0 ? [{ words: list, instead }] : [];
  });
