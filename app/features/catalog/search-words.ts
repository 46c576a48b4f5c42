/** What a search's address says: its term, and the list's query. */
import { openEnds } from './filters';
import { readListQuery, type ListQuery } from './product-list';

/** 'under $200', unless it is a measure. */
const highestPrice =
  /\b(?:under|below|less than|up to)\s*[$£€]?\s*(\d{1,6}(?:\.\d{1,2})?)(?![\d.]|\s*(?:cm|mm|m|in|inch|inches|ft|feet|w|watts?)\b)/i;

const maxLength = 100;

/**
 * Parses `?q=` with a list's query. A price in the words of a term narrows the list, as the filter would: 'black lamp
 * under $200' is a search for 'black lamp' up to 200. One that the filter has comes first.
 */
export function readSearch(params: URLSearchParams): { term: string; query: ListQuery } {
  const term = (params.get('q') ?? '').trim().slice(0, maxLength);
  const query = readListQuery(params);
  const [words, amount] = highestPrice.exec(term) ?? [];
  const rest = words && term.replace(words, ' ').replace(/\s+/g, ' ').trim();
  if (!rest) return { term, query };
  const price = query.filter.price ?? { ...openEnds, max: Number(amount) };
  return { term: rest, query: { ...query, filter: { ...query.filter, price } } };
}
