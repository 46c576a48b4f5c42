/** What a search's address says: its term, and the list's query. */
import { openEnds } from './filters';
import { readListQuery, type ListQuery } from './product-list';

/** 'under $200', unless it is a measure. */
const highestPrice =
  /\b(?:under|below|less than|up to)(?: ?[$£€])? ?(\d{1,6}(?:\.\d{1,2})?)(?![\d.]| ?(?:cm|mm|m|in|inch|inches|ft|feet|w|watts?)\b)/i;

const maxLength = 100;

export interface Search {
  /** What was typed. */
  typed: string;
  /** What is searched for. */
  term: string;
  query: ListQuery;
}

/** What Shopify's own search forms say to be looking for, `type=product,article`, which is no type of products. */
const kinds = /^(?:(?:product|article|page|collection)(?:,|$))+$/;

function withoutKinds(params: URLSearchParams): URLSearchParams {
  if (!kinds.test(params.get('type') ?? '')) return params;
  const others = new URLSearchParams(params);
  others.delete('type');
  return others;
}

/**
 * Parses `?q=` with a list's query. A price in the words of a term narrows the list, as the filter would: 'black lamp
 * under $200' is a search for 'black lamp' up to 200. One that the filter has comes first.
 */
export function readSearch(params: URLSearchParams): Search {
  const typed = (params.get('q') ?? '').trim().slice(0, maxLength);
  const query = readListQuery(withoutKinds(params));
  const spaced = typed.replace(/\s+/g, ' ');
  const [words, amount] = highestPrice.exec(spaced) ?? [];
  const term = words && spaced.replace(words, '').replace('  ', ' ').trim();
  if (!term) return { typed, term: typed, query };
  const price = query.filter.price ?? { ...openEnds, max: Number(amount) };
  return { typed, term, query: { ...query, filter: { ...query.filter, price } } };
}
