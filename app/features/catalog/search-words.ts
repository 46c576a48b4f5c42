import { openEnds } from './filters';
import { readListQuery, type ListQuery } from './product-list';

/** 200, 99.50, 1,500. */
const number = String.raw`(\d{1,3}(?:,\d{3}){1,2}(?:\.\d{1,2})?|\d{1,6}(?:\.\d{1,2})?)`;

/** A price without a currency sign must end the term: 'under A$200 black', 'lamp under 200', not 'up to 8 people'. */
const highestPrice = new RegExp(
  String.raw`\b(?:under|below|less than|up to) ?(?:(?:\b[a-z]{1,3})?[$£€¥] ?${number}|${number}(?: ?[$£€¥]|$))(?![\d%a-z/-]|[.,]\d)`,
  'i',
);

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

const amountOf = (text = '') => Number(text.replaceAll(',', ''));

/** A price in the term becomes a filter: 'black lamp under $200'. The URL's own price filter takes priority. */
export function readSearch(params: URLSearchParams): Search {
  const typed = toTerm(params.get('q') ?? '');
  const query = readListQuery(withoutKinds(params));
  const spaced = typed.replace(/\s+/g, ' ');
  const [words, signed, last] = highestPrice.exec(spaced) ?? [];
  const term = words && spaced.replace(words, '').replace('  ', ' ').trim();
  if (!term) return { typed, term: typed, query };
  const price = query.filter.price ?? { ...openEnds, max: amountOf(signed ?? last) };
  return { typed, term, query: { ...query, filter: { ...query.filter, price } } };
}
