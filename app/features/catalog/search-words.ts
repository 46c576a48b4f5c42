import { openEnds } from './filters';
import { readListQuery, type ListQuery } from './product-list';

/** Matches 'under $200', but not 'under 200 cm'. */
const highestPrice =
  /\b(?:under|below|less than|up to)(?: ?[$£€])? ?(\d{1,6}(?:\.\d{1,2})?)(?![\d.]| ?(?:cm|mm|m|in|inch|inches|ft|feet|w|watts?)\b)/i;

const maxLength = 100;

/** Removes lone surrogates, because `encodeURIComponent` throws on them. Cutting a text can leave one. */
export const toTerm = (text: string): string =>
  text
    .trim()
    .slice(0, maxLength)
    .replace(/\p{Surrogate}/gu, '');

export interface Search {
  typed: string;
  term: string;
  query: ListQuery;
}

/** Shopify's `type=product,article` isn't a product type. */
const kinds = /^(?:(?:product|article|page|collection)(?:,|$))+$/;

function withoutKinds(params: URLSearchParams): URLSearchParams {
  if (!kinds.test(params.get('type') ?? '')) return params;
  const others = new URLSearchParams(params);
  others.delete('type');
  return others;
}

/** A price in the term becomes a filter: 'black lamp under $200'. The URL's own price filter takes priority. */
export function readSearch(params: URLSearchParams): Search {
  const typed = toTerm(params.get('q') ?? '');
  const query = readListQuery(withoutKinds(params));
  const spaced = typed.replace(/\s+/g, ' ');
  const [words, amount] = highestPrice.exec(spaced) ?? [];
  const term = words && spaced.replace(words, '').replace('  ', ' ').trim();
  if (!term) return { typed, term: typed, query };
  const price = query.filter.price ?? { ...openEnds, max: Number(amount) };
  return { typed, term, query: { ...query, filter: { ...query.filter, price } } };
}
