import { currencies, type Currency } from '../seed/types';
import type { Listing, Sort } from '../shopify/storage/types';
import { ApiError } from '../world/api-error';
import { parseFilter } from './filter';

const DEFAULT_TAKE = 20;
const MAX_TAKE = 100;

const sorts = new Map<string, [Sort, boolean]>([
  ['manual', ['manual', false]],
  ['best-selling', ['best-selling', false]],
  ['title-ascending', ['title', false]],
  ['title-descending', ['title', true]],
  ['price-ascending', ['price', false]],
  ['price-descending', ['price', true]],
  ['created-ascending', ['created', false]],
  ['created-descending', ['created', true]],
]);

/** An invalid `sort` becomes the default; other invalid values throw. */
export function readListing(url: URL, defaultSort: Sort) {
  const query = url.searchParams;
  const currency = readCurrency(url);
  const asked = query.get('sort') ?? '';
  const [sort, reverse] = sorts.get(asked) ?? [defaultSort, false];
  const take = readInteger(query.get('take'), 'take', 1, MAX_TAKE) ?? DEFAULT_TAKE;
  const skip = readInteger(query.get('skip'), 'skip', 0, Number.MAX_SAFE_INTEGER) ?? 0;
  const filter = parseFilter(query.get('query'));
  const listing: Listing = { ...filter, currency, sort, reverse, offset: skip, limit: take };
  return { listing, echo: { sort: sorts.has(asked) ? asked : null, skip, take, currency } };
}

export function readCurrency(url: URL): Currency {
  const code = (url.searchParams.get('currency') ?? 'USD').toUpperCase();
  const currency = currencies.find((one) => one === code);
  if (!currency) throw new ApiError(400, 'bad_currency', `${code} is not a currency of this shop.`);
  return currency;
}

function readInteger(text: string | null, name: string, min: number, max: number): number | null {
  if (text === null) return null;
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= min && number <= max) return number;
  throw new ApiError(400, `bad_${name}`, `${name} must be a whole number from ${min} to ${max}.`);
}
